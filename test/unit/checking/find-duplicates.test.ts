import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { planChecks } from '../../../shared/checking/check-account.ts'
import { type AccountThings, DuplicateIndex, uniqueThings } from '../../../shared/checking/find-duplicates.ts'
import { placeOfPath } from '../../../shared/checking/place-of-path.ts'
import { walkPayload } from '../../../shared/checking/walk-payload.ts'
import { assembleRows } from '../../support/assemble-rows.ts'
import type { CellValue } from '../../support/workbook-from-rows.ts'

function indexOf(rows: readonly CellValue[][]) {
  const headers = ['external_account_number', 'supply_addresses[].supply_points[].identifier']
  const { accounts } = assembleRows({ Sheet: [headers, ...rows] })
  const index = new DuplicateIndex()
  const { walk, uniques } = planChecks(accountCatalogue, '2026-11-21')
  accounts.forEach((account, order) => {
    index.put({
      key: account.key,
      order,
      things: uniqueThings(account, uniques, walkPayload(account.payload, walk)),
      placeOf: (path) => placeOfPath(account, path),
    })
  })
  return index
}

test('a supply point in two accounts is a warning in both, each naming the other', () => {
  const index = indexOf([
    ['A', 'P1'],
    ['B', 'P2'],
    ['C', 'P1'],
  ])
  expect([index.issuesOf('B'), index.issuesOf('C').length]).toEqual([[], 1])
  expect(index.issuesOf('A')).toEqual([
    {
      level: 'warning',
      code: 'thing_in_two_accounts',
      message:
        'Row 2, column B (“supply_addresses[].supply_points[].identifier”): the supply point “P1” is in account “C” too, row 4, column B (“supply_addresses[].supply_points[].identifier”). Check which account it belongs to.',
      where: { path: 'supply_addresses.0.supply_points.0.identifier', cell: { sheet: 'Sheet', row: 2, column: 2 } },
    },
  ])
})

test('the same supply point in several rows of one account is none', () => {
  const index = indexOf([
    ['A', 'P1'],
    ['A', 'P1'],
    ['B', 'P2'],
  ])
  expect([index.issuesOf('A'), index.issuesOf('B')]).toEqual([[], []])
})

const account = fc.record({ order: fc.nat(5), values: fc.uniqueArray(fc.constantFrom('P1', 'P2', 'P3')) })
const thingsOf = (order: number, values: readonly string[]): AccountThings => ({
  key: `account ${order}`,
  order,
  things: values.map((value) => ({
    accountKey: `account ${order}`,
    accountNumber: String(order),
    element: 'supply point',
    levelPath: 'supply_points[]',
    value,
    path: '',
  })),
  placeOf: () => ({ where: {}, cell: { row: order + 1, column: 1, header: '' } }),
})

test('kept up account by account, it says what it would say of all of them at once, and of whom it says something else', () => {
  fc.assert(
    fc.property(fc.array(account), (changes) => {
      const kept = new DuplicateIndex()
      const said = new Map<string, string>()
      const now = new Map<number, readonly string[]>()
      for (const { order, values } of changes) {
        now.set(order, values)
        for (const key of kept.put(thingsOf(order, values))) said.set(key, JSON.stringify(kept.issuesOf(key)))
        const anew = new DuplicateIndex()
        for (const [other, held] of now) anew.put(thingsOf(other, held))
        for (const [other] of now) {
          const key = `account ${other}`
          expect(said.get(key)).toBe(JSON.stringify(anew.issuesOf(key)))
        }
      }
    }),
  )
})
