/** Which rows the Check step shows, and where in them a cell can be seen. */
import type { AccountFilter, AccountSummary, Ask, Desk, RowFilter, RowSort } from '../../../shared/ipc.ts'
import type { CellPlace, IssueLevel } from '../../../shared/result.ts'
import { valueOrThrow } from '../../queries/issues-error.ts'
import type { PicturePiece } from '../problems/problem-picture.tsx'

export type ChosenAccount = Pick<AccountSummary, 'key' | 'accountNumber'>

/** A kind of problem, as it is chosen among those there are. */
export type ChosenKind = { readonly code: string; readonly title: string }

export type SheetView = {
  readonly sheet: string
  /** Whether the sheet is turned: turned, it has other rows and columns. */
  readonly isTurned?: boolean
  readonly filter: RowFilter
  /** Only the rows of this account. */
  readonly account: ChosenAccount | null
  /** Only the rows of accounts that stand so, where no account is chosen. */
  readonly standing?: AccountFilter
  /** Of rows with problems, only those with a problem of this kind, or of this level. */
  readonly kind?: ChosenKind
  readonly level?: IssueLevel
  /** Of rows with problems, and of edited rows, only those where it is in this column. Counted from 1. */
  readonly column?: number
}

/** What the desk is asked to say which rows a view has. */
export const rowsOf = (
  { sheet, filter, account, standing, kind, level, column }: SheetView,
  sort: RowSort | undefined,
): Omit<Ask<'findRow'>, 'row'> => ({
  sheet,
  filter,
  ...(account === null ? {} : { accountKey: account.key }),
  ...(account !== null || standing === undefined ? {} : { standing }),
  ...(filter === 'rowsWithProblems' && kind !== undefined ? { code: kind.code } : {}),
  ...(filter === 'rowsWithProblems' && level !== undefined ? { level } : {}),
  ...((filter === 'rowsWithProblems' || filter === 'editedRows') && column !== undefined ? { column } : {}),
  ...(sort === undefined ? {} : { sort }),
})

/** Which problems one goes through while rows with some of them are shown: those. */
export const onlyIn = ({
  sheet,
  filter,
  kind,
  level,
  column,
}: SheetView): Pick<Ask<'findNextProblem'>, 'code' | 'in' | 'worst'> =>
  filter !== 'rowsWithProblems'
    ? {}
    : {
        ...(kind === undefined ? {} : { code: kind.code }),
        ...(level === undefined ? {} : { worst: level }),
        ...(column === undefined ? {} : { in: { sheet, column } }),
      }

/** Another view, without what does not belong to it. */
export function viewWith(view: SheetView, changes: Partial<SheetView>): SheetView {
  const { kind, level, column, standing, ...changed } = { ...view, ...changes }
  const isOfStanding = standing !== undefined && (changes.account === undefined || changes.standing !== undefined)
  const hasProblems = changed.filter === 'rowsWithProblems'
  const isSameSheet = changed.sheet === view.sheet
  return {
    ...changed,
    ...(isOfStanding ? { standing } : {}),
    ...(hasProblems && kind !== undefined ? { kind } : {}),
    ...(hasProblems && level !== undefined ? { level } : {}),
    ...((hasProblems || changed.filter === 'editedRows') && isSameSheet && column !== undefined ? { column } : {}),
  }
}

/** The rows with problems in a column, of one kind or of all; of the account that is chosen, where one is. */
export const viewOfColumn = (view: SheetView, sheet: string, column: number, kind: ChosenKind | null): SheetView => ({
  sheet,
  filter: 'rowsWithProblems',
  account: view.account,
  column,
  ...(kind === null ? {} : { kind }),
})

/** The rows with problems of a level, in whatever column: as many as are counted. */
export const viewOfLevel = ({ sheet, account }: SheetView, level: IssueLevel): SheetView => ({
  sheet,
  filter: 'rowsWithProblems',
  account,
  level,
})

/** All rows of the accounts that stand so. */
export const viewOfStanding = ({ sheet }: SheetView, standing: AccountFilter | null): SheetView => ({
  sheet,
  filter: 'dataRows',
  account: null,
  ...(standing === null ? {} : { standing }),
})

/** In which column, and of which kind, rows with problems are shown. */
export const pieceOf = ({ sheet, filter, column, kind }: SheetView): PicturePiece | null =>
  filter !== 'rowsWithProblems' || column === undefined ? null : { sheet, column, kind: kind ?? null }

/** The view of a sheet as it lies now; turned since, its columns are others, and none of them is chosen. */
export function viewOnSide({ column, ...view }: SheetView, isTurned: boolean): SheetView {
  const isSame = (view.isTurned ?? false) === isTurned
  return { ...view, isTurned, ...(isSame && column !== undefined ? { column } : {}) }
}

/** A cell in a view: its row's place among the rows shown, from 0, and its column in the sheet, from 1. */
export type CellLocation = { readonly view: SheetView; readonly offset: number; readonly column: number }

/** A cell to go to. A search shows it and keeps the focus in its box. */
export type RevealTarget = CellLocation & { readonly takesFocus: boolean }

/**
 * Finds a view that shows a cell: the present one on the cell's sheet if it does, else with as little as possible taken away from
 * its filters. `null` when the sheet has no such row any more. Throws the desk's issues.
 */
export async function findCellLocation(
  desk: Pick<Desk, 'findRow'>,
  view: SheetView,
  { sheet, row, column }: CellPlace,
  sortOf: (sheet: string) => RowSort | undefined,
): Promise<CellLocation | null> {
  const wider: readonly SheetView[] = [
    viewWith(view, { sheet }),
    viewWith(view, { sheet, account: null }),
    { sheet, filter: 'dataRows', account: null },
    { sheet, filter: 'everyRow', account: null },
  ]
  for (const candidate of wider) {
    const { offset } = valueOrThrow(await desk.findRow({ ...rowsOf(candidate, sortOf(sheet)), row }))
    if (offset !== null) return { view: candidate, offset, column }
  }
  return null
}
