/** How fast accounts go through, as it was measured of the latest ones. */
import type { RunState } from '../../../shared/ipc.ts'
import type { Clock } from '../../platform/sending/time.ts'

/** Enough to be steady, few enough to follow a service that becomes slower. */
const accountsMeasured = 30
/** A longer gap between two accounts was a pause, not work. */
const longestGapMs = 90_000

export type Pace = Pick<RunState, 'perMinute' | 'remainingMs'>
/** Until two accounts were measured, and where there is nothing to tell. */
export const noPace: Pace = { perMinute: null, remainingMs: null }

/** @param uptime  milliseconds of a clock that nobody sets */
export function createRunRate(uptime: Clock) {
  /** For each of the latest accounts, how long after the end of the one before it ended. */
  const tookMs: number[] = []
  let lastAt: number | null = null

  return {
    /** An account begins. */
    begin: (): void => {
      if (lastAt === null || uptime() - lastAt > longestGapMs) lastAt = uptime()
    },
    /** It is over. */
    end: (): void => {
      const now = uptime()
      tookMs.push(now - (lastAt ?? now))
      if (tookMs.length > accountsMeasured) tookMs.shift()
      lastAt = now
    },
    /** How fast it goes and how long so many accounts will take, also where a limit holds it below what was measured. */
    pace: (left: number, perMinuteAtMost: number | null = null): Pace => {
      const total = tookMs.reduce((sum, took) => sum + took, 0)
      if (tookMs.length < 2 || total <= 0) return noPace
      const measured = (tookMs.length * 60_000) / total
      const perMinute = Math.min(measured, perMinuteAtMost ?? measured)
      return { perMinute, remainingMs: Math.round((left / perMinute) * 60_000) }
    },
  }
}
