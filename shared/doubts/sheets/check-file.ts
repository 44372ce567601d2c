/** Says what only the file knows of its cells: merged ranges, lines through them, and dates that count from 1904. */
import type { ColumnOfRows } from '../../sheet/distinct-cells.ts'
import type { Doubted } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'

/** A doubt about the cell of one row, by index from 0. */
export type ToldAt = Doubted & { readonly rowIndex: number }

export function oldDates({ sheet, columnIndex, rowIndexes }: ColumnOfRows): readonly ToldAt[] {
  return rowIndexes.flatMap((rowIndex): ToldAt[] =>
    sheet.doubtsAt(rowIndex, columnIndex).includes('dateSystem1904') ? [{ code: 'dates_from_1904', rowIndex }] : [],
  )
}

/** A row whose account is struck out is said at that alone. */
export function struckCells({ sheet, columnIndex, rowIndexes, accountColumns }: ColumnToDoubt): readonly ToldAt[] {
  const isStruck = (rowIndex: number, column: number) => sheet.doubtsAt(rowIndex, column).includes('struckOut')
  const accounts = accountColumns.map((column) => column.columnIndex)
  const isOfAccount = accounts.includes(columnIndex)
  return rowIndexes.flatMap((rowIndex): ToldAt[] =>
    isStruck(rowIndex, columnIndex) && (isOfAccount || !accounts.some((column) => isStruck(rowIndex, column)))
      ? [{ code: 'value_struck_out', rowIndex }]
      : [],
  )
}

/**
 * A value that is merged down over rows stands for each of them, as it looks. One merged across columns fills the fields of all of
 * them, which hardly anybody wants.
 */
export function mergedCells({ sheet, columnIndex, rowIndexes }: ColumnOfRows): readonly ToldAt[] {
  const told: ToldAt[] = []
  /** The last row of a range that began in this column, and goes down. */
  let downTo = -1
  for (const rowIndex of rowIndexes) {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    if (cell.kind === 'blank') continue
    if (!sheet.doubtsAt(rowIndex, columnIndex).includes('merged')) {
      downTo = rowIndex
      continue
    }
    // A range that began in this column has its first cell, which is not covered, right above; that row need not be data.
    const goesDown = downTo === rowIndex - 1 && sheet.cellAt(rowIndex - 1, columnIndex).text === cell.text
    if (goesDown) downTo = rowIndex
    told.push({ code: goesDown ? 'value_of_merged_cell' : 'merged_across_columns', rowIndex })
  }
  return told
}
