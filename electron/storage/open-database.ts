/** Opens the one SQLite file that holds projects and the journal, and brings its tables up to this version of the application. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { isDiskTrouble } from './disk-trouble.ts'
import { migrations } from './migrations.ts'

export const databaseName = 'migration-desk.sqlite'

/** "MDsk": marks a file as ours, so that another program's database is never written to. */
const applicationId = 0x4d44736b

/** How long a write waits for another process (the command line beside the window) before it fails. */
const busyTimeoutMs = 10_000

/**
 * @param home  the folder of everything kept between runs; it exists
 * @returns the open database: WAL, `synchronous=FULL` (what was acknowledged is on the disk), readable by its owner only; or
 *   `data_newer`, `data_unreadable`, `data_folder_unusable`
 */
export function openDatabase(home: string): Result<DatabaseSync> {
  const file = join(home, databaseName)
  let database: DatabaseSync | undefined
  try {
    closeSync(openSync(file, 'a', 0o600))
    database = new DatabaseSync(file, { timeout: busyTimeoutMs })
    // Another program's database is left as it is; a damaged one says so here, at the first look into it.
    // Our tables come together with our mark: looked at the other way round, a first start beside this one might come in between.
    if (countTables(database) > 0 && readPragma(database, 'application_id') !== applicationId)
      return giveUp(database, issue('data_unreadable', { file }))
    switchToWal(database)
    // secure_delete: a deleted project leaves none of its customers' data in the file's free pages.
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    return migrate(database) ? ok(database) : giveUp(database, issue('data_newer', {}))
  } catch (error) {
    const cause = isDamage(error) ? issue('data_unreadable', { file }) : issue('data_folder_unusable', { folder: home })
    return database === undefined ? refuse(cause) : giveUp(database, cause)
  }
}

/** A database of this run: nothing of it is on the disk, nor in a temporary file. */
export function openMemoryDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY')
  migrate(database)
  return database
}

/**
 * Runs the work as one whole: all of it is on the disk when this returns, or, after a throw, nothing. Within a transaction that is under
 * way it is a part of that.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  // IMMEDIATE: a transaction that reads first and writes later would otherwise fail when another process wrote in between.
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

/**
 * Rewrites the file without its free pages and empties the write-ahead log.
 * @returns false while another process is at the file, or the disk has no room for a second one: to be tried again at the next start
 */
export function tidy(database: DatabaseSync): boolean {
  try {
    database.exec('VACUUM')
  } catch (error) {
    if (sqliteCode(error) === 'busy' || isDiskTrouble(error)) return false
    throw error
  }
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}

/**
 * Whether the table can be read throughout, and each of its rows is found by each of its indexes. SQLite notices neither by itself when
 * it looks a row up. Takes a third of what reading the rows does.
 */
export function isWhole(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare(`PRAGMA integrity_check(${table})`).get()?.integrity_check === 'ok'
  } catch (error) {
    if (!isDamage(error)) throw error
    return false
  }
}

/**
 * The file can't be read, or its tables are not as they were made: the statements are ours and fixed, so that one that does not fit them
 * (SQLite's ERROR) tells of damage.
 */
export const isDamage = (error: unknown): boolean =>
  sqliteCode(error) === 'notADatabase' || sqliteCode(error) === 'unfit'

/** SQLite's own result codes, as far as we tell them apart. */
export function sqliteCode(error: unknown): 'busy' | 'notADatabase' | 'unfit' | 'other' {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1
  if (code === 5) return 'busy'
  if (code === 1) return 'unfit'
  return code === 26 || code === 11 ? 'notADatabase' : 'other'
}

function giveUp(database: DatabaseSync, cause: ReturnType<typeof issue>): Result<never> {
  database.close()
  return refuse(cause)
}

/** @returns false when the file was written by a newer version of the application */
function migrate(database: DatabaseSync): boolean {
  // Nothing is written where nothing is to be done: a full disk must not keep what is there from being read.
  if (readPragma(database, 'user_version') === migrations.length) return true
  return inTransaction(database, () => {
    const version = readPragma(database, 'user_version')
    if (version > migrations.length) return false
    for (const step of migrations.slice(version)) database.exec(step)
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}`)
    return true
  })
}

/** The switch needs the file for itself, and SQLite does not wait for that as it waits elsewhere: two first starts can meet. */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (sqliteCode(error) !== 'busy' || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

const readPragma = (database: DatabaseSync, name: 'application_id' | 'user_version'): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name])

const countTables = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables)
