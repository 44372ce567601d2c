/** Tells of something that changes often: the first change at once, then how it is by then, a few times a second. */

/** Often enough to look alive, seldom enough to leave the window time for other things. */
const gapMs = 250

/** @param tell  asks for itself how it is */
export function throttleLatest(tell: () => void) {
  let hasChanged = false
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (!hasChanged) return
    hasChanged = false
    tell()
  }

  return {
    changed: (): void => {
      hasChanged = true
      if (timer !== undefined) return
      flush()
      timer = setTimeout(flush, gapMs)
      timer.unref()
    },
    /** Tells at once what is not told yet. */
    flush,
  }
}
