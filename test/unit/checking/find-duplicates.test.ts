import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { planChecks } from '../../../shared/checking/account/check-account.ts'
import { walkPayload } from '../../../shared/checking/account/walk-payload.ts'
import {
  type AccountThings,
  DuplicateIndex,
  pathsOfUniques,
  type UniqueValues,
  uniqueLevels,
  uniqueValues,
} from '../../../shared/checking/find-duplicates.ts'
import { placeOfPath } from '../../../shared/checking/said/place-of-path.ts'
import { accountsNamed } from '../../../shared/issue-words.ts'
import type { AccountDraft } from '../../../shared/mapping/assemble/account-draft.ts'
import { assembleRows } from '../../support/rows/assemble-rows.ts'
import type { CellValue } from '../../support/rows/workbook-from-rows.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'
import { inWords } from '../../support/words/in-words.ts'

function indexOf(rows: readonly CellValue[][], ...more: readonly string[]) {
  const headers = ['external_account_number', 'supply_addresses[].supply_points[].identifier', ...more]
  const { accounts } = assembleRows({ Sheet: [headers, ...rows] })
  const { walk, uniques } = planChecks(accountCatalogue, '2026-11-21')
  return keeping(
    new DuplicateIndex<AccountThings & { readonly rows: AccountDraft }>(uniques, ({ rows }) =>
      pathsOfUniques(uniques, walkPayload(rows.payload, walk)).map((paths) =>
        paths.map((path) => placeOfPath(rows, path)),
      ),
    ),
    accounts.map((rows, order) => ({
      rows,
      order,
      uniques: uniqueValues(uniques, walkPayload(rows.payload, walk)),
    })),
  )
}

/** With the accounts that are in it, as its owner has them. */
function keeping<A extends AccountThings>(index: DuplicateIndex<A>, accounts: readonly A[] = []) {
  const byKey = new Map<string, A>()
  const remove = (key: string) => {
    const account = byKey.get(key)
    byKey.delete(key)
    return account === undefined ? [] : [...index.remove(account)]
  }
  const put = (account: A) => {
    const affected = [...remove(account.rows.key), ...index.put(account)]
    byKey.set(account.rows.key, account)
    return affected
  }
  accounts.forEach(put)
  const issuesOf = (key: string) => {
    const account = byKey.get(key)
    return account === undefined ? [] : index.issuesOf(account)
  }
  return { put, remove, issuesOf }
}

test('a supply point in two accounts is a warning in both, each naming the other', () => {
  const index = indexOf([
    ['A', 'P1'],
    ['B', 'P2'],
    ['C', 'P1'],
  ])
  expect([index.issuesOf('B'), index.issuesOf('C').length]).toEqual([[], 1])
  const issues = index.issuesOf('A')
  expect(issues.map(inWords)).toEqual([
    {
      level: 'warning',
      code: 'thing_in_two_accounts',
      message:
        'Row 2, column B (“supply_addresses[].supply_points[].identifier”): the supply point “P1” is in account “C” too, row 4, column B (“supply_addresses[].supply_points[].identifier”). Check which account it belongs to.',
      where: { path: 'supply_addresses.0.supply_points.0.identifier', cell: { sheet: 'Sheet', row: 2, column: 2 } },
    },
  ])
  expect(issues.flatMap(({ message }) => accountsNamed(message))).toEqual(['C'])
})

test('each of many supply points of an account has the path at which it is sent', () => {
  const headers = ['external_account_number', 'supply_addresses[].supply_points[].identifier']
  const rows = Array.from({ length: 50 }, (_, index) => ['A', `P${index}`])
  const [draft] = assembleRows({ Sheet: [headers, ...rows] }).accounts
  const { walk, uniques } = planChecks(accountCatalogue, '2026-11-21')
  for (let time = 0; time < 2; time += 1) {
    const [paths] = draft === undefined ? [] : pathsOfUniques(uniques, walkPayload(draft.payload, walk))
    expect(paths).toEqual(rows.map((_, index) => `supply_addresses.0.supply_points.${index}.identifier`))
  }
})

test('the same supply point in several rows of one account is none', () => {
  const index = indexOf([
    ['A', 'P1'],
    ['A', 'P1'],
    ['B', 'P2'],
  ])
  expect([index.issuesOf('A'), index.issuesOf('B')]).toEqual([[], []])
})

