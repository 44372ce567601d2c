/**
 * What is wrong in a prepared workbook, by cell, by row and in order. It is kept up account by account, so that an edit costs no
 * look at the problems of all the others.
 */
import { isAskedInMap, isNoneOfList } from '../../../shared/mapping/model/asked-in-map.ts'
import type { CellPlace, Issue, IssueLevel } from '../../../shared/result.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { firstFrom, OrderedNumbers } from '../ordered-numbers.ts'
import {
  blankAddressCodes,
  type ColumnOfSheet,
  isOfAside,
  type OnlyProblems,
  type Problem,
  type Problems,
  type ProblemsOfValues,
} from './problems.ts'

/** One holder of issues: an account; or what belongs to none, before all accounts. */
type Holder = { readonly order: number; readonly problems: readonly Problem[] }

const keyOfNone = ''
const orderOfNone = -1

type Placed = { readonly order: number; readonly problem: Problem; readonly cell: CellPlace }

/** The problems of a sheet. Rows count from 1. */
type SheetProblems = {
  /** In the order of their holders. */
  readonly byRow: Map<number, readonly Placed[]>
  /** Rows with an error or a warning; and rows by level, and by code. */
  readonly pressing: OrderedNumbers
  readonly byLevel: Readonly<Record<IssueLevel, OrderedNumbers>>
  readonly byCode: Map<string, OrderedNumbers>
  /** What accounts say of values, by column. */
  readonly byColumn: Map<number, ProblemsOfValues>
}

export class ProblemIndex implements Problems {
  readonly #sheets: ReadonlyMap<string, SheetProblems>
  readonly #sheetNames: readonly string[]
  readonly #holders = new Map<string, Holder>()
  readonly #own = { error: 0, warning: 0, info: 0 }
  #all: readonly Problem[] | null = null

