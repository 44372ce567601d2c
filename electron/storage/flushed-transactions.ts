/**
 * Transactions that are on the disk when their promise resolves, while everything else goes on. SQLite would keep the whole process
 * waiting for the disk at each commit; here the disk is waited for outside of it, and commits that come together share one wait.
 */
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inTransaction } from './open-database.ts'

/**
 * Runs the work as one whole, which others can read when this returns.
 * @returns `onDisk`, for what must not be done before it is there; it rejects with the disk's refusal, and then it may be lost
 * @throws what the work or the database throws; nothing of it was written then
 */
export type FlushedTransactions = <T>(work: () => T) => { readonly value: T; readonly onDisk: Promise<void> }

const flushFile = promisify(fdatasync)
const endOfThisMoment = () => setImmediate()

/** SQLite's number for FULL: each commit waits for the disk. Where a database is set to less, as in tests, it stays so. */
const full = 2

/** @param flush  brings what was committed before it is called onto the disk */
export function openFlushedTransactions(
  database: DatabaseSync,
  flush: () => Promise<void> = () => flushLog(database),
): FlushedTransactions {
  const readSynchronous = database.prepare('PRAGMA synchronous')
  const hasLog = database.location() !== null
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  /**
   * A flush that has begun may have missed this commit: the next one has it, and all that come until that begins. It waits for those
   * that are due at the same moment, such as those after answers that came in together.
   */
  const flushed = (): Promise<void> => {
    next ??= underWay.then(endOfThisMoment).then(() => {
      next = undefined
      const flushing = flush()
      underWay = flushing.catch(() => {})
      return flushing
    })
    return next
  }

  return (work) => {
    if (!hasLog || Number(readSynchronous.get()?.synchronous) < full)
      return { value: inTransaction(database, work), onDisk: Promise.resolve() }
    return { value: withoutWaiting(database, () => inTransaction(database, work)), onDisk: flushed() }
  }
}

/** NORMAL, in a database with a log: commits go into the log, and only what moves it into the database waits for the disk. */
function withoutWaiting<T>(database: DatabaseSync, work: () => T): T {
  database.exec('PRAGMA synchronous = NORMAL')
  try {
    return work()
  } finally {
    database.exec('PRAGMA synchronous = FULL')
  }
}

/** What SQLite does itself at each commit with FULL. It holds no lock on its log that closing the file here could let go of. */
async function flushLog(database: DatabaseSync): Promise<void> {
  let log: number
  try {
    log = openSync(`${database.location()}-wal`, 'r+')
  } catch (error) {
    // SQLite takes its log away when all of it is in the database and on the disk.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  try {
    await flushFile(log)
  } finally {
    closeSync(log)
  }
}
