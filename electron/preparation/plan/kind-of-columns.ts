/** What a spreadsheet is about where nobody says it: that of which more of its columns are. */
import { type Catalogue, isOfPeople, type ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { Holding, Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Sheet, Workbook } from '../../../shared/sheet/sheet.ts'
import { type FirstPlan, planFirst } from './planned-workbook.ts'

/** The beginning of a very wide workbook tells it: of rows only some are looked at in any case. */
const [sheetsLookedAt, columnsLookedAt] = [10, 200]
/** One alone is not much to go by beside what is of an account. */
const fewestColumns = 2

/** What a column may hold that no field takes, and a list of additions has not. */
const ofSomebody: ReadonlySet<Holding | undefined> = new Set(['person', 'company', 'address', 'supply'])

/** Of so many of the columns of a list of additions an account has no fields: of none of the kept ones of more than 0.46. */
const shareOfAccounts = 0.5

/**
 * Of the kept header rows of accounts and of additions (test/fixtures/headers) one in sixty is taken for the other. A list of notes alone is
 * of additions, also where it was kept to measure the fields of accounts.
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
    const columns = plan.choices.mapping.sheets.flatMap((one) =>
      one.columns.map((column) => ({ sheet: one.sheet, column })),
    )
    const filled = columns.map(({ column }) => targetsOf(column))
    const telling = filled.filter((targets) => targets.some((target) => target !== plan.catalogue.accountKey))
    const suggestionOf = ({ sheet, column }: (typeof columns)[number]) =>
      plan.suggestions?.find((one) => one.sheet === sheet && one.column === column.column)
    // “Caller” is no misspelt “Calle”; a misspelt “Surname” is one.
    const said = columns.flatMap((one) => {
      const isMisspelt = suggestionOf(one)?.reason.key === 'reason_misspelt'
      return targetsOf(one.column).filter((target) => !isMisspelt || isOfPeople(plan.catalogue, fieldPathOf(target)))
    })
    const holdsSomebody = columns.some((one) => ofSomebody.has(suggestionOf(one)?.holds))
    return { plan, filled, telling, said, holdsSomebody }
  }
  const choose = (): FirstPlan => {
    const accounts = planAs('accounts')
    const isNumbered = accounts.filled.some((targets) => targets.includes(accounts.plan.catalogue.accountKey))
    // Of a number and notes nobody can create an account.
    const isAdded = (target: string) => catalogueOf('additions').leaf(fieldPathOf(target)) !== undefined
    const isAddedOnly = isNumbered && !accounts.holdsSomebody && accounts.said.every(isAdded)
    // Most who load accounts wait for no second look.
    if (!isAddedOnly && accounts.telling.length >= accounts.filled.length * shareOfAccounts) return accounts.plan
    const additions = planAs('additions')
    const fewest = isAddedOnly ? 1 : Math.max(fewestColumns, accounts.telling.length + 1)
    return additions.telling.length >= fewest ? additions.plan : accounts.plan
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
