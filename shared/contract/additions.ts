/**
 * The payloads of the v1 endpoints, which add to an account that is imported.
 * Source: service interface, "v1 additions to an imported account", "Transaction (v1 transactions endpoint)",
 * "Historical statement", "Payment instruction".
 */
import { z } from 'zod'
import { choice, date, documentPath, group, identifier, level, number, numbers, text } from './field.ts'
import { note } from './note.ts'
import { payloadHead } from './payload-head.ts'

export const notesPayload = z.strictObject({
  ...payloadHead,
  notes: level(
    {
      addition: 'notes',
      label: 'Notes',
      element: 'note',
      section: 'Note',
      help: 'Notes to add to the account.',
      naturalKeys: [['body', 'created_at']],
      alikeAre: 'events',
    },
    note,
  ),
})

const transactionTypes = ['CHARGE', 'CREDIT', 'PAYMENT', 'REPAYMENT', 'SUPPLY_CHARGE'] as const

const lineItem = z.strictObject({
  rate_band: text({
    label: 'Rate band',
    help: 'Which rate the units were charged at.',
    documentedValues: ['CONSUMPTION_STANDARD'],
    meanings: { CONSUMPTION_STANDARD: 'Consumption at the standard rate' },
  }).optional(),
  start_date: date({ label: 'Line from', help: 'First day of the line.' }).optional(),
  end_date: date({ label: 'Line to', help: 'Last day of the line.' }).optional(),
  number_of_units: number({
    label: 'Units',
    help: 'Units on this line.',
  }).optional(),
  net_amount: number({
    money: 'amount',
    label: 'Net amount',
    help: 'Amount before tax.',
  }).optional(),
  price_per_unit: number({
    money: 'amount',
    label: 'Price per unit',
    help: 'Price of one unit.',
  }).optional(),
  units: numbers({
    label: 'Units in parts',
    help: 'The units of the line one by one.',
  }).optional(),
})

const taxItem = z.strictObject({
  amount: number({
    money: 'amount',
    label: 'Tax amount',
    help: 'Amount of the tax.',
  }).optional(),
  tax_type: text({
    label: 'Tax type',
    help: 'Which tax this is.',
    documentedValues: ['VAT'],
    meanings: { VAT: 'Value added tax' },
  }).optional(),
  value_taxed: number({
    money: 'amount',
    label: 'Value taxed',
    help: 'Amount the tax is on.',
  }).optional(),
  rate: number({ label: 'Tax rate', help: 'Rate of the tax.' }).optional(),
  unit_type: text({
    label: 'Tax unit type',
    help: 'What the rate is a share of.',
    documentedValues: ['PROPORTION'],
    meanings: { PROPORTION: 'Proportion' },
  }).optional(),
})

const transaction = z.strictObject({
  transaction_id: identifier({
    label: 'Transaction number',
    help: 'Number of the transaction in your system.',
  }).optional(),
  transaction_date: date({
    label: 'Transaction date',
    help: 'Day of the transaction.',
  }).optional(),
  amount: number({
    money: 'amount',
    label: 'Amount',
    help: 'Amount of the transaction.',
  }).optional(),
  type: choice(
    {
      label: 'Transaction type',
      help: 'What kind of transaction this is.',
      meanings: {
        CHARGE: 'Charge',
        CREDIT: 'Credit',
        PAYMENT: 'Payment',
        REPAYMENT: 'Repayment',
        SUPPLY_CHARGE: 'Supply charge',
      },
    },
    transactionTypes,
  ).optional(),
  reason: text({
    label: 'Reason',
    help: 'Why the transaction exists.',
    documentedValues: [
      'IMPORTED_CHARGE',
      'IMPORTED_CREDIT',
      'ACCOUNT_CHARGE_PAYMENT',
      'FULL_CREDIT_REFUND',
      'GENERAL_CREDIT',
    ],
    meanings: {
      IMPORTED_CHARGE: 'Imported charge',
      IMPORTED_CREDIT: 'Imported credit',
      ACCOUNT_CHARGE_PAYMENT: 'Payment of a charge on the account',
      FULL_CREDIT_REFUND: 'Refund of the full credit',
      GENERAL_CREDIT: 'General credit',
    },
  }).optional(),
  display_note: text({
    role: 'remark',
    label: 'Note for the customer',
    help: 'Shown to the customer on the statement.',
  }).optional(),
  note: text({
    role: 'remark',
    label: 'Internal note',
    help: 'Not shown to the customer.',
  }).optional(),
  reference: identifier({
    label: 'Payment reference',
    help: 'Reference of a payment or repayment.',
  }).optional(),
  payment_type: text({
    label: 'Payment type',
    help: 'How it was paid.',
    documentedValues: ['DD_REGULAR_COLLECTION', 'DIRECT_CREDIT', 'DEBIT_CARD'],
    meanings: {
      DD_REGULAR_COLLECTION: 'Regular collection by direct debit',
      DIRECT_CREDIT: 'Direct credit',
      DEBIT_CARD: 'Debit card',
    },
  }).optional(),
  product_code: identifier({
    label: 'Product code',
    help: 'Product of a supply charge.',
  }).optional(),
  line_items: level(
    {
      label: 'Line items',
      element: 'line item',
      help: 'Lines of a supply charge.',
      naturalKeys: [['rate_band', 'start_date']],
    },
    lineItem,
  ).optional(),
  tax_items: level(
    { label: 'Tax items', element: 'tax item', help: 'Taxes of a supply charge.', naturalKeys: [['tax_type', 'rate']] },
    taxItem,
  ).optional(),
})

