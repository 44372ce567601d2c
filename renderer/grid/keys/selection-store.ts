/**
 * The selected cells, outside React's state: moving the selection re-renders the cells whose look changes, and no row.
 * A store for `useSyncExternalStore`.
 */
import { type CellRange, isInRange, isOneCell, rangeOf, type Selection } from './cell-range.ts'

const start: Selection = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } }

export class SelectionStore {
  readonly #listeners = new Set<() => void>()
  #selection: Selection = start
  #range: CellRange = rangeOf(start)

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get selection(): Selection {
    return this.#selection
  }

  get range(): CellRange {
    return this.#range
  }

  select(selection: Selection): void {
    this.#selection = selection
    this.#range = rangeOf(selection)
    for (const listener of this.#listeners) listener()
  }

  /** Whether a cell looks selected. One cell alone does not: it is the active one. */
  isSelected(row: number, column: number): boolean {
    return !isOneCell(this.#range) && isInRange(this.#range, row, column)
  }
}
