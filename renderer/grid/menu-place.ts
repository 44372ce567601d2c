/** At which cell or heading of the grid a menu was asked for, and where on the screen it opens. */

import { leading } from './grid-measures.ts'
import type { Position } from './keys/cell-range.ts'

/** `row` is -1 at a heading. */
export type MenuPlace = Position & { readonly x: number; readonly y: number }

/** Rows are counted by the page from the heading, which is the first, and columns from the row number. */
const rowsBefore = 2

/** @param pointer  `null` when the key was pressed: then it opens below the cell */
export function menuPlaceOf(target: EventTarget | null, pointer: Pick<MenuPlace, 'x' | 'y'> | null): MenuPlace | null {
  // A box that is typed in has a menu of its own.
  if (!(target instanceof Element) || target.closest('textarea, input') !== null) return null
  const cell = target.closest('[role="gridcell"], [role="columnheader"]')
  const row = Number(cell?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
  const column = Number(cell?.getAttribute('aria-colindex')) - 1 - leading
  if (cell === null || Number.isNaN(row) || column < 0) return null
  const { left, bottom } = cell.getBoundingClientRect()
  return { row: row - rowsBefore, column, ...(pointer ?? { x: left, y: bottom }) }
}
