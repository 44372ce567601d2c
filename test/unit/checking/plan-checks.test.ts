/** Checks that are planned for what a payload can have say what all checks would. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFields } from '../../../shared/basics/members.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { checkAccount, planChecks } from '../../../shared/checking/account/check-account.ts'

const today = '2026-11-21'

const day = fc.constantFrom('1899-12-31', '2026-01-31', '2026-02-01', '2999-01-01')
const maybe = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(fields, { requiredKeys: [] })
const some = (of: fc.Arbitrary<unknown>) => fc.array(of, { maxLength: 2 })

const account = maybe({
  customers: some(
    maybe({
      given_name: fc.constantFrom('Ann', 'Anne'),
      family_name: fc.constantFrom('Lee', 'Li'),
      email: fc.constant('a@example.com'),
      mobile: fc.constant('+441'),
      date_of_birth: day,
    }),
  ),
  notes: some(maybe({ body: fc.constant('x'), created_at: day, unpin_at: day, is_pinned: fc.constant(true) })),
  ledgers: some(
    maybe({
      ledger_code: fc.constantFrom('GAS', 'ENERGY'),
      last_statement_closing_date: day,
      last_statement_issue_date: day,
      historical_billing_documents: some(maybe({ issued_date: day })),
    }),
  ),
  supply_addresses: some(
    maybe({
      supply_points: some(
        maybe({
          identifier: fc.constant('P1'),
          supply_start_date: day,
          last_billed_to_date: day,
          agreements: some(maybe({ effective_from: day })),
        }),
      ),
    }),
  ),
})

const additions = maybe({
  statements: some(maybe({ bill_period_from_date: day, bill_period_to_date: day })),
  transactions: some(
    maybe({
      type: fc.constantFrom('CHARGE', 'PAYMENT'),
      amount: fc.constant(1),
      note: fc.constant('x'),
      reference: fc.constant('x'),
      line_items: some(maybe({ net_amount: fc.constant(2), start_date: day, end_date: day })),
    }),
  ),
})

/** Of all fields and lists: `notes`, `notes[]`, `notes[].body`. */
function pathsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return [path, `${path}[]`, ...value.flatMap((one) => pathsIn(one, `${path}[]`))]
  if (!isFields(value)) return [path]
  return Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
}

test.each([
  ['accounts', account, accountCatalogue],
  ['additions', additions, additionsCatalogue],
] as const)('what is written of %s is checked as if all could be', (_, payloads, catalogue) => {
  fc.assert(
    fc.property(payloads, (payload) => {
      const paths = new Set(pathsIn(payload, ''))
      const draft = { payload: { external_account_number: '1', ...payload }, origins: new Map(), rows: [] }
      const planned = planChecks(catalogue, today, (path) => paths.has(path))
      expect(checkAccount(draft, planned)).toEqual(checkAccount(draft, planChecks(catalogue, today)))
    }),
  )
})
