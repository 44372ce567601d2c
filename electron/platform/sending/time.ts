/** Time, as it is handed to everything that waits, so that a test can hand in its own. */
import { setTimeout as timer } from 'node:timers/promises'

/** Milliseconds; since 1970 where nothing else is said. */
export type Clock = () => number

/** Milliseconds of a clock that nobody sets and that never goes back: for how long something takes. */
export const uptime: Clock = () => performance.now()

/** Waits; ends early, without an error, when the signal is given. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** A number from 0 up to, but not, 1. */
export type Random = () => number

export const sleep: Sleep = async (ms, signal) => {
  try {
    await timer(ms, undefined, { signal })
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}
