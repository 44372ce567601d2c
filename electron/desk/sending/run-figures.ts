/** How a run gets on: what became of the accounts that had their turn, as it becomes known, and how fast it goes. */
import { type AccountStatus, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import type { Clock } from '../../platform/time.ts'
import { followMoves, type Standpoint } from '../status/standings.ts'

export type RunTally = ReturnType<typeof createRunTally>

/** How the accounts stand that had their turn: each is counted once, and looked at again when it may stand otherwise. */
export function createRunTally(standpoint: () => Standpoint) {
  /** By key; `null` of one that is no longer there. */
  const statuses = new Map<string, AccountStatus | null>()
  const counts = noneOfAny()
  const since = followMoves()

  const put = (key: string, { register, standingOf }: Standpoint): void => {
    const before = statuses.get(key)
    if (before != null) counts[before] -= 1
    const account = register.find(key)
    const status = account === undefined ? null : standingOf(account).status
    if (status !== null) counts[status] += 1
    statuses.set(key, status)
  }

  return {
    /** @returns how many had theirs by now */
    turnOver: (key: string): number => {
      put(key, standpoint())
      return statuses.size
    },
    counts: (): StatusCounts => {
      const now = standpoint()
      for (const key of since(now) ?? [...statuses.keys()]) if (statuses.has(key)) put(key, now)
      return { ...counts }
    },
  }
}

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
