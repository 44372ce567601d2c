import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { serviceIssues } from '../../../shared/checking/service-issues.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { assembleRows } from '../../support/rows/assemble-rows.ts'
import { inWords } from '../../support/words/in-words.ts'

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
  ).map(inWords)[0]

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
    ['customers.1', 'Customer 2', { sheet: 'People', row: 3, column: 2 }],
    ['customers', 'Customers', { sheet: 'People', row: 2, column: 2 }],
    ['billing_address', 'Billing address', { sheet: 'Accounts', row: 2, column: 2 }],
  ])('at %s leads to the nearest cell around or inside it, and names its row alone', (attr, field, cell) => {
    expect(said(attr)?.where).toEqual({ path: attr, cell })
    expect(said(attr)?.message).toBe(
      `Sheet “${cell.sheet}”, row ${cell.row}: the service does not accept “${field}”. It says: “Enter a valid phone number.”`,
    )
  })

  test.each([
    ['customers.1.date_of_birth', 'customers[].date_of_birth', 'Customer 2 · Date of birth'],
    ['customers.1.user_details.0.value', 'customers[].user_details[].value', 'Customer 2 · Customer detail 1 · Detail'],
    ['supply_addresses', 'supply_addresses[].customer_at_supply_address_from_date', 'Supply addresses'],
  ])('at %s, which no column gives, leads to the mapping', (attr, target, field) => {
    expect(said(attr)?.where).toEqual({ path: attr, target })
    expect(said(attr)?.message).toBe(
      `The service does not accept “${field}”, which no column gives. It says: “Enter a valid phone number.” Choose a column or a value for it in Map.`,
    )
  })

  test('at what is the same for every account leads to its line in the mapping', () => {
    expect(said('ledgers.0.ledger_code')).toMatchObject({
      message:
        'The service does not accept “Ledger 1 · Ledger code”, which is the same for every account. It says: “Enter a valid phone number.” Change it in Map.',
      where: { path: 'ledgers.0.ledger_code', target: 'ledgers[].ledger_code' },
    })
  })

  test.each([
    [
      'import_supplier',
      'The service does not accept “Supplier code” of your connection.',
      ' Check it with the operator; capital letters count.',
    ],
    ['something_new', 'The service does not accept “something_new”.', ''],
  ])('at %s, which neither cell nor mapping gives, has no place', (attr, beginning, end) => {
    expect(said(attr)?.where).toEqual({ path: attr })
    expect(said(attr)?.message).toBe(`${beginning} It says: “Enter a valid phone number.”${end}`)
  })

  test('without a path is about the whole account', () => {
    expect(said(null)).toEqual({
      level: 'error',
      code: 'invalid_phone_number',
      message: 'The service does not accept this account. It says: “Enter a valid phone number.”',
    })
  })

  test('that names no value and no reason is not taken for one', () => {
    const failed = { attr: null, code: 'account_failed_validation', detail: 'The account failed validation.' }
    const silent = { attr: null, code: 'service_refused', detail: null }
    const atField = { attr: 'customers.1.landline', code: 'invalid', detail: null }
    expect(
      serviceIssues([failed, silent, atField], account, accountCatalogue).map(({ message }) => sayMessage(message)),
    ).toEqual([
      'The service does not accept this account, and does not say why. All it says is: “The account failed validation.” Ask the operator, and name the account number and the time.',
      'The service does not accept this account and gives no reason. Ask the operator, and name the account number and the time.',
      'Sheet “People”, row 3, column E (“customers[].landline”): the service does not accept “Customer 2 · Landline phone” and gives no reason. Ask the operator, and name the account number and the time.',
    ])
  })
})
