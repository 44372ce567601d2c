/** One place per row of the sheet; a place is filled while the page it is on is held. */
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { PageRow } from '../../shared/ipc.ts'
import { pageSize, type RowPages } from './row-pages.ts'

/** `data` is absent while its page is on its way; `draft` is what is being typed into one of its cells. */
export type GridRow = { readonly index: number; readonly data?: PageRow; readonly draft?: string }

/**
 * @param isHeldStill  keeps the rows as they are: under a cell that is being typed in, no row may move or go
 */
export function useGridRows(pages: RowPages<PageRow>, isHeldStill: boolean): readonly GridRow[] {
  const newest = useSyncExternalStore(pages.subscribe, pages.snapshot)
  const [shown, setShown] = useState({ held: newest, total: pages.total ?? 0 })
  if (!isHeldStill && shown.held !== newest) setShown({ held: newest, total: pages.total ?? 0 })
  const { held, total } = shown
  // A row that has not changed keeps its place, so that the grid need not draw it again.
  const [places] = useState(() => new WeakMap<PageRow, GridRow>())
  const stubs = useMemo(() => Array.from({ length: total }, (_, index): GridRow => ({ index })), [total])
  return useMemo(() => {
    const rows = stubs.slice()
    for (const [page, pageRows] of held) {
      pageRows.forEach((data, offset) => {
        const index = page * pageSize + offset
        if (index < rows.length) rows[index] = placeOf(places, data, index)
      })
    }
    return rows
  }, [stubs, held, places])
}

function placeOf(places: WeakMap<PageRow, GridRow>, data: PageRow, index: number): GridRow {
  const known = places.get(data)
  if (known?.index === index) return known
  const place = { index, data }
  places.set(data, place)
  return place
}
