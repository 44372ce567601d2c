/** Our own interface, as the service interface document has it. Its answers are written by the operations as they are. */
import { momentOf } from '../moments.ts'
import { maxReportedErrors } from '../not-shown.ts'
import { type AccountPayload, accountRule } from '../rules/account-rules.ts'
import {
  notesAddition,
  paymentInstruction,
  statementsAddition,
  transaction,
  transactionsAddition,
} from '../rules/addition-rules.ts'
import type { note as noteRule } from '../rules/note-rule.ts'
import { type Checked, checkBody, isObject, type Rule, type RuleValue } from '../rules/rule.ts'
import type {
  AccountReference,
  Place,
  SendingPlace,
  SentAccount,
  SentNote,
  ServedInterface,
} from './served-interface.ts'
import { showTransactionData } from './transaction-data.ts'

/** @param isKnownSupplier  whether there is an import supplier with this code */
export function ourInterface(isKnownSupplier: (code: string) => boolean): ServedInterface {
  const account = accountRule(isKnownSupplier)
  return {
    supplierCodes: [],
    supplierOf: (body) =>
      isObject(body) && typeof body.import_supplier === 'string' ? body.import_supplier : undefined,
    sending: {
      validate: [taking('/v2/data-import/accounts/validate/', account, readAccount)],
      create: [taking('/v2/data-import/accounts/', account, readAccount)],
      notes: [
        taking('/v1/data-import/notes/create/', notesAddition, (sent) => ({
          ...referenceOf(sent),
          notes: sent.notes.map(readNote),
        })),
      ],
      transactions: [
        taking('/v1/data-import/transactions/create/', transactionsAddition, (sent) => ({
          ...referenceOf(sent),
          transactions: sent.transactions,
        })),
      ],
      statements: [
        taking('/v1/data-import/historical-statements/create/', statementsAddition, (sent) => ({
          ...referenceOf(sent),
          statements: sent.statements.map((data) => ({ id: data.statement_id ?? '', data })),
        })),
      ],
      'payment-instruction': [
        taking('/v1/data-import/payment-instruction/create/', paymentInstruction, (sent) => {
          const { vendor, reference, type } = sent
          return { ...referenceOf(sent), id: reference ?? '', data: { vendor, reference, type } }
        }),
      ],
    },
    queries: {
      status: [at('/v2/data-import/accounts/:supplier/:number/')],
      'transfer-status': [at('/v1/data-import/account-transfer-status/:supplier/:number/')],
      'list-all': [at('/v1/data-import/all-account-import-processes/:supplier/')],
      'list-pending': [at('/v1/data-import/pending-account-import-processes/:supplier/')],
      'list-imported': [at('/v1/data-import/imported-account-import-processes/:supplier/')],
    },
    readTransaction: (item) => taken(checkBody(transaction, item, maxReportedErrors), readTransaction),
    showTransaction: showTransactionData,
  }
}

const at = (path: string): Place => ({ path, show: (answer) => answer })

const taking = <T, S>(path: string, rule: Rule<T>, read: (value: T) => S): SendingPlace<S> => ({
  ...at(path),
  read: (body) => taken(checkBody(rule, body, maxReportedErrors), read),
})

const taken = <T, S>(checked: Checked<T>, read: (value: T) => S): Checked<S> =>
  checked.ok ? { ok: true, value: read(checked.value) } : checked

type OurReference = { readonly import_supplier: string; readonly external_account_number: string }

const referenceOf = ({ import_supplier, external_account_number }: OurReference): AccountReference => ({
  supplier: import_supplier,
  number: external_account_number,
})

function readAccount(payload: AccountPayload): SentAccount {
  const documents = (payload.ledgers ?? []).flatMap((ledger) => ledger.historical_billing_documents ?? [])
  const transactions = documents.flatMap((document) => document.transactions ?? [])
  return {
    ...referenceOf(payload),
    notes: (payload.notes ?? []).map(readNote),
    transactions: transactions.flatMap((data) =>
      data.transaction_id === undefined ? [] : [{ id: data.transaction_id, data }],
    ),
  }
}

const readNote = (note: RuleValue<typeof noteRule>): SentNote => ({
  body: note.body ?? '',
  documentPaths: (note.document_paths ?? []).flatMap(({ document_path: path }) => (path === undefined ? [] : [path])),
  ...(note.created_at === undefined ? {} : { createdAt: momentOf(note.created_at) }),
  isPinned: note.is_pinned ?? false,
  ...(note.unpin_at === undefined ? {} : { unpinAt: note.unpin_at }),
})

const readTransaction = (data: RuleValue<typeof transaction>) => ({
  id: data.transaction_id ?? '',
  date: data.transaction_date ?? null,
  data,
  movedTo: (day: string, explanation: string) => ({
    ...data,
    transaction_date: day,
    note: data.note ? `${data.note}\n${explanation}` : explanation,
  }),
})
