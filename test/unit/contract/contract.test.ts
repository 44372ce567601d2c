import { expect, test } from 'vitest'
import { accountPayload } from '../../../shared/contract/account.ts'
import {
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../../../shared/contract/additions.ts'
import { listedAccounts, processRecord, transactionFailure } from '../../../shared/contract/answers.ts'
import { integer, number } from '../../../shared/contract/field.ts'
import { fullAccount } from '../practice/full-account.ts'

const head = { import_supplier: 'PRACTICE', external_account_number: '007001000' }

test('a payload with every documented field is taken as it is', () => {
  expect(accountPayload.parse(fullAccount())).toEqual(fullAccount())
})

test('a number is held to the limits of its field', () => {
  const limits = { minimum: 0, maximum: 23 }
  const taken = [-1, 0, 23, 24].map((value) =>
    [integer, number]
      .map((field) => field('Hour', 'At which they like to be called.', { limits }))
      .map((one) => one.safeParse(value).success),
  )
  expect(taken).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [false, false],
  ])
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