test('the second supply point of an account that another has too is said', () => {
  const index = indexOf([
    ['A', 'P1'],
    ['A', 'P2'],
    ['B', 'P2'],
  ])
  expect(index.issuesOf('A').map(({ where }) => where?.path)).toEqual(['supply_addresses.0.supply_points.1.identifier'])
  expect(index.issuesOf('B')).toHaveLength(1)
})

test('only what one field tells apart, in all accounts, is looked for in others', () => {
  const children = vetInterface.root.children.map((node) =>
    node.type === 'level' && node.name === 'keepers' ? { ...node, isKeyUnique: true } : node,
  )
  const catalogue = catalogueOf({ ...vetInterface, root: { ...vetInterface.root, children } })
  expect(uniqueLevels(catalogue).map(({ level, field }) => [level.path, field])).toEqual([['animals[]', 'chip']])
})

test('what the network numbers is looked for in other accounts, where nothing says that it is unique', () => {
  expect(uniqueLevels(accountCatalogue).map(({ level }) => level.path)).toEqual([
    'supply_addresses[].supply_points[]',
    'supply_addresses[].supply_points[].meters[]',
  ])
  const said = (element: string) => {
    const children = vetInterface.root.children.map((node) =>
      node.type === 'level' && node.name === 'animals' ? { ...node, element, isKeyUnique: false } : node,
    )
    return uniqueLevels(catalogueOf({ ...vetInterface, root: { ...vetInterface.root, children } })).length
  }
  expect(['animal', 'meter', 'gas meter', 'Meter point', 'meter reading', 'perimeter'].map(said)).toEqual([
    0, 1, 1, 1, 0, 0,
  ])
})

test('a meter in two accounts is a warning in both', () => {
  const rows = [
    ['A', 'P1', '0443217'],
    ['B', 'P2', '0443217'],
    ['C', 'P3', '443217'],
  ]
  const index = indexOf(rows, 'supply_addresses[].supply_points[].meters[].serial_number')
  expect(['A', 'B', 'C'].map((key) => index.issuesOf(key).map(({ where }) => where?.path))).toEqual([
    ...Array(2).fill(['supply_addresses.0.supply_points.0.meters.0.serial_number']),
    [],
  ])
})

const account = fc.record({ order: fc.nat(5), values: fc.array(fc.constantFrom('P1', 'P2', 'P3')) })
const thingsOf = (order: number, values: readonly string[]): AccountThings => ({
  rows: { key: `account ${order}`, accountNumber: String(order) },
  order,
  uniques: uniques.map((_, at): UniqueValues[number] => (at === 0 ? values : [])),
})
const { uniques } = planChecks(accountCatalogue, '2026-11-21')
const indexOfThings = () =>
  keeping(
    new DuplicateIndex<AccountThings>(uniques, ({ order, uniques: all }) =>
      all.map((values) => values.map(() => ({ where: {}, cell: { row: order + 1, column: 1, header: '' } }))),
    ),
  )

test('whichever account came last, the first in order is named; and one that is gone is named no more', () => {
  const index = indexOfThings()
  for (const order of [2, 1, 0]) index.put(thingsOf(order, ['P1']))
  const named = (order: number) => index.issuesOf(`account ${order}`).flatMap(({ message }) => accountsNamed(message))
  expect([0, 1, 2].map(named)).toEqual([['1'], ['0'], ['0']])
  index.remove('account 0')
  expect([0, 1, 2].map(named)).toEqual([[], ['2'], ['1']])
})

test('kept up account by account, it says what it would say of all of them at once, and of whom it says something else', () => {
  fc.assert(
    fc.property(fc.array(account), (changes) => {
      const kept = indexOfThings()
      const said = new Map<string, string>()
      const now = new Map<number, readonly string[]>()
      for (const { order, values } of changes) {
        now.set(order, values)
        const others = kept.put(thingsOf(order, values))
        for (const key of [`account ${order}`, ...others]) said.set(key, JSON.stringify(kept.issuesOf(key)))
        const anew = indexOfThings()
        for (const [other, held] of now) anew.put(thingsOf(other, held))
        for (const [other] of now) {
          const key = `account ${other}`
          expect(said.get(key)).toBe(JSON.stringify(anew.issuesOf(key)))
        }
      }
    }),
  )
})
