/** Holds what the journal knows of accounts against what the service lists. Pure. */
import type { ComparisonVerdict, WayForward } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import type { ListedAccount } from './service-lists.ts'

export type Compared = {
  readonly verdict: ComparisonVerdict
  readonly message: string
  readonly wayForward: WayForward
}

/** Whether the lists say something else than the journal: asking the status settles most of it. */
export const needsAsking = (record: AccountRecord, there: ListedAccount | undefined): boolean =>
  verdictOf(record, there) === 'differs'

/** @param there  `undefined` for an account that is on no list */
export function compareAccount(record: AccountRecord, there: ListedAccount | undefined): Compared {
  const verdict = verdictOf(record, there)
  const said = (told: { readonly message: string }, wayForward: WayForward): Compared => ({
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
        : said(issue('comparison_not_sent', {}), 'tryAgain')
    case 'onlyThere':
      return said(issue('comparison_only_there', {}), 'askOperator')
    case 'differs':
      return said(issue(differenceIn(record, there), numbersOf(record, there)), wayOutOf(record, there))
  }
}

/** An account of the service that is not in this project. */
export const onlyThere: Compared = {
  verdict: 'onlyThere',
  message: issue('comparison_only_there', {}).message,
  wayForward: 'nothingToDo',
}

function verdictOf(record: AccountRecord, there: ListedAccount | undefined): ComparisonVerdict {
  const { phase, platformNumber } = record
  switch (phase) {
    case 'notSent':
    case 'refused':
      return there === undefined ? 'onlyHere' : 'differs'
    case 'sending':
    case 'unknown':
      return 'differs'
    case 'accepted':
      return there?.standing === 'pending' || there?.standing === 'listed' ? 'same' : 'differs'
    case 'finished':
      return there?.standing === 'imported' && isSameNumber(platformNumber, there.platformNumber) ? 'same' : 'differs'
    case 'failed':
      // Staged, and without an account on the platform; whether a list still has it is not shown.
      return there?.standing === 'imported' ? 'differs' : 'same'
  }
}

const isSameNumber = (here: string | null, there: string | null): boolean =>
  here === null || there === null || here === there

function differenceIn({ phase, platformNumber }: AccountRecord, there: ListedAccount | undefined) {
  if (phase === 'sending' || phase === 'unknown') return 'comparison_unclear' as const
  if (there === undefined)
    return phase === 'finished' ? ('comparison_missing_finished' as const) : ('comparison_missing_accepted' as const)
  if (phase === 'finished')
    return isSameNumber(platformNumber, there.platformNumber)
      ? ('comparison_finished_here_only' as const)
      : ('comparison_other_number' as const)
  return there.standing === 'imported' ? ('comparison_finished_there' as const) : ('comparison_known_there' as const)
}

const numbersOf = ({ platformNumber }: AccountRecord, there: ListedAccount | undefined) => ({
  here: platformNumber ?? '',
  there: there?.platformNumber ?? '',
})

/** Most differences pass by themselves; two platform numbers, or an account that is gone, are for the operator. */
function wayOutOf({ phase }: AccountRecord, there: ListedAccount | undefined): WayForward {
  if (phase === 'sending' || phase === 'unknown') return 'wait'
  if (phase === 'finished') return 'askOperator'
  return there === undefined && phase === 'accepted' ? 'wait' : 'askOperator'
}
