/** Balances and bills of the account. Source: service interface, "Ledger". */
import { z } from 'zod'
import { date, decimal, identifier, level, text } from '../field.ts'

const ledgerTransaction = z.strictObject({
  transaction_id: identifier({
    label: 'Bill transaction number',
    help: 'Number of the transaction in your system.',
    synonyms: [
      'transaction id',
      'transaction number',
      'transaction no',
      'txn id',
      'line id',
      'line number',
      'line item id',
      'transaction reference',
      'entry number',
      'posting number',
    ],
  }).optional(),
  type: text({
    label: 'Bill transaction type',
    help: 'What kind of transaction this is.',
    synonyms: ['transaction type', 'kind', 'txn type', 'type', 'line type', 'entry type'],
    documentedValues: ['CHARGE'],
  }).optional(),
  reason: text({
    label: 'Bill transaction reason',
    help: 'Why the transaction exists.',
    synonyms: ['reason', 'reason code', 'transaction reason'],
    documentedValues: ['DATA_IMPORT_BALANCE_TRANSFER'],
  }).optional(),
  amount: decimal({
    label: 'Bill transaction amount',
    help: 'Amount, with a minus for credit.',
    synonyms: ['amount', 'transaction amount', 'bill amount', 'value', 'total', 'line amount', 'entry amount'],
  }).optional(),
  transaction_date: date({
    label: 'Bill transaction date',
    help: 'Day of the transaction.',
    synonyms: [
      'transaction date',
      'txn date',
      'date',
      'posting date',
      'line date',
      'entry date',
      'date of transaction',
    ],
  }).optional(),
})

const historicalBillingDocument = z.strictObject({
  billing_document_identifier: identifier({
    label: 'Bill number',
    help: 'Number of a bill the customer already received.',
    synonyms: [
      'bill no',
      'bill number',
      'invoice number',
      'invoice no',
      'document number',
      'statement number',
      'bill',
      'bill id',
      'bill reference',
      'invoice',
      'invoice id',
      'invoice reference',
      'statement id',
      'document id',
    ],
  }).optional(),
  billing_document_type: text({
    label: 'Bill type',
    help: 'What kind of bill this was.',
    synonyms: ['bill type', 'invoice type', 'document type'],
    documentedValues: ['ITEM_BASED'],
  }).optional(),
  issued_date: date({
    label: 'Bill issued on',
    help: 'Day the bill was issued.',
    synonyms: [
      'issued on',
      'bill date',
      'invoice date',
      'issued date',
      'issue date',
      'date of bill',
      'date issued',
      'issue',
      'document date',
      'billing date',
      'bill issue date',
    ],
  }).optional(),
  transactions: level(
    {
      label: 'Bill transactions',
      element: 'bill transaction',
      section: 'Ledger transaction',
      help: 'What the bill consisted of.',
      naturalKeys: [['transaction_id'], ['transaction_date', 'type', 'reason', 'amount']],
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
    synonyms: ['ledger', 'ledger code', 'ledger type', 'ledger name'],
    documentedValues: ['ENERGY'],
  }).optional(),
  billing_document_type: text({
    label: 'Ledger bill type',
    help: 'What kind of bills this ledger gets.',
    synonyms: ['ledger billing document type', 'billing type', 'billing document type'],
    documentedValues: ['ITEM_BASED'],
  }).optional(),
  ledger_balance: decimal({
    label: 'Balance',
    help: 'Balance of the account on the day of the move. Negative values occur.',
    synonyms: [
      'balance',
      'account balance',
      'current balance',
      'ledger balance',
      'outstanding',
      'amount due',
      'arrears',
      'balance due',
      'closing balance',
      'opening balance',
      'outstanding balance',
      'total balance',
      'balance outstanding',
      'amount outstanding',
      'amount owed',
      'balance owed',
      'ar balance',
      'balance brought forward',
      'balance forward',
      'owing',
    ],
  }).optional(),
  last_statement_closing_date: date({
    label: 'Last statement closed on',
    help: 'Last day covered by the latest statement.',
    synonyms: [
      'last statement close',
      'last stmt close',
      'statement closed',
      'statement closing date',
      'last bill to date',
      'last billed period end',
      'statement end',
      'last statement closing',
      'last statement end',
      'statement end date',
      'last bill end',
      'last bill period end',
      'last invoice period end',
      'last statement to',
    ],
  }).optional(),
  last_statement_issue_date: date({
    label: 'Last statement issued on',
    help: 'Day the latest statement was sent.',
    synonyms: [
      'last statement issued',
      'last stmt issued',
      'statement issued',
      'last bill date',
      'last invoice date',
      'statement issue date',
      'statement date',
      'last statement',
      'last statement date',
      'last bill issued',
      'last billed on',
      'last billing date',
      'date of last bill',
      'last invoice issued',
    ],
  }).optional(),
  historical_billing_documents: level(
    {
      label: 'Past bills',
      element: 'past bill',
      help: 'Bills the customer already received.',
      naturalKeys: [['billing_document_identifier'], ['issued_date', 'billing_document_type']],
    },
    historicalBillingDocument,
  ).optional(),
  additional_historical_transactions: opaqueArray('Additional past transactions', 'past transaction').optional(),
  current_statement_transactions: opaqueArray('Current statement transactions', 'current transaction').optional(),
})
