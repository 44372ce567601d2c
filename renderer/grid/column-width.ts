/** How wide a column must be for its texts, as far as that can be told without laying them out. */
import type { PageCell } from '../../shared/ipc.ts'
import type { GridColumn } from './sheet-columns.tsx'

/** Wide enough for a title of a word or two. */
const narrowest = 76
/** Of the window's font at its sizes in the grid: a digit, and a letter on average. Rows below may be a little longer. */
const pixelsPerLetter = { text: 7.6, label: 6.2 } as const
const padding = 22
/** A mark stands behind a text that something is said against. */
const markWidth = 18

/** @returns pixels, with letters of the usual size */
export function fittingWidth(
  { header, fieldLabel }: Pick<GridColumn, 'header' | 'fieldLabel'>,
  cells: readonly Pick<PageCell, 'text' | 'issues'>[],
): number {
  const longest = cells.reduce(
    (most, { text, issues }) =>
      Math.max(most, text.length * pixelsPerLetter.text + (issues === undefined ? 0 : markWidth)),
    `AA ${header}`.length * pixelsPerLetter.text,
  )
  const wanted = Math.max(longest, (fieldLabel ?? '').length * pixelsPerLetter.label) + padding
  return Math.round(Math.max(narrowest, wanted))
}
