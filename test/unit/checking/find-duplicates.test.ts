import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { duplicateIssues, uniqueThings } from '../../../shared/checking/find-duplicates.ts'
import { assembleRows } from '../../support/assemble-rows.ts'
import type { CellValue } from '../../support/workbook-from-rows.ts'

function duplicatesOf(rows: readonly CellValue[][]) {
  const headers = ['external_account_number', 'supply_addresses[].supply_points[].identifier']
  const { accounts } = assembleRows({ Sheet: [headers, ...rows] })
  return duplicateIssues(accounts.flatMap((account) => uniqueThings(account, accountCatalogue)))
}

test('a supply point in two accounts is a warning in both, each naming the other', () => {
  const issues = duplicatesOf([
    ['A', 'P1'],
    ['B', 'P2'],
    ['C', 'P1'],
  ])
  expect([...issues.keys()]).toEqual(['A', 'C'])
  expect(issues.get('A')).toEqual([
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
  expect(
    duplicatesOf([
      ['A', 'P1'],
      ['A', 'P1'],
      ['B', 'P2'],
    ]).size,
  ).toBe(0)
})
