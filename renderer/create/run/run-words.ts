/** What is said of a run while it goes, and after it. */
import { accountStatuses, type StatusCounts, statusTable } from '../../../shared/account-status.ts'
import type { RunEnd, RunState } from '../../../shared/ipc.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { wayForwardWords } from '../../../shared/words/way-forward-words.ts'
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

export const wayForwardOf = ({ reason, wayForward }: RunEnd): string =>
  reason === 'stoppedByPerson' ? 'Go on with the others whenever you like.' : wayForwardWords[wayForward]

type Counted = { readonly name: string; readonly count: number }

/** How the accounts that had their turn stand, without what is nothing. */
export const runCounts = ({ counts }: Pick<RunState, 'counts'>): readonly Counted[] =>
  accountStatuses
    .map((status) => ({ name: statusTable[status].name, count: counts[status] }))
    .filter(({ count }) => count > 0)

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

/** Why accounts are left alone, by how they stand: "3 accounts set aside". */
export const leftAloneWords = (leftOut: StatusCounts): readonly string[] =>
  accountStatuses.flatMap((status) =>
    leftOut[status] === 0 ? [] : [`${showCount(leftOut[status], nouns.account)} ${statusTable[status].leftAlone}`],
  )

/** How fast a run may go, as it is offered. */
const speeds = [
  { value: '', label: 'As fast as the service answers' },
  { value: '60', label: 'At most 60 accounts a minute' },
  { value: '20', label: 'At most 20 accounts a minute' },
  { value: '6', label: 'At most 6 accounts a minute' },
] as const

/** @param perMinute  chosen before, which is offered too */
export const speedsWith = (perMinute: number | null) =>
  speeds.some(({ value }) => value === speedName(perMinute))
    ? [...speeds]
    : [...speeds, { value: speedName(perMinute), label: `At most ${perMinute} accounts a minute` }]

export const speedName = (perMinute: number | null): string => (perMinute === null ? '' : String(perMinute))
export const speedOf = (value: string): number | null => (value === '' ? null : Number(value))
