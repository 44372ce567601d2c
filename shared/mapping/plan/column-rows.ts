/** What the rows of a sheet say of one field. Cells that are alike are mostly read once, and rows can be held against each other unread. */
import type { FieldKind } from '../../contract/field.ts'
import { type Likeness, likeNothing, type Sheet } from '../../sheet/sheet.ts'
import type { CellReader, CellReading } from '../read/read-value.ts'
import type { ValueSource } from './value-source.ts'

/** Of so many different cells each is remembered. Columns that have more have hardly any that comes again but in the next row. */
const mostRemembered = 16_384

export class ColumnRows {
  readonly #source: ValueSource
  readonly #reader: CellReader
  /** Of every column that a value is made of; `null` where no two rows say the same. */
  readonly #valueId: readonly Likeness[] | null
  /** Of the only one, where each value is a cell as it is. */
  readonly #ownLikeness: Int32Array | null
  /** So many readings are remembered: all, by what their cells are alike in, or the last one. */
  readonly #room: number
  #readings: (CellReading | undefined)[]
  #lastNumber: number = likeNothing
  /** Of all kinds phone numbers alone are read by the country: each has readings of its own. */
  readonly #isOfCountry: boolean
  #country: string | null = null
  readonly #ofCountries = new Map<string | null, (CellReading | undefined)[]>()

  constructor(sheet: Sheet, source: ValueSource, reader: CellReader, kind: FieldKind) {
    this.#source = source
    this.#reader = reader
    this.#isOfCountry = kind === 'phone'
    const valueId = [...source.columns, ...source.aboutColumns].map(({ columnIndex }) => sheet.valueId(columnIndex))
    this.#valueId = source.facts.includes('rowNumber') ? null : valueId
    const own = isOneCell(source) ? valueId[0] : undefined
    this.#ownLikeness = own?.numbers ?? null
    const highest = own?.highest ?? 0
    this.#room = highest < mostRemembered ? highest + 1 : 1
    this.#readings = new Array(this.#room)
  }

  /** Whether two rows certainly say the same. */
  areAlike(oneRow: number, otherRow: number): boolean {
    const own = this.#ownLikeness
    if (own !== null) return own[oneRow] === own[otherRow] && own[oneRow] !== likeNothing
    return (
      this.#valueId?.every(({ numbers }) => numbers[oneRow] === numbers[otherRow] && numbers[oneRow] !== likeNothing) ??
      false
    )
  }

  /** Whether all these rows certainly do. */
  areAllAlike(rowIndexes: readonly number[]): boolean {
    const [first = 0] = rowIndexes
    // Not `every`, nor an iterator: of 100,000 rows each is asked about, and nothing else is done with it.
    for (let at = 1; at < rowIndexes.length; at += 1) if (!this.areAlike(first, rowIndexes[at] ?? first)) return false
    return true
  }

  /** @param phoneCountry  see `CellReader` */
  read(rowIndex: number, phoneCountry: string | null): CellReading {
    const number = this.#ownLikeness?.[rowIndex] ?? likeNothing
    if (number === likeNothing) return this.#source.read(this.#reader, rowIndex, phoneCountry)
    if (this.#isOfCountry && phoneCountry !== this.#country) this.#turnTo(phoneCountry)
    const isEachKept = this.#room > 1
    const place = isEachKept ? number : 0
    const known = isEachKept || number === this.#lastNumber ? this.#readings[place] : undefined
    if (known !== undefined) return known
    const reading = this.#source.read(this.#reader, rowIndex, phoneCountry)
    this.#lastNumber = number
    this.#readings[place] = reading
    return reading
  }

  /** What it would say of the field if its cell held a text; of values made of several cells nothing is known. */
  readTyped(text: string, phoneCountry: string | null): CellReading | null {
    return isOneCell(this.#source) ? this.#reader({ kind: 'text', text }, phoneCountry) : null
  }

  #turnTo(country: string | null): void {
    this.#ofCountries.set(this.#country, this.#readings)
    this.#readings = this.#ofCountries.get(country) ?? new Array(this.#room)
    this.#lastNumber = likeNothing
    this.#country = country
  }
}

/** @returns what a column plan has of its source */
export const planSource = (sheet: Sheet, source: ValueSource, read: CellReader, kind: FieldKind) => {
  const { columnIndex = 0, header = '' } = source.columns[0] ?? {}
  const isOfCells = source.columns.length > 0
  return { columnIndex, header, source, rows: new ColumnRows(sheet, source, read, kind), isOfCells }
}

const isOneCell = ({ isPlain, aboutColumns }: ValueSource): boolean => isPlain && aboutColumns.length === 0
