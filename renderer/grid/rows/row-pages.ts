/**
 * Keeps the pages of rows that the screen needs and forgets the rest, so that the window's memory does not grow with the sheet.
 * A store for `useSyncExternalStore`: `snapshot()` is another map whenever a row has changed. A row that is fetched again and says
 * the same stays the same object, so that only changed rows are drawn again.
 */
import { replaceEqualDeep } from '@tanstack/react-query'

/** Read, sent and drawn in some milliseconds at each end, so that a page on its way holds up neither an edit nor a frame. */
export const pageSize = 100
/** Rows wanted beyond those that are drawn, so that scrolling meets filled rows. */
export const rowsAhead = 40
/** Many screens full, and some tens of megabytes at 40 columns. */
const pagesKept = 100
/** The most rows the desk answers with at once. */
const readLimit = 1000

export type RowPage<Row> = { readonly total: number; readonly rows: readonly Row[] }
/** Rejects when the rows can't be read; the caller says why on the screen. */
export type FetchPage<Row> = (offset: number, limit: number) => Promise<RowPage<Row>>

type UnderWay = { readonly generation: number; readonly done: Promise<void> }

export class RowPages<Row> {
  readonly #fetchPage: FetchPage<Row>
  readonly #listeners = new Set<() => void>()
  readonly #pages = new Map<number, readonly Row[]>()
  readonly #underWay = new Map<number, UnderWay>()
  #wanted: readonly [first: number, last: number] = [0, 0]
  #generation = 0
  #snapshot: ReadonlyMap<number, readonly Row[]> = new Map()
  #total: number | null = null

  constructor(fetchPage: FetchPage<Row>) {
    this.#fetchPage = fetchPage
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The pages held, by page number from 0. */
  snapshot = (): ReadonlyMap<number, readonly Row[]> => this.#snapshot

  /** Rows in the sheet; `null` until the first page is here. */
  get total(): number | null {
    return this.#total
  }

  row(index: number): Row | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.[index % pageSize]
  }

  /** The rows between two indexes, both ends in, when all of them are here. */
  held(firstIndex: number, lastIndex: number): readonly Row[] | null {
    const rows: Row[] = []
    for (let index = firstIndex; index <= lastIndex; index += 1) {
      const row = this.row(index)
      if (row === undefined) return null
      rows.push(row)
    }
    return rows
  }

  /** Makes sure that the rows between two indexes are here or on their way; indexes outside the sheet do no harm. */
  want(firstIndex: number, lastIndex: number): void {
    const lastPage = this.#total === null ? 0 : Math.max(0, Math.ceil(this.#total / pageSize) - 1)
    const pageOf = (index: number) => Math.min(lastPage, Math.max(0, Math.floor(index / pageSize)))
    const first = pageOf(firstIndex)
    const last = Math.max(first, pageOf(lastIndex))
    this.#wanted = [first, last]
    for (let page = first; page <= last; page += 1) {
      const held = this.#pages.get(page)
      if (held === undefined) void this.#load(page)
      else {
        this.#pages.delete(page)
        this.#pages.set(page, held)
      }
    }
  }

  /** Waits until the row at an index is here, or could not be fetched. */
  async load(index: number): Promise<void> {
    const page = Math.floor(index / pageSize)
    if (!this.#pages.has(page)) await this.#load(page)
  }

  /** Rows as the desk has them now, both ends in, without keeping them: for a range that is larger than the screen. */
  async read(firstIndex: number, lastIndex: number): Promise<readonly Row[]> {
    const rows: Row[] = []
    for (let offset = firstIndex; offset <= lastIndex; offset += readLimit) {
      const page = await this.#fetchPage(offset, Math.min(readLimit, lastIndex - offset + 1))
      rows.push(...page.rows)
    }
    return rows
  }

  /** Shows rows otherwise until they are fetched again: what was typed stands in its cell while it is being checked. */
  change(changeRow: (row: Row) => Row): void {
    let hasChanged = false
    for (const [page, rows] of this.#pages) {
      const changed = rows.map(changeRow)
      if (changed.some((row, index) => row !== rows[index])) {
        this.#pages.set(page, changed)
        hasChanged = true
      }
    }
    if (hasChanged) this.#tell()
  }

  /** Something about the rows changed: what is shown is fetched again and stays on screen until it is here. */
  refresh(): void {
    this.#generation += 1
    const [first, last] = this.#wanted
    for (const page of [...this.#pages.keys()]) {
      if (page < first || page > last) this.#pages.delete(page)
    }
    for (let page = first; page <= last; page += 1) void this.#load(page)
  }

  #load(page: number): Promise<void> {
    const generation = this.#generation
    const underWay = this.#underWay.get(page)
    if (underWay?.generation === generation) return underWay.done
    const settle = () => {
      if (this.#underWay.get(page)?.generation === generation) this.#underWay.delete(page)
    }
    const done = this.#fetchPage(page * pageSize, pageSize).then((answer) => {
      settle()
      if (generation === this.#generation) this.#keep(page, answer)
    }, settle)
    this.#underWay.set(page, { generation, done })
    return done
  }

  #keep(page: number, { total, rows }: RowPage<Row>): void {
    const before = this.#pages.get(page) ?? []
    const kept = rows.map((row, index) => replaceEqualDeep(before[index], row))
    this.#total = total
    this.#pages.delete(page)
    this.#pages.set(page, kept)
    for (const held of [...this.#pages.keys()]) {
      const isBeyondEnd = held > 0 && held * pageSize >= total
      if (isBeyondEnd) this.#pages.delete(held)
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= pagesKept) break
      this.#pages.delete(oldest)
    }
    this.#tell()
  }

  #tell(): void {
    this.#snapshot = new Map(this.#pages)
    for (const listener of this.#listeners) listener()
  }
}
