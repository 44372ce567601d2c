/** What belongs to an account beside its payload: notes, transactions, statements, the payment instruction. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { StoreSealing } from './store-sealing.ts'

export type StoredNote = {
  /** Empty for a note of documents alone. */
  readonly body: string
  readonly documentPaths: readonly string[]
  readonly createdAt: number
  readonly isPinned: boolean
  readonly unpinAt?: string
}

/** A statement, transaction or payment instruction, as it was taken. */
export type StoredData = Readonly<Record<string, unknown>>

export type AdditionStore = {
  readonly notesOf: (accountId: number) => readonly StoredNote[]
  readonly notesWithBody: (accountId: number, body: string) => readonly StoredNote[]
  readonly addNote: (accountId: number, note: StoredNote) => void
  readonly transactionsOf: (accountId: number) => readonly StoredData[]
  readonly hasTransaction: (accountId: number, transactionId: string) => boolean
  readonly addTransaction: (accountId: number, transactionId: string, data: StoredData) => void
  readonly statementsOf: (accountId: number) => readonly StoredData[]
  /** Replaces a statement with the same identifier. */
  readonly keepStatement: (accountId: number, statementId: string, data: StoredData) => void
  readonly paymentInstructionOf: (accountId: number) => StoredData | undefined
  /** Replaces the account's earlier instruction: an account has one. */
  readonly keepPaymentInstruction: (accountId: number, data: StoredData) => void
  /** Notes that the vendor was asked about a reference; tells whether it had been asked before. */
  readonly markVendorAsked: (accountId: number, reference: string) => boolean
  /** Takes away the notes and transactions of an account whose attempt failed, before the next one brings its own. */
  readonly clearStaged: (accountId: number) => void
}

export function createAdditionStore(database: DatabaseSync, sealing: StoreSealing): AdditionStore {
  const noteColumns = 'body, document_paths, created_at, is_pinned, unpin_at'
  const notes = database.prepare(`SELECT ${noteColumns} FROM notes WHERE account_id = ? ORDER BY id`)
  const sameNotes = database.prepare(`SELECT ${noteColumns} FROM notes WHERE account_id = ? AND body = ? ORDER BY id`)
  const insertNote = database.prepare(`INSERT INTO notes (account_id, ${noteColumns}) VALUES (?, ?, ?, ?, ?, ?)`)
  const transactions = database.prepare('SELECT data FROM transactions WHERE account_id = ? ORDER BY id')
  const sameTransaction = database.prepare('SELECT 1 FROM transactions WHERE account_id = ? AND transaction_id = ?')
  const insertTransaction = database.prepare(
    'INSERT INTO transactions (account_id, transaction_id, data) VALUES (?, ?, ?)',
  )
  const statements = database.prepare('SELECT data FROM statements WHERE account_id = ? ORDER BY rowid')
  const upsertStatement = database.prepare(`
    INSERT INTO statements (account_id, statement_id, data) VALUES (?, ?, ?)
    ON CONFLICT (account_id, statement_id) DO UPDATE SET data = excluded.data`)
  const instruction = database.prepare('SELECT data FROM payment_instructions WHERE account_id = ?')
  const upsertInstruction = database.prepare(`
    INSERT INTO payment_instructions (account_id, data) VALUES (?, ?)
    ON CONFLICT (account_id) DO UPDATE SET data = excluded.data`)
  const insertAttempt = database.prepare(
    'INSERT INTO vendor_attempts (account_id, reference) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  const clearNotes = database.prepare('DELETE FROM notes WHERE account_id = ?')
  const clearTransactions = database.prepare('DELETE FROM transactions WHERE account_id = ?')

  const sealBody = (body: string) => sealing.sealSame('notes.body', body)
  const sealTransactionId = (id: string) => sealing.sealSame('transactions.transaction_id', id)
  const sealData = (table: DataTable, data: StoredData) => sealing.seal(`${table}.data`, JSON.stringify(data))
  const readDataOf =
    (table: DataTable) =>
    (row: Record<string, SQLOutputValue>): StoredData =>
      JSON.parse(sealing.open(`${table}.data`, String(row.data)))
  const readNote = (row: Record<string, SQLOutputValue>): StoredNote => ({
    body: sealing.open('notes.body', String(row.body)),
    documentPaths: JSON.parse(sealing.open('notes.document_paths', String(row.document_paths))),
    createdAt: Number(row.created_at),
    isPinned: row.is_pinned === 1,
    ...(row.unpin_at === null ? {} : { unpinAt: String(row.unpin_at) }),
  })

  return {
    notesOf: (accountId) => notes.all(accountId).map(readNote),
    notesWithBody: (accountId, body) => sameNotes.all(accountId, sealBody(body)).map(readNote),
    addNote: (accountId, note) => {
      const paths = sealing.seal('notes.document_paths', JSON.stringify(note.documentPaths))
      insertNote.run(accountId, sealBody(note.body), paths, note.createdAt, Number(note.isPinned), note.unpinAt ?? null)
    },
    transactionsOf: (accountId) => transactions.all(accountId).map(readDataOf('transactions')),
    hasTransaction: (accountId, transactionId) =>
      sameTransaction.get(accountId, sealTransactionId(transactionId)) !== undefined,
    addTransaction: (accountId, transactionId, data) => {
      insertTransaction.run(accountId, sealTransactionId(transactionId), sealData('transactions', data))
    },
    statementsOf: (accountId) => statements.all(accountId).map(readDataOf('statements')),
    keepStatement: (accountId, statementId, data) => {
      upsertStatement.run(
        accountId,
        sealing.sealSame('statements.statement_id', statementId),
        sealData('statements', data),
      )
    },
    paymentInstructionOf: (accountId) => {
      const row = instruction.get(accountId)
      return row && readDataOf('payment_instructions')(row)
    },
    keepPaymentInstruction: (accountId, data) => {
      upsertInstruction.run(accountId, sealData('payment_instructions', data))
    },
    markVendorAsked: (accountId, reference) =>
      insertAttempt.run(accountId, sealing.sealSame('vendor_attempts.reference', reference)).changes === 0,
    clearStaged: (accountId) => {
      clearNotes.run(accountId)
      clearTransactions.run(accountId)
    },
  }
}

type DataTable = 'transactions' | 'statements' | 'payment_instructions'
