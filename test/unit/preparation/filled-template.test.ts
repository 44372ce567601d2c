import { read, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { writeTemplate } from '../../../electron/workbook/writing/write-template.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { exampleAccount } from '../../../shared/contract/example-account.ts'
import { fillTemplate, type TypedRow } from '../../support/rows/fill-template.ts'
import { prepared } from './prepare.ts'

/** What a person types: for each sheet its rows, a value for each path. */
const typed: Readonly<Record<string, readonly TypedRow[]>> = {
  Accounts: [
    {
      external_account_number: '007001',
      'billing_address.street_address': '1 Elm St',
      'billing_address.postal_code': '01234',
      'billing_address.country': 'US',
      'customers[0].given_name': 'Ana',
      'customers[0].family_name': 'Lee',
      'customers[0].mobile': '+15125550100',
      'customers[0].date_of_birth': '1980-04-01',
      'customers[0].alternative_phone_numbers[0].phone_number': '+15125550101',
      'customers[0].alternative_phone_numbers[1].phone_number': '+15125550102',
      'customers[0].customer_preferences.opted_into_sms': 'No',
      'customers[0].user_details[tax_id].value': '12-345',
      'customers[0].user_details[middle_name].value': 'Maria',
      'customers[2].given_name': 'Carl',
    },
    { external_account_number: '007002', 'customers[0].given_name': 'Zoë' },
  ],
  Notes: [
    {
      external_account_number: '007001',
      'notes[].body': 'Key by the gate',
      'notes[].document_paths[0].document_path': 'a.pdf',
      'notes[].document_paths[1].document_path': 'b.pdf',
      'notes[].is_pinned': 'Yes',
    },
  ],
  Ledgers: [
    { external_account_number: '007001', 'ledgers[].ledger_code': 'ENERGY', 'ledgers[].ledger_balance': -12.5 },
  ],
  'Past bills': [
    {
      external_account_number: '007001',
      'ledgers[].ledger_code': 'ENERGY',
      'ledgers[].historical_billing_documents[].billing_document_identifier': 'B-1',
      'ledgers[].historical_billing_documents[].issued_date': '2026-08-02',
    },
  ],
  'Bill transactions': [
    {
      external_account_number: '007001',
      'ledgers[].historical_billing_documents[].billing_document_identifier': 'B-1',
      'ledgers[].historical_billing_documents[].transactions[].transaction_id': 'T-1',
      'ledgers[].historical_billing_documents[].transactions[].amount': '124.72',
      'ledgers[].historical_billing_documents[].transactions[].transaction_date': '2026-08-02',
      'ledgers[].historical_billing_documents[].transactions[].type': 'CHARGE',
    },
  ],
  'Supply addresses': [
    {
      external_account_number: '007001',
      'supply_addresses[].external_identifier': 'P-1',
      'supply_addresses[].supply_address.street_address': '1 Elm St',
      'supply_addresses[].property_details.property_type_specific_details.entry_instructions': 'Ring twice',
    },
  ],
  'Supply points': [
    {
      external_account_number: '007001',
      'supply_addresses[].external_identifier': 'P-1',
      'supply_addresses[].supply_points[].identifier': '10443720856539964',
      'supply_addresses[].supply_points[].supply_details.service_drop.delivery_voltage': '240',
    },
  ],
  Agreements: [
    {
      external_account_number: '007001',
      'supply_addresses[].supply_points[].identifier': '10443720856539964',
      'supply_addresses[].supply_points[].agreements[].tariff_code': 'FIX12',
      'supply_addresses[].supply_points[].agreements[].effective_from': '2024-06-09',
      'supply_addresses[].supply_points[].agreements[].characteristics[0].code': 'green',
      'supply_addresses[].supply_points[].agreements[].characteristics[0].value': 'yes',
      'supply_addresses[].supply_points[].agreements[].characteristics[1].code': 'term',
      'supply_addresses[].supply_points[].agreements[].characteristics[1].value': '12',
    },
  ],
  Meters: [
    {
      external_account_number: '007001',
      'supply_addresses[].supply_points[].identifier': '10443720856539964',
      'supply_addresses[].supply_points[].meters[].serial_number': '000MTR1',
      'supply_addresses[].supply_points[].meters[].voltage': 240,
    },
  ],
  Registers: [
    {
      external_account_number: '007001',
      'supply_addresses[].supply_points[].meters[].serial_number': '000MTR1',
      'supply_addresses[].supply_points[].meters[].registers[].register_type': 'KWH_IMPORT',
      'supply_addresses[].supply_points[].meters[].registers[].digits': 5,
    },
  ],
}

test('a template that another program filled in gives exactly what was typed', async () => {
  const { first, call } = await prepared('mine.xlsx', await fillTemplate(accountCatalogue, typed))

  expect(await call('readReport', {})).toEqual([])
  expect(first.sheets.map(({ name }) => name)).toEqual(Object.keys(typed))
  expect(first.accounts.map(({ accountNumber, name }) => [accountNumber, name])).toEqual([
    ['007001', 'Ana Lee and Carl'],
    ['007002', 'Zoë'],
  ])
  expect((await call('readAccount', { key: '007001' })).payload).toEqual({
    import_supplier: 'PRACTICE',
    external_account_number: '007001',
    billing_address: { street_address: '1 Elm St', postal_code: '01234', country: 'US' },
    customers: [
      {
        given_name: 'Ana',
        family_name: 'Lee',
        mobile: '+15125550100',
        date_of_birth: '1980-04-01',
        alternative_phone_numbers: [{ phone_number: '+15125550101' }, { phone_number: '+15125550102' }],
        customer_preferences: { opted_into_sms: false },
        user_details: [
          { namespace: 'middle_name', value: 'Maria' },
          { namespace: 'tax_id', value: '12-345' },
        ],
      },
      { given_name: 'Carl' },
    ],
    notes: [
      {
        body: 'Key by the gate',
        document_paths: [{ document_path: 'a.pdf' }, { document_path: 'b.pdf' }],
        is_pinned: true,
      },
    ],
    ledgers: [
      {
        ledger_code: 'ENERGY',
        ledger_balance: '-12.5',
        historical_billing_documents: [
          {
            billing_document_identifier: 'B-1',
            issued_date: '2026-08-02',
            transactions: [{ transaction_id: 'T-1', amount: '124.72', transaction_date: '2026-08-02', type: 'CHARGE' }],
          },
        ],
      },
    ],
    supply_addresses: [
      {
        supply_address: { street_address: '1 Elm St' },
        external_identifier: 'P-1',
        property_details: { property_type_specific_details: { entry_instructions: 'Ring twice' } },
        supply_points: [
          {
            identifier: '10443720856539964',
            agreements: [
              {
                effective_from: '2024-06-09',
                tariff_code: 'FIX12',
                characteristics: [
                  { code: 'green', value: 'yes' },
                  { code: 'term', value: '12' },
                ],
              },
            ],
            supply_details: { service_drop: { delivery_voltage: '240' } },
            meters: [
              {
                serial_number: '000MTR1',
                voltage: 240,
                registers: [{ register_type: 'KWH_IMPORT', digits: 5 }],
              },
            ],
          },
        ],
      },
    ],
  })
})

test('the example of the template is an account without a problem, once it has a number of its own', async () => {
  const book = read(await writeTemplate(accountCatalogue), { type: 'buffer' })
  for (const name of book.SheetNames.filter((one) => one !== '_fields')) {
    const [, , example = []] = utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1 })
    utils.sheet_add_aoa(book.Sheets[name]!, [['007001', ...example.slice(1)]], { origin: 'A4' })
  }
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
  const { first, call } = await prepared('mine.xlsx', bytes)

  expect(await call('readReport', {})).toEqual([])
  expect(first.accounts.map(({ key }) => key)).toEqual(['007001'])
  const { payload } = await call('readAccount', { key: '007001' })
  expect(payload).toEqual({
    ...exampleAccount,
    import_supplier: 'PRACTICE',
    external_account_number: '007001',
  })
})
