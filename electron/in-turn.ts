/** Runs pieces of work one after the other, in the order they were asked for, whatever becomes of each. */
export function takingTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}
