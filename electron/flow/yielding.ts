/**
 * Gives everyone their turn: messages now and then in the middle of long work, so that progress gets out and a stop gets in, and pieces
 * of work one after the other.
 */
import type { CooperativeTask } from '../../shared/basics/cooperative-task.ts'

/** To be called between two pieces of work; it answers whether it paused. */
export type Yielder = () => Promise<boolean> | false

/** Long enough to cost nothing, short enough that nobody notices. */
const usualMs = 100

/** Resolves once everything that has come in by now has had its turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** @param betweenMs  how long work goes on without a pause */
export function yielding(betweenMs = usualMs): Yielder {
  let last = performance.now()
  return () => {
    if (performance.now() - last < betweenMs) return false
    return yieldToEventLoop().then(() => {
      last = performance.now()
      return true
    })
  }
}

/** Does long work, and lets others have their turn between its pieces. @param onYield  called after each pause */
export async function finishYielding<T>(
  work: CooperativeTask<T>,
  yieldNow: Yielder,
  onYield: () => void = () => {},
): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    const pause = yieldNow()
    if (pause === false) continue
    await pause
    onYield()
  }
}

/** Runs pieces of work one after the other, in the order they were asked for, whatever becomes of each. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}
