/** What a range of cells says, and what clearing it or pasting into it changes. Rows are those of the range, from its top. */

import type { CellEdit, PageRow } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { editLimit } from '../../../shared/sheet/edit-limit.ts'
import { type CellRange, cellCountOf } from './cell-range.ts'

/** A column of the grid, in the order of the screen; `column` counts from 1 as in the sheet. */
export type ColumnPlace = { readonly column: number }

/** The longest text a spreadsheet's cell can hold. */
export const cellTextLimit = 32_767

export const isTooLarge = (range: CellRange): boolean => cellCountOf(range) > editLimit

/**
 * Titles, headers and totals are shown, and stay as they are in the file; a blank row that is filled becomes data. Rows of accounts
 * that were sent are closed.
 */
export const canEditRow = ({ role, isClosed }: PageRow): boolean =>
  (role === 'data' || role === 'blank') && isClosed !== true

export const whyNotEdited = ({ isClosed }: PageRow): string => say(isClosed === true ? 'row_closed' : 'row_not_used')

/** What is said of a change that leaves some rows of a range as they are; `undefined` when it leaves none. */
export function leftAsTheyAre(rows: readonly PageRow[]): string | undefined {
  const count = rows.filter((row) => !canEditRow(row)).length
  if (count === 0) return undefined
  const closedCount = rows.filter(({ isClosed }) => isClosed === true).length
  return say('rows_left_as_they_are', { count, areSent: closedCount === count })
}

/** The texts of a range, for the clipboard. */
export function rangeTexts(
  rows: readonly PageRow[],
  columns: readonly ColumnPlace[],
  { left, right }: CellRange,
): string[][] {
  const chosen = columns.slice(left, right + 1)
  return rows.map((row) => chosen.map(({ column }) => textOf(row, column)))
}

/** Empties every cell of a range that has something in it. */
export function clearEdits(
  sheet: string,
  rows: readonly PageRow[],
  columns: readonly ColumnPlace[],
  range: CellRange,
): CellEdit[] {
  return editsOf(sheet, rows, columns, range, () => '')
}

/**
 * Writes a copied block over the range where it lands (cell-range.ts, `landingOf`), repeating it. A short row of the block leaves
 * the cells it says nothing of as they are.
 */
export function pasteEdits(
  sheet: string,
  rows: readonly PageRow[],
  columns: readonly ColumnPlace[],
  landing: CellRange,
  block: readonly (readonly string[])[],
): CellEdit[] {
  const width = Math.max(...block.map((row) => row.length))
  return editsOf(sheet, rows, columns, landing, (row, column) => block[row % block.length]?.[column % width])
}

/** Writes the first row of a range into all its others. */
export function fillEdits(
  sheet: string,
  rows: readonly PageRow[],
  columns: readonly ColumnPlace[],
  range: CellRange,
): CellEdit[] {
  const [first, ...others] = rows
  if (first === undefined) return []
  const texts = columns.slice(range.left, range.right + 1).map(({ column }) => textOf(first, column))
  return editsOf(sheet, others, columns, range, (_, column) => texts[column])
}

/** @param textAt  the new text by row and column of the range, from 0; `undefined` leaves the cell as it is */
function editsOf(
  sheet: string,
  rows: readonly PageRow[],
  columns: readonly ColumnPlace[],
  { left, right }: CellRange,
  textAt: (row: number, column: number) => string | undefined,
): CellEdit[] {
  const chosen = columns.slice(left, right + 1)
  return rows.flatMap((row, rowOffset) => {
    if (!canEditRow(row)) return []
    return chosen.flatMap(({ column }, columnOffset) => {
      const text = textAt(rowOffset, columnOffset)
      return text === undefined || text === textOf(row, column) ? [] : [{ sheet, row: row.row, column, text }]
    })
  })
}

const textOf = ({ cells }: PageRow, column: number): string => cells[column - 1]?.text ?? ''
