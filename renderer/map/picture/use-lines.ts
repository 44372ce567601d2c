/** Where the lines between two lists run: measured once they are laid out, and again whenever anything changes its size. */
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

export type Link = { readonly from: string; readonly to: string }
export type Line = Link & { readonly path: string }

/** How far a line goes straight on from its ends, of the way between the lists. */
const bend = 0.5

/** @param box  the lists and the lines; each end is marked with `data-end` */
export function useLines(box: RefObject<HTMLElement | null>, links: readonly Link[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  const measure = useCallback(() => {
    if (box.current !== null) setLines(linesIn(box.current, links))
  }, [box, links])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    // It tells of the size there is, too, once that is laid out.
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    for (const list of element.children) sizes.observe(list)
    return () => sizes.disconnect()
  }, [box, measure])
  return lines
}

function linesIn(box: HTMLElement, links: readonly Link[]): readonly Line[] {
  const { left, top } = box.getBoundingClientRect()
  const ends = new Map<string, DOMRect>()
  for (const element of box.querySelectorAll<HTMLElement>('[data-end]'))
    ends.set(element.dataset.end ?? '', element.getBoundingClientRect())
  return links.flatMap(({ from, to }): Line[] => {
    const [start, end] = [ends.get(fromEnd(from)), ends.get(toEnd(to))]
    if (start === undefined || end === undefined) return []
    const [x1, y1] = [start.right - left, start.top + start.height / 2 - top]
    const [x2, y2] = [end.left - left, end.top + end.height / 2 - top]
    const way = (x2 - x1) * bend
    return [{ from, to, path: `M${x1} ${y1} C${x1 + way} ${y1} ${x2 - way} ${y2} ${x2} ${y2}` }]
  })
}

/** A column and a field may be called alike. */
export const fromEnd = (goal: string): string => `from ${goal}`
export const toEnd = (target: string): string => `to ${target}`
