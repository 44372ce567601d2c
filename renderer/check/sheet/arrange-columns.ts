/** The columns of a sheet as a person arranged them: which are hidden, and in which order the others stand. */
import type { SheetLook } from '../../../shared/ipc.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'

type Arrangement = Pick<SheetLook, 'hidden' | 'order' | 'sort'>

/** What stays in sight stays first and shown, whatever was said of it. */
export function arranged(columns: readonly GridColumn[], { hidden, order, sort }: Arrangement): readonly GridColumn[] {
  const placeOf = new Map(order.map((column, index) => [column, index]))
  const shown = columns.filter(({ column, isFrozen }) => isFrozen || !hidden.includes(column))
  const placed = (one: GridColumn) => (one.isFrozen ? -1 : (placeOf.get(one.column) ?? order.length))
  return shown
    .toSorted((one, other) => placed(one) - placed(other))
    .map((one) =>
      sort?.column === one.column ? { ...one, sorted: sort.isDescending ? 'descending' : 'ascending' } : one,
    )
}

/**
 * The order once a column has gone past its neighbour on a side, and past what is hidden between; `null` where it has none there.
 * @param columns  all of them, hidden ones too
 */
export function moved(columns: readonly GridColumn[], look: Arrangement, column: number, by: 1 | -1): number[] | null {
  const numbers = (all: readonly GridColumn[]) => all.filter(({ isFrozen }) => !isFrozen).map((one) => one.column)
  const shown = numbers(arranged(columns, look))
  const neighbour = shown[shown.indexOf(column) + by]
  if (!shown.includes(column) || neighbour === undefined) return null
  const others = numbers(arranged(columns, { ...look, hidden: [] })).filter((one) => one !== column)
  return others.toSpliced(others.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, column)
}
