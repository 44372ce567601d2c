/** Lets messages through now and then in the middle of long work: progress gets out, and a stop gets in. */

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
