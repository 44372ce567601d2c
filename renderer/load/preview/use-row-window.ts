/** Which rows of a long table are drawn: those in the part of its box that is seen, and some around it. */
import { type RefObject, useCallback, useRef, useState } from 'react'

/** As high as the styles make a row (load.module.css), in the unit that texts grow with. */
const rowHeightRem = 2.25
const usualRem = 16
/** Drawn beyond each edge, so that scrolling meets rows. */
const rowsAround = 12
/** Where nothing is laid out yet. */
const fewestRows = 8

export type RowWindow = {
  /** Indexes from 0; `end` is not drawn any more. */
  readonly first: number
  readonly end: number
  /** In pixels. */
  readonly rowHeight: number
  /** How many rows the box shows as a whole. */
  readonly rowsSeen: number
  /** What scrolls, once it is there, and what tells of it. */
  readonly box: RefObject<HTMLElement | null>
  readonly boxRef: (box: HTMLElement | null) => (() => void) | undefined
}

/** @param startRow  by index: the box begins there, or as near to it as it gets */
export function useRowWindow(total: number, startRow: number): RowWindow {
  const [rowHeight] = useState(
    () => rowHeightRem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem),
  )
  const [start] = useState(startRow)
  const [seen, setSeen] = useState({ top: start, count: fewestRows })
  const ref = useRef<HTMLElement>(null)
  const boxRef = useCallback(
    (box: HTMLElement | null) => {
      ref.current = box
      if (box === null) return
      const look = () => {
        const top = Math.floor(box.scrollTop / rowHeight)
        const count = Math.max(fewestRows, Math.ceil(box.clientHeight / rowHeight))
        setSeen((before) => (before.top === top && before.count === count ? before : { top, count }))
      }
      if (start > 0) box.scrollTop = start * rowHeight
      const sizes = new ResizeObserver(look)
      sizes.observe(box)
      box.addEventListener('scroll', look, { passive: true })
      return () => {
        ref.current = null
        sizes.disconnect()
        box.removeEventListener('scroll', look)
      }
    },
    [rowHeight, start],
  )
  // There may be fewer rows now than when it was scrolled last.
  const top = Math.max(0, Math.min(seen.top, total - seen.count))
  return {
    first: Math.max(0, top - rowsAround),
    end: Math.min(total, top + seen.count + rowsAround),
    rowHeight,
    rowsSeen: seen.count,
    box: ref,
    boxRef,
  }
}
