/** Which problem comes next, among those of the whole spreadsheet or of one account. */
import type { Desk } from '../../shared/ipc.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'
import { valueOrThrow } from '../asking/issues-error.ts'

export type NextProblem =
  | { readonly found: 'none' }
  /** `hasWrapped`: there was none on that side of the present cell, so this is the first, or the last, again. */
  | { readonly found: 'cell'; readonly place: CellPlace; readonly hasWrapped: boolean }

type Ask = {
  /** The present cell; `null` begins at the first. */
  readonly after: CellPlace | null
  readonly direction?: 'next' | 'before'
  /** Only problems of one kind. */
  readonly code?: string
  /** Only problems in one column. */
  readonly in?: { readonly sheet: string; readonly column: number }
  /** Only problems of one account, while only its rows are shown. */
  readonly accountKey?: string
  /** In the order of the tabs. */
  readonly sheets: readonly string[]
}

/** Throws the desk's issues. */
export async function findNext(desk: Pick<Desk, 'findNextProblem' | 'readAccount'>, ask: Ask): Promise<NextProblem> {
  const next =
    ask.accountKey === undefined ? await inSpreadsheet(desk, ask) : await inAccount(desk, ask, ask.accountKey)
  const after = await next(ask.after)
  if (after !== null) return { found: 'cell', place: after, hasWrapped: false }
  const first = ask.after === null ? null : await next(null)
  return first === null ? { found: 'none' } : { found: 'cell', place: first, hasWrapped: true }
}

type Next = (after: CellPlace | null) => Promise<CellPlace | null>

async function inSpreadsheet(desk: Pick<Desk, 'findNextProblem'>, ask: Ask): Promise<Next> {
  const { code, in: column, direction } = ask
  const only = {
    ...(code === undefined ? {} : { code }),
    ...(column === undefined ? {} : { in: column }),
    ...(direction === 'before' ? { isBackwards: true } : {}),
  }
  return async (after) => valueOrThrow(await desk.findNextProblem({ after, ...only }))
}

async function inAccount(desk: Pick<Desk, 'readAccount'>, ask: Ask, key: string): Promise<Next> {
  const { code, in: column, sheets, direction } = ask
  const { issues } = valueOrThrow(await desk.readAccount({ key }))
  const isWanted = ({ code: of, where }: Issue): boolean =>
    (code === undefined || of === code) &&
    (column === undefined || (where?.cell?.sheet === column.sheet && where.cell.column === column.column))
  const places = problemPlaces(issues.filter(isWanted), sheets)
  const find = direction === 'before' ? placeBefore : nextPlace
  return async (after) => find(places, after, sheets)
}

/** The cells of problems, row by row and sheet by sheet, each once. What is only worth knowing (`info`) is no problem. */
export function problemPlaces(issues: readonly Issue[], sheets: readonly string[]): readonly CellPlace[] {
  const places = issues.flatMap(({ level, where }) =>
    level === 'info' || where?.cell === undefined ? [] : [where.cell],
  )
  const sorted = places.toSorted((one, other) => compare(one, other, sheets))
  return sorted.filter((place, index) => {
    const before = sorted[index - 1]
    return before === undefined || compare(before, place, sheets) !== 0
  })
}

export const nextPlace = (
  places: readonly CellPlace[],
  after: CellPlace | null,
  sheets: readonly string[],
): CellPlace | null => places.find((place) => after === null || compare(place, after, sheets) > 0) ?? null

export const placeBefore = (
  places: readonly CellPlace[],
  before: CellPlace | null,
  sheets: readonly string[],
): CellPlace | null => places.findLast((place) => before === null || compare(place, before, sheets) < 0) ?? null

const compare = (one: CellPlace, other: CellPlace, sheets: readonly string[]): number =>
  sheets.indexOf(one.sheet) - sheets.indexOf(other.sheet) || one.row - other.row || one.column - other.column
