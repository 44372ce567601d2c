/** What a spreadsheet is about where nobody says it: that of which more of its columns are. */
import type { Catalogue, ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'
import { findLayoutsOf, suggestFor } from './plan-workbook.ts'

/** The beginning of a workbook tells it. */
const [sheetsLookedAt, rowsLookedAt, columnsLookedAt] = [10, 200, 200]
/** One alone may be a note of an account as well. */
const fewestColumns = 2

/** Of the kept header rows of accounts and of additions (test/fixtures/headers) one in sixty is taken for the other. */
export function kindOfColumns(workbook: Workbook, catalogueOf: (kind: ProjectKind) => Catalogue): ProjectKind {
  const sheets = workbook.sheets.slice(0, sheetsLookedAt).map(beginningOf)
  const countOf = (kind: ProjectKind): number => {
    const catalogue = catalogueOf(kind)
    const beginning = { ...workbook, sheets }
    const { mapping } = suggestFor(
      beginning,
      findLayoutsOf(beginning, catalogue, () => undefined),
      catalogue,
    )
    const columns = mapping.sheets.flatMap((sheet) => sheet.columns)
    return columns.filter((column) => isMapped(column) && column.target !== catalogue.accountKey).length
  }
  const additions = countOf('additions')
  return additions >= fewestColumns && additions > countOf('accounts') ? 'additions' : 'accounts'
}

const beginningOf = (sheet: Sheet): Sheet => ({
  ...sheet,
  rowCount: Math.min(sheet.rowCount, rowsLookedAt),
  columnCount: Math.min(sheet.columnCount, columnsLookedAt),
  filledColumns: (rowIndex) => sheet.filledColumns(rowIndex).filter((columnIndex) => columnIndex < columnsLookedAt),
})
