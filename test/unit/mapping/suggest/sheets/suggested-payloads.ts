/** What one sheet is mapped to by itself, and the payloads that it makes then, without the supplier's code. */

import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { usualTerms } from '../../../../../shared/service/money-terms.ts'
import { assembleAccounts } from '../../../../support/rows/assemble-rows.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { headersThenData, type RowsOfSheet, workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

export function suggestedFor(rows: RowsOfSheet[string]) {
  const workbook = workbookFromRows({ Customers: rows })
  const { mapping, suggestions } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
  const { accounts } = assembleAccounts({
    workbook,
    layouts: headersThenData(workbook),
    mapping,
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
    terms: usualTerms,
    suggestions,
  })
  return { suggestions, payloads: accounts.map(({ payload: { import_supplier: _, ...payload } }) => payload) }
}

export const suggestedPayloads = (rows: RowsOfSheet[string]) => suggestedFor(rows).payloads
