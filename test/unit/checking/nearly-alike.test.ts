import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'
import { areNearlyAlike, plainName } from '../../../shared/checking/nearly-alike.ts'
import { assembleOne } from '../../support/rows/assemble-rows.ts'

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
