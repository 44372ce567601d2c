/** Which lines of a long list are drawn: those in sight and some around them, because an interface may have thousands of fields. */
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useState } from 'react'

/** In rem, as the styles of a line have it: of a line that is a label alone, and of one with help below it. */
const heights = { 1: 1.75, 2: 2.75 } as const
/** Where nothing is laid out, as much as the list is high at most. */
const usualHeight = 32
/** Drawn beyond what is in sight; as much has to be scrolled until others are drawn. */
const ahead = 14

export type DrawnLine = { readonly index: number; readonly style: CSSProperties }

type Drawn = {
  readonly lines: readonly DrawnLine[]
  /** Of all lines together. */
  readonly blockSize: string
  readonly onScroll: () => void
}

/**
 * @param texts  of each line, of how many texts below each other it is
 * @param active  the line that is kept in sight; it is always drawn
 * @param room  that the list has, in pixels: with another one the active line is brought into sight again
 */
export function useDrawnLines(
  list: RefObject<HTMLElement | null>,
  texts: readonly (keyof typeof heights)[],
  active: number,
  room: number | undefined,
): Drawn {
  const shape = texts.join('')
  const starts = useMemo(() => startsOf(shape), [shape])
  /** How far it is scrolled, in rem, in steps of `ahead`. */
  const [scrolled, setScrolled] = useState(0)
  const onScroll = (): void => {
    if (list.current !== null) setScrolled(Math.floor(list.current.scrollTop / pixelsOfRem() / ahead) * ahead)
  }
  useLayoutEffect(() => {
    const element = list.current
    const [from, to] = [starts[active], starts[active + 1]]
    if (element === null || from === undefined || to === undefined) return
    const rem = pixelsOfRem()
    const inSight = Math.min(element.clientHeight, room ?? element.clientHeight)
    if (from * rem < element.scrollTop) element.scrollTop = from * rem
    else if (to * rem > element.scrollTop + inSight) element.scrollTop = to * rem - inSight
  }, [list, starts, active, room])
  const lines = starts.slice(0, -1).flatMap((start, index) => {
    const isNear = (starts[index + 1] ?? 0) >= scrolled - ahead && start <= scrolled + usualHeight + 2 * ahead
    if (!isNear && index !== active) return []
    const blockSize = (starts[index + 1] ?? 0) - start
    return [{ index, style: { insetBlockStart: `${start}rem`, blockSize: `${blockSize}rem` } }]
  })
  return { lines, blockSize: `${starts.at(-1) ?? 0}rem`, onScroll }
}

/** Where each line begins, in rem, and behind them where the last one ends. */
function startsOf(shape: string): readonly number[] {
  const starts = [0]
  for (const one of shape) starts.push((starts.at(-1) ?? 0) + heights[one === '2' ? 2 : 1])
  return starts
}

const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
