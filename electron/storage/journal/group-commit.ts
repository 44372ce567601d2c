/**
 * Works that come while the disk is busy share one transaction and one wait for the disk: writing many things down together costs little
 * more than writing one. Each stays a whole of its own, and none takes another along when it fails.
 */
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { yieldToEventLoop } from '../../flow/yielding.ts'
import { openDiskWait } from '../disk-wait.ts'
import { inTransaction } from '../open-database.ts'

/**
 * Runs the work as one whole, after those that were given before it. It may be run a second time, when nothing of the first time was
 * written.
 * @param afterwards  has to be done too before the work is told of its end; once for all that share the transaction, beside the wait for
 *   the disk
 * @returns what the work returns, when it is on the disk. Rejects with what the work or the database throws: nothing of it was written
 *   then; or with the disk's refusal: it can be read then, and may be lost
 */
export type GroupCommit = <T>(work: () => T, afterwards?: () => Promise<void>) => Promise<T>

/** A work, and whom to tell of its end. `run` returns what tells its success, so that this can wait for the disk. */
type Asked = {
  readonly run: () => () => void
  readonly reject: (cause: unknown) => void
  readonly afterwards: (() => Promise<void>) | undefined
}

/**
 * While works come from several at once, the disk rests between two transactions: more of them share the next one. What a flush takes of
 * the processor and of a disk that others need too is saved each time; one after the other, works don't wait for anyone.
 */
const restMs = 1

/**
 * @param flush  as for `openDiskWait`
 * @param rest  instead of the clock's, for tests
 */
export function openGroupCommit(
  database: DatabaseSync,
  flush?: () => Promise<void>,
  rest: () => Promise<unknown> = () => sleep(restMs),
): GroupCommit {
  const disk = openDiskWait(database, flush)
  let waiting: Asked[] = []
  let isWriting = false

  /** @returns what tells the success of those that are in the log now; the others were told of what kept them from it */
  const commit = (works: readonly Asked[]): readonly (() => void)[] => {
    try {
      return disk.commitToLog(() => works.map(({ run }) => run()))
    } catch (cause) {
      if (works.length > 1) return works.flatMap((work) => commit([work]))
      for (const { reject } of works) reject(cause)
      return []
    }
  }

  const writeAll = async (): Promise<void> => {
    isWriting = true
    let works: readonly Asked[] = []
    for (;;) {
      await (works.length > 1 ? rest() : yieldToEventLoop())
      works = waiting
      if (works.length === 0) break
      waiting = []
      const successes = commit(works)
      try {
        const afterwards = new Set(works.flatMap((work) => work.afterwards ?? []))
        if (successes.length > 0) await Promise.all([disk.flush(), ...[...afterwards].map((doIt) => doIt())])
        for (const tell of successes) tell()
      } catch (cause) {
        // Those that were told of another end before hear nothing of this one.
        for (const { reject } of works) reject(cause)
      }
    }
    isWriting = false
  }

  return async (work, afterwards) => {
    if (!disk.isNeeded) {
      const value = inTransaction(database, work)
      await afterwards?.()
      return value
    }
    return new Promise((resolve, reject) => {
      const run = () => {
        const value = work()
        return () => resolve(value)
      }
      waiting.push({ run, reject, afterwards })
      if (!isWriting) void writeAll()
    })
  }
}
