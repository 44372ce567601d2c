/** The problems of a workbook kind by kind: how many and where, what would mend them safely, and which values are behind them. */

import type { ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import type { Fix, Problem as ListedProblem, ProblemColumn, ProblemGroup, ProblemValues } from '../../../shared/ipc.ts'
import { isCause, isLack, isOfSeveral } from '../../../shared/issue-words.ts'
import { isUnfilled } from '../../../shared/mapping/model/asked-in-map.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { readPhone } from '../../../shared/mapping/read/read-phone.ts'
import { trimText } from '../../../shared/mapping/read/text/trim-text.ts'
import { type CellPlace, cellKey, type Issue, type Mend } from '../../../shared/result.ts'
import { editLimit } from '../../../shared/sheet/edit-limit.ts'
import { blankCell, type Cell, type Workbook } from '../../../shared/sheet/sheet.ts'
import { leadsToMap, problemAdvice } from '../../../shared/words/problems/problem-advice.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'
import type { Yielder } from '../../flow/yielding.ts'
import { mendTogether, type TogetherAt } from './mend-together.ts'
import {
  type ColumnOfSheet,
  isInColumn,
  isOfAside,
  type OnlyProblems,
  type Problem,
  type Problems,
} from './problems.ts'

/** Shown with each kind of problem; the rest is found in the sheet. */
const shownOfGroup = 5

/** More fixes than these nobody looks through at once. */
const mostFixes = 20_000

/** More different values than these are no list that anybody translates. */
const mostValues = 50

const levelOrder: Readonly<Record<Issue['level'], number>> = { error: 0, warning: 1, info: 2 }

export type ProblemKind = { readonly code: string; readonly level: Issue['level']; readonly in?: ColumnOfSheet }

/** `country`: two letters of the one that the phone numbers behind the problems are of. */
export type KindToMend = ProblemKind & { readonly country?: string }

type Shown = { readonly workbook: Workbook; readonly mapping: Mapping; readonly kind: ProjectKind } & Pick<
  OnlyProblems,
  'aside'
>

/**
 * Errors first, in each level what brings others about, then what there is most of.
 * @param yieldNow  what changes meanwhile is not followed
 */
export async function groupProblems(
  { all }: Problems,
  shown: Shown,
  yieldNow: Yielder,
): Promise<readonly ProblemGroup[]> {
  const kinds = new Map<string, KindOfProblem>()
  const textAt = textsOf(shown.workbook)
  for (const problem of all) {
    if (isOfAside(problem, shown.aside)) continue
    const { level, code } = problem.issue
    const key = `${level} ${problem.isOfService} ${code}`
    const kind = kinds.get(key) ?? new KindOfProblem(problem)
    kinds.set(key, kind)
    kind.add(problem, textAt)
    const pause = yieldNow()
    if (pause) await pause
  }
  return [...kinds.values()]
    .map((kind) => kind.group(shown))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.count - one.count)
}

const rankOf = ({ level, code }: ProblemGroup): number => 2 * levelOrder[level] - Number(isCause(code))

type KindInColumn = ColumnOfSheet & {
  count: number
  readAs: Issue['readAs']
  hasRepeats: boolean
  /** The row that a value was last seen in; most often the second or third value tells, and then no more are kept. */
  readonly rowOfValue: Map<string, number>
}

/** What is counted of one kind of problem while all are gone through. */
class KindOfProblem {
  readonly #one: Problem
  readonly #first: ListedProblem[] = []
  readonly #columns = new Map<string, KindInColumn>()
  /** Cells with safe values: two problems of one kind in a cell are mended at once. */
  readonly #fixable = new Set<string>()
  #count = 0
  #unfilledCount = 0

  /** @param one  of the kind */
  constructor(one: Problem) {
    this.#one = one
  }

  add({ issue, account }: Problem, textAt: (cell: CellPlace) => string): void {
    this.#count += 1
    if (isUnfilled(issue)) this.#unfilledCount += 1
    if (this.#first.length < shownOfGroup) this.#first.push({ ...issue, account: account?.rows.accountNumber ?? null })
    const cell = issue.where?.cell
    if (cell === undefined) return
    if (mendsOf(issue).length > 0) this.#fixable.add(cellKey(cell))
    const { sheet, column } = cell
    const key = `${column} ${sheet}`
    const held = this.#columns.get(key) ?? {
      ...{ sheet, column, count: 0, hasRepeats: false, rowOfValue: new Map() },
      readAs: issue.readAs,
    }
    this.#columns.set(key, held)
    held.count += 1
    if (!held.hasRepeats && !isLack(issue.code) && !isOfSeveral(issue.code))
      look(held, trimText(textAt(cell)).toLowerCase(), cell.row)
  }

