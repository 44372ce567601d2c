/**
 * One place per row of the sheet, filled while the page it is on is held: the rows as the grid takes them. A store for
 * `useSyncExternalStore`; `rows()` is another array whenever a place has changed, and a row that has not changed keeps its place, so
 * that the grid need not draw it again.
 */
import type { PageCell, PageRow } from '../../../shared/ipc.ts'
import { pageSize, type RowPages } from './row-pages.ts'

/** `data` is absent while its page is on its way; `draft` is what is being typed into one of its cells. */
export type GridRow = { readonly data?: PageRow; readonly draft?: string }

/** Of 100,000 rows few are held: all others are one. */
const onItsWay: GridRow = {}

/** @param column  counted from 1 */
export const cellOf = (row: GridRow, column: number): PageCell | undefined => row.data?.cells[column - 1]

type HeldPages = ReadonlyMap<number, readonly PageRow[]>

export class RowPlaces {
  readonly #pages: RowPages<PageRow>
  readonly #listeners = new Set<() => void>()
  #held: HeldPages = new Map()
  #rows: readonly GridRow[] = []
  #isHeldStill = false

  constructor(pages: RowPages<PageRow>) {
    this.#pages = pages
    this.#fill()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const unsubscribe = this.#pages.subscribe(this.#fill)
    // What came between drawing and following it.
    this.#fill()
    return () => {
      this.#listeners.delete(listener)
      unsubscribe()
    }
  }

  rows = (): readonly GridRow[] => this.#rows

  /** Keeps the rows as they are, or goes on: under a cell that is being typed in, no row may move or go. */
  holdStill = (isHeldStill: boolean): void => {
    this.#isHeldStill = isHeldStill
    this.#fill()
  }

  readonly #fill = (): void => {
    const held = this.#pages.snapshot()
    if (this.#isHeldStill || held === this.#held) return
    this.#rows = fillRows(this.#rows, this.#held, held, this.#pages.total ?? 0)
    this.#held = held
    for (const listener of this.#listeners) listener()
  }
}

/** Pages that have not changed are not looked at. */
function fillRows(before: readonly GridRow[], heldBefore: HeldPages, held: HeldPages, total: number): GridRow[] {
  const isAsLong = before.length === total
  const rows = isAsLong ? [...before] : Array<GridRow>(total).fill(onItsWay)
  for (const [page, { length }] of isAsLong ? heldBefore : []) {
    if (held.has(page)) continue
    rows.fill(onItsWay, page * pageSize, page * pageSize + length)
  }
  for (const [page, pageRows] of held) {
    if (isAsLong && heldBefore.get(page) === pageRows) continue
    pageRows.forEach((data, offset) => {
      const index = page * pageSize + offset
      if (index < total && rows[index]?.data !== data) rows[index] = { data }
    })
  }
  return rows
}
