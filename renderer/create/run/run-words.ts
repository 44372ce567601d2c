/** What is said of a run while it goes, and after it. */

import { accountStatuses, type StatusCounts, statusTable } from '../../../shared/account-status.ts'
import type { RunEnd, RunState } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { wayForwardWords } from '../../../shared/words/problems/way-forward-words.ts'

export const stageWords = {
  starting: 'run_starting',
  creating: 'run_creating',
  pausing: 'run_pausing',
  paused: 'run_paused',
  stopping: 'run_stopping',
  following: 'run_following',
  ended: 'run_ended',
} as const satisfies Record<RunState['stage'], PlainKey>

export const wayForwardOf = ({ reason, wayForward }: RunEnd): string =>
  say(reason === 'stoppedByPerson' ? 'go_on_when_you_like' : wayForwardWords[wayForward])

type Counted = { readonly name: string; readonly count: number }

/** How the accounts that had their turn stand, without what is nothing. */
export const runCounts = ({ counts }: Pick<RunState, 'counts'>): readonly Counted[] =>
  accountStatuses
    .map((status) => ({ name: say(statusTable[status].name), count: counts[status] }))
    .filter(({ count }) => count > 0)

/** "About 12 a minute, 4 minutes left"; `null` while there is nothing to tell. */
export function paceWords({ perMinute, remainingMs }: Pick<RunState, 'perMinute' | 'remainingMs'>): string | null {
  if (perMinute === null) return null
  const count = Math.max(1, Math.round(perMinute))
  return remainingMs === null
    ? say('pace', { count })
    : say('pace_and_time_left', { count, time: timeLeft(remainingMs) })
}

function timeLeft(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return say('less_than_a_minute')
  if (minutes < 90) return say('minute_count', { count: minutes })
  return say('hour_count', { count: Math.round(minutes / 60) })
}

/** Why accounts are left alone, by how they stand: "3 accounts set aside". */
export const leftAloneWords = (leftOut: StatusCounts): readonly string[] =>
  accountStatuses.flatMap((status) =>
    leftOut[status] === 0 ? [] : [say(statusTable[status].leftAlone, { count: leftOut[status] })],
  )

/** How fast a run may go, as it is offered. */
const speeds: readonly (number | null)[] = [null, 60, 20, 6]

/** @param perMinute  chosen before, which is offered too */
export const speedsWith = (perMinute: number | null) =>
  [...new Set([...speeds, perMinute])].map((count) => ({
    value: speedName(count),
    label: count === null ? say('as_fast_as_service') : say('at_most_a_minute', { count }),
  }))

export const speedName = (perMinute: number | null): string => (perMinute === null ? '' : String(perMinute))
export const speedOf = (value: string): number | null => (value === '' ? null : Number(value))
