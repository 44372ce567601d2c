/** Balances and bills of the account. Source: service interface, "Ledger". */
import { z } from 'zod'
import { date, decimal, identifier, level, text } from '../field.ts'

const ledgerTransaction = z.strictObject({
  transaction_id: identifier({
    label: 'Bill transaction number',
    help: 'Number of the transaction in your system.',
  }).optional(),
  type: text({
    label: 'Bill transaction type',
    help: 'What kind of transaction this is.',
    documentedValues: ['CHARGE'],
    meanings: { CHARGE: 'Charge' },
  }).optional(),
  reason: text({
    label: 'Bill transaction reason',
    help: 'Why the transaction exists.',
    documentedValues: ['DATA_IMPORT_BALANCE_TRANSFER'],
    meanings: { DATA_IMPORT_BALANCE_TRANSFER: 'Balance taken over by the import' },
  }).optional(),
  amount: decimal({
    money: 'amount',
    label: 'Bill transaction amount',
    help: 'Amount, with a minus for credit.',
  }).optional(),
  transaction_date: date({
    label: 'Bill transaction date',
    help: 'Day of the transaction.',
  }).optional(),
})

const historicalBillingDocument = z.strictObject({
  billing_document_identifier: identifier({
    label: 'Bill number',
    help: 'Number of a bill the customer already received.',
  }).optional(),
  billing_document_type: text({
    label: 'Bill type',
    help: 'What kind of bill this was.',
    documentedValues: ['ITEM_BASED'],
    meanings: { ITEM_BASED: 'Item by item' },
  }).optional(),
  issued_date: date({
    label: 'Bill issued on',
    help: 'Day the bill was issued.',
  }).optional(),
  transactions: level(
    {
      label: 'Bill transactions',
      element: 'bill transaction',
      section: 'Ledger transaction',
      help: 'What the bill consisted of.',
      naturalKeys: [['transaction_id'], ['transaction_date', 'type', 'reason', 'amount']],
      alikeAre: 'events',
    },
    ledgerTransaction,
  ).optional(),
})

/** Source: service interface, "Element shape of `additional_historical_transactions` and `current_statement_transactions`: not shown." */
const opaqueArray = (label: string, element: string) =>
  level(
    {
      label,
      element,
      help: 'The interface does not show what belongs here, so it is not sent.',
      naturalKeys: [],
      isOpaque: true,
    },
    z.unknown(),
  )

export const ledger = z.strictObject({
  ledger_code: text({
    label: 'Ledger code',
    help: 'Which of the account’s ledgers this is.',
    documentedValues: ['ENERGY'],
    meanings: { ENERGY: 'Energy' },
  }).optional(),
  billing_document_type: text({
    label: 'Ledger bill type',
    help: 'What kind of bills this ledger gets.',
    documentedValues: ['ITEM_BASED'],
    meanings: { ITEM_BASED: 'Item by item' },
  }).optional(),
  ledger_balance: decimal({
    money: 'balance',
    label: 'Balance',
    help: 'Balance of the account on the day of the move: what the customer owes, or has in credit.',
  }).optional(),
  last_statement_closing_date: date({
    label: 'Last statement closed on',
    help: 'Last day covered by the latest statement.',
  }).optional(),
  last_statement_issue_date: date({
    label: 'Last statement issued on',
    help: 'Day the latest statement was sent.',
  }).optional(),
  historical_billing_documents: level(
    {
      label: 'Past bills',
      element: 'past bill',
      help: 'Bills the customer already received.',
      naturalKeys: [['billing_document_identifier'], ['issued_date', 'billing_document_type']],
      alikeAre: 'events',
    },
    historicalBillingDocument,
  ).optional(),
  additional_historical_transactions: opaqueArray('Additional past transactions', 'past transaction').optional(),
  current_statement_transactions: opaqueArray('Current statement transactions', 'current transaction').optional(),
})
