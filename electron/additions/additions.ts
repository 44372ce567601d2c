/**
 * Adds to accounts that are imported: one request, or many one after the other. What it knows is in the journal; this object holds
 * only what is under way.
 */
import { issue } from '../../shared/issue-words.ts'
import { type Issue, type Result, refuse } from '../../shared/result.ts'
import type { AdditionRecord } from '../storage/journal/addition-record.ts'
import { type ImportLock, whileHeld } from '../storage/lock.ts'
import {
  type AdditionEnd,
  type AdditionPorts,
  type AdditionToSend,
  type AdditionWish,
  addOne,
  keyOf,
} from './add-one.ts'
import { findTarget, type Target } from './find-target.ts'
import { type FindEnd, type FindWish, findTargets } from './find-targets.ts'

export type AdditionsPorts = AdditionPorts & {
  /** The same as the import's: one program at a time sends for this service and supplier. */
  readonly lock: ImportLock
  /** Called when a request of an account is begun, and when it has ended. */
  readonly onTurn?: (accountNumber: string) => void
}

export type AddAllWish<One extends AdditionToSend> = Omit<AdditionWish, 'signal'> & {
  /** Called for every request as soon as it has ended; the next one waits for it. */
  readonly onEnd?: (toSend: One, end: AdditionEnd) => unknown
  readonly signal?: AbortSignal
}

export type AddAllEnd = {
  readonly done: number
  readonly wasStopped: boolean
  /** What kept the rest from being sent; `null` when all had their turn, or the person stopped it. */
  readonly trouble: { readonly issue: Issue; readonly serviceWords: string | null } | null
}

export type Additions = {
  findTarget(accountNumber: string, signal?: AbortSignal): Promise<Target>
  findTargets(accountNumbers: readonly string[], wish: FindWish): Promise<FindEnd>
  /** @returns `import_running_elsewhere` when another program sends for this supplier */
  add(toSend: AdditionToSend, wish?: AdditionWish): Promise<Result<AdditionEnd>>
  /** One after the other, in their order; stops when nothing gets through any more. */
  addAll<One extends AdditionToSend>(all: readonly One[], wish?: AddAllWish<One>): Promise<Result<AddAllEnd>>
  read(toSend: AdditionToSend): AdditionRecord
  /** A request of the account is under way. */
  isSending(accountNumber: string): boolean
  /** Waits for a request that is under way: its answer is to be in the journal. */
  close(): Promise<void>
}

/** So many requests in a row without an answer, and the service is gone. */
const unansweredInARow = 3

export function createAdditions(ports: AdditionsPorts): Additions {
  const { journal, lock, platform } = ports
  const closing = new AbortController()
  /** One request at a time: a payment instruction is never under way twice, and answers come in the order of what was sent. */
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<Result<T>> => {
    const turn = last.then(() => whileHeld(lock, work))
    last = turn.catch(() => {})
    return turn
  }

  let atWork: string | null = null
  const sendOne = async (toSend: AdditionToSend, wish: AdditionWish): Promise<AdditionEnd> => {
    const { accountNumber } = toSend
    atWork = accountNumber
    ports.onTurn?.(accountNumber)
    try {
      return await addOne(ports, toSend, wish)
    } finally {
      atWork = null
      ports.onTurn?.(accountNumber)
    }
  }

  const untilClosed = (signal: AbortSignal | undefined): AbortSignal =>
    signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal])

  return {
    findTarget: (accountNumber, signal) => findTarget(platform, accountNumber, signal),

    findTargets: (accountNumbers, wish) =>
      findTargets(platform, accountNumbers, { ...wish, signal: untilClosed(wish.signal) }),

    add: async (toSend, wish = {}) => {
      if (closing.signal.aborted) return refuse(issue('request_stopped', {}))
      return inTurn(() => sendOne(toSend, { ...wish, signal: untilClosed(wish.signal) }))
    },

    addAll: (all, { onEnd, ...wish } = {}) =>
      inTurn(async () => {
        const signal = untilClosed(wish.signal)
        let done = 0
        let unanswered = 0
        for (const toSend of all) {
          if (signal.aborted) return { done, wasStopped: true, trouble: null }
          const end = await sendOne(toSend, { ...wish, signal })
          // Stopped while the account was being asked about: nothing is known of it, and nothing stands in its way.
          if (signal.aborted && end.kind === 'held') return { done, wasStopped: true, trouble: null }
          done += 1
          await onEnd?.(toSend, end)
          unanswered = isUnanswered(end) ? unanswered + 1 : 0
          const trouble = troubleOf(end) ?? (unanswered < unansweredInARow ? null : issue('additions_service_gone', {}))
          if (trouble !== null) {
            const serviceWords = end.kind === 'held' ? end.serviceWords : null
            return { done, wasStopped: false, trouble: { issue: trouble, serviceWords } }
          }
        }
        return { done, wasStopped: false, trouble: null }
      }),

    read: (toSend) => journal.read(keyOf(toSend)),

    isSending: (accountNumber) => atWork === accountNumber,

    close: async () => {
      closing.abort()
      await last
    },
  }
}

/** Nothing gets through as things are: the key, the address, a certificate. */
const troubleOf = (end: AdditionEnd): Issue | null => {
  if (end.kind === 'held') return end.why === 'blocked' ? end.issue : null
  return end.kind === 'sent' ? end.trouble : null
}

const isUnanswered = (end: AdditionEnd): boolean => {
  if (end.kind === 'held') return end.why === 'unanswered'
  if (end.kind !== 'sent') return false
  const { kind, phase } = end.record
  // Behind a payment instruction that fails it is the vendor that can't be reached, for this account.
  return phase === 'unknown' || phase === 'notSent' || (phase === 'failing' && kind !== 'payment')
}
