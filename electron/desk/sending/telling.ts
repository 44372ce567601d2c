/** Tells of something that changes often: the first change at once, then the latest state a few times a second. */

/** Often enough to look alive, seldom enough to leave the window time for other things. */
const gapMs = 250

export function telling<State>(tell: (state: State) => void) {
  let latest: { readonly state: State } | null = null
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (latest === null) return
    const { state } = latest
    latest = null
    tell(state)
  }

  return {
    tell: (state: State): void => {
      latest = { state }
      if (timer !== undefined) return
      flush()
      timer = setTimeout(() => {
        timer = undefined
        if (latest !== null) flush()
      }, gapMs)
      timer.unref()
    },
    /** Tells at once what is not told yet. */
    flush,
  }
}
