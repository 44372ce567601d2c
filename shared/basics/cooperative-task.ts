/** Work that takes long, in pieces of some milliseconds: whoever steps through it may do something else after each. */

export type CooperativeTask<T> = Generator<void, T>

/** Does all of it at once. */
export function finish<T>(work: CooperativeTask<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Goes through many things, so many at a time. */
export function* eachInPieces<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => void,
): CooperativeTask<void> {
  for (let from = 0; from < things.length; from += atOnce) {
    each(things, from, Math.min(from + atOnce, things.length), work)
    yield
  }
}

/** No part of the generator, which would make an object for each step of a loop. */
function each<T>(things: readonly T[], from: number, to: number, work: (thing: T) => void): void {
  for (let at = from; at < to; at += 1) work(things[at] as T)
}
