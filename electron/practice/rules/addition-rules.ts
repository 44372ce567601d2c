/**
 * The rules for what v1 adds to an imported account: notes, transactions, historical statements, the payment instruction. Below the
 * account nothing is required: the interface shows no required flags.
 */
import { note } from './note-rule.ts'
import { allOptional, listOf, object, type Rule } from './rule.ts'
import { accountNumber, date, documentPath, nonBlankText, number, oneOf, text } from './value-rules.ts'

/** An addition to a supplier that is not known finds no account, so its code is not looked up here. */
const account = { import_supplier: nonBlankText, external_account_number: accountNumber }

export const notesAddition = object({ required: { ...account, notes: listOf(note) }, optional: {} })

export const statementsAddition = object({
  required: {
    ...account,
    statements: listOf(
      allOptional({
        bill_period_from_date: date,
        bill_period_to_date: date,
        statement_id: text,
        issued_date: date,
        number: text,
        gross_amount: number,
        statement_path: documentPath,
      }),
    ),
  },
  optional: {},
})

export const paymentInstruction = object({
  required: account,
  optional: { vendor: text, reference: text, type: text },
})

/** Each transaction is checked by itself afterwards: the answer describes the first one that fails. */
const unchecked: Rule<unknown> = (value) => value

export const transactionsAddition = object({ required: { ...account, transactions: listOf(unchecked) }, optional: {} })

const lineItem = allOptional({
  rate_band: text,
  start_date: date,
  end_date: date,
  number_of_units: number,
  net_amount: number,
  price_per_unit: number,
  units: listOf(number),
})

const taxItem = allOptional({ amount: number, tax_type: text, value_taxed: number, rate: number, unit_type: text })

export const transaction = allOptional({
  transaction_id: text,
  transaction_date: date,
  amount: number,
  type: oneOf(['CHARGE', 'CREDIT', 'PAYMENT', 'REPAYMENT', 'SUPPLY_CHARGE']),
  reason: text,
  display_note: text,
  note: text,
  reference: text,
  payment_type: text,
  product_code: text,
  line_items: listOf(lineItem),
  tax_items: listOf(taxItem),
})