  group({ mapping, kind }: Shown): ProblemGroup {
    const { issue, isOfService } = this.#one
    return {
      code: issue.code,
      level: issue.level,
      title: problemTitle(issue, this.#count, isOfService),
      advice: problemAdvice(issue.code, isOfService, kind),
      leadsToMap: leadsToMap(issue.code, isOfService),
      count: this.#count,
      first: this.#first,
      columns: [...this.#columns.values()]
        .map(({ sheet, column, count, hasRepeats, readAs }): ProblemColumn => {
          const header = headerOf(mapping, { sheet, column })
          return { sheet, column, header, count, hasRepeats, ...(readAs === undefined ? {} : { readAs }) }
        })
        .toSorted((one, other) => other.count - one.count),
      unfilledCount: this.#unfilledCount,
      fixCount: this.#fixable.size,
    }
  }
}

function look(held: KindInColumn, value: string, row: number): void {
  const before = held.rowOfValue.get(value)
  held.hasRepeats = value !== '' && before !== undefined && before !== row
  if (held.hasRepeats) held.rowOfValue.clear()
  else held.rowOfValue.set(value, row)
}

const headerOf = ({ sheets }: Mapping, { sheet, column }: ColumnOfSheet): string =>
  sheets.find((one) => one.sheet === sheet)?.columns.find((one) => one.column === column)?.header ?? ''

function textsOf(workbook: Workbook): (cell: CellPlace) => string {
  const cellAt = cellsOf(workbook)
  return (place) => cellAt(place).text
}

function cellsOf({ sheets }: Workbook): (cell: CellPlace) => Cell {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]))
  return ({ sheet, row, column }) => byName.get(sheet)?.cellAt(row - 1, column - 1) ?? blankCell
}

const ofKind =
  ({ code, level, in: column }: ProblemKind) =>
  ({ issue }: Problem): boolean =>
    issue.code === code &&
    issue.level === level &&
    (column === undefined || (issue.where?.cell !== undefined && isInColumn(issue.where.cell, column)))

type Fixable = Problem & { readonly cell: CellPlace; readonly mends: Mend['cells'] }

/** The cells that change together. Where a person has to choose, nothing is safe. */
function mendsOf({ suggestion, mends = [], where }: Issue): Mend['cells'] {
  const [only, ...more] = mends
  if (only !== undefined) return more.length === 0 ? only.cells : []
  return suggestion === undefined || where?.cell === undefined ? [] : [{ ...where.cell, text: suggestion }]
}

/** Two problems of one kind in a cell are mended at once, and so is a cell that is mended together with another. */
function fixable(problems: readonly Problem[], togetherAt: TogetherAt): readonly Fixable[] {
  const mended = new Set<string>()
  return problems.flatMap((problem) => {
    const cell = problem.issue.where?.cell
    if (cell === undefined || mended.has(cellKey(cell))) return []
    const mends = mendsOf(mendTogether(problem.issue, togetherAt)).filter((one) => !mended.has(cellKey(one)))
    for (const one of mends) mended.add(cellKey(one))
    return mends.length === 0 ? [] : [{ ...problem, cell, mends }]
  })
}

/** What mends a number is what it is in its country, unless something would be lost, or the same said of that. */
function ofCountry({ issue, ...problem }: Problem, cellAt: (cell: CellPlace) => Cell, country: string): Problem {
  const { suggestion: _, mends: __, ...rest } = issue
  const cell = issue.where?.cell === undefined ? blankCell : cellAt(issue.where.cell)
  const read = readPhone(cell, country)
  const isMended =
    read.ok && (read.remark === undefined || (read.remark === 'phone_unusual' && issue.code !== read.remark))
  return { ...problem, issue: isMended ? { ...rest, suggestion: read.value } : rest }
}

/**
 * A fix with its account, and the one that its row would come to, where that is another: by these it is known whether the cell may still
 * be changed.
 */
export type FixOfAccount = Fix & { readonly accountKey: string | null; readonly comesTo: string | null }

export function listFixes(
  problems: Problems,
  workbook: Workbook,
  { country, ...kind }: KindToMend,
  togetherAt: TogetherAt,
  isNumber: (cell: CellPlace) => boolean,
): readonly FixOfAccount[] {
  const textAt = textsOf(workbook)
  const ofThem = problems.all.filter(ofKind(kind))
  const cellAt = cellsOf(workbook)
  const asSaid = country === undefined ? ofThem : ofThem.map((problem) => ofCountry(problem, cellAt, country))
  const order = new Map(workbook.sheets.map(({ name }, index) => [name, index]))
  return fixable(asSaid, togetherAt)
    .map(
      ({ cell, mends, account }): FixOfAccount => ({
        ...cell,
        cells: mends.map(({ text, ...place }) => ({ ...place, from: textAt(place), to: text })),
        accountNumber: account?.rows.accountNumber ?? null,
        name: account?.indexed.name ?? '',
        accountKey: account?.rows.key ?? null,
        comesTo: mends.find(isNumber)?.text.trim() ?? null,
      }),
    )
    .toSorted(
      (one, other) =>
        (order.get(one.sheet) ?? 0) - (order.get(other.sheet) ?? 0) || one.row - other.row || one.column - other.column,
    )
}

/** The first of them, as many as are made in one step; the others come up when these are made. */
export function fixesAtOnce<F extends Fix>(fixes: readonly F[]): readonly F[] {
  let cellCount = 0
  const end = fixes.findIndex(({ cells }, index) => {
    cellCount += cells.length
    return index >= mostFixes || cellCount > editLimit
  })
  return end < 0 ? fixes : fixes.slice(0, end)
}

export function listProblemValues(problems: Problems, workbook: Workbook, kind: ProblemKind): ProblemValues {
  const textAt = textsOf(workbook)
  const cells = new Map(
    problems.all.filter(ofKind(kind)).flatMap(({ issue }) => {
      const cell = issue.where?.cell
      return cell === undefined ? [] : [[cellKey(cell), cell] as const]
    }),
  )
  return mostFrequent([...cells.values()].map(textAt))
}

export function mostFrequent(texts: readonly string[]): ProblemValues {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const value = trimText(text)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count)
  return { values: values.slice(0, mostValues), restCount: Math.max(0, values.length - mostValues) }
}
