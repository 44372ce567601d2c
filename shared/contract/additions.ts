/**
 * The payloads of the v1 endpoints, which add to an account that is imported.
 * Source: service interface, "v1 additions to an imported account", "Transaction (v1 transactions endpoint)",
 * "Historical statement", "Payment instruction".
 */
import { z } from 'zod'
import { choice, date, documentPath, group, identifier, level, number, numbers, required, text } from './field.ts'
import { note } from './note.ts'
import { payloadHead } from './payload-head.ts'

const notes = level('Notes', 'Notes to add to the account.', note, {
  addition: 'notes',
  element: 'note',
  section: 'Note',
  naturalKeys: [['body', 'created_at']],
  alikeAre: 'events',
})

export const notesPayload = z.strictObject({ ...payloadHead, notes: required(notes) })

const lineItem = z.strictObject({
  rate_band: text('Rate band', 'Which rate the units were charged at.', {
    meanings: { CONSUMPTION_STANDARD: 'Consumption at the standard rate' },
  }),
  start_date: date('Line from', 'First day of the line.'),
  end_date: date('Line to', 'Last day of the line.'),
  number_of_units: number('Units', 'Units on this line.'),
  net_amount: number('Net amount', 'Amount before tax.', { money: 'amount' }),
  price_per_unit: number('Price per unit', 'Price of one unit.', { money: 'amount' }),
  units: numbers('Units in parts', 'The units of the line one by one.'),
})

const taxItem = z.strictObject({
  amount: number('Tax amount', 'Amount of the tax.', { money: 'amount' }),
  tax_type: text('Tax type', 'Which tax this is.', { meanings: { VAT: 'Value added tax' } }),
  value_taxed: number('Value taxed', 'Amount the tax is on.', { money: 'amount' }),
  rate: number('Tax rate', 'Rate of the tax.'),
  unit_type: text('Tax unit type', 'What the rate is a share of.', { meanings: { PROPORTION: 'Proportion' } }),
})

const transaction = z.strictObject({
  transaction_id: identifier('Transaction number', 'Number of the transaction in your system.'),
  transaction_date: date('Transaction date', 'Day of the transaction.'),
  amount: number(
    'Amount',
    'Amount of the transaction. It is sent as it is, with its minus; the type says what kind it is. What a minus means there, the service does not show: ask your operator.',
    { money: 'amount' },
  ),
  type: choice(
    'Transaction type',
    'What kind of transaction this is.',
    {
      CHARGE: 'Charge',
      CREDIT: 'Credit',
      PAYMENT: 'Payment',
      REPAYMENT: 'Repayment',
      SUPPLY_CHARGE: 'Supply charge',
    },
    {
      directions: {
        CHARGE: 'owed by the customer',
        CREDIT: 'in favour of the customer',
        PAYMENT: 'from the customer',
        REPAYMENT: 'to the customer',
        SUPPLY_CHARGE: 'owed by the customer',
      },
    },
  ),
  reason: text('Reason', 'Why the transaction exists.', {
    meanings: {
      IMPORTED_CHARGE: 'Imported charge',
      IMPORTED_CREDIT: 'Imported credit',
      ACCOUNT_CHARGE_PAYMENT: 'Payment of a charge on the account',
      FULL_CREDIT_REFUND: 'Refund of the full credit',
      GENERAL_CREDIT: 'General credit',
    },
  }),
  display_note: text('Note for the customer', 'Shown to the customer on the statement.', { role: 'remark' }),
  note: text('Internal note', 'Not shown to the customer.', { role: 'remark' }),
  reference: identifier('Payment reference', 'Reference of a payment or repayment.'),
  payment_type: text('Payment type', 'How it was paid.', {
    meanings: {
      DD_REGULAR_COLLECTION: 'Regular collection by direct debit',
      DIRECT_CREDIT: 'Direct credit',
      DEBIT_CARD: 'Debit card',
    },
  }),
  product_code: identifier('Product code', 'Product of a supply charge.'),
  line_items: level('Line items', 'Lines of a supply charge.', lineItem, {
    element: 'line item',
    naturalKeys: [['rate_band', 'start_date']],
  }),
  tax_items: level('Tax items', 'Taxes of a supply charge.', taxItem, {
    element: 'tax item',
    naturalKeys: [['tax_type', 'rate']],
  }),
})

const transactions = level('Transactions', 'Transactions to add.', transaction, {
  addition: 'transactions',
  element: 'transaction',
  section: 'Transaction (v1 transactions endpoint)',
  naturalKeys: [['transaction_id']],
  alikeAre: 'events',
})

export const transactionsPayload = z.strictObject({ ...payloadHead, transactions: required(transactions) })

/** Query parameters of the transactions endpoint; both default to true in the interface. */
const transactionOptions = z.strictObject({
  check_previously_added: z.boolean().optional(),
  force_add_to_current_statement: z.boolean().optional(),
})

const statement = z.strictObject({
  bill_period_from_date: date('Statement from', 'First day of the billing period.'),
  bill_period_to_date: date('Statement to', 'Last day of the billing period.'),
  statement_id: identifier('Statement id', 'Identifier of the statement in your system.'),
  issued_date: date('Statement issued on', 'Day it was sent.'),
  number: identifier('Statement number', 'Number printed on the statement.'),
  gross_amount: number('Statement amount', 'Amount of the statement with tax.', { money: 'amount' }),
  statement_path: documentPath(
    'Statement PDF',
    'Path of the PDF, relative to the folder the operator has set for your imports.',
  ),
})

const statements = level('Past statements', 'Statements the customer already received, as PDF.', statement, {
  addition: 'statements',
  element: 'past statement',
  section: 'Historical statement',
  naturalKeys: [['statement_id'], ['number']],
})

export const statementsPayload = z.strictObject({ ...payloadHead, statements: required(statements) })

const instruction = {
  vendor: text('Payment vendor', 'Code of the payment vendor, from the operator.', { section: 'Payment instruction' }),
  reference: identifier('Payment instruction reference', 'Reference of the instruction at the vendor.', {
    section: 'Payment instruction',
  }),
  type: text('Payment instruction type', 'What kind of instruction this is.', {
    section: 'Payment instruction',
    meanings: { CARD: 'Card' },
  }),
}

export const paymentInstructionPayload = z.strictObject({ ...payloadHead, ...instruction })

/**
 * Everything that is to be added to one account, as a spreadsheet holds it: a sheet per kind. No call takes it: it is sent as one
 * request per kind (shared/additions/addition-requests.ts).
 */
export const additionsPayload = z.strictObject({
  ...payloadHead,
  notes,
  transactions,
  statements,
  payment_instruction: group(
    'Payment instruction',
    'How the account pays from now on, as the payment vendor knows it.',
    instruction,
    { addition: 'payment' },
  ),
})

export type TransactionsPayload = z.infer<typeof transactionsPayload>
export type TransactionOptions = z.infer<typeof transactionOptions>
export type AdditionsPayload = z.infer<typeof additionsPayload>
