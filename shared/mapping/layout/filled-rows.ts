/** The rows of a sheet that hold something, and what their columns hold, as far as the look for headings needs it. */
import type { Sheet } from '../../sheet/sheet.ts'
import { isLabel } from './cell-shape.ts'

/** Filled rows below a row that say what the columns of a heading hold. */
export const sampleRows = 25

/** `index` from 0, and the columns that are filled. */
export type FilledRow = { readonly index: number; readonly filled: readonly number[] }

/** @returns at most `count` rows, from the row index `from` on */
export function filledRows(sheet: Sheet, from: number, count: number): FilledRow[] {
  const rows: FilledRow[] = []
  for (let index = from; index < sheet.rowCount && rows.length < count; index += 1) {
    const filled = sheet.filledColumns(index)
    if (filled.length > 0) rows.push({ index, filled })
  }
  return rows
}

/** Columns whose cells are mostly no labels. */
export function columnsOfValues(sheet: Sheet, rows: readonly FilledRow[]): readonly number[] {
  const counts = new Map<number, { filled: number; values: number }>()
  for (const { index, filled } of rows) {
    for (const column of filled) {
      const count = counts.get(column) ?? { filled: 0, values: 0 }
      count.filled += 1
      if (!isLabel(sheet.cellAt(index, column))) count.values += 1
      counts.set(column, count)
    }
  }
  return [...counts].flatMap(([column, { filled, values }]) => (values * 2 > filled ? [column] : []))
}
