/** Puts off what may wait until the window has painted what is there now. */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A window that nobody sees paints nothing, and still goes on. */
const latestMs = 100

export function afterPaint(work: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    work()
  }
  // A frame is painted after its callbacks; the task after that is the first with time.
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, latestMs)
}

type AfterPaint<T> = {
  /** The value as it was at the last paint with time after it: the first one at once, every other one later. */
  readonly drawn: T
  /** Draws the value that waits, if there is one, before anything else happens. */
  readonly drawNow: () => void
}

/** Draws what may wait once the window has painted what is there now. */
export function useAfterPaint<T>(value: T): AfterPaint<T> {
  const [drawn, setDrawn] = useState(() => value)
  useEffect(() => {
    let isCurrent = true
    afterPaint(() => {
      if (isCurrent) startTransition(() => setDrawn(() => value))
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  const drawNow = (): void => {
    if (drawn !== value) flushSync(() => setDrawn(() => value))
  }
  return { drawn, drawNow }
}
