/**
 * The payloads of the v1 endpoints, which add to an account that is imported.
 * Source: service interface, "v1 additions to an imported account", "Transaction (v1 transactions endpoint)",
 * "Historical statement", "Payment instruction".
 */
import { z } from 'zod'
import { choice, date, documentPath, group, identifier, level, number, text } from './field.ts'
import { note } from './note.ts'
import { payloadHead } from './payload-head.ts'

export const notesPayload = z.strictObject({
  ...payloadHead,
  notes: level(
    {
      label: 'Notes',
      element: 'note',
      section: 'Note',
      help: 'Notes to add to the account.',
      naturalKeys: [['body', 'created_at']],
    },
    note,
  ),
})

export const transactionTypes = ['CHARGE', 'CREDIT', 'PAYMENT', 'REPAYMENT', 'SUPPLY_CHARGE'] as const

const lineItem = z.strictObject({
  rate_band: text({
    label: 'Rate band',
    help: 'Which rate the units were charged at.',
    synonyms: ['rate band', 'rate', 'band'],
    documentedValues: ['CONSUMPTION_STANDARD'],
  }).optional(),
  start_date: date({ label: 'Line from', help: 'First day of the line.', synonyms: ['line start', 'from'] }).optional(),
  end_date: date({ label: 'Line to', help: 'Last day of the line.', synonyms: ['line end', 'to'] }).optional(),
  number_of_units: number({
    label: 'Units',
    help: 'Units on this line.',
    synonyms: ['units', 'kwh', 'quantity'],
  }).optional(),
  net_amount: number({
    money: 'amount',
    label: 'Net amount',
    help: 'Amount before tax.',
    synonyms: ['net', 'net amount'],
  }).optional(),
  price_per_unit: number({
    money: 'amount',
    label: 'Price per unit',
    help: 'Price of one unit.',
    synonyms: ['price', 'unit price'],
  }).optional(),
  units: level(
    {
      label: 'Units in parts',
      element: 'part of the units',
      help: 'The units of the line one by one, as numbers.',
      naturalKeys: [],
      isOpaque: true,
    },
    z.number(),
  ).optional(),
})

const taxItem = z.strictObject({
  amount: number({
    money: 'amount',
    label: 'Tax amount',
    help: 'Amount of the tax.',
    synonyms: ['tax', 'tax amount', 'vat amount'],
  }).optional(),
  tax_type: text({
    label: 'Tax type',
    help: 'Which tax this is.',
    synonyms: ['tax type'],
    documentedValues: ['VAT'],
  }).optional(),
  value_taxed: number({
    money: 'amount',
    label: 'Value taxed',
    help: 'Amount the tax is on.',
    synonyms: ['value taxed', 'taxable amount'],
  }).optional(),
  rate: number({ label: 'Tax rate', help: 'Rate of the tax.', synonyms: ['tax rate', 'vat rate'] }).optional(),
  unit_type: text({
    label: 'Tax unit type',
    help: 'What the rate is a share of.',
    synonyms: ['unit type'],
    documentedValues: ['PROPORTION'],
  }).optional(),
})

