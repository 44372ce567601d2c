/** Draws what may wait once the window has painted what is there now. */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

type AfterPaint<T> = {
  /** The value as it was at the last paint with time after it: the first one at once, every other one later. */
  readonly drawn: T
  /** Draws the value that waits, if there is one, before anything else happens. */
  readonly drawNow: () => void
}

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
