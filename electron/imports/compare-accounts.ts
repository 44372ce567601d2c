/** Holds what the journal knows of accounts against what the service lists. Pure. */
import type { ComparisonVerdict, WayForward } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Message } from '../../shared/messages/message.ts'
import type { Issue } from '../../shared/result.ts'
import { quoteName } from '../../shared/words/words-of-others.ts'
import type { AccountRecord } from '../storage/journal/journal-record.ts'
import type { ListedAccount, ServiceLists } from './service-lists.ts'

export type Compared = {
  readonly verdict: ComparisonVerdict
  readonly message: Message
  readonly wayForward: WayForward
}

/** Whether the lists say something else than the journal: asking the status settles most of it. */
export const needsAsking = (record: AccountRecord, there: ListedAccount | undefined): boolean =>
  verdictOf(record, there) === 'differs' || disagreementIn(record, there, () => []) !== null

/**
 * @param there  `undefined` for an account that is on no list
 * @param numbersOf  the account numbers that the service lists with a platform number
 */
export function compareAccount(
  record: AccountRecord,
  there: ListedAccount | undefined,
  numbersOf: ServiceLists['numbersOf'] = () => [],
): Compared {
  const verdict = verdictOf(record, there)
  const disagreement = disagreementIn(record, there, numbersOf)
  if (disagreement !== null) {
    return { verdict: 'otherValues', message: disagreement.message, wayForward: 'askOperator' }
  }
  const said = (told: Issue, wayForward: WayForward): Compared => ({
    verdict,
    message: told.message,
    wayForward,
  })
  switch (verdict) {
    case 'same':
      if (record.phase === 'finished') return said(issue('comparison_same_finished', {}), 'nothingToDo')
      return record.phase === 'failed'
        ? said(issue('comparison_same_failed', {}), 'fixInCheck')
        : said(issue('comparison_same_pending', {}), 'wait')
    case 'onlyHere':
      return record.phase === 'refused'
        ? said(issue('comparison_refused_here', {}), 'fixInCheck')
        : said(issue('comparison_not_sent', {}), 'nothingToDo')
    case 'onlyThere':
      return said(issue('comparison_only_there', {}), 'askOperator')
    case 'differs':
      return said(issue(differenceIn(record, there), bothNumbers(record, there)), wayOutOf(record, there))
  }
}

/** An account of the service that is not in this project. */
export const onlyThere: Compared = {
  verdict: 'onlyThere',
  message: issue('comparison_only_there', {}).message,
  wayForward: 'nothingToDo',
}

/** An account that was acted on here after the service was asked: the lists are older than what is known. */
export const changedSince: Compared = {
  verdict: 'changed',
  message: issue('comparison_changed_since', {}).message,
  wayForward: 'nothingToDo',
}

/** By where the account stands, here and there. */
function verdictOf(
  record: AccountRecord,
  there: ListedAccount | undefined,
): Exclude<ComparisonVerdict, 'otherValues' | 'changed'> {
  switch (record.phase) {
    case 'notSent':
    case 'refused':
      return there === undefined ? 'onlyHere' : 'differs'
    case 'sending':
    case 'unknown':
      return 'differs'
    case 'accepted':
      return there?.standing === 'pending' || there?.standing === 'listed' ? 'same' : 'differs'
    case 'finished':
      return there?.standing === 'imported' ? 'same' : 'differs'
    case 'failed':
      // Staged, and without an account on the platform; whether a list still has it is not shown.
      return there?.standing === 'imported' ? 'differs' : 'same'
  }
}

/** Between two clocks, and for a moment that was written in another zone than it says. */
const toleranceMs = 24 * 60 * 60 * 1000

/**
 * What is said of an account that is on the platform, here and there, and does not fit together. What the lists hold: service interface,
 * v1 queries.
 */
function disagreementIn(
  record: AccountRecord,
  there: ListedAccount | undefined,
  numbersOf: ServiceLists['numbersOf'],
): Issue | null {
  if (record.phase !== 'finished') return null
  const { number, platformNumber: here } = record
  const listed = there?.platformNumber ?? null
  if (here !== null && listed !== null && here !== listed)
    return issue('comparison_other_number', { here: shown(here), there: shown(listed) })
  if (there?.otherNumber !== undefined)
    return issue('comparison_lists_disagree', { here: shown(there.otherNumber), there: shown(listed) })
  const platformNumber = here ?? listed
  const [other] = platformNumber === null ? [] : numbersOf(platformNumber).filter((one) => one !== number)
  if (platformNumber !== null && other !== undefined)
    return issue(listed === null ? 'comparison_number_elsewhere' : 'comparison_number_twice', {
      platformNumber: shown(platformNumber),
      other: shown(other),
    })
  const createdAt = there?.createdAt ?? null
  // What was there already when it was sent from here is known to be older.
  const wasThere = record.last?.kind === 'answer' && record.last.answer.kind === 'alreadyImported'
  if (record.intendedAt === null || createdAt === null || wasThere) return null
  return Date.parse(createdAt) < record.intendedAt - toleranceMs
    ? issue('comparison_created_before', { createdAt, sentAt: new Date(record.intendedAt).toISOString() })
    : null
}

function differenceIn({ phase }: AccountRecord, there: ListedAccount | undefined) {
  if (phase === 'sending' || phase === 'unknown') return 'comparison_unclear' as const
  if (there === undefined)
    return phase === 'finished' ? ('comparison_missing_finished' as const) : ('comparison_missing_accepted' as const)
  if (phase === 'finished') return 'comparison_finished_here_only' as const
  return there.standing === 'imported' ? ('comparison_finished_there' as const) : ('comparison_known_there' as const)
}

/** Compared as they came, told as they can be seen. */
const shown = (number: string | null): string => quoteName(number) ?? ''

const bothNumbers = ({ platformNumber }: AccountRecord, there: ListedAccount | undefined) => ({
  here: shown(platformNumber),
  there: shown(there?.platformNumber ?? null),
})

/** Most differences pass by themselves; two platform numbers, or an account that is gone, are for the operator. */
function wayOutOf({ phase }: AccountRecord, there: ListedAccount | undefined): WayForward {
  if (phase === 'sending' || phase === 'unknown') return 'wait'
  if (phase === 'finished') return 'askOperator'
  return there === undefined && phase === 'accepted' ? 'wait' : 'askOperator'
}
