/** Draws a long list a few lines at a time, or a wide table a few columns, so that the window answers in between. */
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * @param isWhole  all of them at once, where one far down is about to be looked for
 * @returns how many are to be drawn now: a few, more after each time these were painted, in the end all
 */
export function useIncrementalRender(total: number, atOnce: number, isWhole = false): number {
  const [drawn, setDrawn] = useState(isWhole ? total : atOnce)
  useEffect(() => {
    if (drawn >= total) return
    let isHere = true
    afterPaint(() => {
      if (isHere) startTransition(() => setDrawn(drawn + atOnce))
    })
    return () => {
      isHere = false
    }
  }, [drawn, total, atOnce])
  return Math.min(drawn, total)
}