  constructor({ sheets }: Workbook) {
    this.#sheetNames = sheets.map(({ name }) => name)
    this.#sheets = new Map(
      sheets.map(({ name }) => [
        name,
        {
          byRow: new Map(),
          pressing: new OrderedNumbers(),
          byLevel: { error: new OrderedNumbers(), warning: new OrderedNumbers(), info: new OrderedNumbers() },
          byCode: new Map(),
          byColumn: new Map(),
        },
      ]),
    )
  }

  /** What belongs to no account. */
  putOfNone(issues: readonly Issue[]): void {
    const problems = issues.map((issue): Problem => ({ issue, account: null, isOfService: false }))
    this.#put(keyOfNone, { order: orderOfNone, problems })
  }

  /** @param ofService  what the service said about the account as it is now */
  put(account: CheckedAccount, ofService: readonly Issue[]): void {
    if (account.issues.length === 0 && ofService.length === 0) {
      this.remove(account.rows.key)
      return
    }
    const problems = [
      ...account.issues.map((issue): Problem => ({ issue, account, isOfService: false })),
      ...ofService.map((issue): Problem => ({ issue, account, isOfService: true })),
    ]
    this.#put(account.rows.key, { order: account.order, problems })
  }

  remove(key: string): void {
    const before = this.#holders.get(key)
    if (before === undefined) return
    this.#all = null
    this.#holders.delete(key)
    const rows = new Map<string, Set<number>>()
    for (const problem of before.problems) {
      const { cell } = problem.issue.where ?? {}
      if (isOwn(problem)) this.#own[problem.issue.level] -= 1
      if (cell === undefined) continue
      this.#count(cell, problem, 'remove')
      rows.set(cell.sheet, (rows.get(cell.sheet) ?? new Set()).add(cell.row))
    }
    for (const [sheet, rowNumbers] of rows) {
      const byRow = this.#sheets.get(sheet)?.byRow
      for (const row of rowNumbers) {
        const left = (byRow?.get(row) ?? []).filter(({ order }) => order !== before.order)
        if (left.length === 0) byRow?.delete(row)
        else byRow?.set(row, left)
      }
    }
  }

  /** How many were found in accounts on this computer. */
  get own(): Readonly<Record<IssueLevel, number>> {
    return this.#own
  }

  get all(): readonly Problem[] {
    this.#all ??= [...this.#holders.values()]
      .sort((one, other) => one.order - other.order)
      .flatMap(({ problems }) => problems)
    return this.#all
  }

  at({ sheet, row, column }: CellPlace): readonly Issue[] {
    const inRow = this.#sheets.get(sheet)?.byRow.get(row) ?? none
    return inRow.length === 0
      ? none
      : inRow.flatMap(({ problem, cell }) => (cell.column === column ? [problem.issue] : []))
  }

  ofValues({ sheet, column }: ColumnOfSheet): ProblemsOfValues {
    return this.#sheets.get(sheet)?.byColumn.get(column) ?? noneSaid
  }

  rowsOf(sheet: string, only: OnlyProblems = {}): readonly number[] {
    const rows = this.#rowsWith(sheet, only).map((row) => row - 1)
    if (only.in === undefined && only.aside?.isEmpty() !== false) return rows
    const byRow = this.#sheets.get(sheet)?.byRow
    const isSure = (row: number): boolean =>
      only.in === undefined && byRow?.get(row)?.some(({ problem }) => isOfAside(problem, only.aside)) !== true
    return rows.filter((rowIndex) => isSure(rowIndex + 1) || this.#columnsOf(sheet, rowIndex + 1, only).length > 0)
  }

  next(after: CellPlace | null, only: OnlyProblems = {}): CellPlace | null {
    const start = after === null ? 0 : Math.max(0, this.#sheetNames.indexOf(after.sheet))
    for (const sheet of this.#sheetNames.slice(start)) {
      const isHere = sheet === after?.sheet
      const rows = this.#rowsWith(sheet, only)
      for (let position = isHere ? firstFrom(rows, after.row) : 0; position < rows.length; position += 1) {
        const row = rows[position] ?? 0
        const column = this.#columnsOf(sheet, row, only).find((one) => !isHere || row > after.row || one > after.column)
        if (column !== undefined) return { sheet, row, column }
      }
    }
    return null
  }

  previous(before: CellPlace | null, only: OnlyProblems = {}): CellPlace | null {
    const end = before === null ? this.#sheetNames.length : this.#sheetNames.indexOf(before.sheet) + 1
    for (const sheet of this.#sheetNames.slice(0, end).toReversed()) {
      const isHere = sheet === before?.sheet
      const rows = this.#rowsWith(sheet, only)
      const last = isHere ? firstFrom(rows, before.row + 1) - 1 : rows.length - 1
      for (let position = last; position >= 0; position -= 1) {
        const row = rows[position] ?? 0
        const column = this.#columnsOf(sheet, row, only).findLast(
          (one) => !isHere || row < before.row || one < before.column,
        )
        if (column !== undefined) return { sheet, row, column }
      }
    }
    return null
  }

  #put(key: string, holder: Holder): void {
    this.remove(key)
    if (holder.problems.length === 0) return
    this.#all = null
    this.#holders.set(key, holder)
    for (const problem of holder.problems) {
      const { cell } = problem.issue.where ?? {}
      if (isOwn(problem)) this.#own[problem.issue.level] += 1
      const byRow = cell === undefined ? undefined : this.#sheets.get(cell.sheet)?.byRow
      if (cell === undefined || byRow === undefined) continue
      this.#count(cell, problem, 'add')
      const placed = [...(byRow.get(cell.row) ?? []), { order: holder.order, problem, cell }]
      byRow.set(cell.row, placed.length === 1 ? placed : placed.sort((one, other) => one.order - other.order))
    }
  }

  #count({ sheet, row, column }: CellPlace, problem: Problem, what: 'add' | 'remove'): void {
    const { level, code } = problem.issue
    const problems = this.#sheets.get(sheet)
    if (problems === undefined) return
    const said = problem.account === null || problem.isOfService ? null : saidOfValue(problem.issue)
    if (said !== null) {
      const before = problems.byColumn.get(column) ?? noneSaid
      problems.byColumn.set(column, { ...before, [said]: before[said] + (what === 'add' ? 1 : -1) })
    }
    const ofCode = problems.byCode.get(code) ?? new OrderedNumbers()
    problems.byCode.set(code, ofCode)
    ofCode[what](row)
    problems.byLevel[level][what](row)
    if (level !== 'info') problems.pressing[what](row)
  }

  #rowsWith(sheet: string, { code, worst }: OnlyProblems): readonly number[] {
    const problems = this.#sheets.get(sheet)
    if (problems === undefined) return none
    if (code !== undefined) return problems.byCode.get(code)?.ordered ?? none
    return (worst === undefined ? problems.pressing : problems.byLevel[worst]).ordered
  }

  /** Columns of a row with such a problem, each once, in order. What is only worth knowing counts where its code is asked for. */
  #columnsOf(sheet: string, row: number, { code, in: column, worst, aside }: OnlyProblems): readonly number[] {
    const all = this.#sheets.get(sheet)?.byRow.get(row) ?? none
    const inRow = all.filter(({ problem }) => !isOfAside(problem, aside))
    const hasError = (of: number): boolean =>
      inRow.some(({ problem: { issue }, cell }) => issue.level === 'error' && cell.column === of)
    const columns = inRow.flatMap(({ problem: { issue }, cell }) => {
      const isMeant = code === undefined ? (issue.level === 'info') === (worst === 'info') : issue.code === code
      const isThere = column === undefined || (cell.column === column.column && sheet === column.sheet)
      const isWorst = worst === undefined || worst === 'info' || hasError(cell.column) === (worst === 'error')
      return isMeant && isThere && isWorst ? [cell.column] : []
    })
    return [...new Set(columns)].sort((one, other) => one - other)
  }
}

const isOwn = ({ account, isOfService }: Problem): boolean => account !== null && !isOfService

const noneSaid: ProblemsOfValues = { asked: 0, unusual: 0, notTaken: 0, blankAddress: 0 }

/** Of values of which a person can say for the whole column that they are right. */
const unusualCodes: ReadonlySet<Issue['code']> = new Set(['value_not_documented', 'phone_unusual'])

function saidOfValue(issue: Issue): keyof ProblemsOfValues | null {
  if (issue.level === 'error' && isAskedInMap(issue)) return 'asked'
  if (isNoneOfList(issue)) return 'notTaken'
  if (blankAddressCodes.some((code) => code === issue.code)) return 'blankAddress'
  return unusualCodes.has(issue.code) ? 'unusual' : null
}

const none: readonly never[] = []
