/** Lets messages through now and then in the middle of long work: progress gets out, and a stop gets in. */
import type { LongWork } from '../../shared/long-work.ts'

/** Long enough to cost nothing, short enough that nobody notices. */
const usualMs = 100

/**
 * @param betweenMs  how long work goes on without a pause
 * @returns a function to call between two pieces of work; it answers whether it paused
 */
export function breathing(betweenMs = usualMs): () => Promise<boolean> | false {
  let last = performance.now()
  return () => {
    if (performance.now() - last < betweenMs) return false
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      last = performance.now()
      return true
    })
  }
}

/** Does long work, and breathes between its pieces. */
export async function finishBreathing<T>(work: LongWork<T>, breathe: () => Promise<boolean> | false): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    const pause = breathe()
    if (pause !== false) await pause
  }
}
