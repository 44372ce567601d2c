/** The problems of a workbook kind by kind: how many and where, what would mend them safely, and which values are behind them. */
import type { Fix, Problem as ListedProblem, ProblemColumn, ProblemGroup, ProblemValues } from '../../shared/ipc.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { trimText } from '../../shared/mapping/trim-text.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'
import type { Workbook } from '../../shared/sheet.ts'
import { problemAdvice } from '../../shared/words/problem-advice.ts'
import { problemTitle } from '../../shared/words/problem-titles.ts'
import { type ColumnOfSheet, isInColumn, type Problem, type Problems } from './problems.ts'

/** Shown with each kind of problem; the rest is found in the sheet. */
const shownOfGroup = 5

/** More fixes than these nobody looks through at once; the others come up when these are made. */
export const mostFixes = 20_000

/** More different values than these are no list that anybody translates. */
const mostValues = 50

const levelOrder: Readonly<Record<Issue['level'], number>> = { error: 0, warning: 1, info: 2 }

export type ProblemKind = { readonly code: string; readonly level: Issue['level']; readonly in?: ColumnOfSheet }

type Shown = { readonly workbook: Workbook; readonly mapping: Mapping }

/** Errors first, then what there is most of. */
export function groupProblems({ all }: Problems, shown: Shown): readonly ProblemGroup[] {
  const groups = Map.groupBy(all, ({ issue, isOfService }) => `${issue.level} ${isOfService} ${issue.code}`)
  return [...groups.values()]
    .map((problems) => groupOf(problems as [Problem, ...Problem[]], shown))
    .toSorted((one, other) => levelOrder[one.level] - levelOrder[other.level] || other.count - one.count)
}

function groupOf(problems: readonly [Problem, ...Problem[]], shown: Shown): ProblemGroup {
  const [{ issue: first, isOfService }] = problems
  const { words, leadsToMap } = problemAdvice(first.code, isOfService)
  return {
    code: first.code,
    level: first.level,
    title: problemTitle(first, problems.length, isOfService),
    advice: words,
    leadsToMap,
    count: problems.length,
    first: problems.slice(0, shownOfGroup).map(listed),
    columns: columnsOf(problems, shown),
    fixCount: fixable(problems).size,
  }
}

const listed = ({ issue, account }: Problem): ListedProblem => ({
  ...issue,
  account: account?.rows.accountNumber ?? null,
})

function columnsOf(problems: readonly Problem[], { workbook, mapping }: Shown): ProblemColumn[] {
  const placed = problems.flatMap(({ issue }) => issue.where?.cell ?? [])
  const columns = [...Map.groupBy(placed, ({ sheet, column }) => `${column} ${sheet}`).values()]
  return columns
    .flatMap((cells): ProblemColumn[] => {
      const [first] = cells
      if (first === undefined) return []
      const { sheet, column } = first
      const header = headerOf(mapping, first)
      return [{ sheet, column, header, count: cells.length, hasRepeats: hasRepeats(workbook, cells) }]
    })
    .toSorted((one, other) => other.count - one.count)
}

const headerOf = ({ sheets }: Mapping, { sheet, column }: CellPlace): string =>
  sheets.find((one) => one.sheet === sheet)?.columns.find((one) => one.column === column)?.header ?? ''

/** Most often the second or third value tells. */
function hasRepeats(workbook: Workbook, cells: readonly CellPlace[]): boolean {
  const seen = new Map<string, number>()
  const textAt = textsOf(workbook)
  for (const cell of cells) {
    const value = trimText(textAt(cell)).toLowerCase()
    const row = seen.get(value)
    if (value !== '' && row !== undefined && row !== cell.row) return true
    seen.set(value, cell.row)
  }
  return false
}

function textsOf({ sheets }: Workbook): (cell: CellPlace) => string {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]))
  return ({ sheet, row, column }) => byName.get(sheet)?.cellAt(row - 1, column - 1).text ?? ''
}

const ofKind =
  ({ code, level, in: column }: ProblemKind) =>
  ({ issue }: Problem): boolean =>
    issue.code === code &&
    issue.level === level &&
    (column === undefined || (issue.where?.cell !== undefined && isInColumn(issue.where.cell, column)))

type Fixable = Problem & { readonly cell: CellPlace; readonly to: string }

/** By cell: two problems of one kind in a cell are mended by one value. */
function fixable(problems: readonly Problem[]): ReadonlyMap<string, Fixable> {
  const byCell = new Map<string, Fixable>()
  for (const problem of problems) {
    const cell = problem.issue.where?.cell
    const to = problem.issue.suggestion
    if (cell === undefined || to === undefined) continue
    const key = cellKey(cell)
    if (!byCell.has(key)) byCell.set(key, { ...problem, cell, to })
  }
  return byCell
}

const cellKey = ({ sheet, row, column }: CellPlace): string => `${row} ${column} ${sheet}`

/** A fix with its account, by which it is known whether the cell may still be changed. */
export type FixOfAccount = Fix & { readonly accountKey: string | null }

export function listFixes(problems: Problems, workbook: Workbook, kind: ProblemKind): readonly FixOfAccount[] {
  const textAt = textsOf(workbook)
  const order = new Map(workbook.sheets.map(({ name }, index) => [name, index]))
  return [...fixable(problems.all.filter(ofKind(kind))).values()]
    .map(
      ({ cell, to, account }): FixOfAccount => ({
        ...cell,
        from: textAt(cell),
        to,
        accountNumber: account?.rows.accountNumber ?? null,
        name: account?.indexed.name ?? '',
        accountKey: account?.rows.key ?? null,
      }),
    )
    .toSorted(
      (one, other) =>
        (order.get(one.sheet) ?? 0) - (order.get(other.sheet) ?? 0) || one.row - other.row || one.column - other.column,
    )
}

export function listProblemValues(problems: Problems, workbook: Workbook, kind: ProblemKind): ProblemValues {
  const textAt = textsOf(workbook)
  const counts = new Map<string, number>()
  const cells = new Map(
    problems.all.filter(ofKind(kind)).flatMap(({ issue }) => {
      const cell = issue.where?.cell
      return cell === undefined ? [] : [[cellKey(cell), cell] as const]
    }),
  )
  for (const cell of cells.values()) {
    const value = trimText(textAt(cell))
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
  return { values: values.slice(0, mostValues), restCount: Math.max(0, values.length - mostValues) }
}
