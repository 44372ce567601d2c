/** Of each field of our own interface help says where its values are found, and what becomes of them. */
import { expect, test } from 'vitest'
import { findingOf } from '../../../../renderer/help/field-finding.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'

test.each([
  ['accounts', accountCatalogue],
  ['additions', additionsCatalogue],
])('each field of %s is found somewhere', (_, catalogue) => {
  const unknown = catalogue.leaves.filter((leaf) => findingOf(catalogue, leaf) === null)
  expect(unknown.map(({ path }) => path)).toEqual([])
})

test.each([
  ['supply_addresses[].supply_points[].meters[].serial_number', 'meter_serial'],
  ['supply_addresses[].supply_points[].meters[].phase', 'meter_data'],
  ['supply_addresses[].supply_points[].agreements[].characteristics[].code', 'agreement_detail'],
  ['ledgers[].historical_billing_documents[].transactions[].amount', 'transaction'],
])('%s is about %s', (path, finding) => {
  const leaf = accountCatalogue.leaf(path)
  expect(leaf && findingOf(accountCatalogue, leaf)).toBe(finding)
})
