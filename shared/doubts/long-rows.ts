/**
 * Doubts rows of a text file that were written with more values than the others, although nothing stands beyond the headings: a value
 * without quotation marks holds the separator, and what slipped to the right ends in columns that most rows leave blank. It is said at
 * the last filled cell of the row, which is no longer filled once its values are put where they belong.
 */
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import type { Sheet } from '../sheet.ts'
import type { ColumnDoubts } from './find-doubts.ts'

export type SheetToDoubt = {
  readonly sheet: Sheet
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** By index from 0. */
  readonly headerRowIndex: number
  /** Of the columns from the first on; `''` where there is none. */
  readonly headers: readonly string[]
}

/** Where most rows leave out the separators at their ends, the headings tell how many values there can be. */
export const headingCountOf = ({ sheet, headerRowIndex }: Pick<SheetToDoubt, 'sheet' | 'headerRowIndex'>): number =>
  sheet.longRows?.get(headerRowIndex)?.count ?? 0

export function longRowDoubts({ sheet, label, rowIndexes, headerRowIndex, headers }: SheetToDoubt): ColumnDoubts {
  const { longRows } = sheet
  const atCells = new Map<number, readonly Issue[]>()
  if (longRows === undefined || longRows.size === 0) return { atCells, ofColumn: [] }
  const headingCount = headingCountOf({ sheet, headerRowIndex })
  const lastHeading = headers.findLastIndex((header) => header !== '')
  for (const rowIndex of rowIndexes) {
    const long = longRows.get(rowIndex)
    if (long === undefined || long.count <= headingCount || long.lastFilled > lastHeading) continue
    const { lastFilled, count, usualCount } = long
    const { text } = sheet.cellAt(rowIndex, lastFilled)
    if (text === '') continue
    const cell = { sheet: sheet.name, row: rowIndex + 1, column: lastFilled + 1 }
    const facts = {
      ...(label === undefined ? {} : { sheet: label }),
      row: cell.row,
      column: cell.column,
      header: headers[lastFilled] ?? '',
      value: text,
      other: String(count - usualCount),
    }
    atCells.set(rowIndex, [issue('row_of_more_values', facts, { cell })])
  }
  return { atCells, ofColumn: [] }
}
