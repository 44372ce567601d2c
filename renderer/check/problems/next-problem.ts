/** Which problem comes next, among those of the whole spreadsheet or of one account: the errors, and after them the warnings. */
import type { Desk } from '../../../shared/ipc.ts'
import type { CellPlace, Issue, IssueLevel } from '../../../shared/result.ts'
import { valueOrThrow } from '../../queries/issues-error.ts'

export type PressingLevel = Exclude<IssueLevel, 'info'>

export type NextProblem =
  | { readonly found: 'none' }
  /** `passed`: there was none of its level left on that side of the present cell, so it goes round to the others, or the other level begins. */
  | {
      readonly found: 'cell'
      readonly place: CellPlace
      readonly level: IssueLevel
      readonly passed: { readonly from: IssueLevel; readonly to: IssueLevel } | null
    }

type Ask = {
  /** The present cell; `null` begins at the first. */
  readonly after: CellPlace | null
  readonly direction?: 'next' | 'before'
  /** What is walked through at the moment: all errors come before the first warning. */
  readonly level?: PressingLevel
  /** Where that began: from the end it goes round to there, and then the other level comes. `null`: with the first of all. */
  readonly from?: CellPlace | null
  /** Only problems of one kind, whatever their level. */
  readonly code?: string
  /** Only problems of one level. */
  readonly worst?: IssueLevel
  /** Only problems in one column. */
  readonly in?: { readonly sheet: string; readonly column: number }
  /** Only problems of one account, while only its rows are shown. */
  readonly accountKey?: string
  /** In the order of the tabs. */
  readonly sheets: readonly string[]
}

/** Throws the desk's issues. */
export async function findNext(desk: Pick<Desk, 'findNextProblem' | 'readAccount'>, ask: Ask): Promise<NextProblem> {
  const { level: walked = 'error', code, worst } = ask
  const levels = worst !== undefined ? [worst] : code === undefined ? turns[walked] : [walked]
  const find =
    ask.accountKey === undefined ? await inSpreadsheet(desk, ask) : await inAccount(desk, ask, ask.accountKey)
  const begun: { readonly level: IssueLevel; readonly first: CellPlace }[] = []
  for (const level of levels) {
    const first = await find(level, null)
    if (first !== null) begun.push({ level, first })
  }
  const [present, other = present] = begun
  if (present === undefined || other === undefined) return { found: 'none' }
  const { from = null, after, sheets, direction } = ask
  const isUpToStart = (place: CellPlace | null): boolean =>
    from !== null && place !== null && compare(place, from, sheets) * (direction === 'before' ? -1 : 1) < 0
  const ahead = await find(present.level, after)
  const isGoneRound = other !== present && isUpToStart(after)
  if (ahead !== null && (!isGoneRound || isUpToStart(ahead)))
    return { found: 'cell', place: ahead, level: present.level, passed: null }
  const { first, level } = !isGoneRound && isUpToStart(present.first) ? present : other
  return { found: 'cell', place: first, level, passed: { from: present.level, to: level } }
}

const turns = { error: ['error', 'warning'], warning: ['warning', 'error'] } as const

type Find = (level: IssueLevel, after: CellPlace | null) => Promise<CellPlace | null>

async function inSpreadsheet(desk: Pick<Desk, 'findNextProblem'>, ask: Ask): Promise<Find> {
  const { code, in: column, direction } = ask
  const only = {
    ...(code === undefined ? {} : { code }),
    ...(column === undefined ? {} : { in: column }),
    ...(direction === 'before' ? { isBackwards: true } : {}),
  }
  return async (level, after) =>
    valueOrThrow(await desk.findNextProblem({ after, ...only, ...(code === undefined ? { worst: level } : {}) }))
}

async function inAccount(desk: Pick<Desk, 'readAccount'>, ask: Ask, key: string): Promise<Find> {
  const { code, in: column, sheets, direction } = ask
  const { issues } = valueOrThrow(await desk.readAccount({ key }))
  const isWanted = ({ code: of, where }: Issue): boolean =>
    (code === undefined || of === code) &&
    (column === undefined || (where?.cell?.sheet === column.sheet && where.cell.column === column.column))
  const wanted = issues.filter(isWanted)
  const placesOf = (isMeant: (level: IssueLevel) => boolean) =>
    problemPlaces(
      wanted.filter(({ level }) => isMeant(level)),
      sheets,
    )
  const errors = placesOf((level) => level === 'error')
  const all = placesOf((level) => level !== 'info')
  const rest = all.filter((place) => !errors.some((error) => compare(error, place, sheets) === 0))
  const notes = placesOf((level) => level === 'info')
  const places =
    code === undefined ? { error: errors, warning: rest, info: notes } : { error: all, warning: all, info: all }
  const find = direction === 'before' ? placeBefore : nextPlace
  return async (level, after) => find(places[level], after, sheets)
}

/** The cells of problems, row by row and sheet by sheet, each once. */
export function problemPlaces(issues: readonly Issue[], sheets: readonly string[]): readonly CellPlace[] {
  const places = issues.flatMap(({ where }) => (where?.cell === undefined ? [] : [where.cell]))
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
