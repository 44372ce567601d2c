/** What the Check step says about a dry run: how far it is, how fast, and what came of it. */
import { countIn, type StatusCounts } from '../../../shared/account-status.ts'
import type { DryRunProgress, Reply, ResultsSummary } from '../../../shared/ipc.ts'
import { listed, showNumber } from '../../../shared/words/phrases.ts'
import { leftAloneWords } from '../../create/run/run-words.ts'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'

/** "107 of 26,000 accounts looked at, 480 a minute, about 54 minutes left. Nothing is created." */
export function dryRunProgressWords(progress: DryRunProgress | null): string {
  if (progress === null) return 'The service is looking at the accounts. Nothing is created.'
  const { done, total, isPaused, perMinute, remainingMs } = progress
  const far = `${showNumber(done)} of ${showCount(total, nouns.account)} looked at`
  if (isPaused) return `Paused: ${far}. Nothing is created.`
  const rate = perMinute === null || perMinute < 1 ? '' : `, ${showNumber(Math.round(perMinute))} a minute`
  const left = remainingMs === null || remainingMs < 5000 ? '' : `, ${aboutHowLong(remainingMs)} left`
  return `${far}${rate}${left}. Nothing is created.`
}

function aboutHowLong(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `about ${seconds} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `about ${showNumber(minutes)} ${chooseForm(minutes, 'minute', 'minutes')}`
  const hours = Math.round(minutes / 60)
  return `about ${showNumber(hours)} ${chooseForm(hours, 'hour', 'hours')}`
}

type Reason = Pick<ResultsSummary['reasons'][number], 'words' | 'count'>

/**
 * What the service has said of the accounts as they are now: "The service would take 107 of the 109 accounts it looked at. …"
 * @param commonest  what it has against most of those it would refuse
 */
export function dryRunWords(counts: StatusCounts, commonest?: Reason): string {
  const { passed, refusedInDryRun, unanswered, changed } = counts
  const tried = passed + refusedInDryRun
  const why =
    commonest === undefined
      ? ''
      : ` Most often, for ${showCount(commonest.count, nouns.account)}: “${commonest.words}”.`
  return [
    tried === 0
      ? ''
      : `The service would take ${showNumber(passed)} of the ${showCount(tried, nouns.account)} it looked at.`,
    refusedInDryRun === 0
      ? ''
      : `It would refuse ${showNumber(refusedInDryRun)} as ${chooseForm(refusedInDryRun, 'it is', 'they are')}.${why} Mend what stands under Problems, then make another dry run.`,
    unanswered === 0
      ? ''
      : `${showCount(unanswered, nouns.account)} got no answer: try ${chooseForm(unanswered, 'it', 'them')} again.`,
    changed === 0
      ? ''
      : `${showCount(changed, nouns.account)} ${chooseForm(changed, 'was', 'were')} changed since: try ${chooseForm(changed, 'it', 'them')} again.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** What came of one dry run, beside what is known of all accounts then. */
export function dryRunEndWords({ done, wasStopped, leftOut }: Reply<'startDryRun'>): string {
  const why = leftAloneWords(leftOut)
  const parts = [
    `${wasStopped ? 'Stopped' : 'Done'}: nothing was sent or created.`,
    done === 0 ? 'No account was looked at.' : '',
    why.length === 0 ? '' : `Left alone: ${listed(why)}.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** Before the service has looked at any: why it should. */
export const untriedWords = (counts: StatusCounts, warningCount: number): string =>
  warningCount > 0 && countIn(counts, 'ready') > 0
    ? 'The service may refuse what has a warning. A dry run asks it, and creates nothing.'
    : ''
