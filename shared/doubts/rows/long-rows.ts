/**
 * Doubts rows of a text file that were written with more values than the others: a value without quotation marks holds the separator,
 * "2 Elm St, Flat 3" or "1,250.00", so that it is cut in two, and all that follows stands one column too far to the right. It is said
 * at the value that stands beyond the last heading, or, where none does, at the last filled cell of the row: neither is filled any
 * more once the values are put where they belong.
 */

import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import type { Issue } from '../../result.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import { type ColumnKinds, type RowsOfSheet, rowIssue, rowMender } from './rows-of-sheet.ts'

/** Where most rows leave out the separators at their ends, the headings tell how many values there can be. */
export const headingCountOf = ({ sheet, headerRowIndex }: RowsOfSheet): number =>
  sheet.longRows?.get(headerRowIndex)?.count ?? 0

export function* longRows(rows: RowsOfSheet, columns: ColumnKinds): CooperativeTask<readonly Issue[]> {
  if (rows.separator === null) return []
  return [...(yield* beyondHeadings(rows, columns)), ...(yield* endingWithin(rows, columns))]
}

/** Where most rows go on, a heading is what is missing. */
function* beyondHeadings(rows: RowsOfSheet, columns: ColumnKinds): CooperativeTask<readonly Issue[]> {
  const { sheet, rowIndexes, isReadBeyond } = rows
  const column = columns.length
  if (isReadBeyond || column >= sheet.columnCount) return []
  const spilled: number[] = []
  const distinct = yield* distinctCells({ sheet, columnIndex: column, rowIndexes })
  yield* distinct.eachRow((rowIndex) => spilled.push(rowIndex))
  if (spilled.length * 2 > rowIndexes.length) return []
  const found: Issue[] = []
  const mendOf = rowMender(rows, columns, spilled)
  for (const rowIndex of spilled) {
    found.push(rowIssue(rows, 'row_beyond_headings', { rowIndex, column }, mendOf(rowIndex, 'right')))
    yield
  }
  return found
}

function* endingWithin(rows: RowsOfSheet, columns: ColumnKinds): CooperativeTask<readonly Issue[]> {
  const { longRows: long } = rows.sheet
  if (long === undefined || long.size === 0) return []
  const headingCount = headingCountOf(rows)
  const found: Issue[] = []
  const ofSheet = rows.rowIndexes.filter((rowIndex) => long.has(rowIndex))
  const mendOf = rowMender(rows, columns, ofSheet)
  for (const rowIndex of ofSheet) {
    const { count = 0, usualCount = 0, lastFilled: column = 0 } = long.get(rowIndex) ?? {}
    if (count <= headingCount || column >= columns.length || rows.sheet.cellAt(rowIndex, column).text === '') continue
    const place = { rowIndex, column, other: String(count - usualCount) }
    found.push(rowIssue(rows, 'row_of_more_values', place, mendOf(rowIndex, 'right')))
    yield
  }
  return found
}
