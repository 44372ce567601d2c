/**
 * Tells results of formulas from what programs store that can't work formulas out: 0 or an empty text for each (XlsxWriter,
 * Spreadsheet::WriteExcel, Apache POI, xlwt; LibreOffice for texts in .xls that another program had worked out).
 */
import type { SheetBuilder } from '../cell-store.ts'

/** What a formula whose result is not in the file shows: itself. */
export const putFormula = (sheet: SheetBuilder, row: number, column: number, formula: string): void =>
  sheet.put(row, column, { kind: 'error', text: `=${formula}` }, 'noStoredResult')

type Formula = { readonly row: number; readonly formula: string }

/** For a sheet whose results can't be relied on: they count in a column where any of them is more than 0 or an empty text. */
export function formulaResults(sheet: SheetBuilder) {
  /** Those without a result so far, by column; `null` once there is one. */
  const columns = new Map<number, Formula[] | null>()
  return {
    note(row: number, column: number, formula: string, isMore: boolean): void {
      const before = columns.get(column)
      if (before === null) return
      if (isMore) columns.set(column, null)
      else if (before === undefined) columns.set(column, [{ row, formula }])
      else before.push({ row, formula })
    },
    /** Once all cells of the sheet are put, and before any of them are merged. */
    putFormulas(): void {
      for (const [column, formulas] of columns)
        for (const { row, formula } of formulas ?? []) putFormula(sheet, row, column, formula)
    },
  }
}
