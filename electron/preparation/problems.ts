/** What is wrong in a prepared workbook, looked at from all sides: by cell, by kind, in order, and as a report. */
import type { ProblemGroup } from '../../shared/ipc.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'
import type { Workbook } from '../../shared/sheet.ts'
import { problemTitle } from '../../shared/words/problem-titles.ts'
import type { CheckedAccount, CheckedAccounts } from './checked-accounts.ts'
import type { ReportedIssue } from './protocol.ts'

/** An issue with the account it is of; `null` where it is of none, or of one without a number. */
export type Problem = { readonly issue: Issue; readonly accountNumber: string | null }

export type Problems = {
  readonly all: readonly Problem[]
  /** Of one cell; row and column count from 1. */
  at(place: CellPlace): readonly Issue[]
  /** Rows of a sheet with an error or a warning, by index from 0, in order. */
  rowsOf(sheet: string): readonly number[]
  /** The first cell with an error or a warning after a place, sheet by sheet and row by row. */
  next(after: CellPlace | null, code?: string): CellPlace | null
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
  const ofNone = issuesOfNone.map((issue): Problem => ({ issue, accountNumber: null }))
  const ofAccounts = checked.accounts.flatMap((account) =>
    [...account.issues, ...serviceIssuesOf(account)].map(
      (issue): Problem => ({ issue, accountNumber: account.rows.accountNumber }),
    ),
  )
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
    next: (after, code) =>
      pressing.find(
        ({ issue, cell }) =>
          (code === undefined || issue.code === code) && (after === null || compare(cell, after) > 0),
      )?.cell ?? null,
  }
}

const rowKey = ({ sheet, row }: CellPlace): string => `${row} ${sheet}`

/** Shown with each kind of problem; the rest is found in the sheet. */
const shownOfGroup = 5

const levelOrder: Readonly<Record<Issue['level'], number>> = { error: 0, warning: 1, info: 2 }

/** By kind: errors first, then what there is most of. */
export function groupProblems({ all }: Problems): readonly ProblemGroup[] {
  const groups = Map.groupBy(all, ({ issue }) => `${issue.level} ${issue.code}`)
  return [...groups.values()]
    .map((problems): ProblemGroup => {
      const issues = problems.map(({ issue }) => issue)
      const [first] = issues as [Issue, ...Issue[]]
      return {
        code: first.code,
        level: first.level,
        title: problemTitle(first, issues.length),
        count: issues.length,
        first: issues.slice(0, shownOfGroup),
      }
    })
    .toSorted((one, other) => levelOrder[one.level] - levelOrder[other.level] || other.count - one.count)
}

export function reportProblems({ all }: Problems, workbook: Workbook): readonly ReportedIssue[] {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  return all.map(({ issue: { level, code, message, where }, accountNumber }) => {
    const cell = where?.cell
    return {
      level,
      code,
      path: where?.path ?? null,
      account: accountNumber,
      sheet: cell?.sheet ?? null,
      row: cell?.row ?? null,
      column: cell?.column ?? null,
      value: cell === undefined ? null : (sheets.get(cell.sheet)?.cellAt(cell.row - 1, cell.column - 1).text ?? null),
      message,
    }
  })
}
