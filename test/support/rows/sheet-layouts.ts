/** Layouts of test workbooks, as the automatic mapping takes them. */
import type { SheetRows } from '../../../shared/mapping/suggest/suggest-mapping.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'

/** On every sheet the headers in one row (counted from 1), and data in all rows below. */
export function layoutsOf(workbook: Workbook, headerRow = 1): readonly SheetRows[] {
  return workbook.sheets.map(({ name, rowCount }) => ({
    sheet: name,
    headerRow,
    firstDataRow: headerRow + 1,
    dataRows: Array.from({ length: Math.max(0, rowCount - headerRow) }, (_, index) => headerRow + index),
  }))
}
