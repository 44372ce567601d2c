/** Long work of which one piece at a time is under way: a window asks how far it is, whoever began it, and stops it. */

/** @param over  told when it has ended, whatever its end */
export function longWork<Progress extends { readonly isOver: boolean }, End>(
  tell: (progress: Progress) => void,
  over: Progress,
) {
  let present: { readonly stop: AbortController; readonly ending: Promise<End> } | null = null
  let progress: Progress | null = null
  return {
    /** What is under way; `null` where nothing is. */
    underWay: (): Promise<End> | null => present?.ending ?? null,
    read: (): Progress | null => progress,
    /** @param first  how far it is before anything was done */
    begin: (
      first: Progress,
      work: (tell: (now: Progress) => void, signal: AbortSignal) => Promise<End>,
    ): Promise<End> => {
      const stop = new AbortController()
      const note = (now: Progress): void => {
        progress = now
        tell(now)
      }
      note(first)
      const ending = Promise.resolve()
        .then(() => work(note, stop.signal))
        .finally(() => {
          ;[present, progress] = [null, null]
          tell(over)
        })
      present = { stop, ending }
      return ending
    },
    /** Resolves when nothing is under way any more. */
    stop: async (): Promise<void> => {
      present?.stop.abort()
      await present?.ending.catch(() => {})
    },
  }
}
