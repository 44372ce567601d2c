/** What a spreadsheet is about where nobody says it: that of which more of its columns are. */
import type { Catalogue, ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'
import { findLayoutsOf, suggestFor } from './plan-workbook.ts'

/** The beginning of a workbook tells it. */
const [sheetsLookedAt, rowsLookedAt, columnsLookedAt] = [10, 200, 200]
/** One alone may be a note of an account as well. */
const fewestColumns = 2

/** Of so many of the columns of a list of additions an account has no fields: of none of the kept ones of more than 0.46. */
const shareOfAccounts = 0.5

/** Of the kept header rows of accounts and of additions (test/fixtures/headers) one in sixty is taken for the other. */
export function kindOfColumns(workbook: Workbook, catalogueOf: (kind: ProjectKind) => Catalogue): ProjectKind {
  const beginning = { ...workbook, sheets: workbook.sheets.slice(0, sheetsLookedAt).map(beginningOf) }
  const columnsOf = (kind: ProjectKind) => {
    const catalogue = catalogueOf(kind)
    const layouts = findLayoutsOf(beginning, catalogue, () => undefined)
    const all = suggestFor(beginning, layouts, catalogue).mapping.sheets.flatMap((sheet) => sheet.columns)
    const telling = all.filter((column) => isMapped(column) && column.target !== catalogue.accountKey)
    return { count: all.length, telling: telling.length }
  }
  const accounts = columnsOf('accounts')
  // Most who load accounts wait for no second look.
  if (accounts.telling >= accounts.count * shareOfAccounts) return 'accounts'
  const additions = columnsOf('additions')
  return additions.telling >= fewestColumns && additions.telling > accounts.telling ? 'additions' : 'accounts'
}

const beginningOf = (sheet: Sheet): Sheet => ({
  ...sheet,
  rowCount: Math.min(sheet.rowCount, rowsLookedAt),
  columnCount: Math.min(sheet.columnCount, columnsLookedAt),
  filledColumns: (rowIndex) => sheet.filledColumns(rowIndex).filter((columnIndex) => columnIndex < columnsLookedAt),
})
