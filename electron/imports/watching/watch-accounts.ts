/**
 * Asks the service about accounts that are not finished, until they are: each at its own, lengthening interval, spread so that a
 * thousand accounts do not ask at once, and all together no more often than a service should be asked.
 */
import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Issue, type Result } from '../../../shared/result.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { statusOf } from '../journal-words.ts'
import { troubleOf } from '../run/create-one.ts'
import { inParallel } from '../run/in-parallel.ts'
import { notSeenMs, oldRecordMs, refusedQuestionsInARow, silenceMs } from '../run/waiting.ts'
import { createPolls } from './polls.ts'
import type { EnginePorts, Finding } from './reconcile.ts'

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
  readonly reconcile?: ClearUp
  /** What came of the latest questions where nothing is learnt by asking; `null` once something is. */
  readonly hearTrouble?: (trouble: Issue | null) => void
  readonly signal: AbortSignal
}

/** `null` when there is nothing to clear up any more; an issue when another process has to do it. */
type ClearUp = (number: string) => Promise<Result<Finding | null>>

/** How long a round may sleep at most, so that an account that joins is not left waiting. */
const longestNapMs = 1_000
const atOnce = 4

export type Asked =
  /** `isForPerson`: asking again says the same; a person has to ask the operator. */
  | { readonly kind: 'answered'; readonly isNews: boolean; readonly isForPerson?: boolean }
  /** `isAnswer`: there was an answer, if none that says how the account stands; `isRefusal`: it is that nothing is told. */
  | {
      readonly kind: 'unanswered'
      readonly issue: Issue
      readonly serviceWords: string | null
      readonly isAnswer: boolean
      readonly isRefusal: boolean
    }
  | Extract<WatchEnd, { kind: 'blocked' }>

/** Since when, and by how many answers, nothing was learnt; and what came of the last question. */
type InVain = { readonly since: number; readonly answers: number; readonly latest: Issue }

export async function watchAccounts(ports: EnginePorts, wish: WatchWish): Promise<WatchEnd> {
  try {
    return await keepAsking(ports, wish)
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
    return { kind: 'blocked', issue: issue('disk_full_watching', {}), serviceWords: null }
  }
}

async function keepAsking(ports: EnginePorts, wish: WatchWish): Promise<WatchEnd> {
  const { uptime, sleep } = ports
  const { signal } = wish
  const polls = createPolls(ports)
  const forPerson = new Set<string>()
  let inVain = null as InVain | null
  let refusedInARow = 0

  for (;;) {
    if (signal.aborted) return { kind: 'stopped' }
    const all = wish.numbers()
    const numbers = forPerson.size === 0 ? all : all.filter((number) => !forPerson.has(number))
    if (numbers.length === 0 && !(wish.isMoreToCome?.() ?? false)) return { kind: 'allFinal' }
    const { due, napMs } = polls.look(numbers)
    if (due.length === 0) {
      await sleep(Math.min(napMs, longestNapMs), signal)
      continue
    }

    let blocked: WatchEnd | undefined
    let latestWords: string | null = null
    await inParallel(due, atOnce, async (number) => {
      const asked = await askAbout(ports, number, wish)
      if (asked.kind === 'blocked') {
        blocked = asked
        return 'stop'
      }
      if (asked.kind === 'answered') {
        inVain = null
        refusedInARow = 0
        if (asked.isForPerson) forPerson.add(number)
      } else {
        const { since, answers } = inVain ?? { since: uptime(), answers: 0 }
        inVain = { since, answers: answers + (asked.isAnswer ? 1 : 0), latest: asked.issue }
        refusedInARow = asked.isRefusal ? refusedInARow + 1 : 0
        latestWords = asked.serviceWords
      }
      polls.answered(number, asked.kind === 'answered' && asked.isNews)
      return signal.aborted ? 'stop' : undefined
    })
    wish.hearTrouble?.(inVain?.latest ?? null)
    if (blocked !== undefined && !signal.aborted) return blocked
    if (refusedInARow >= refusedQuestionsInARow)
      return { kind: 'blocked', issue: issue('watch_refused', {}), serviceWords: latestWords }
    if (inVain !== null && uptime() - inVain.since > silenceMs) {
      const { answers, latest } = inVain
      const facts = { minutes: silenceMs / 60_000, answers, latest: latest.message }
      return { kind: 'blocked', issue: issue('watch_service_silent', facts), serviceWords: latestWords }
    }
  }
}

/** Asks once about an account, and writes down what is new. */
export async function askAbout(
  ports: EnginePorts,
  number: string,
  { reconcile, signal }: Pick<WatchWish, 'reconcile' | 'signal'>,
): Promise<Asked> {
  const { journal, platform, ages, tell } = ports
  const { phase } = journal.read(number)
  if (phase === 'unknown' || phase === 'sending') {
    const cleared = await reconcile?.(number)
    const finding = cleared?.ok ? cleared.value : null
    const isNews = journal.read(number).phase !== phase
    if (finding?.kind !== 'unclear' || finding.trouble === null) return { kind: 'answered', isNews }
    return askedInVain(finding.trouble)
  }

  const outcome = await platform.fetchProcess(number, signal)
  switch (outcome.kind) {
    case 'found': {
      const record = journal.read(number)
      const status = statusOf(outcome.record, number)
      // Accepted again after a failure: until the service shows something newer, its record is that of the failure.
      const isOld = status.fingerprint === record.known && ages.sinceIntent(record) < oldRecordMs
      const isNews = !isOld && status.fingerprint !== record.fingerprint
      if (isNews) {
        await journal.write(number, status)
        tell([number])
      }
      return { kind: 'answered', isNews }
    }
    case 'notFound':
      return notSeen(ports, number)
    case 'unexplained':
    case 'notSent':
    case 'notKnown':
      return askedInVain(outcome)
    default:
      return assertNever(outcome)
  }
}

/** Accepted, and not to be seen: it is never sent again for that. What stays so is said, and asked about no more. */
async function notSeen({ journal, ages, tell }: EnginePorts, number: string): Promise<Asked> {
  const record = journal.read(number)
  const isSaid = record.last?.kind === 'notSeen'
  if (record.phase !== 'accepted' || (!isSaid && ages.sinceIntent(record) < notSeenMs))
    return { kind: 'answered', isNews: false }
  if (!isSaid) {
    await journal.write(number, { kind: 'notSeen' })
    tell([number])
  }
  return { kind: 'answered', isNews: !isSaid, isForPerson: true }
}

function askedInVain(trouble: Extract<Finding, { kind: 'unclear' }>['trouble'] & {}): Asked {
  const { issue: told, serviceWords } = troubleOf(trouble)
  if (trouble.kind !== 'unexplained' && trouble.isLasting) return { kind: 'blocked', issue: told, serviceWords }
  const isRefusal = trouble.kind === 'unexplained'
  const isAnswer = isRefusal || (trouble.kind === 'notKnown' && trouble.why !== 'timeOut' && trouble.why !== 'cut')
  return { kind: 'unanswered', issue: told, serviceWords, isAnswer, isRefusal }
}
