/**
 * SQLite would keep the whole process waiting for the disk at each commit. Here a commit goes into its log without that wait, and the log
 * is brought onto the disk beside everything else.
 */
import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { inTransaction } from './open-database.ts'

export type DiskWait = {
  /** Not where a database is in memory, or was set to wait for less than every commit, as in tests. */
  readonly isNeeded: boolean
  /** Runs the work as one whole. It is in the log then, and on the disk once a flush that begins later has ended. */
  commitToLog<T>(work: () => T): T
  /** Brings onto the disk what was committed before it is called; rejects with the disk's refusal. */
  flush(): Promise<void>
}

/** SQLite's number for FULL: each commit waits for the disk. */
const full = 2

/** @param flush  instead of the log's own, for tests */
export function openDiskWait(database: DatabaseSync, flush: () => Promise<void> = () => flushLog(database)): DiskWait {
  const synchronous = Number(database.prepare('PRAGMA synchronous').get()?.synchronous)
  return {
    isNeeded: database.location() !== null && synchronous >= full,
    commitToLog: (work) => {
      // NORMAL, in a database with a log: only what moves the log into the database waits for the disk.
      database.exec('PRAGMA synchronous = NORMAL')
      try {
        return inTransaction(database, work)
      } finally {
        database.exec('PRAGMA synchronous = FULL')
      }
    },
    flush,
  }
}

const flushFile = promisify(fdatasync)

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
