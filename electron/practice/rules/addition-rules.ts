/** The rules for what v1 adds to an imported account: notes, transactions, historical statements, the payment instruction. */
import { note } from './note-rule.ts'
import { listOf, object, type Rule } from './rule.ts'
import { accountNumber, date, documentPath, nonBlankText, number, oneOf, text } from './value-rules.ts'

/** An addition to a supplier that is not known finds no account, so its code is not looked up here. */
const account = { import_supplier: nonBlankText, external_account_number: accountNumber }

export const notesAddition = object({ required: { ...account, notes: listOf(note) }, optional: {} })

export const statementsAddition = object({
  required: {
    ...account,
    statements: listOf(
      object({
        required: {
          bill_period_from_date: date,
          bill_period_to_date: date,
          statement_id: nonBlankText,
          issued_date: date,
          number: nonBlankText,
          gross_amount: number,
        },
        optional: { statement_path: documentPath },
      }),
    ),
  },
  optional: {},
})

export const paymentInstruction = object({
  required: { ...account, vendor: nonBlankText, reference: nonBlankText, type: nonBlankText },
  optional: {},
})

/** Each transaction is checked by itself afterwards: the answer describes the first one that fails. */
const unchecked: Rule<unknown> = (value) => value

export const transactionsAddition = object({ required: { ...account, transactions: listOf(unchecked) }, optional: {} })

const lineItem = object({
  required: {},
  optional: {
    rate_band: text,
    start_date: date,
    end_date: date,
    number_of_units: number,
    net_amount: number,
    price_per_unit: number,
    units: listOf(number),
  },
})

const taxItem = object({
  required: {},
  optional: { amount: number, tax_type: text, value_taxed: number, rate: number, unit_type: text },
})

export const transaction = object({
  required: {
    transaction_id: nonBlankText,
    transaction_date: date,
    amount: number,
    type: oneOf(['CHARGE', 'CREDIT', 'PAYMENT', 'REPAYMENT', 'SUPPLY_CHARGE']),
  },
  optional: {
    reason: text,
    display_note: text,
    note: text,
    reference: text,
    payment_type: text,
    product_code: text,
    line_items: listOf(lineItem),
    tax_items: listOf(taxItem),
  },
})
