/** Rows of a sheet as the window shows them, one page at a time; row-choices.ts says which. */

import type { PageCell, PageRow, SheetPage } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import type { CellPlace } from '../../../shared/result.ts'
import type { RowRole, Sheet } from '../../../shared/sheet/sheet.ts'
import type { CheckedAccounts } from '../accounts/checked-accounts.ts'
import type { EditedWorkbook } from '../accounts/edited-workbook.ts'
import type { Sent } from '../accounts/sent-gate.ts'
import { mendTogether } from '../problems/mend-together.ts'
import type { AsideKeys, Problems } from '../problems/problems.ts'

export type ShownSheet = {
  /** With the edits. */
  readonly sheet: Sheet
  readonly roles: readonly RowRole[]
  readonly mapping: SheetMapping
  readonly edited: EditedWorkbook
  readonly checked: CheckedAccounts
  readonly problems: Problems
  readonly sent: Sent
  readonly aside: AsideKeys
}

/** @param rows  indexes of all that fit, from 0 */
export const pageOfRows = (shown: ShownSheet, rows: readonly number[], offset: number, limit: number): SheetPage => ({
  total: rows.length,
  rows: rows.slice(offset, offset + limit).map((rowIndex) => pageRow(shown, rowIndex)),
  ...(shown.sheet.isTurned ? { isTurned: true } : {}),
})

export function pageRow(shown: ShownSheet, rowIndex: number): PageRow {
  const { sheet, roles, checked, sent, aside } = shown
  const accountKey = checked.accountOfRow(sheet.name, rowIndex)?.rows.key ?? null
  return {
    row: rowIndex + 1,
    role: roles[rowIndex] ?? 'blank',
    ...(sheet.hiddenRows.has(rowIndex) ? { isHidden: true } : {}),
    accountKey,
    // What was sent counts more: nothing of it is aside.
    ...(accountKey === null
      ? {}
      : sent.has(accountKey)
        ? { isClosed: true }
        : aside.has(accountKey)
          ? { isAside: true }
          : {}),
    cells: Array.from({ length: sheet.columnCount }, (_, columnIndex) => pageCell(shown, rowIndex, columnIndex)),
  }
}

function pageCell({ sheet, edited, checked, problems }: ShownSheet, rowIndex: number, columnIndex: number): PageCell {
  const { text, kind } = sheet.cellAt(rowIndex, columnIndex)
  const togetherAt = (cell: CellPlace) => checked.togetherAt(cell)
  const issues = problems.at({ sheet: sheet.name, row: rowIndex + 1, column: columnIndex + 1 })
  return {
    text,
    kind,
    ...(edited.isEdited(sheet.name, rowIndex, columnIndex) ? { isEdited: true } : {}),
    ...(issues.length > 0 ? { issues: issues.map((one) => mendTogether(one, togetherAt)) } : {}),
  }
}
