/** Opens the practice service's store: one SQLite file, in which an answered request outlives the process, even a killed one. */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { PracticeStartError } from '../start-trouble.ts'
import { initialStates } from '../suppliers.ts'

/** Marks a file as a practice store ("MDps"), so that another program's database is never written to. */
const applicationId = 0x4d447073
const schemaVersion = 1

const schema = `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE suppliers (code TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT;
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    supplier TEXT NOT NULL REFERENCES suppliers (code),
    number TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    attempted_at INTEGER NOT NULL,
    step_ms INTEGER NOT NULL,
    UNIQUE (supplier, number)
  ) STRICT;
  CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    document_paths TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    is_pinned INTEGER NOT NULL,
    unpin_at TEXT
  ) STRICT;
  CREATE INDEX notes_of_account ON notes (account_id, body);
  CREATE TABLE transactions (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    transaction_id TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX transactions_of_account ON transactions (account_id, transaction_id);
  CREATE TABLE statements (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    statement_id TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (account_id, statement_id)
  ) STRICT;
  CREATE TABLE payment_instructions (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    data TEXT NOT NULL
  ) STRICT;
  CREATE TABLE vendor_attempts (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    reference TEXT NOT NULL,
    PRIMARY KEY (account_id, reference)
  ) STRICT;
`

/**
 * @param file  a path, made if it is not there yet (readable by its owner only: it holds customers' data); without one, memory
 * @param whenOpen  what else has to be seen to before it can be used
 * @throws PracticeStartError  when the file can't be opened, or belongs to something else; then it is closed again
 */
export function openStore(file: string | undefined, whenOpen: (database: DatabaseSync) => void): DatabaseSync {
  if (file === undefined) return prepare(new DatabaseSync(':memory:'), whenOpen)
  let database: DatabaseSync | undefined
  try {
    closeSync(openSync(file, 'a', 0o600))
    database = new DatabaseSync(file, { timeout: 5000 })
    return prepare(database, whenOpen)
  } catch (error) {
    database?.close()
    if (error instanceof PracticeStartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new PracticeStartError('practice_store_unopened', { file, reason })
  }
}

/** Forgets every account with all that was added to it; key and suppliers stay. @throws PracticeStartError  as `openStore` does */
export function emptyStore(file: string): void {
  const database = openStore(file, () => undefined)
  try {
    inTransaction(database, () => database.exec('DELETE FROM accounts'))
  } finally {
    database.close()
  }
}

/** Runs the work as one whole: all of it is kept, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const value = work()
    database.exec('COMMIT')
    return value
  } catch (error) {
    // A full disk can end the transaction by itself; a second ROLLBACK would then hide the reason.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** A value that is made once and then kept, such as the API key. */
export function keepSetting(database: DatabaseSync, name: string, make: () => string): string {
  database.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, make())
  return String(database.prepare('SELECT value FROM settings WHERE name = ?').get(name)?.value)
}

export const randomKey = (): string => randomBytes(24).toString('base64url')

function prepare(database: DatabaseSync, whenOpen: (database: DatabaseSync) => void): DatabaseSync {
  const found = { application: pragma(database, 'application_id'), version: pragma(database, 'user_version') }
  const tables = Number(database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n)
  if (tables > 0 && found.application !== applicationId)
    throw new PracticeStartError('practice_store_of_others', { file: database.location() })
  if (tables > 0 && found.version !== schemaVersion)
    throw new PracticeStartError('practice_store_of_other_version', { file: database.location() })
  // FULL: what was answered is on the disk, not only with the operating system.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  if (tables === 0)
    inTransaction(database, () => {
      database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion};${schema}`)
      const insert = database.prepare('INSERT INTO suppliers (code, state) VALUES (?, ?)')
      for (const [code, state] of Object.entries(initialStates)) insert.run(code, state)
    })
  whenOpen(database)
  return database
}

const pragma = (database: DatabaseSync, name: 'application_id' | 'user_version'): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name])
