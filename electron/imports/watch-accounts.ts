/**
 * Asks the service about accounts that are not finished, until they are: each at its own, lengthening interval, spread so that a
 * thousand accounts do not ask at once.
 */
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import type { EnginePorts } from './clear-up.ts'
import { inParallel } from './in-parallel.ts'
import { statusOf } from './journal-words.ts'
import { firstPollMs, maxPollMs, oldRecordMs, pollGrowth, pollSpread } from './waiting.ts'

export type WatchEnd =
  /** Nothing is left to ask about. */
  | { readonly kind: 'allFinal' }
  | { readonly kind: 'stopped' }
  /** The service can't be asked: the key is refused, the address is wrong, or it has been silent for too long. */
  | { readonly kind: 'blocked'; readonly issue: Issue; readonly serviceWords: string | null }

export type WatchWish = {
  /** Which accounts to ask about now; asked anew on every round, so that accounts can join. */
  readonly numbers: () => readonly string[]
  /** More accounts are to come: an empty list is no end. */
  readonly isMoreToCome?: () => boolean
  /** What to do for an account whose create is not cleared up; left out, such accounts are asked about only. */
  readonly clearUp?: (number: string) => Promise<unknown>
  readonly signal: AbortSignal
  /** Gives up when the service has given no answer for this long. */
  readonly silenceMs?: number
}

/** How long a round may sleep at most, so that an account that joins is not left waiting. */
const longestNapMs = 1_000
const atOnce = 4

type Poll = { readonly nextAt: number; readonly waitMs: number }
export type Asked =
  | { readonly kind: 'answered'; readonly isNews: boolean }
  | { readonly kind: 'unanswered'; readonly issue: Issue; readonly serviceWords: string | null }
  | Extract<WatchEnd, { kind: 'blocked' }>

export async function watchAccounts(ports: EnginePorts, wish: WatchWish): Promise<WatchEnd> {
  const { clock, sleep, random } = ports
  const { signal } = wish
  const polls = new Map<string, Poll>()
  const spread = (ms: number) => ms * (1 - pollSpread + 2 * pollSpread * random())
  let answeredAt = clock()

  for (;;) {
    if (signal.aborted) return { kind: 'stopped' }
    const numbers = wish.numbers()
    if (numbers.length === 0 && !(wish.isMoreToCome?.() ?? false)) return { kind: 'allFinal' }
    for (const number of numbers) {
      if (!polls.has(number)) polls.set(number, { nextAt: clock() + spread(firstPollMs), waitMs: firstPollMs })
    }
    const due = numbers.filter((number) => (polls.get(number)?.nextAt ?? 0) <= clock())
    if (due.length === 0) {
      const nextAt = Math.min(...numbers.map((number) => polls.get(number)?.nextAt ?? 0), clock() + longestNapMs)
      await sleep(Math.max(1, nextAt - clock()), signal)
      continue
    }

    let blocked: WatchEnd | undefined
    await inParallel(due, atOnce, async (number) => {
      const asked = await askAbout(ports, number, wish)
      if (asked.kind === 'blocked') {
        blocked = asked
        return 'stop'
      }
      if (asked.kind === 'answered') answeredAt = clock()
      const isNews = asked.kind === 'answered' && asked.isNews
      const waitMs = isNews ? firstPollMs : Math.min(maxPollMs, (polls.get(number)?.waitMs ?? firstPollMs) * pollGrowth)
      polls.set(number, { nextAt: clock() + spread(waitMs), waitMs })
      return undefined
    })
    if (blocked !== undefined && !signal.aborted) return blocked
    if (wish.silenceMs !== undefined && clock() - answeredAt > wish.silenceMs)
      return { kind: 'blocked', issue: issue('run_service_gone', {}), serviceWords: null }
  }
}

/** Asks once about an account, and writes down what is new. */
export async function askAbout(
  ports: EnginePorts,
  number: string,
  { clearUp, signal }: Pick<WatchWish, 'clearUp' | 'signal'>,
): Promise<Asked> {
  const { journal, platform, clock, tell } = ports
  const { phase } = journal.read(number)
  if (phase === 'unknown' || phase === 'sending') {
    await clearUp?.(number)
    return { kind: 'answered', isNews: journal.read(number).phase !== phase }
  }

  const outcome = await platform.fetchProcess(number, signal)
  switch (outcome.kind) {
    case 'found': {
      const record = journal.read(number)
      const status = statusOf(outcome.record)
      // Accepted again after a failure: until the service shows something newer, its record is that of the failure.
      const isOld = status.fingerprint === record.known && clock() - (record.intendedAt ?? 0) < oldRecordMs
      const isNews = !isOld && status.fingerprint !== record.fingerprint
      if (isNews) {
        journal.write(number, status)
        tell([number])
      }
      return { kind: 'answered', isNews }
    }
    case 'notFound':
      // Accepted, and not to be seen yet. It is never sent again for that.
      return { kind: 'answered', isNews: false }
    case 'unexplained':
      return { kind: 'answered', isNews: false }
    case 'notSent':
    case 'notKnown': {
      const { issue: told, serviceWords, isLasting } = outcome
      return { kind: isLasting ? 'blocked' : 'unanswered', issue: told, serviceWords }
    }
    default:
      return assertNever(outcome)
  }
}
