import { expect, test } from 'vitest'
import { isFields } from '../../../shared/basics/members.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { accountHolders } from '../../../shared/checking/said/person-name.ts'
import { summarise } from '../../../shared/checking/summary.ts'
import { withAnswers } from '../../../shared/description/interface-answers.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { waterCatalogue } from '../../support/services/water-catalogue.ts'

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

/** Through lists too: `customers.0.given_name`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => {
    if (Array.isArray(inside)) return inside[Number(name)]
    return isFields(inside) ? inside[name] : undefined
  }, value)

/** The texts alone. */
const told = (of: object) =>
  summarise({ ...of }, accountCatalogue, usualTerms).map(({ heading, lines }) => ({
    heading,
    lines: lines.map(({ text }) => text),
  }))

test('an account is read as headings with lines', () => {
  expect(told(payload)).toEqual([
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
    { heading: 'Note', lines: ['Note: Key safe by the gate', 'Written at: 9 June 2024, 14:30 (UTC)'] },
    { heading: 'Ledger ENERGY', lines: ['Balance: in credit by 42.10 (sent as −42.10)'] },
    { heading: 'Supply address', lines: ['Supply address: 1 Elm St, 75201'] },
    { heading: 'Supply point 10443720856539964', lines: [] },
    {
      heading: 'Agreement',
      lines: ['Tariff valid from: 9 June 2024', 'Tariff code: FIX12', 'GREEN: yes'],
    },
    {
      heading: 'Meter MTR1',
      lines: ['Register KWH_IMPORT: digits 5', 'Register 2: digits 6'],
    },
  ])
})

test('a day that tells an element from others stands on a line, as days are written', () => {
  const keys = { 'premises[].connections[]': ['since'] }
  const answered = catalogueOf({ ...waterCatalogue, root: withAnswers(waterCatalogue.root, { keys }) })
  const premises = [{ premises_ref: 'P1', connections: [{ kind: 'METERED', since: '2026-12-01' }] }]
  const [, , connection] = summarise({ premises }, answered, usualTerms)
  expect([connection?.heading, connection?.lines.map(({ text }) => text)]).toEqual([
    'Connection',
    ['Kind: METERED', 'Since: 1 December 2026'],
  ])
})

test('a section says what it is in, also where the element around it says nothing', () => {
  const depths = (of: object) =>
    summarise({ ...of }, accountCatalogue, usualTerms).map(({ heading, depth }) => [heading, depth])
  expect(depths(payload).slice(-4)).toEqual([
    ['Supply address', 0],
    ['Supply point 10443720856539964', 1],
    ['Agreement', 2],
    ['Meter MTR1', 2],
  ])
  const points = [{ identifier: '1', meters: [{ serial_number: 'M' }] }]
  expect(depths({ supply_addresses: [{ supply_points: points }] }).slice(1)).toEqual([
    ['Supply point 1', 0],
    ['Meter M', 1],
  ])
})

test('each line knows the path it speaks of', () => {
  const paths = summarise(payload, accountCatalogue, usualTerms).flatMap(({ lines }) =>
    lines.map(({ text, path }) => [text, path]),
  )
  expect(paths).toEqual(
    expect.arrayContaining([
      ['Billing address: 1 Elm St, Dallas, US', 'billing_address'],
      ['Carl Lee', 'customers.1.given_name'],
      ['Wants text messages: no', 'customers.0.customer_preferences.opted_into_sms'],
      ['Tax id: 012-3', 'customers.0.user_details.0'],
      ['Register 2: digits 6', 'supply_addresses.0.supply_points.0.meters.0.registers.1'],
    ]),
  )
  expect(paths.filter(([, path]) => valueAt(payload, String(path)) === undefined)).toEqual([])
})

test.each([
  ['120.50', 'Balance: owes 120.50 (sent as 120.50)'],
  ['120', 'Balance: owes 120.00 (sent as 120.00)'],
  ['-42.1', 'Balance: in credit by 42.10 (sent as −42.10)'],
  ['-0.00', 'Balance: settled (0)'],
  ['0', 'Balance: settled (0)'],
])('a balance of %s is told in words', (balance, line) => {
  expect(told({ ledgers: [{ ledger_balance: balance }] }).at(-1)?.lines).toEqual([line])
})

const bill = (...amounts: readonly string[]) => ({
  ledgers: [
    {
      historical_billing_documents: [
        {
          billing_document_identifier: 'B-7',
          transactions: amounts.map((amount, index) => ({
            transaction_id: `${index}`,
            type: 'CHARGE',
            amount,
            transaction_date: `2024-0${index + 1}-05`,
          })),
        },
      ],
    },
  ],
})

test.each([
  [['10.50', '-2.25', '0.1'], '3 bill transactions, from 5 January 2024 to 5 March 2024, 8.35 together'],
  [['-10.50'], '1 bill transaction, on 5 January 2024, −10.50'],
  [['9', '0.5'], '2 bill transactions, from 5 January 2024 to 5 February 2024, 9.50 together'],
  [['10.50', 'ten'], '2 bill transactions, from 5 January 2024 to 5 February 2024'],
])('past transactions of %j are added up in one line', (amounts, line) => {
  expect(told(bill(...amounts)).at(-1)).toEqual({ heading: 'Past bill B-7', lines: [line] })
})

test('of what is added, money has two decimals at least, and other numbers are as they are', () => {
  const item = { number_of_units: 100.5, price_per_unit: 0.0725, net_amount: 7.3, units: [60, 40.5] }
  const transactions = [{ type: 'PAYMENT', amount: -25.5, line_items: [item], tax_items: [{ amount: 1, rate: 0.2 }] }]
  const lines = summarise({ transactions }, additionsCatalogue, usualTerms).flatMap((section) => section.lines)
  expect(lines.map(({ text }) => text)).toEqual([
    'Amount: −25.50',
    'Type: PAYMENT',
    'Line item: units 100.5, net amount 7.30, price per unit 0.0725, units in parts 60; 40.5',
    'Tax item: tax amount 1.00, tax rate 0.2',
  ])
})

test('of a long list the first are read and the others counted', () => {
  const customers = Array.from({ length: 15 }, (_, index) => ({ given_name: `Name ${index + 1}` }))
  const sections = summarise({ customers }, accountCatalogue, usualTerms)
  expect(sections).toHaveLength(14)
  expect(sections.at(-1)).toEqual({
    heading: 'Customers',
    depth: 0,
    lines: [{ text: 'and 3 more', path: 'customers' }],
  })
})

test.each([
  [
    [
      ['Ana', 'Lee'],
      ['Carl', 'Lee'],
    ],
    'Ana Lee and Carl Lee',
  ],
  [[[undefined, 'Lee']], 'Lee'],
  [[['A'], [], ['C', ''], ['D']], 'A, C and D'],
  [[], ''],
])('the holders of an account are named', (of, expected) => {
  expect(accountHolders(of)).toBe(expected)
})

test('a code is read with what it means, where it means more than it says', () => {
  const read = summarise(
    { transactions: [{ type: 'CREDIT', reason: 'ACCOUNT_CHARGE_PAYMENT' }] },
    additionsCatalogue,
    usualTerms,
  )
  expect(read.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'Type: CREDIT',
    'Reason: Payment of a charge on the account (ACCOUNT_CHARGE_PAYMENT)',
  ])
})
