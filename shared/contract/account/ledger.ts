/** Balances and bills of the account. Source: service interface, "Ledger". */
import { z } from 'zod'
import { date, decimal, identifier, level, text } from '../field.ts'

const ledgerTransaction = z.strictObject({
  transaction_id: identifier('Bill transaction number', 'Number of the transaction in your system.'),
  type: text('Bill transaction type', 'What kind of transaction this is.', { meanings: { CHARGE: 'Charge' } }),
  reason: text('Bill transaction reason', 'Why the transaction exists.', {
    meanings: { DATA_IMPORT_BALANCE_TRANSFER: 'Balance taken over by the import' },
  }),
  amount: decimal('Bill transaction amount', 'Amount, with a minus for credit.', { money: 'posting' }),
  transaction_date: date('Bill transaction date', 'Day of the transaction.'),
})

const historicalBillingDocument = z.strictObject({
  billing_document_identifier: identifier('Bill number', 'Number of a bill the customer already received.'),
  billing_document_type: text('Bill type', 'What kind of bill this was.', { meanings: { ITEM_BASED: 'Item by item' } }),
  issued_date: date('Bill issued on', 'Day the bill was issued.'),
  transactions: level('Bill transactions', 'What the bill consisted of.', ledgerTransaction, {
    element: 'bill transaction',
    section: 'Ledger transaction',
    naturalKeys: [['transaction_id'], ['transaction_date', 'type', 'reason', 'amount']],
    alikeAre: 'events',
  }),
})

/** Source: service interface, "Element shape of `additional_historical_transactions` and `current_statement_transactions`: not shown." */
const opaqueArray = (label: string, element: string) =>
  level(label, 'The interface does not show what belongs here, so it is not sent.', z.unknown(), {
    element,
    naturalKeys: [],
    isOpaque: true,
  })

export const ledger = z.strictObject({
  ledger_code: text('Ledger code', 'Which of the account’s ledgers this is.', { meanings: { ENERGY: 'Energy' } }),
  billing_document_type: text('Ledger bill type', 'What kind of bills this ledger gets.', {
    meanings: { ITEM_BASED: 'Item by item' },
  }),
  ledger_balance: decimal(
    'Balance',
    'Balance of the account on the day of the move: what the customer owes, or has in credit.',
    { money: 'balance' },
  ),
  last_statement_closing_date: date('Last statement closed on', 'Last day covered by the latest statement.'),
  last_statement_issue_date: date('Last statement issued on', 'Day the latest statement was sent.'),
  historical_billing_documents: level('Past bills', 'Bills the customer already received.', historicalBillingDocument, {
    element: 'past bill',
    naturalKeys: [['billing_document_identifier'], ['issued_date', 'billing_document_type']],
    alikeAre: 'events',
  }),
  additional_historical_transactions: opaqueArray('Additional past transactions', 'past transaction'),
  current_statement_transactions: opaqueArray('Current statement transactions', 'current transaction'),
})
