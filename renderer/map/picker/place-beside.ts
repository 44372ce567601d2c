/** Keeps what floats beside the input it belongs to: below it, or above it where there is more room. */
import { useLayoutEffect, useState } from 'react'

type Place = {
  readonly insetInlineStart: number
  readonly insetBlockStart?: number
  readonly insetBlockEnd?: number
  readonly inlineSize: number
  readonly maxBlockSize: number
}

const gap = 4
const margin = 8
const narrowest = 380
/** Less room than this below, and more above: it goes above. */
const enough = 340

/** @returns `null` until the place is known */
export function usePlaceBeside(anchor: HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    if (anchor === null) return
    const measure = () => setPlace(placeBeside(anchor.getBoundingClientRect(), window.innerWidth, window.innerHeight))
    measure()
    window.addEventListener('resize', measure)
    // Whatever is scrolled around it.
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure, { capture: true })
    }
  }, [anchor])
  return place
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

export function placeBeside(anchor: Box, windowWidth: number, windowHeight: number): Place {
  const inlineSize = Math.min(Math.max(anchor.width, narrowest), windowWidth - 2 * margin)
  const insetInlineStart = Math.max(margin, Math.min(anchor.left, windowWidth - inlineSize - margin))
  const below = windowHeight - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  return below < enough && above > below
    ? { insetInlineStart, inlineSize, insetBlockEnd: windowHeight - anchor.top + gap, maxBlockSize: above }
    : { insetInlineStart, inlineSize, insetBlockStart: anchor.bottom + gap, maxBlockSize: below }
}
