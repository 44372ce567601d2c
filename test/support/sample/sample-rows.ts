/** Rows of the sample sheets as the choices about them make them. */
import type { PageRow, RowFilter, SheetSummary } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'

/** Rows 6 and 7, and column 13. */
const hiddenRows: readonly number[] = [6, 7]
const hiddenColumn = 13

/** A row as the choices about its sheet make it. */
export function asChosen(row: PageRow, said: SheetMapping | undefined, hidesSome: boolean): PageRow {
  const isHidden = hidesSome && hiddenRows.includes(row.row)
  const { rowsIn = [], rowsOut = [], hiddenRows: choice } = said ?? {}
  const found = row.role === 'data' && isHidden && choice === 'out' ? 'hidden' : row.role
  const role = rowsOut.includes(row.row) ? 'leftOut' : rowsIn.includes(row.row) ? 'data' : found
  return { ...row, role, ...(isHidden ? { isHidden } : {}) }
}

export function summaryNow(sheet: SheetSummary, rows: readonly PageRow[]): SheetSummary {
  const hiddenRowCount = rows.filter(({ isHidden }) => isHidden).length
  return {
    ...sheet,
    leftOutRows: rows.flatMap(({ row, role }) =>
      role === 'data' || role === 'blank' || role === 'hidden' ? [] : [{ row, role }],
    ),
    dataRowCount: rows.filter(({ role }) => role === 'data').length,
    hiddenRowCount,
    hiddenColumns: hiddenRowCount > 0 ? [hiddenColumn] : [],
  }
}

export function fitsRowFilter(row: PageRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'everyRow':
      return true
    case 'dataRows':
      return row.role === 'data'
    case 'rowsWithProblems':
      return row.cells.some((cell) => cell.issues !== undefined)
    case 'editedRows':
      return row.cells.some(({ isEdited }) => isEdited === true)
    case 'emptiedRows':
      return row.cells.some(({ isEdited, text }) => isEdited === true && text === '')
    case 'leftOutRows':
      return row.role !== 'data' && row.role !== 'blank'
    case 'hiddenRows':
      return row.isHidden === true
  }
}
