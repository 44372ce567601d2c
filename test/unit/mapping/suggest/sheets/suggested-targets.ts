/** The fields that are suggested for the columns of a sheet. */
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import type { Suggestion } from '../../../../../shared/mapping/model/mapping.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { sayMessage } from '../../../../../shared/messages/say.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { type RowsOfSheet, workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

export function suggest(sheets: RowsOfSheet, headerRow = 1) {
  const workbook = workbookFromRows(sheets)
  const { mapping, suggestions } = suggestMapping(workbook, layoutsOf(workbook, headerRow), accountCatalogue)
  return { mapping, asMade: suggestions, suggestions: suggestions.map(inWords) }
}

/** With its reason as a person reads it. */
export const inWords = (suggestion: Suggestion) => ({ ...suggestion, reason: sayMessage(suggestion.reason) })

/** Targets of the columns of one sheet, left to right. */
export function targetsOf(headers: readonly string[], rows: readonly (readonly string[])[] = [], sheet = 'Sheet1') {
  return suggest({ [sheet]: [headers, ...rows] }).suggestions.map(({ target }) => target)
}

export const point = 'supply_addresses[].supply_points[]'
