/** An account is checked before its payload is written, and all is said of it that would be said of the payload. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finish } from '../../../shared/basics/cooperative-task.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { checkAccount, checkWalked, planChecks } from '../../../shared/checking/account/check-account.ts'
import { planElementWalk, walkElements } from '../../../shared/checking/account/walk-elements.ts'
import { walkPayload } from '../../../shared/checking/account/walk-payload.ts'
import { pathsOfUniques, uniqueValues } from '../../../shared/checking/find-duplicates.ts'
import type { IssueCode } from '../../../shared/issue-words.ts'
import { assembleAccount, gatherAccount } from '../../../shared/mapping/assemble/assemble-account.ts'
import { groupRows } from '../../../shared/mapping/assemble/group-rows.ts'
import { planAssembly } from '../../../shared/mapping/plan/plan-assembly.ts'
import { writtenPaths } from '../../../shared/mapping/plan/written-level.ts'
import { assemblyInput } from '../../support/rows/assemble-rows.ts'

const today = '2026-11-21'
const days = ['2024-01-01', '1899-12-31', '2999-01-01', 'soon', '']

/** Of each field some values that rules have something to say of, alone or beside others. */
const ofAccounts: Readonly<Record<string, readonly string[]>> = {
  external_account_number: ['1', '2'],
  'customers[].given_name': ['Ann', 'Anne', ''],
  'customers[].family_name': ['Lee', ''],
  'customers[].email': ['a@example.com', ''],
  'customers[].mobile': ['07400 123456', ''],
  'customers[].date_of_birth': days,
  'notes[].unpin_at': ['2025-01-01T00:00:00Z', ''],
  'ledgers[].ledger_code': ['ENERGY', 'GAS', 'energy', ''],
  'ledgers[].last_statement_closing_date': days,
  'ledgers[].last_statement_issue_date': days,
  'supply_addresses[].supply_address.street_address': ['1 Elm St', '2 Oak St', ''],
  'supply_addresses[].supply_points[].identifier': ['P1', 'P2', ''],
  'supply_addresses[].supply_points[].supply_start_date': days,
  'supply_addresses[].supply_points[].agreements[].effective_from': days,
  'supply_addresses[].supply_points[].meters[].serial_number': ['M1', 'M2', ''],
  'supply_addresses[].supply_points[].meters[].status': ['on', 'off', ''],
}
const ofAdditions: Readonly<Record<string, readonly string[]>> = {
  external_account_number: ['1'],
  'notes[].created_at': ['2025-01-01T00:00:00Z', '2024-01-01T00:00:00Z', ''],
  'notes[].unpin_at': ['2024-06-01T00:00:00Z', ''],
  'statements[].bill_period_from_date': days,
  'statements[].bill_period_to_date': days,
  'transactions[].type': ['CHARGE', 'PAYMENT', ''],
  'transactions[].amount': ['3', '4.5', ''],
  'transactions[].transaction_date': days,
  'transactions[].note': ['paid', ''],
  'transactions[].product_code': ['X', ''],
  'transactions[].line_items[].net_amount': ['1', '4.5', ''],
}

const rowsOf = (pools: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string[][]> => {
  const [number = '', ...others] = Object.keys(pools)
  return fc
    .uniqueArray(fc.constantFrom(...others), { minLength: 1 })
    .map((some) => [number, ...some])
    .chain((columns) =>
      fc
        .array(fc.tuple(...columns.map((column) => fc.constantFrom(...(pools[column] ?? [''])))), { maxLength: 5 })
        .map((rows) => [columns, ...rows]),
    )
}

/** With what is said of nearly every one. */
const kinds: readonly (readonly [string, Catalogue, typeof ofAccounts, IssueCode])[] = [
  ['accounts', accountCatalogue, ofAccounts, 'list_expected'],
  ['additions', additionsCatalogue, ofAdditions, 'value_needs_other'],
]

test.each(kinds)('of %s the same is said before the payload is written and after', (_, catalogue, pools, often) => {
  const said = new Set<IssueCode>()
  fc.assert(
    fc.property(rowsOf(pools), (rows) => {
      const plan = finish(planAssembly(assemblyInput({ Sheet: rows }, { catalogue })))
      const paths = new Set(writtenPaths(plan.written))
      const checks = planChecks(catalogue, today, (path) => paths.has(path))
      const walk = planElementWalk(checks.walk, plan.written)
      for (const account of finish(groupRows(plan)).accounts) {
        const gathered = gatherAccount(plan, account)
        const draft = assembleAccount(plan, account)
        const walked = walkElements(gathered.root, walk)
        const issues = checkWalked(gathered, checks, walked)
        expect(issues).toEqual(checkAccount(draft, checks))
        const { uniques } = checks
        const ofPayload = walkPayload(draft.payload, checks.walk)
        expect(uniqueValues(uniques, walked)).toEqual(uniqueValues(uniques, ofPayload))
        expect(pathsOfUniques(uniques, walked)).toEqual(pathsOfUniques(uniques, ofPayload))
        for (const { code } of issues) said.add(code)
      }
    }),
  )
  expect(said).toContain(often)
})
