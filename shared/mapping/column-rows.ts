/** What the rows of a sheet say of one field. Cells that are alike are mostly read once, and rows can be held against each other unread. */
import type { FieldKind } from '../contract/field.ts'
import { likeNothing, type Sheet } from '../sheet.ts'
import type { CellReader, CellReading } from './read-value.ts'
import type { ValueSource } from './value-source.ts'

/** So many different cells are remembered; a power of two. Columns that have more have hardly any that comes again but in the next row. */
const remembered = 4096

export class ColumnRows {
  readonly #source: ValueSource
  readonly #reader: CellReader
  /** Of every column that a value is made of; `null` where no two rows say the same. */
  readonly #likeness: readonly Int32Array[] | null
  /** Of the only one, where each value is a cell as it is. */
  readonly #ownLikeness: Int32Array | null
  /** Of all kinds phone numbers alone are read by the country. */
  readonly #isOfCountry: boolean
  /** What was read last of the cells that share a slot: by what they are alike in, and for which country. */
  readonly #known = new Int32Array(remembered).fill(likeNothing)
  readonly #readings: CellReading[] = []
  #country: string | null = null

  constructor(sheet: Sheet, source: ValueSource, reader: CellReader, kind: FieldKind) {
    this.#source = source
    this.#reader = reader
    this.#isOfCountry = kind === 'phone'
    const likeness = source.columns.map(({ columnIndex }) => sheet.likeness(columnIndex))
    this.#likeness = source.facts.includes('rowNumber') ? null : likeness
    this.#ownLikeness = source.isPlain ? (likeness[0] ?? null) : null
  }

  /** Whether two rows certainly say the same. */
  areAlike(oneRow: number, otherRow: number): boolean {
    const own = this.#ownLikeness
    if (own !== null) return own[oneRow] === own[otherRow] && own[oneRow] !== likeNothing
    return (
      this.#likeness?.every((column) => column[oneRow] === column[otherRow] && column[oneRow] !== likeNothing) ?? false
    )
  }

  /** @param phoneCountry  see `CellReader` */
  read(rowIndex: number, phoneCountry: string | null): CellReading {
    const number = this.#ownLikeness?.[rowIndex] ?? likeNothing
    if (number === likeNothing) return this.#source.read(this.#reader, rowIndex, phoneCountry)
    if (this.#isOfCountry && phoneCountry !== this.#country) {
      this.#known.fill(likeNothing)
      this.#country = phoneCountry
    }
    const slot = number & (remembered - 1)
    const known = this.#known[slot] === number ? this.#readings[slot] : undefined
    if (known !== undefined) return known
    const reading = this.#source.read(this.#reader, rowIndex, phoneCountry)
    this.#known[slot] = number
    this.#readings[slot] = reading
    return reading
  }
}
