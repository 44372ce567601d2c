/** Rows of a sheet as the window shows them: chosen by what they hold, one page at a time. */
import type { PageCell, PageRow, SheetPage } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/result.ts'
import type { RowRole, Sheet } from '../../shared/sheet.ts'
import type { CheckedAccounts } from './checked-accounts.ts'
import type { EditedWorkbook } from './edited-workbook.ts'
import type { Problems } from './problems.ts'
import type { PreparationCalls } from './protocol.ts'

export type ShownSheet = {
  /** With the edits. */
  readonly sheet: Sheet
  readonly roles: readonly RowRole[]
  readonly edited: EditedWorkbook
  readonly checked: CheckedAccounts
  readonly problems: Problems
}

type Selection = Pick<PreparationCalls['findRow']['ask'], 'filter' | 'accountKey'>

/** Indexes from 0, in order. */
export function chooseRows(
  { sheet, roles, checked, problems }: ShownSheet,
  { filter, accountKey }: Selection,
): readonly number[] {
  const rows = rowsThat(filter, sheet, roles, problems)
  if (accountKey === undefined) return rows
  const account = checked.account(accountKey)
  return rows.filter((rowIndex) => account !== undefined && checked.accountOfRow(sheet.name, rowIndex) === account)
}

function rowsThat(
  filter: Selection['filter'],
  sheet: Sheet,
  roles: readonly RowRole[],
  problems: Problems,
): readonly number[] {
  switch (filter) {
    case 'everyRow':
      return Array.from({ length: sheet.rowCount }, (_, rowIndex) => rowIndex)
    case 'dataRows':
      return roles.flatMap((role, rowIndex) => (role === 'data' ? [rowIndex] : []))
    case 'rowsWithProblems':
      return problems.rowsOf(sheet.name)
    case 'leftOutRows':
      return roles.flatMap((role, rowIndex) => (role === 'data' || role === 'blank' ? [] : [rowIndex]))
    case 'hiddenRows':
      return roles.flatMap((role, rowIndex) => (role !== 'blank' && sheet.hiddenRows.has(rowIndex) ? [rowIndex] : []))
    default:
      return assertNever(filter)
  }
}

export function pageOfRows(shown: ShownSheet, selection: Selection, offset: number, limit: number): SheetPage {
  const rows = chooseRows(shown, selection)
  return { total: rows.length, rows: rows.slice(offset, offset + limit).map((rowIndex) => pageRow(shown, rowIndex)) }
}

function pageRow(shown: ShownSheet, rowIndex: number): PageRow {
  const { sheet, roles, checked } = shown
  return {
    row: rowIndex + 1,
    role: roles[rowIndex] ?? 'blank',
    ...(sheet.hiddenRows.has(rowIndex) ? { isHidden: true } : {}),
    accountKey: checked.accountOfRow(sheet.name, rowIndex)?.rows.key ?? null,
    cells: Array.from({ length: sheet.columnCount }, (_, columnIndex) => pageCell(shown, rowIndex, columnIndex)),
  }
}

function pageCell({ sheet, edited, problems }: ShownSheet, rowIndex: number, columnIndex: number): PageCell {
  const { text, kind } = sheet.cellAt(rowIndex, columnIndex)
  const issues = problems.at({ sheet: sheet.name, row: rowIndex + 1, column: columnIndex + 1 })
  return {
    text,
    kind,
    ...(edited.isEdited(sheet.name, rowIndex, columnIndex) ? { isEdited: true } : {}),
    ...(issues.length > 0 ? { issues: [...issues] } : {}),
  }
}