export const transactionsPayload = z.strictObject({
  ...payloadHead,
  transactions: level(
    {
      addition: 'transactions',
      label: 'Transactions',
      element: 'transaction',
      section: 'Transaction (v1 transactions endpoint)',
      help: 'Transactions to add.',
      naturalKeys: [['transaction_id']],
      alikeAre: 'events',
    },
    transaction,
  ),
})

/** Query parameters of the transactions endpoint; both default to true in the interface. */
const transactionOptions = z.strictObject({
  check_previously_added: z.boolean().optional(),
  force_add_to_current_statement: z.boolean().optional(),
})

const statement = z.strictObject({
  bill_period_from_date: date({
    label: 'Statement from',
    help: 'First day of the billing period.',
  }).optional(),
  bill_period_to_date: date({
    label: 'Statement to',
    help: 'Last day of the billing period.',
  }).optional(),
  statement_id: identifier({
    label: 'Statement id',
    help: 'Identifier of the statement in your system.',
  }).optional(),
  issued_date: date({
    label: 'Statement issued on',
    help: 'Day it was sent.',
  }).optional(),
  number: identifier({
    label: 'Statement number',
    help: 'Number printed on the statement.',
  }).optional(),
  gross_amount: number({
    money: 'amount',
    label: 'Statement amount',
    help: 'Amount of the statement with tax.',
  }).optional(),
  statement_path: documentPath({
    label: 'Statement PDF',
    help: 'Path of the PDF, relative to the folder the operator has set for your imports.',
  }).optional(),
})

export const statementsPayload = z.strictObject({
  ...payloadHead,
  statements: level(
    {
      addition: 'statements',
      label: 'Past statements',
      element: 'past statement',
      section: 'Historical statement',
      help: 'Statements the customer already received, as PDF.',
      naturalKeys: [['statement_id'], ['number']],
    },
    statement,
  ),
})

const instruction = {
  vendor: text({
    section: 'Payment instruction',
    label: 'Payment vendor',
    help: 'Code of the payment vendor, from the operator.',
  }).optional(),
  reference: identifier({
    section: 'Payment instruction',
    label: 'Payment instruction reference',
    help: 'Reference of the instruction at the vendor.',
  }).optional(),
  type: text({
    section: 'Payment instruction',
    label: 'Payment instruction type',
    help: 'What kind of instruction this is.',
    documentedValues: ['CARD'],
    meanings: { CARD: 'Card' },
  }).optional(),
}

export const paymentInstructionPayload = z.strictObject({ ...payloadHead, ...instruction })

/**
 * Everything that is to be added to one account, as a spreadsheet holds it: a sheet per kind. No call takes it: it is sent as one
 * request per kind (shared/additions/addition-requests.ts).
 */
export const additionsPayload = z.strictObject({
  ...payloadHead,
  notes: notesPayload.shape.notes.optional(),
  transactions: transactionsPayload.shape.transactions.optional(),
  statements: statementsPayload.shape.statements.optional(),
  payment_instruction: group(
    {
      addition: 'payment',
      label: 'Payment instruction',
      help: 'How the account pays from now on, as the payment vendor knows it.',
    },
    instruction,
  ).optional(),
})

export type TransactionsPayload = z.infer<typeof transactionsPayload>
export type TransactionOptions = z.infer<typeof transactionOptions>
export type AdditionsPayload = z.infer<typeof additionsPayload>
