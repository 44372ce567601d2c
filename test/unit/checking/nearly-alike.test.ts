import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { areNearlyAlike, plainName } from '../../../shared/checking/nearly-alike.ts'
import { assembleOne, assembleRows } from '../../support/rows/assemble-rows.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'

const plain = ([given, family]: readonly [string, string]) => plainName(given, family)

describe('names', () => {
  test.each([
    [
      ['Ana', 'Lee'],
      ['Anna', 'Lee'],
    ],
    [
      ['José', 'Patel'],
      ['Jose', 'Patel'],
    ],
    [
      ['John', 'Smith'],
      ['J.', 'Smith'],
    ],
    [
      ['John', 'Smith'],
      ['John', 'Smyth'],
    ],
    [
      ['Ana', 'Lee'],
      ['Ana', ''],
    ],
    [
      ['Ana', 'Lee'],
      ['', 'Lee'],
    ],
    [
      ['Mary-Ann', 'O’Brien'],
      ['Mary Ann', 'OBrien'],
    ],
  ] as const)('%j and %j may be one person’s', (one, other) => {
    expect([areNearlyAlike(plain(one), plain(other)), areNearlyAlike(plain(other), plain(one))]).toEqual([true, true])
  })

  test.each([
    [
      ['Ana', 'Lee'],
      ['Carl', 'Lee'],
    ],
    [
      ['Bo', 'Li'],
      ['Bo', 'Lu'],
    ],
    [
      ['', 'Acme'],
      ['Acme', ''],
    ],
    [
      ['Mary', 'Smith'],
      ['Mark', 'Smythe'],
    ],
    [
      ['Ana', 'Li'],
      ['Ann', 'Li'],
    ],
    [
      ['Jo', 'Smith'],
      ['John', 'Smith'],
    ],
    [
      ['J.', 'Smith'],
      ['Ana', 'Smith'],
    ],
  ] as const)('%j and %j are two people’s', (one, other) => {
    expect(areNearlyAlike(plain(one), plain(other))).toBe(false)
  })
})

const account = 'external_account_number'

const issuesOf = (rows: string[][]) =>
  checkAccount(assembleOne(rows), planChecks(accountCatalogue, '2026-11-21')).map(({ code, where }) => [
    code,
    where?.cell?.row,
  ])

test('a name that was mended in one of several rows is said, where it makes a second customer', () => {
  const headers = [account, 'customers[].given_name', 'customers[].family_name']
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ['1', 'Anna', 'Lee'], ['1', 'Ana', 'Lee']])).toEqual([
    ['elements_nearly_alike', 3],
  ])
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ['1', 'Carl', 'Lee']])).toEqual([])
})

test('a name of which half is blank in one of several rows is said, where it makes a second customer', () => {
  const headers = [account, 'customers[].given_name', 'customers[].family_name']
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ['1', 'Ana', '']])).toEqual([['elements_nearly_alike', 3]])
})

test('a name of which the other half is blank, and the one who is named by it only, are said', () => {
  const headers = [account, 'customers[].given_name', 'customers[].family_name']
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ['1', '', 'Lee']])).toEqual([['elements_nearly_alike', 3]])
  expect(issuesOf([headers, ['1', '', 'Lee'], ['1', 'Ana', 'Lee']])).toEqual([['elements_nearly_alike', 3]])
})

test('two without any name are not said to have nearly the same', () => {
  const headers = [account, 'customers[].email', 'customers[].given_name']
  expect(
    issuesOf([headers, ['1', 'ana@example.org', ''], ['1', 'carl@example.org', '']]).filter(
      ([code]) => code === 'elements_nearly_alike',
    ),
  ).toEqual([])
})

test('the same row of two sheets is two rows', () => {
  const headers = [account, 'customers[].given_name', 'customers[].family_name']
  const { accounts } = assembleRows({ First: [headers, ['1', 'Ana', 'Lee']], Second: [headers, ['1', 'Anna', 'Lee']] })
  const plan = planChecks(accountCatalogue, '2026-11-21')
  expect(
    accounts.flatMap((one) => checkAccount(one, plan)).map(({ code, where }) => [code, where?.cell?.sheet]),
  ).toEqual([['elements_nearly_alike', 'Second']])
})

test('people of whom the interface has one name only are compared with nobody', () => {
  const children = vetInterface.root.children.map((node) =>
    node.type === 'level' && node.name === 'keepers'
      ? { ...node, children: node.children.filter(({ name }) => name !== 'surname') }
      : node,
  )
  const catalogue = catalogueOf({ ...vetInterface, root: { ...vetInterface.root, children } })
  const draft = { payload: { keepers: [{ called: 'Kim' }, { called: 'Kimm' }] }, origins: new Map(), rows: [] }
  expect(checkAccount(draft, planChecks(catalogue, '2026-11-21'))).toEqual([])
})

test('two who stand side by side in one row are two', () => {
  const names = ['Jon', 'Smith', 'Joan', 'Smith']
  const headers = [0, 1].flatMap((index) => [`customers[${index}].given_name`, `customers[${index}].family_name`])
  expect(
    issuesOf([
      [account, ...headers],
      ['1', ...names],
    ]),
  ).toEqual([])
})

test('of so many that not each is compared with all, that is said, once', () => {
  const headers = [account, 'customers[].given_name', 'customers[].family_name']
  // Digits of two large steps, as letters: no two are nearly alike.
  const spelled = (number: number) => [...String(number)].map((digit) => 'abdegiklmo'[Number(digit)]).join('')
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => ['1', spelled(index * 48_271 + 11), spelled(index * 69_621 + 7)])
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ...names(500)])).toEqual([])
  expect(issuesOf([headers, ['1', 'Ana', 'Lee'], ...names(500), ['1', 'Anna', 'Lee']])).toEqual([
    ['too_many_to_compare', 503],
  ])
})
