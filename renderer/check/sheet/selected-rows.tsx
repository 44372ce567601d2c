/**
 * The rows that are selected in the sheet, outside React's state: whoever shows something of them follows them, and nothing else is
 * drawn while a selection grows.
 */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { PageRow } from '../../../shared/ipc.ts'
import type { CellRange } from '../../grid/keys/cell-range.ts'
import type { RowPages } from '../../grid/rows/row-pages.ts'

type Selected = { readonly sheet: string; readonly range: CellRange; readonly pages: RowPages<PageRow> }

export class SelectedRows {
  readonly #listeners = new Set<() => void>()
  #selected: Selected | null = null

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  now = (): Selected | null => this.#selected

  select = (selected: Selected | null): void => {
    this.#selected = selected
    for (const listener of this.#listeners) listener()
  }
}

const Following = createContext(new SelectedRows())

export const SelectedRowsProvider = Following.Provider

const none: ReadonlySet<number> = new Set()

/** Of one sheet, by number from 1; none while they are on their way. */
export function useSelectedRows(sheet: string): ReadonlySet<number> {
  const store = useContext(Following)
  const selected = useSyncExternalStore(store.subscribe, store.now)
  const [rows, setRows] = useState(none)
  useEffect(() => {
    let isCurrent = true
    const show = (some: readonly PageRow[]) => {
      if (isCurrent) setRows(new Set(some.map(({ row }) => row)))
    }
    if (selected?.sheet !== sheet) show([])
    else {
      const { pages, range } = selected
      const held = pages.held(range.top, range.bottom)
      if (held !== null) show(held)
      else
        pages.read(range.top, range.bottom).then(show, () => {
          // What can't be read is said above the sheet, and none of it can be changed.
          show([])
        })
    }
    return () => {
      isCurrent = false
    }
  }, [selected, sheet])
  return rows
}
