/** The fields that are suggested for the columns of a sheet. */
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../support/sheet-layouts.ts'
import { type RowsOfSheet, workbookFromRows } from '../../support/workbook-from-rows.ts'

export function suggest(sheets: RowsOfSheet, headerRow = 1) {
  const workbook = workbookFromRows(sheets)
  return suggestMapping(workbook, layoutsOf(workbook, headerRow), accountCatalogue)
}

/** Targets of the columns of one sheet, left to right. */
export function targetsOf(headers: readonly string[], rows: readonly (readonly string[])[] = [], sheet = 'Sheet1') {
  return suggest({ [sheet]: [headers, ...rows] }).suggestions.map(({ target }) => target)
}

export const point = 'supply_addresses[].supply_points[]'
