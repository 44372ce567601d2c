/**
 * Transactions that are on the disk when their promise resolves, while everything else goes on. Each can be read at once, and those
 * that come together share one wait for the disk.
 */
import type { DatabaseSync } from 'node:sqlite'
import { yieldToEventLoop } from '../../flow/yielding.ts'
import { openDiskWait } from '../disk-wait.ts'
import { inTransaction } from '../open-database.ts'

/**
 * Runs the work as one whole, which others can read when this returns.
 * @returns `onDisk`, for what must not be done before it is there; it rejects with the disk's refusal, and then it may be lost
 * @throws what the work or the database throws; nothing of it was written then
 */
export type DurableTransactions = <T>(work: () => T) => { readonly value: T; readonly onDisk: Promise<void> }

/** @param flush  as for `openDiskWait` */
export function openDurableTransactions(database: DatabaseSync, flush?: () => Promise<void>): DurableTransactions {
  const disk = openDiskWait(database, flush)
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  /**
   * A flush that has begun may have missed this commit: the next one has it, and all that come until that begins. It waits for those
   * that are due at the same moment, such as those after answers that came in together.
   */
  const flushed = (): Promise<void> => {
    next ??= underWay.then(yieldToEventLoop).then(() => {
      next = undefined
      const flushing = disk.flush()
      underWay = flushing.catch(() => {})
      return flushing
    })
    return next
  }

  return (work) =>
    disk.isNeeded
      ? { value: disk.commitToLog(work), onDisk: flushed() }
      : { value: inTransaction(database, work), onDisk: Promise.resolve() }
}
