/**
 * Gives everyone their turn: messages now and then in the middle of long work, so that progress gets out and a stop gets in, and pieces
 * of work one after the other.
 */
import type { LongWork } from '../shared/long-work.ts'

/** To be called between two pieces of work; it answers whether it paused. */
export type Breathe = () => Promise<boolean> | false

/** Long enough to cost nothing, short enough that nobody notices. */
const usualMs = 100

/** Resolves once everything that has come in by now has had its turn. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** @param betweenMs  how long work goes on without a pause */
export function breathing(betweenMs = usualMs): Breathe {
  let last = performance.now()
  return () => {
    if (performance.now() - last < betweenMs) return false
    return othersTurn().then(() => {
      last = performance.now()
      return true
    })
  }
}

/** Does long work, and breathes between its pieces. @param onBreath  called after each breath */
export async function finishBreathing<T>(
  work: LongWork<T>,
  breathe: Breathe,
  onBreath: () => void = () => {},
): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    const pause = breathe()
    if (pause === false) continue
    await pause
    onBreath()
  }
}

/** Runs pieces of work one after the other, in the order they were asked for, whatever becomes of each. */
export function takingTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}
