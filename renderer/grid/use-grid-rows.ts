/** One place per row of the sheet; a place is filled while the page it is on is held. */
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { PageRow } from '../../shared/ipc.ts'
import { pageSize, type RowPages } from './row-pages.ts'

/** `data` is absent while its page is on its way; `draft` is what is being typed into one of its cells. */
export type GridRow = { readonly index: number; readonly data?: PageRow; readonly draft?: string }

type HeldPages = ReadonlyMap<number, readonly PageRow[]>

/** Rows, and the pages they are filled from. */
export type FilledRows = { readonly held: HeldPages; readonly rows: readonly GridRow[] }

/**
 * @param isHeldStill  keeps the rows as they are: under a cell that is being typed in, no row may move or go
 */
export function useGridRows(pages: RowPages<PageRow>, isHeldStill: boolean): readonly GridRow[] {
  const newest = useSyncExternalStore(pages.subscribe, pages.snapshot)
  const [shown, setShown] = useState({ held: newest, total: pages.total ?? 0 })
  if (!isHeldStill && shown.held !== newest) setShown({ held: newest, total: pages.total ?? 0 })
  const { held, total } = shown
  const [latest] = useState<{ filled: FilledRows }>(() => ({ filled: emptyRows(0) }))
  return useMemo(() => {
    latest.filled = fillRows(latest.filled, held, total)
    return latest.filled.rows
  }, [latest, held, total])
}

/** @returns places for as many rows, none of them filled */
export const emptyRows = (total: number): FilledRows => ({
  held: new Map(),
  rows: Array.from({ length: total }, (_, index) => ({ index })),
})

/**
 * Fills the places from the pages that are held now. A row that has not changed keeps its place, so that the grid need not draw it
 * again; pages that have not changed are not looked at.
 * @param before  what is filled so far
 */
export function fillRows(before: FilledRows, held: HeldPages, total: number): FilledRows {
  const { held: heldBefore, rows: rowsBefore } = before.rows.length === total ? before : emptyRows(total)
  const rows = [...rowsBefore]
  for (const [page, { length }] of heldBefore) {
    if (held.has(page)) continue
    const end = Math.min(page * pageSize + length, total)
    for (let index = page * pageSize; index < end; index += 1) rows[index] = { index }
  }
  for (const [page, pageRows] of held) {
    if (heldBefore.get(page) === pageRows) continue
    pageRows.forEach((data, offset) => {
      const index = page * pageSize + offset
      if (index < total && rows[index]?.data !== data) rows[index] = { index, data }
    })
  }
  return { held, rows }
}
