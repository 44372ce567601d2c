/**
 * Keeps the pages of rows that the screen needs and forgets the rest, so that the window's memory does not grow with the sheet.
 * A store for `useSyncExternalStore`: `snapshot()` is another map whenever a page has changed.
 */

export const pageSize = 200
/** 50 pages of 200 rows: more than any screen shows, and a few megabytes at 40 columns. */
const pagesKept = 50

export type RowPage<Row> = { readonly total: number; readonly rows: readonly Row[] }
export type FetchPage<Row> = (offset: number, limit: number) => Promise<RowPage<Row>>

export class RowPages<Row> {
  readonly #fetchPage: FetchPage<Row>
  readonly #listeners = new Set<() => void>()
  readonly #pages = new Map<number, readonly Row[]>()
  readonly #underWay = new Map<number, number>()
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

  /** Makes sure that the rows between two indexes are here or on their way. */
  want(firstIndex: number, lastIndex: number): void {
    const first = Math.max(0, Math.floor(firstIndex / pageSize))
    const last = Math.max(first, Math.floor(lastIndex / pageSize))
    this.#wanted = [first, last]
    for (let page = first; page <= last; page += 1) {
      const held = this.#pages.get(page)
      if (held === undefined) this.#load(page)
      else {
        this.#pages.delete(page)
        this.#pages.set(page, held)
      }
    }
  }

  /** Something about the rows changed: what is shown is fetched again and stays on screen until it is here. */
  refresh(): void {
    this.#generation += 1
    const [first, last] = this.#wanted
    for (const page of [...this.#pages.keys()]) {
      if (page < first || page > last) this.#pages.delete(page)
    }
    for (let page = first; page <= last; page += 1) this.#load(page)
  }

  #load(page: number): void {
    const generation = this.#generation
    if (this.#underWay.get(page) === generation) return
    this.#underWay.set(page, generation)
    const settle = () => {
      if (this.#underWay.get(page) === generation) this.#underWay.delete(page)
    }
    this.#fetchPage(page * pageSize, pageSize).then((answer) => {
      settle()
      if (generation !== this.#generation) return
      this.#total = answer.total
      this.#pages.delete(page)
      this.#pages.set(page, answer.rows)
      for (const oldest of this.#pages.keys()) {
        if (this.#pages.size <= pagesKept) break
        this.#pages.delete(oldest)
      }
      this.#snapshot = new Map(this.#pages)
      for (const listener of this.#listeners) listener()
    }, settle)
  }
}
