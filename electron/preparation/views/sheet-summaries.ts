/** What each sheet of a loaded workbook is to the person who loaded it: its size, its rows by what they are, and what the file hides. */
import type { SheetSummary } from '../../../shared/ipc.ts'
import type { SheetLayout } from '../../../shared/mapping/layout/find-layout.ts'
import { fieldsSheetName } from '../../../shared/mapping/template/template-sheets.ts'
import type { RowRole, Sheet } from '../../../shared/sheet/sheet.ts'

/** @param layouts  with choices and edits */
export const sheetSummaries = (sheets: readonly Sheet[], layouts: readonly SheetLayout[]): SheetSummary[] =>
  sheets
    // The listing in a template is the application's own business.
    .filter(({ name, isHidden }) => !isHidden || name.toLowerCase() !== fieldsSheetName)
    .map((sheet) => summaryOf(sheet, layouts.find((one) => one.sheet === sheet.name)?.roles ?? []))

function summaryOf(sheet: Sheet, roles: readonly RowRole[]): SheetSummary {
  const { name, isHidden, rowCount, columnCount, hiddenRows, isTurned } = sheet
  return {
    name,
    isHidden,
    rowCount,
    columnCount,
    leftOutRows: roles.flatMap((role, index) =>
      role === 'data' || role === 'blank' || role === 'hidden' ? [] : [{ row: index + 1, role }],
    ),
    dataRowCount: roles.reduce((count, role) => (role === 'data' ? count + 1 : count), 0),
    hiddenRowCount: [...hiddenRows].filter((index) => roles[index] === 'data' || roles[index] === 'hidden').length,
    hiddenColumns: [...hiddenColumnsOf(sheet, roles)],
    ...(isTurned ? { isTurned } : {}),
  }
}

/** Counted from 1. Columns with nothing in them are nobody's business. */
function* hiddenColumnsOf(sheet: Sheet, roles: readonly RowRole[]): Iterable<number> {
  for (const column of sheet.hiddenColumns) {
    if (roles.some((role, row) => role !== 'blank' && sheet.cellAt(row, column).kind !== 'blank')) yield column + 1
  }
}