export const transaction = z.strictObject({
  transaction_id: identifier({
    label: 'Transaction number',
    help: 'Number of the transaction in your system.',
    synonyms: ['transaction id', 'transaction number', 'txn id'],
  }).optional(),
  transaction_date: date({
    label: 'Transaction date',
    help: 'Day of the transaction.',
    synonyms: ['transaction date', 'date', 'txn date'],
  }).optional(),
  amount: number({
    money: 'amount',
    label: 'Amount',
    help: 'Amount of the transaction.',
    synonyms: ['amount', 'value'],
  }).optional(),
  type: choice(
    {
      label: 'Transaction type',
      help: 'What kind of transaction this is.',
      synonyms: ['transaction type', 'type', 'kind'],
    },
    transactionTypes,
  ).optional(),
  reason: text({
    label: 'Reason',
    help: 'Why the transaction exists.',
    synonyms: ['reason', 'reason code'],
    documentedValues: [
      'IMPORTED_CHARGE',
      'IMPORTED_CREDIT',
      'ACCOUNT_CHARGE_PAYMENT',
      'FULL_CREDIT_REFUND',
      'GENERAL_CREDIT',
    ],
  }).optional(),
  display_note: text({
    label: 'Note for the customer',
    help: 'Shown to the customer on the statement.',
    synonyms: ['display note', 'customer note', 'description'],
  }).optional(),
  note: text({
    label: 'Internal note',
    help: 'Not shown to the customer.',
    synonyms: ['note', 'internal note'],
  }).optional(),
  reference: identifier({
    label: 'Payment reference',
    help: 'Reference of a payment or repayment.',
    synonyms: ['reference', 'payment reference'],
  }).optional(),
  payment_type: text({
    label: 'Payment type',
    help: 'How it was paid.',
    synonyms: ['payment type', 'payment method'],
    documentedValues: ['DD_REGULAR_COLLECTION', 'DIRECT_CREDIT', 'DEBIT_CARD'],
  }).optional(),
  product_code: identifier({
    label: 'Product code',
    help: 'Product of a supply charge.',
    synonyms: ['product', 'product code'],
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
      label: 'Transactions',
      element: 'transaction',
      section: 'Transaction (v1 transactions endpoint)',
      help: 'Transactions to add.',
      naturalKeys: [['transaction_id']],
    },
    transaction,
  ),
})

/** Query parameters of the transactions endpoint; both default to true in the interface. */
export const transactionOptions = z.strictObject({
  check_previously_added: z.boolean().optional(),
  force_add_to_current_statement: z.boolean().optional(),
})

const statement = z.strictObject({
  bill_period_from_date: date({
    label: 'Statement from',
    help: 'First day of the billing period.',
    synonyms: ['bill period from', 'period from', 'statement from'],
  }).optional(),
  bill_period_to_date: date({
    label: 'Statement to',
    help: 'Last day of the billing period.',
    synonyms: ['bill period to', 'period to', 'statement to'],
  }).optional(),
  statement_id: identifier({
    label: 'Statement id',
    help: 'Identifier of the statement in your system.',
    synonyms: ['statement id'],
  }).optional(),
  issued_date: date({
    label: 'Statement issued on',
    help: 'Day it was sent.',
    synonyms: ['issued date', 'issued on'],
  }).optional(),
  number: identifier({
    label: 'Statement number',
    help: 'Number printed on the statement.',
    synonyms: ['statement number', 'number', 'bill number'],
  }).optional(),
  gross_amount: number({
    money: 'amount',
    label: 'Statement amount',
    help: 'Amount of the statement with tax.',
    synonyms: ['gross amount', 'gross', 'statement amount', 'total'],
  }).optional(),
  statement_path: documentPath({
    label: 'Statement PDF',
    help: 'Path of the PDF, relative to the folder the operator has set for your imports.',
    synonyms: ['statement path', 'pdf', 'document path', 'file'],
  }).optional(),
})

export const statementsPayload = z.strictObject({
  ...payloadHead,
  statements: level(
    {
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
    synonyms: ['vendor', 'payment vendor', 'payment provider'],
  }).optional(),
  reference: identifier({
    section: 'Payment instruction',
    label: 'Payment instruction reference',
    help: 'Reference of the instruction at the vendor.',
    synonyms: ['reference', 'token', 'mandate reference'],
  }).optional(),
  type: text({
    section: 'Payment instruction',
    label: 'Payment instruction type',
    help: 'What kind of instruction this is.',
    synonyms: ['type', 'instruction type'],
    documentedValues: ['CARD'],
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
      label: 'Payment instruction',
      help: 'How the account pays from now on, as the payment vendor knows it.',
    },
    instruction,
  ).optional(),
})

export type NotesPayload = z.infer<typeof notesPayload>
export type TransactionsPayload = z.infer<typeof transactionsPayload>
export type TransactionOptions = z.infer<typeof transactionOptions>
export type StatementsPayload = z.infer<typeof statementsPayload>
export type PaymentInstructionPayload = z.infer<typeof paymentInstructionPayload>
export type AdditionsPayload = z.infer<typeof additionsPayload>
