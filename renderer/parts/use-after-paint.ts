/** Draws what may wait once the window has painted what is there now. */
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** @returns the value as it was at the last paint with time after it: the first one at once, every other one later */
export function useAfterPaint<T>(value: T): T {
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
  return drawn
}
