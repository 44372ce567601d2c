import { expect, test } from 'vitest'
import { accountPayload } from '../../../shared/contract/account.ts'
import {
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../../../shared/contract/additions.ts'
import { listedAccounts, processRecord, transactionFailure } from '../../../shared/contract/answers.ts'

const head = { import_supplier: 'PRACTICE', external_account_number: '007001000' }

const whole = {
  ...head,
  billing_address: {
    street_address: '1 Elm St',
    locality: 'Waco',
    administrative_area: 'TX',
    postal_code: '07001',
    country: 'US',
  },
  metadata: [{ key: 'campaign', value: { name: 'spring' } }],
  customers: [
    {
      given_name: 'Ana',
      family_name: 'Lee',
      email: 'ana@example.org',
      mobile: '+15125550100',
      landline: '',
      date_of_birth: '1980-02-29',
      alternative_phone_numbers: [{ phone_number: '+15125550101' }],
      customer_preferences: { opted_into_updates: true, opted_into_offers: false, opted_into_sms: true },
      user_details: [{ namespace: 'tax_id', value: '12-3' }],
    },
  ],
  notes: [
    {
      body: 'Key safe',
      document_paths: [{ document_path: 'notes/1.pdf' }],
      created_at: '2024-06-09T14:30:00Z',
      is_pinned: true,
      unpin_at: '2025-01-01T00:00:00Z',
    },
  ],
  ledgers: [
    {
      ledger_code: 'ENERGY',
      billing_document_type: 'ITEM_BASED',
      ledger_balance: '-137.83',
      last_statement_closing_date: '2026-09-30',
      last_statement_issue_date: '2026-10-02',
      historical_billing_documents: [
        {
          billing_document_identifier: 'B-1',
          billing_document_type: 'ITEM_BASED',
          issued_date: '2026-08-01',
          transactions: [
            {
              transaction_id: 'T-1',
              type: 'CHARGE',
              reason: 'DATA_IMPORT_BALANCE_TRANSFER',
              amount: '12.50',
              transaction_date: '2026-07-31',
            },
          ],
        },
      ],
      additional_historical_transactions: [],
      current_statement_transactions: [],
    },
  ],
  supply_addresses: [
    {
      customer_at_supply_address_from_date: '2024-06-09',
      supply_address: { street_address: '1 Elm St' },
      external_identifier: 'P-1',
      property_details: {
        driving_instructions: 'Left at the mill',
        property_type_specific_details: {
          property_type: 'Premise',
          premise_type: 'SINGLE_FAMILY',
          entry_instructions: 'Ring twice',
        },
      },
      supply_points: [
        {
          supply_type: 'ELECTRICITY',
          identifier: '10443720856539964',
          operating_company: 'AEPTX',
          supply_start_date: '2024-06-09',
          last_billed_to_date: '2026-09-30',
          agreements: [
            { effective_from: '2024-06-09', tariff_code: 'FIX12', characteristics: [{ code: 'GREEN', value: 'YES' }] },
          ],
          supply_details: {
            standard_point_location_code: 'S1',
            load_profile_code: 'L1',
            service_drop: {
              external_identifier: 'D1',
              distribution_line_style: 'OVERHEAD',
              delivery_voltage: '240',
              metering_type: 'AMI',
            },
          },
          meters: [
            {
              active_from: '2024-06-09T00:00:00Z',
              serial_number: '00123',
              status: 'on',
              service_type: 'metered_service_kwh',
              voltage: 240,
              size: 100.5,
              phase: '1',
              retrieval_method: 'MANUAL',
              model: 'M',
              manufacturer: 'A',
              advance_meter_info: 'none',
              is_net_metered: false,
              registers: [{ register_type: 'KWH_IMPORT', digits: 5, multiplier: '1' }],
            },
          ],
        },
      ],
    },
  ],
}

test('a payload with every documented field is taken as it is', () => {
  expect(accountPayload.parse(whole)).toEqual(whole)
})

test('only supplier and account number have to be there', () => {
  expect(accountPayload.safeParse(head).success).toBe(true)
  expect(accountPayload.safeParse({ import_supplier: 'PRACTICE' }).success).toBe(false)
})

test.each([
  ['a misspelt field', { ...head, custmers: [] }],
  ['a misspelt field deep inside', { ...head, customers: [{ customer_preferences: { opted_into_email: true } }] }],
  ['null in place of a field that is left out', { ...head, customers: [{ email: null }] }],
  ['a date in another order', { ...head, customers: [{ date_of_birth: '29/02/1980' }] }],
  ['a balance as a number', { ...head, ledgers: [{ ledger_balance: 12.5 }] }],
  ['a balance with grouping', { ...head, ledgers: [{ ledger_balance: '1,204.50' }] }],
  [
    'a register with half a digit',
    { ...head, supply_addresses: [{ supply_points: [{ meters: [{ registers: [{ digits: 4.5 }] }] }] }] },
  ],
  ['a day that the calendar does not have', { ...head, customers: [{ date_of_birth: '1900-02-29' }] }],
  ['a phone number without its country', { ...head, customers: [{ mobile: '020 7946 0123' }] }],
  ['an e-mail address that is none', { ...head, customers: [{ email: 'none' }] }],
  ['a blank account number', { ...head, external_account_number: ' ' }],
  ['a document outside the root', { ...head, notes: [{ document_paths: [{ document_path: '../a.pdf' }] }] }],
  ['a note with neither text nor document', { ...head, notes: [{ is_pinned: true }] }],
  ['a note with a document that has no path', { ...head, notes: [{ document_paths: [{}] }] }],
  ['a note to be unpinned that is not pinned', { ...head, notes: [{ body: 'x', unpin_at: '2030-01-01T00:00:00Z' }] }],
])('%s is refused', (_title, payload) => {
  expect(accountPayload.safeParse(payload).success).toBe(false)
})

test.each([
  ['notes', notesPayload, { ...head, notes: [{ body: 'Hello' }] }],
  [
    'transactions',
    transactionsPayload,
    {
      ...head,
      transactions: [
        {
          transaction_id: 'T-1',
          transaction_date: '2026-11-01',
          amount: 12.5,
          type: 'SUPPLY_CHARGE',
          display_note: 'Energy',
          product_code: 'P',
          line_items: [
            {
              rate_band: 'CONSUMPTION_STANDARD',
              start_date: '2026-10-01',
              end_date: '2026-10-31',
              number_of_units: 5,
              net_amount: 10,
              price_per_unit: 2,
              units: [5],
            },
          ],
          tax_items: [{ amount: 2.5, tax_type: 'VAT', value_taxed: 10, rate: 0.25, unit_type: 'PROPORTION' }],
        },
      ],
    },
  ],
  [
    'statements',
    statementsPayload,
    {
      ...head,
      statements: [
        {
          bill_period_from_date: '2026-09-01',
          bill_period_to_date: '2026-09-30',
          statement_id: 'S',
          issued_date: '2026-10-01',
          number: '1',
          gross_amount: 5,
          statement_path: 'a.pdf',
        },
      ],
    },
  ],
  ['a payment instruction', paymentInstructionPayload, { ...head, vendor: 'V', reference: 'R', type: 'CARD' }],
])('%s are taken as the interface shows them', (_title, schema, payload) => {
  expect(schema.parse(payload)).toEqual(payload)
})

test('answers keep what we do not know beside what we do', () => {
  const record = { status: 'SOMETHING_NEW', platform_identifier: null, latest_event: { at: 1 } }
  expect(processRecord.parse(record)).toEqual(record)
  expect(processRecord.safeParse({ status: 5 }).success).toBe(false)
})

test('what the service says of a refused transaction is read whole', () => {
  const body = { status: 'TRANSACTION_IMPORT_ERROR', error_detail: 'd', transaction_data: { amount: '1' } }
  expect(transactionFailure.parse(body)).toEqual(body)
})

test('a list holds pending accounts with nulls', () => {
  const list = [{ external_account_number: '1', platform_account_number: null, account_created_at: null }]
  expect(listedAccounts('external_account_number').parse(list)).toEqual({ records: list, next: null })
})
