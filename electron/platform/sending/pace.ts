/** Keeps all requests of one client within bounds: so many at once, and none while the service has asked to wait. */
import type { Clock, Sleep } from './time.ts'

/** As many as a browser opens to one service: enough to hide the way there and back, no burden for the service. */
const defaultMaxAtOnce = 6

/** A service that asks for more than this is not waited for: the person is told how long it takes. */
export const longestWaitMs = 5 * 60_000

export type Pace = {
  /**
   * Waits for a turn. `done` must be called when the request has ended.
   * @returns `wait` when the service asked to be left alone for longer than anyone waits; `stopped` when the signal was given
   */
  take(signal?: AbortSignal): Promise<Turn>
  /** The service asked every request to wait: `Retry-After`. */
  pause(ms: number): void
}

type Turn =
  | { readonly kind: 'go'; done(): void }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'stopped' }

/** @param uptime  milliseconds of a clock that nobody sets: one that is set back must not make a short wait a long one */
export function createPace(uptime: Clock, sleep: Sleep, maxAtOnce: number = defaultMaxAtOnce): Pace {
  let pausedUntil = Number.NEGATIVE_INFINITY
  let running = 0
  const waiting: (() => void)[] = []

  const leave = () => {
    running -= 1
    waiting.shift()?.()
  }

  return {
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, uptime() + ms)
    },
    take: async (signal) => {
      while (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      running += 1
      for (;;) {
        const leftMs = pausedUntil - uptime()
        if (signal?.aborted || leftMs > longestWaitMs) {
          leave()
          return signal?.aborted ? { kind: 'stopped' } : { kind: 'wait', ms: leftMs }
        }
        if (leftMs <= 0) break
        await sleep(leftMs, signal)
      }
      let isRunning = true
      return {
        kind: 'go',
        done: () => {
          if (isRunning) leave()
          isRunning = false
        },
      }
    },
  }
}
