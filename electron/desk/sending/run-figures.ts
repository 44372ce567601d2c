/** How a run gets on: what became of the accounts that had their turn, as it becomes known, and how fast it goes. */
import type { ImportState, RunState } from '../../../shared/ipc.ts'
import type { Clock } from '../../platform/time.ts'

type State = ImportState['state']

export const noTurns: RunState['counts'] = {
  ...{ finished: 0, accepted: 0, refused: 0, failed: 0 },
  ...{ sending: 0, unknown: 0, notSent: 0 },
}

export type RunTally = ReturnType<typeof createRunTally>

export function createRunTally() {
  const states = new Map<string, State>()
  const places = new Map<string, State>()
  const counts = { ...noTurns }

  const put = (number: string, place: State): void => {
    const before = places.get(number)
    if (before !== undefined) counts[before] -= 1
    places.set(number, place)
    counts[place] += 1
  }

  return {
    turnOver: (number: string, wasLeftOut: boolean): void => {
      put(number, wasLeftOut ? 'notSent' : (states.get(number) ?? 'notSent'))
    },
    stateChanged: (number: string, { state }: Pick<ImportState, 'state'>): void => {
      states.set(number, state)
      if (places.has(number)) put(number, state)
    },
    /** Whether the service may yet say something else of it. */
    isOpen: (number: string): boolean => ['accepted', 'sending', 'unknown'].includes(places.get(number) ?? ''),
    show: (): Pick<RunState, 'done' | 'counts' | 'failures'> => ({
      done: places.size,
      counts: { ...counts },
      failures: counts.refused + counts.failed,
    }),
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
