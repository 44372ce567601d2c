/** What the Check step says about a dry run: how far it is, how fast, and what came of it. */
import { countIn, type StatusCounts } from '../../../shared/account-status.ts'
import type { DryRunProgress, Reply, ResultsSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { listed } from '../../../shared/messages/values.ts'
import { leftAloneWords } from '../../create/run/run-words.ts'

/** "107 of 26,000 accounts looked at, 480 a minute, about 54 minutes left. Nothing is created." */
export function dryRunProgressWords(progress: DryRunProgress | null): string {
  if (progress === null) return say('dry_run_begins')
  const { done, total, isPaused, perMinute, remainingMs } = progress
  if (isPaused) return say('dry_run_paused', { done, total })
  const left = remainingMs === null || remainingMs < 5000 ? null : aboutHowLong(remainingMs)
  const rate = perMinute === null || perMinute < 1 ? 0 : Math.round(perMinute)
  return say('dry_run_progress', { done, total, perMinute: rate, left })
}

function aboutHowLong(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return say('about_so_many_seconds', { count: seconds })
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return say('about_so_many_minutes', { count: minutes })
  return say('about_so_many_hours', { count: Math.round(minutes / 60) })
}

type Reason = Pick<ResultsSummary['reasons'][number], 'words' | 'count'>

/**
 * What the service has said of the accounts as they are now: "The service would take 107 of the 109 accounts it looked at. …"
 * @param commonest  what it has against most of those it would refuse
 */
export function dryRunWords(counts: StatusCounts, commonest?: Reason): string {
  const { passed, refusedInDryRun, unanswered, changed } = counts
  const tried = passed + refusedInDryRun
  return [
    tried === 0 ? '' : say('dry_run_would_take', { count: passed, tried }),
    refusedInDryRun === 0 ? '' : wouldRefuse(refusedInDryRun, commonest),
    unanswered === 0 ? '' : say('accounts_without_answer', { count: unanswered }),
    changed === 0 ? '' : say('accounts_changed_since', { count: changed }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const wouldRefuse = (count: number, commonest: Reason | undefined): string =>
  commonest === undefined
    ? say('dry_run_would_refuse', { count })
    : say('dry_run_would_refuse_because', { count, most: commonest.count, reason: commonest.words })

/** What came of one dry run, beside what is known of all accounts then. */
export function dryRunEndWords({ done, wasStopped, leftOut }: Reply<'startDryRun'>): string {
  const why = leftAloneWords(leftOut)
  return [
    say(wasStopped ? 'dry_run_stopped' : 'dry_run_done'),
    done === 0 ? say('no_account_looked_at') : '',
    why.length === 0 ? '' : say('accounts_left_alone', { accounts: listed(why) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Before the service has looked at any: why it should. */
export const untriedWords = (counts: StatusCounts, warningCount: number): string =>
  warningCount > 0 && countIn(counts, 'ready') > 0 ? say('warnings_may_be_refused') : ''
