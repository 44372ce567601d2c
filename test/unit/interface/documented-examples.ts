/** Every documented field with a value that the interface shows, or one of the form it gives, for each write endpoint. */

import type { TransactionsPayload } from '../../../shared/contract/additions.ts'
import { fullAccount } from '../practice/full-account.ts'
import { account } from '../practice/practice-client.ts'
import type { Endpoint } from './endpoints.ts'

const head = account('1')

/** One of each type, with the fields that the interface says are shown on it. */
const transactions = [
  {
    transaction_id: 'T-1',
    transaction_date: '2026-11-02',
    amount: 12.5,
    type: 'CHARGE',
    reason: 'IMPORTED_CHARGE',
    display_note: 'Reading visit',
    note: 'From the old system',
  },
  {
    transaction_id: 'T-2',
    transaction_date: '2026-11-03',
    amount: 3,
    type: 'CREDIT',
    reason: 'IMPORTED_CREDIT',
    display_note: 'Goodwill',
    note: 'Agreed by phone',
  },
  {
    transaction_id: 'T-3',
    transaction_date: '2026-11-04',
    amount: 40,
    type: 'PAYMENT',
    reason: 'ACCOUNT_CHARGE_PAYMENT',
    note: 'By card',
    reference: 'P-77',
    payment_type: 'DEBIT_CARD',
  },
  {
    transaction_id: 'T-4',
    transaction_date: '2026-11-05',
    amount: 5.01,
    type: 'REPAYMENT',
    reason: 'FULL_CREDIT_REFUND',
    note: 'Refunded',
    reference: 'P-78',
    payment_type: 'DIRECT_CREDIT',
  },
  {
    transaction_id: 'T-5',
    transaction_date: '2026-11-06',
    amount: 30,
    type: 'SUPPLY_CHARGE',
    display_note: 'October',
    product_code: 'FIX12',
    line_items: [
      {
        rate_band: 'CONSUMPTION_STANDARD',
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        number_of_units: 120,
        net_amount: 28.125,
        price_per_unit: 0.2343,
        units: [60, 60],
      },
    ],
    tax_items: [{ amount: 1.875, tax_type: 'VAT', value_taxed: 28.125, rate: 0.0667, unit_type: 'PROPORTION' }],
  },
] satisfies TransactionsPayload['transactions']

const statement = {
  bill_period_from_date: '2026-09-01',
  bill_period_to_date: '2026-09-30',
  statement_id: 'S-1',
  issued_date: '2026-10-02',
  number: '17',
  gross_amount: 80.25,
  statement_path: 'statements/2026/17.pdf',
}

const notes = [
  { body: 'Called about the move' },
  { document_paths: [{ document_path: 'letters/2024/welcome.pdf' }] },
  {
    body: 'Key safe at the back door',
    document_paths: [{ document_path: 'letters/key.pdf' }],
    created_at: '2024-05-01T09:30:00Z',
    is_pinned: true,
    unpin_at: '2030-01-01T00:00:00Z',
  },
]

export const documentedExamples = {
  account: fullAccount('1'),
  notes: { ...head, notes },
  transactions: { ...head, transactions },
  statements: { ...head, statements: [statement] },
  'payment instruction': { ...head, vendor: 'PAYMENT_VENDOR', reference: 'card-0001', type: 'CARD' },
} satisfies Record<Endpoint['name'], object>
