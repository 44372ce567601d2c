/** Which rows the Check step shows, and where in them a cell can be seen. */
import type { AccountStub, Desk, RowFilter } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { valueOrThrow } from '../asking/issues-error.ts'

export type ChosenAccount = Pick<AccountStub, 'key' | 'accountNumber'>

export type SheetView = {
  readonly sheet: string
  readonly filter: RowFilter
  /** Only the rows of this account. */
  readonly account: ChosenAccount | null
}

/** What the desk is asked to say which rows a view has. */
export const rowsOf = ({ sheet, filter, account }: SheetView) => ({
  sheet,
  filter,
  ...(account === null ? {} : { accountKey: account.key }),
})

/** A cell in a view: its row's place among the rows shown, from 0, and its column in the sheet, from 1. */
export type Sighting = { readonly view: SheetView; readonly offset: number; readonly column: number }

/**
 * Finds a view that shows a cell: the present one on the cell's sheet if it does, else with as little as possible taken away from
 * its filters. `null` when the sheet has no such row any more. Throws the desk's issues.
 */
export async function findSighting(
  desk: Pick<Desk, 'findRow'>,
  view: SheetView,
  { sheet, row, column }: CellPlace,
): Promise<Sighting | null> {
  const wider: readonly SheetView[] = [
    { ...view, sheet },
    { ...view, sheet, account: null },
    { sheet, filter: 'dataRows', account: null },
    { sheet, filter: 'everyRow', account: null },
  ]
  for (const candidate of wider) {
    const { offset } = valueOrThrow(await desk.findRow({ ...rowsOf(candidate), row }))
    if (offset !== null) return { view: candidate, offset, column }
  }
  return null
}
