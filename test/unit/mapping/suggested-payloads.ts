/** The payloads that one sheet makes as it is mapped by itself, without the supplier's code. */
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { assembleAccounts } from '../../../shared/mapping/assemble-accounts.ts'
import { suggestMapping } from '../../../shared/mapping/suggest-mapping.ts'
import { layoutsOf } from '../../support/sheet-layouts.ts'
import { headersThenData, type RowsOfSheet, workbookFromRows } from '../../support/workbook-from-rows.ts'

export function suggestedPayloads(rows: RowsOfSheet[string]) {
  const workbook = workbookFromRows({ Customers: rows })
  const { mapping } = suggestMapping(workbook, layoutsOf(workbook), accountCatalogue)
  const { accounts } = assembleAccounts({
    workbook,
    layouts: headersThenData(workbook),
    mapping,
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
  })
  return accounts.map(({ payload: { import_supplier: _, ...payload } }) => payload)
}
