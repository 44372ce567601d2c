/** How fast accounts go through, as it was measured of the latest ones. */
import type { Clock } from '../../platform/sending/time.ts'

/** Enough to be steady, few enough to follow a service that becomes slower. */
const accountsMeasured = 30
/** A longer gap between two accounts was a pause, not work. */
const longestGapMs = 90_000

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
    /** @returns `null` until two accounts were measured */
    perMinute: (): number | null => {
      const total = tookMs.reduce((sum, took) => sum + took, 0)
      return tookMs.length < 2 || total <= 0 ? null : (tookMs.length * 60_000) / total
    },
  }
}
