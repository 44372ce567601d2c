import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { accountHolders } from '../../../shared/checking/person-name.ts'
import { summarise } from '../../../shared/checking/summary.ts'

const payload = {
  import_supplier: 'PRACTICE',
  external_account_number: '007001000',
  billing_address: { street_address: '1 Elm St', locality: 'Dallas', country: 'US' },
  customers: [
    {
      given_name: 'Ana',
      family_name: 'Lee',
      date_of_birth: '1980-04-01',
      alternative_phone_numbers: [{ phone_number: '+15125550100' }],
      customer_preferences: { opted_into_updates: true, opted_into_sms: false },
      user_details: [{ namespace: 'tax_id', value: '012-3' }],
    },
    { given_name: 'Carl', family_name: 'Lee' },
  ],
  notes: [{ body: 'Key safe by the gate', created_at: '2024-06-09T14:30:00Z' }],
  ledgers: [{ ledger_code: 'ENERGY', ledger_balance: '-42.10' }],
  supply_addresses: [
    {
      supply_address: { street_address: '1 Elm St', postal_code: '75201' },
      supply_points: [
        {
          identifier: '10443720856539964',
          agreements: [
            { tariff_code: 'FIX12', effective_from: '2024-06-09', characteristics: [{ code: 'GREEN', value: 'yes' }] },
          ],
          meters: [{ serial_number: 'MTR1', registers: [{ register_type: 'KWH_IMPORT', digits: 5 }, { digits: 6 }] }],
        },
      ],
    },
  ],
}

test('an account is read as headings with lines', () => {
  expect(summarise(payload, accountCatalogue)).toEqual([
    {
      heading: 'Account',
      lines: ['Supplier code: PRACTICE', 'Account number: 007001000', 'Billing address: 1 Elm St, Dallas, US'],
    },
    {
      heading: 'Customer 1',
      lines: [
        'Ana Lee',
        'Date of birth: 1 April 1980',
        'Other phone: +15125550100',
        'Wants updates: yes',
        'Wants text messages: no',
        'Tax id: 012-3',
      ],
    },
    { heading: 'Customer 2', lines: ['Carl Lee'] },
    { heading: 'Note', lines: ['Note: Key safe by the gate', 'Note written at: 9 June 2024, 14:30 (UTC)'] },
    { heading: 'Ledger ENERGY', lines: ['Balance: −42.10 (below zero)'] },
    { heading: 'Supply address', lines: ['Supply address: 1 Elm St, 75201'] },
    { heading: 'Supply point 10443720856539964', lines: [] },
    {
      heading: 'Agreement',
      lines: ['Tariff valid from: 9 June 2024', 'Tariff code: FIX12', 'GREEN: yes'],
    },
    {
      heading: 'Meter MTR1',
      lines: ['Register KWH_IMPORT: Register digits 5', 'Register: Register digits 6'],
    },
  ])
})

test('of a long list the first are read and the others counted', () => {
  const customers = Array.from({ length: 15 }, (_, index) => ({ given_name: `Name ${index + 1}` }))
  const sections = summarise({ customers }, accountCatalogue)
  expect(sections).toHaveLength(14)
  expect(sections.at(-1)).toEqual({ heading: 'Customers', lines: ['and 3 more'] })
})

test.each([
  [payload, 'Ana Lee and Carl Lee'],
  [{ customers: [{ family_name: 'Lee' }] }, 'Lee'],
  [
    { customers: [{ given_name: 'A' }, { email: 'b@example.org' }, { given_name: 'C' }, { given_name: 'D' }] },
    'A, C and D',
  ],
  [{}, ''],
])('the holders of an account are named', (of, expected) => {
  expect(accountHolders(of)).toBe(expected)
})
