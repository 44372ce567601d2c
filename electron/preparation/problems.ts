/** What is wrong in a prepared workbook, looked at from all sides: by cell, in order, and as a report. By kind: problem-kinds.ts. */
import type { CellPlace, Issue } from '../../shared/result.ts'
import type { Workbook } from '../../shared/sheet.ts'
import type { CheckedAccount, CheckedAccounts } from './checked-accounts.ts'
import type { ReportedIssue } from './protocol.ts'

/** An issue with the account it is of; `null` where it is of none. */
export type Problem = {
  readonly issue: Issue
  readonly account: CheckedAccount | null
  /** The service said it, not a check of ours. */
  readonly isOfService: boolean
}

export type ColumnOfSheet = { readonly sheet: string; readonly column: number }

export type Problems = {
  readonly all: readonly Problem[]
  /** Of one cell; row and column count from 1. */
  at(place: CellPlace): readonly Issue[]
  /** Rows of a sheet with an error or a warning, by index from 0, in order. */
  rowsOf(sheet: string): readonly number[]
  /** The first cell with an error or a warning after a place, sheet by sheet and row by row. */
  next(after: CellPlace | null, only?: { readonly code?: string; readonly in?: ColumnOfSheet }): CellPlace | null
}

type Source = {
  readonly workbook: Workbook
  readonly checked: CheckedAccounts
  /** What belongs to no account. */
  readonly issuesOfNone: readonly Issue[]
  /** What the service said about an account as it is now. */
  readonly serviceIssuesOf: (account: CheckedAccount) => readonly Issue[]
}

export function findProblems({ workbook, checked, issuesOfNone, serviceIssuesOf }: Source): Problems {
  const ofNone = issuesOfNone.map((issue): Problem => ({ issue, account: null, isOfService: false }))
  const ofAccounts = checked.accounts.flatMap((account) => [
    ...account.issues.map((issue): Problem => ({ issue, account, isOfService: false })),
    ...serviceIssuesOf(account).map((issue): Problem => ({ issue, account, isOfService: true })),
  ])
  const all = [...ofNone, ...ofAccounts]
  const sheetOrder = new Map(workbook.sheets.map(({ name }, index) => [name, index]))
  const compare = (one: CellPlace, other: CellPlace): number =>
    (sheetOrder.get(one.sheet) ?? 0) - (sheetOrder.get(other.sheet) ?? 0) ||
    one.row - other.row ||
    one.column - other.column
  const placed = all.flatMap(({ issue }) =>
    issue.where?.cell === undefined ? [] : [{ issue, cell: issue.where.cell }],
  )
  const pressing = placed
    .filter(({ issue }) => issue.level !== 'info')
    .toSorted((one, other) => compare(one.cell, other.cell))
  const byRow = Map.groupBy(placed, ({ cell }) => rowKey(cell))

  return {
    all,
    at: (place) =>
      (byRow.get(rowKey(place)) ?? []).flatMap(({ issue, cell }) => (cell.column === place.column ? [issue] : [])),
    rowsOf: (sheet) => [...new Set(pressing.flatMap(({ cell }) => (cell.sheet === sheet ? [cell.row - 1] : [])))],
    next: (after, only) =>
      pressing.find(
        ({ issue, cell }) =>
          (only?.code === undefined || issue.code === only.code) &&
          (only?.in === undefined || isInColumn(cell, only.in)) &&
          (after === null || compare(cell, after) > 0),
      )?.cell ?? null,
  }
}

export const isInColumn = (cell: CellPlace, { sheet, column }: ColumnOfSheet): boolean =>
  cell.column === column && cell.sheet === sheet

const rowKey = ({ sheet, row }: CellPlace): string => `${row} ${sheet}`

export function reportProblems({ all }: Problems, workbook: Workbook): readonly ReportedIssue[] {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  return all.map(({ issue: { level, code, message, where }, account }) => {
    const cell = where?.cell
    return {
      level,
      code,
      path: where?.path ?? null,
      account: account?.rows.accountNumber ?? null,
      sheet: cell?.sheet ?? null,
      row: cell?.row ?? null,
      column: cell?.column ?? null,
      value: cell === undefined ? null : (sheets.get(cell.sheet)?.cellAt(cell.row - 1, cell.column - 1).text ?? null),
      message,
    }
  })
}
