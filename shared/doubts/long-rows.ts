/**
 * Doubts rows of a text file that were written with more values than the others: a value without quotation marks holds the separator,
 * "2 Elm St, Flat 3" or "1,250.00", so that it is cut in two, and all that follows stands one column too far to the right. It is said
 * at the value that stands beyond the last heading, or, where none does, at the last filled cell of the row: neither is filled any
 * more once the values are put where they belong.
 */
import type { Issue } from '../result.ts'
import { type ColumnKinds, mendOfRow, type RowsOfSheet, rowIssue } from './rows-of-sheet.ts'

/** Where most rows leave out the separators at their ends, the headings tell how many values there can be. */
export const headingCountOf = ({ sheet, headerRowIndex }: RowsOfSheet): number =>
  sheet.longRows?.get(headerRowIndex)?.count ?? 0

export function longRows(rows: RowsOfSheet, columns: ColumnKinds): readonly Issue[] {
  return rows.separator === null ? [] : [...beyondHeadings(rows, columns), ...endingWithin(rows, columns)]
}

/** Where most rows go on, a heading is what is missing. */
function beyondHeadings(rows: RowsOfSheet, columns: ColumnKinds): readonly Issue[] {
  const { sheet, rowIndexes, isReadBeyond } = rows
  const column = columns.length
  if (isReadBeyond || column >= sheet.columnCount) return []
  const spilled = rowIndexes.filter((rowIndex) => sheet.cellAt(rowIndex, column).text !== '')
  if (spilled.length * 2 > rowIndexes.length) return []
  return spilled.map((rowIndex) =>
    rowIssue(rows, 'row_beyond_headings', { rowIndex, column }, mendOfRow(rows, rowIndex, columns, 'right')),
  )
}

function endingWithin(rows: RowsOfSheet, columns: ColumnKinds): readonly Issue[] {
  const { sheet, rowIndexes } = rows
  if (sheet.longRows === undefined || sheet.longRows.size === 0) return []
  const headingCount = headingCountOf(rows)
  return rowIndexes.flatMap((rowIndex): readonly Issue[] => {
    const long = sheet.longRows?.get(rowIndex)
    if (long === undefined || long.count <= headingCount || long.lastFilled >= columns.length) return []
    const { lastFilled: column, count, usualCount } = long
    if (sheet.cellAt(rowIndex, column).text === '') return []
    const other = String(count - usualCount)
    return [
      rowIssue(rows, 'row_of_more_values', { rowIndex, column, other }, mendOfRow(rows, rowIndex, columns, 'right')),
    ]
  })
}
