/** Work that takes long, in pieces of some milliseconds: whoever steps through it may do something else after each. */

export type LongWork<T> = Generator<void, T>

/** Does all of it at once. */
export function finish<T>(work: LongWork<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
