/**
 * The keys of the preview: the arrows, Page Up and Down, Home and End go from row to row in the column of choices that has the focus, and
 * scroll along. So Tab leaves it after two stops, however many rows there are, and an arrow chooses no other headings.
 */
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** The choices of a row that can have the focus, as they are marked. */
type RowChoice = 'use' | 'headings'

type Way = { readonly choice: RowChoice; readonly index: number; readonly step: 1 | -1 }

/** How far an arrow to the side scrolls. */
const sidewaysPx = 120

/** @param rows  by index from 0, each marked with `data-index` */
export function usePreviewKeys(total: number, { box, rowHeight, rowsSeen }: RowWindow) {
  /** Where the focus is on its way to: the row may have to be read and drawn first. */
  const [way, setWay] = useState<Way | null>(null)
  useEffect(() => {
    if (way === null || box.current === null) return
    const reached = nearest(box.current, way)
    if (reached === undefined) return
    reached.focus({ preventScroll: true })
    reached.closest('tr')?.scrollIntoView({ block: 'nearest' })
    setWay(null)
  })
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, ctrlKey, altKey, metaKey } = event
    if (!(target instanceof HTMLInputElement) || box.current === null || altKey || metaKey) return
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault()
      box.current.scrollBy({ left: key === 'ArrowRight' ? sidewaysPx : -sidewaysPx })
      return
    }
    const from = Number(target.closest('tr')?.dataset.index)
    const to = goalOf(key, ctrlKey, from, total, rowsSeen)
    if (to === null) return
    event.preventDefault()
    const index = Math.max(0, Math.min(total - 1, to))
    if (index === from) return
    // At an end, the other way leads to the last row there that has this choice.
    const step = index === 0 ? 1 : index === total - 1 ? -1 : index > from ? 1 : -1
    setWay({ choice: target.dataset.choice === 'use' ? 'use' : 'headings', index, step })
    bringIntoSight(box.current, index, rowHeight)
  }
}

function goalOf(key: string, isCtrl: boolean, from: number, total: number, rowsSeen: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return isCtrl ? total - 1 : from + 1
    case 'ArrowUp':
      return isCtrl ? 0 : from - 1
    case 'PageDown':
      return from + rowsSeen - 1
    case 'PageUp':
      return from - rowsSeen + 1
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}

/** The row need not be drawn for that: all are equally high. */
function bringIntoSight(box: HTMLElement, index: number, rowHeight: number): void {
  const head = box.querySelector('thead')?.clientHeight ?? 0
  const top = index * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  const bottom = top + rowHeight + head - box.clientHeight
  if (bottom > box.scrollTop) box.scrollTop = bottom
}

/** The choice at that row, or at the next one that has it. */
function nearest(box: HTMLElement, { choice, index, step }: Way): HTMLElement | undefined {
  const drawn = [...box.querySelectorAll<HTMLInputElement>(`input[data-choice="${choice}"]:not(:disabled)`)]
  const isThere = box.querySelector(`tr[data-index="${index}"]`) !== null
  if (!isThere) return undefined
  const placed = drawn.map((input) => ({ input, at: Number(input.closest('tr')?.dataset.index) }))
  const ahead = step > 0 ? placed.filter(({ at }) => at >= index) : placed.filter(({ at }) => at <= index).reverse()
  return ahead[0]?.input
}
