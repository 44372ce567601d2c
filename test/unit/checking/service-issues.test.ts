import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { serviceIssues } from '../../../shared/checking/service-issues.ts'
import { assembleRows } from '../../support/assemble-rows.ts'

const { accounts } = assembleRows(
  {
    Accounts: [
      ['external_account_number', 'billing_address.locality'],
      ['1', 'Dallas'],
    ],
    People: [
      [
        'external_account_number',
        'customers[].given_name',
        'customers[].family_name',
        'customers[].email',
        'customers[].landline',
      ],
      ['1', 'Ana', 'Lee', 'ana@example.org', '+15125552087'],
      ['1', 'Carl', 'Lee', '', '+15125550100'],
    ],
  },
  { constants: [{ target: 'ledgers[].ledger_code', value: 'ENERGY' }] },
)
const [account] = accounts
if (account === undefined) throw new Error('No account.')

const said = (attr: string | null) =>
  serviceIssues(
    [{ attr, code: 'invalid_phone_number', detail: 'Enter a valid phone number.' }],
    account,
    accountCatalogue,
  )[0]

describe('an error of the service', () => {
  test('leads to the cell its value came from, in the service’s own words', () => {
    expect(said('customers.1.landline')).toEqual({
      level: 'error',
      code: 'invalid_phone_number',
      message:
        'Sheet “People”, row 3, column E (“customers[].landline”): the service does not accept “Customer 2 · Landline phone”. It says: “Enter a valid phone number.”',
      where: { path: 'customers.1.landline', cell: { sheet: 'People', row: 3, column: 5 } },
    })
  })

  test('about a value that is missing leads to its empty cell', () => {
    expect(said('customers.1.email')?.where?.cell).toEqual({ sheet: 'People', row: 3, column: 4 })
  })

  test.each([
    ['customers.1', { sheet: 'People', row: 3, column: 2 }],
    ['customers.1.date_of_birth', { sheet: 'People', row: 3, column: 2 }],
    ['customers.1.user_details.0.value', { sheet: 'People', row: 3, column: 2 }],
    ['customers', { sheet: 'People', row: 2, column: 2 }],
    ['billing_address', { sheet: 'Accounts', row: 2, column: 2 }],
  ])('at %s leads to the nearest cell around or inside it', (attr, cell) => {
    expect(said(attr)?.where).toEqual({ path: attr, cell })
  })

  test.each([
    ['ledgers.0.ledger_code', 'The service does not accept “Ledger 1 · Ledger code”.'],
    ['supply_addresses', 'The service does not accept “Supply addresses”.'],
    ['import_supplier', 'The service does not accept “Supplier code”.'],
    ['something_new', 'The service does not accept “something_new”.'],
  ])('at %s, which no cell gave, has no cell', (attr, beginning) => {
    expect(said(attr)?.where).toEqual({ path: attr })
    expect(said(attr)?.message).toBe(`${beginning} It says: “Enter a valid phone number.”`)
  })

  test('without a path is about the whole account', () => {
    expect(said(null)).toEqual({
      level: 'error',
      code: 'invalid_phone_number',
      message: 'The service does not accept this account. It says: “Enter a valid phone number.”',
    })
  })
})
