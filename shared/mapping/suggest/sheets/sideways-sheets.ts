/**
 * Notices sheets that lie on their side: their headings run down the first column, and each further column is an account. Turned, such
 * a sheet gives the number of an account and far more fields than as it is.
 */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { issue } from '../../../issue-words.ts'
import type { Issue } from '../../../result.ts'
import { dataRowsOf, type Sheet, type Workbook } from '../../../sheet/sheet.ts'
import { turnedSheet } from '../../../sheet/turned-sheet.ts'
import { isLabel } from '../../layout/cell-shape.ts'
import { findLayout } from '../../layout/find-layout.ts'
import { filledFields } from '../../model/fillings.ts'
import type { Mapping, SheetMapping } from '../../model/mapping.ts'
import { suggestMapping } from '../suggest-mapping.ts'

/** Rows of a sheet that are fields: the interface has no more than some hundreds. */
const mostFields = 300
const fewestFields = 4
/** So many accounts tell. */
const sampledAccounts = 30
const labelShare = 0.8
const timesMore = 2

export function sidewaysSheets(workbook: Workbook, { sheets }: Mapping, catalogue: Catalogue): Issue[] {
  return sheets.flatMap((mapped) => {
    const sheet = workbook.sheets.find(({ name }) => name === mapped.sheet)
    const labels = sheet === undefined || !mapped.isIncluded ? undefined : labelsDown(sheet)
    if (sheet === undefined || labels === undefined || !isFullerTurned(workbook, sheet, mapped, catalogue)) return []
    const { column, row, texts } = labels
    return [
      issue(
        'sheet_sideways',
        { sheet: sheet.name, column, headings: texts },
        { cell: { sheet: sheet.name, row, column } },
      ),
    ]
  })
}

/** Row and column count from 1. */
type Labels = { readonly row: number; readonly column: number; readonly texts: readonly string[] }

/** The first filled column, where nearly all of it are different labels. */
function labelsDown(sheet: Sheet): Labels | undefined {
  if (sheet.isTurned || sheet.rowCount > mostFields || sheet.columnCount < 2) return undefined
  const rows = Array.from({ length: sheet.rowCount }, (_, row) => row).filter(
    (row) => sheet.filledColumns(row).length > 1,
  )
  const column = Math.min(...rows.map((row) => sheet.filledColumns(row)[0] ?? 0))
  const labels = rows.filter((row) => isLabel(sheet.cellAt(row, column)))
  const texts = new Set(labels.map((row) => sheet.cellAt(row, column).text.trim()))
  const isSo = texts.size >= fewestFields && texts.size === labels.length && labels.length >= rows.length * labelShare
  return isSo ? { row: (labels[0] ?? 0) + 1, column: column + 1, texts: [...texts] } : undefined
}

function isFullerTurned(workbook: Workbook, sheet: Sheet, mapped: SheetMapping, catalogue: Catalogue): boolean {
  const side = sampleOf(turnedSheet(sheet))
  const { roles, ...layout } = findLayout(side)
  const dataRows = dataRowsOf(roles)
  const { mapping } = suggestMapping({ ...workbook, sheets: [side] }, [{ ...layout, dataRows }], catalogue)
  const targets = mapping.sheets.flatMap(filledFields).map(({ target }) => target)
  return (
    targets.includes(catalogue.accountKey) &&
    targets.length >= fewestFields &&
    targets.length >= filledFields(mapped).length * timesMore
  )
}

/** As many accounts as tell what the sheet is. */
const sampleOf = (sheet: Sheet): Sheet => ({ ...sheet, rowCount: Math.min(sheet.rowCount, sampledAccounts) })
