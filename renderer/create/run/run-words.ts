/** What is said of a run while it goes, and after it. */
import type { RunEnd, RunState, WayForward } from '../../../shared/ipc.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { nouns, showCount } from '../../words/counting.ts'

export const stageWords: Record<RunState['stage'], string> = {
  starting: 'Getting ready',
  creating: 'Creating one account after the other',
  pausing: 'Pausing after this account',
  paused: 'Paused',
  stopping: 'Stopping after this account',
  following: 'All are sent. Waiting for the service to finish them',
  ended: 'Ended',
}

export const wayForwardWords: Record<WayForward, string> = {
  fixInCheck: 'Mend it in Check, then send it again.',
  tryAgain: 'Go on when the cause is gone. Nothing is sent twice.',
  askOperator: 'Ask the operator of the platform.',
  wait: 'Nothing to do: the service is asked about it by itself.',
  nothingToDo: 'Nothing to do.',
}

export const wayForwardOf = ({ reason, wayForward }: RunEnd): string =>
  reason === 'stoppedByPerson' ? 'Go on with the others whenever you like.' : wayForwardWords[wayForward]

type Counted = { readonly name: string; readonly count: number }

/** What became of the accounts so far, without what is nothing. */
export const runCounts = ({ counts }: Pick<RunState, 'counts'>): readonly Counted[] =>
  [
    { name: 'Created', count: counts.created },
    { name: 'Being created', count: counts.beingCreated },
    { name: 'Refused', count: counts.refused },
    { name: 'Failed', count: counts.failed },
    { name: 'Answer lost', count: counts.unclear },
    { name: 'Not sent', count: counts.leftOut },
  ].filter(({ count }) => count > 0)

/** "About 12 a minute, 4 minutes left"; `null` while there is nothing to tell. */
export function paceWords({ perMinute, remainingMs }: Pick<RunState, 'perMinute' | 'remainingMs'>): string | null {
  if (perMinute === null) return null
  const rate = `About ${showNumber(Math.max(1, Math.round(perMinute)))} a minute`
  return remainingMs === null ? rate : `${rate}, ${timeLeft(remainingMs)} left`
}

function timeLeft(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 90) return showCount(minutes, nouns.minute)
  return showCount(Math.round(minutes / 60), nouns.hour)
}

/** How fast a run may go, as it is offered. */
export const speeds = [
  { value: '', label: 'As fast as the service answers' },
  { value: '60', label: 'At most 60 accounts a minute' },
  { value: '20', label: 'At most 20 accounts a minute' },
  { value: '6', label: 'At most 6 accounts a minute' },
] as const

export const speedOf = (value: string): number | null => (value === '' ? null : Number(value))
