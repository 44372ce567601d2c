/**
 * Where the active cell is, outside React's state: going to another cell draws anew what is said about it, and none of the rows.
 * A store for `useSyncExternalStore`.
 */
import type { PageRow } from '../../../shared/ipc.ts'
import type { Position } from '../../grid/keys/cell-range.ts'
import type { RowPages } from '../../grid/rows/row-pages.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'

/** `row` is absent while it is on its way. */
export type CellShown = { readonly row: PageRow | undefined; readonly column: GridColumn | undefined }

export class ActiveCell {
  readonly #listeners = new Set<() => void>()
  #position: Position | null = null

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** `null` until a cell is active. */
  position = (): Position | null => this.#position

  goTo = (position: Position): void => {
    this.#position = position
    for (const listener of this.#listeners) listener()
  }
}

/** What is at a position: a row of those that are here, and a column of those that are shown. */
export const cellAt = (
  position: Position | null,
  pages: RowPages<PageRow>,
  columns: readonly GridColumn[],
): CellShown => ({
  row: position === null ? undefined : pages.row(position.row),
  column: position === null ? undefined : columns[position.column],
})
