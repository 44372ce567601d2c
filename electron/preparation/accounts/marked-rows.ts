/** Which rows a person has decided about: a mark stays with its row, whichever account has the row, and while none has. */
import type { AccountRows } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { Sheet } from '../../../shared/sheet/sheet.ts'
import type { AccountMarks, MarkOfRows, RowMark } from '../protocol.ts'

type Rows = AccountRows['rows']

export class MarkedRows {
  /** By place. */
  readonly #marks = new Map<string, RowMark>()
  /** Of accounts that were asked about since: one of 20,000 rows may have a problem in each of them. */
  #isAside = new WeakMap<Rows, boolean>()

  get isEmpty(): boolean {
    return this.#marks.size === 0
  }

  put({ mark, rows }: MarkOfRows): void {
    this.#isAside = new WeakMap()
    for (const place of rows)
      if (mark === null) this.#marks.delete(place)
      else this.#marks.set(place, mark)
  }

  /** @returns what was decided about them */
  lose(places: readonly string[]): readonly MarkOfRows[] {
    const lost = places.filter((place) => this.#marks.has(place))
    const byMark = [...Map.groupBy(lost, (place) => this.#marks.get(place)?.id).values()]
    const marks = byMark.map((rows) => ({ mark: this.#marks.get(rows[0] ?? '') ?? null, rows }))
    for (const place of lost) this.#marks.delete(place)
    this.#isAside = new WeakMap()
    return marks
  }

  /** @returns `undefined` where nothing is decided of any of them */
  of(rows: Rows): AccountMarks | undefined {
    if (this.isEmpty) return undefined
    const all = placesOf(rows).map((place) => this.#marks.get(place))
    const marks = all.filter((mark) => mark !== undefined)
    if (marks.length === 0) return undefined
    const ids = [...new Set(marks.map(({ id }) => id))]
    const aside = marks.filter(({ isTakenBack }) => isTakenBack !== true)
    const [first, ...others] = aside
    if (first === undefined) return { ids, ...(marks.length < all.length ? { isInPart: true } : {}) }
    const { reason, at } = others.reduce((last, one) => (last.at > one.at ? last : one), first)
    return { ids, aside: { reason, at }, ...(aside.length < all.length ? { isInPart: true } : {}) }
  }

  isAside(sheet: Sheet, rowIndex: number): boolean {
    const mark = this.#marks.get(placeIn(sheet, rowIndex))
    return mark !== undefined && mark.isTakenBack !== true
  }

  /** The same as `of` says, for going through many problems. */
  isAnyAside(rows: Rows): boolean {
    if (this.isEmpty) return false
    const known = this.#isAside.get(rows)
    if (known !== undefined) return known
    const isAny = rows.some(({ sheet, rowIndex }) => this.isAside(sheet.sheet, rowIndex))
    this.#isAside.set(rows, isAny)
    return isAny
  }
}

export const placesOf = (rows: Rows): readonly string[] =>
  rows.map(({ sheet: { sheet }, rowIndex }) => placeIn(sheet, rowIndex))

/** The rows of a sheet that is turned are others. */
export const placeIn = ({ name, isTurned = false }: Sheet, rowIndex: number): string =>
  `${isTurned ? 'turned ' : ''}${rowIndex} ${name}`

/** @returns `undefined` where no sheet has it, or not so */
export function rowAt(
  place: string,
  sheets: readonly Sheet[],
): { readonly sheet: string; readonly rowIndex: number } | undefined {
  const rowIndex = Number.parseInt(place.replace('turned ', ''), 10)
  const sheet = sheets.find((one) => placeIn(one, rowIndex) === place)
  return sheet && { sheet: sheet.name, rowIndex }
}
