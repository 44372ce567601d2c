/** Lets messages through now and then in the middle of long work: progress gets out, and a stop gets in. */

/** Long enough to cost nothing, short enough that nobody notices. */
const betweenMs = 100

/** @returns a function to call between two pieces of work; it answers whether it paused */
export function breathing(): () => Promise<boolean> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < betweenMs) return false
    await new Promise((resolve) => setImmediate(resolve))
    last = performance.now()
    return true
  }
}
