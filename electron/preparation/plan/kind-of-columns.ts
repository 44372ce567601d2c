/** What a spreadsheet is about where nobody says it: that of which more of its columns are. */
import type { Catalogue, ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'
import { type FirstPlan, planFirst } from './planned-workbook.ts'

/** The beginning of a very wide workbook tells it: of rows only some are looked at in any case. */
const [sheetsLookedAt, columnsLookedAt] = [10, 200]
/** One alone may be a note of an account as well. */
const fewestColumns = 2

/** Of so many of the columns of a list of additions an account has no fields: of none of the kept ones of more than 0.46. */
const shareOfAccounts = 0.5

/**
 * Of the kept header rows of accounts and of additions (test/fixtures/headers) one in sixty is taken for the other.
 * @param mapping  that the file brings; `null` suggests one
 * @returns the plan for what it is about
 */
export function planByColumns(
  workbook: Workbook,
  mapping: Mapping | null,
  catalogueOf: (kind: ProjectKind) => Catalogue,
): FirstPlan {
  const beginning = beginningOf(workbook)
  const planAs = (kind: ProjectKind) => {
    const plan = planFirst(beginning, null, catalogueOf(kind))
    const all = plan.choices.mapping.sheets.flatMap((sheet) => sheet.columns)
    const telling = all.filter((column) => isMapped(column) && column.target !== plan.catalogue.accountKey)
    return { plan, count: all.length, telling: telling.length }
  }
  const choose = (): FirstPlan => {
    const accounts = planAs('accounts')
    // Most who load accounts wait for no second look.
    if (accounts.telling >= accounts.count * shareOfAccounts) return accounts.plan
    const additions = planAs('additions')
    return additions.telling >= fewestColumns && additions.telling > accounts.telling ? additions.plan : accounts.plan
  }
  const chosen = choose()
  return beginning === workbook && mapping === null ? chosen : planFirst(workbook, mapping, chosen.catalogue)
}

function beginningOf(workbook: Workbook): Workbook {
  const { sheets } = workbook
  if (sheets.length <= sheetsLookedAt && sheets.every(({ columnCount }) => columnCount <= columnsLookedAt))
    return workbook
  return { ...workbook, sheets: sheets.slice(0, sheetsLookedAt).map(firstColumnsOf) }
}

const firstColumnsOf = (sheet: Sheet): Sheet => ({
  ...sheet,
  columnCount: Math.min(sheet.columnCount, columnsLookedAt),
  filledColumns: (rowIndex) => sheet.filledColumns(rowIndex).filter((columnIndex) => columnIndex < columnsLookedAt),
})
