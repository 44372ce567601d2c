/** Where each account of a run waits for its turn: a pause holds it back, and a speed limit spaces it from the one before. */
import type { Clock, Sleep } from '../../platform/sending/time.ts'

export type RunGate = {
  /** Resolves when the next account may begin, or when the signal is given. */
  pass(signal?: AbortSignal): Promise<void>
  pause(): void
  resume(): void
  /** Accounts begun in a minute at most; `null` for no limit. It counts at once, also for one that waits already. */
  setPace(perMinuteAtMost: number | null): void
}

/** @param uptime  milliseconds of a clock that nobody sets */
export function createRunGate(
  { uptime, sleep }: { readonly uptime: Clock; readonly sleep: Sleep },
  perMinuteAtMost: number | null,
): RunGate {
  let gapMs = gapOf(perMinuteAtMost)
  let lastAt = Number.NEGATIVE_INFINITY
  let isPaused = false
  let changed = new AbortController()
  const change = () => {
    changed.abort()
    changed = new AbortController()
  }

  return {
    pass: async (signal) => {
      while (signal?.aborted !== true) {
        const woken = signal === undefined ? changed.signal : AbortSignal.any([signal, changed.signal])
        const leftMs = lastAt + gapMs - uptime()
        if (isPaused) await aborted(woken)
        else if (leftMs > 0) await sleep(leftMs, woken)
        else {
          lastAt = uptime()
          return
        }
      }
    },
    pause: () => {
      isPaused = true
      change()
    },
    resume: () => {
      isPaused = false
      change()
    },
    setPace: (limit) => {
      gapMs = gapOf(limit)
      change()
    },
  }
}

const gapOf = (perMinuteAtMost: number | null): number => (perMinuteAtMost === null ? 0 : 60_000 / perMinuteAtMost)

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
