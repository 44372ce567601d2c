/**
 * A cell in twelve bytes: a value, and its notes in 32 bits. Of a number cell the value is the number itself, and what it looks
 * like in its format is found out when somebody asks; of every other cell the value is the place of its text, among the texts of the
 * workbook or among the bytes of a text file.
 */
import { digitDoubts, digitDoubtsOfText } from '../../../shared/sheet/digit-doubts.ts'
import { blankCell, type Cell, type CellDoubt, likeBlank, likeNothing } from '../../../shared/sheet/sheet.ts'
import { cellOfDouble } from './stored-number.ts'
import type { WorkbookStore } from './workbook-store.ts'

/** Doubts that a cell alone doesn't show. */
export type StoredDoubt = Exclude<CellDoubt, 'lostDigits' | 'scientific'>

/** The lowest three bits of the notes. `double` is a number whose format decides whether it is a date. */
const kindCode = { blank: 0, text: 1, number: 2, date: 3, yes: 4, no: 5, error: 6, double: 7 } as const
const kindBits = 7
/** The next three, and another one. */
const doubtBit: Readonly<Record<StoredDoubt, number>> = {
  dateSystem1904: 8,
  noStoredResult: 16,
  merged: 32,
  struckOut: 256,
}
const storedDoubts = Object.keys(doubtBit) as StoredDoubt[]
const doubtBits = 8 | 16 | 32 | 256
/** What the cell means is another text than it shows: the one after it. */
const hasMeaning = 64
/** The value is a `WrittenPlace`. */
const isWritten = 128
/** The rest is the place of the number format, or the length of what is written, in bytes. */
const formatShift = 9
const mostFormats = 1 << 23

export const notesOfBlank: number = kindCode.blank
export const notesOfText: number = kindCode.text

/** @param format  place of the number format in the store */
export const notesOfDouble = (format: number): number =>
  kindCode.double | (Math.min(format, mostFormats - 1) << formatShift)

/** @param length  in bytes */
export const notesOfWritten = (length: number): number => kindCode.text | isWritten | (length << formatShift)

export const notesOf = (cell: Cell, doubt: StoredDoubt | undefined): number =>
  codeOf(cell) | (meaningOf(cell) === undefined ? 0 : hasMeaning) | (doubt === undefined ? 0 : doubtBit[doubt])

export const withDoubt = (notes: number, doubt: StoredDoubt): number => notes | doubtBit[doubt]

/** What a cell means, where that is another text than it shows. */
export function meaningOf(cell: Cell): string | undefined {
  const meaning = cell.kind === 'number' ? cell.digits : cell.kind === 'date' ? cell.iso : cell.text
  return meaning === cell.text ? undefined : meaning
}

function codeOf(cell: Cell): number {
  if (cell.kind === 'boolean') return cell.value ? kindCode.yes : kindCode.no
  return kindCode[cell.kind]
}

/** The text of a cell that is no number. */
const textOf = (value: number, notes: number, { texts, written }: WorkbookStore): string =>
  (notes & isWritten) === 0 ? (texts[value] ?? '') : written.textAt(value, notes >>> formatShift)

export function cellOf(value: number, notes: number, store: WorkbookStore): Cell {
  const { texts, formats, dateSystem } = store
  const kind = notes & kindBits
  if (kind === kindCode.double) return cellOfDouble(value, formats[notes >>> formatShift] ?? 'General', dateSystem)
  const text = textOf(value, notes, store)
  const meaning = (notes & hasMeaning) === 0 ? text : (texts[value + 1] ?? '')
  switch (kind) {
    case kindCode.text:
      return { kind: 'text', text }
    case kindCode.number:
      return { kind: 'number', text, digits: meaning }
    case kindCode.date:
      return { kind: 'date', text, iso: meaning }
    case kindCode.yes:
      return { kind: 'boolean', text, value: true }
    case kindCode.no:
      return { kind: 'boolean', text, value: false }
    case kindCode.error:
      return { kind: 'error', text }
    default:
      return blankCell
  }
}

/** Whether a stored cell holds more than blanks. */
export const isFilled = (value: number, notes: number, store: WorkbookStore): boolean =>
  notes !== notesOfBlank && ((notes & kindBits) !== kindCode.text || isTextShown(value, notes, store))

/** Whether a stored cell shows more than blanks. A number always does, and what it shows need not be found out. */
export const isShown = (value: number, notes: number, store: WorkbookStore): boolean =>
  notes !== notesOfBlank && ((notes & kindBits) === kindCode.double || isTextShown(value, notes, store))

const isTextShown = (value: number, notes: number, { texts, written }: WorkbookStore): boolean =>
  (notes & isWritten) === 0 ? (texts[value] ?? '').trim() !== '' : written.isShown(value, notes >>> formatShift)

/** In a column with more different cells, such as numbers and names, hardly any comes again but in the next row. */
const mostKnown = 4096
/** Where fewer than one in so many of the first ones has come again, the others are not looked for. */
const seldom = 8
/** So many, a power of two, are found again by their own value: a town or tariff mostly has one place in the texts of its file. */
const mostRecent = 4096

/**
 * Tells of the cells of a column, block after block, which are certainly alike, whatever the file says of them beside: by their numbers,
 * which `Sheet.valueId` describes.
 */
export class CellLikeness {
  readonly #store: WorkbookStore
  /** By what the notes say of a cell, then by its own text or number. */
  readonly #known = new Map<number, Map<unknown, number>>()
  #knownCount = 0
  #againCount = 0
  #count = 0
  // Cells met lately, each at the last digits of its value. To look a text up takes ten times as long.
  readonly #recentValues = new Float64Array(mostRecent)
  readonly #recentNotes = new Uint32Array(mostRecent)
  readonly #recentNumbers = new Int32Array(mostRecent)
  /** Of the last filled cell. */
  #number: number = likeBlank
  #value = 0
  #notes = notesOfBlank

  constructor(store: WorkbookStore) {
    this.#store = store
  }

  /** Of the numbers that were filled in. */
  get highest(): number {
    return this.#count
  }

  /** Fills in the numbers of a block, or of as many of its first rows. */
  numberAll(numbers: Int32Array, values: Float64Array, allNotes: Uint32Array): void {
    for (let row = 0; row < numbers.length; row += 1) {
      const value = values[row] ?? 0
      const notes = (allNotes[row] ?? notesOfBlank) & ~doubtBits
      // Most cells of an export are what the cell above is.
      if (value !== this.#value || notes !== this.#notes) {
        if ((notes & kindBits) === kindCode.blank) {
          numbers[row] = likeBlank
          continue
        }
        this.#number = this.#find(value, notes)
        this.#value = value
        this.#notes = notes
      }
      numbers[row] = this.#number
    }
  }

  #find(value: number, notes: number): number {
    const place = value & (mostRecent - 1)
    if (this.#recentValues[place] !== value || this.#recentNotes[place] !== notes) {
      this.#recentNumbers[place] = this.#isLikeLast(value, notes) ? this.#number : this.#lookUp(value, notes)
      this.#recentValues[place] = value
      this.#recentNotes[place] = notes
    }
    return this.#recentNumbers[place] ?? likeNothing
  }

  /** The same text may have several places. Where it is written, those near each other have one. */
  #isLikeLast(value: number, notes: number): boolean {
    const { texts } = this.#store
    if (notes !== this.#notes || (notes & kindBits) === kindCode.double || (notes & isWritten) !== 0) return false
    if (texts[value] !== texts[this.#value]) return false
    return (notes & hasMeaning) === 0 || texts[value + 1] === texts[this.#value + 1]
  }

  #lookUp(value: number, notes: number): number {
    if (this.#knownCount === mostKnown && this.#againCount * seldom < mostKnown) {
      this.#count += 1
      return this.#count
    }
    const alike = this.#knownWith((notes & isWritten) === 0 ? notes : notesOfText)
    const key = this.#keyOf(value, notes)
    const before = alike.get(key)
    if (before !== undefined) {
      this.#againCount += 1
      return before
    }
    this.#count += 1
    if (this.#knownCount < mostKnown) {
      this.#knownCount += 1
      alike.set(key, this.#count)
    }
    return this.#count
  }

  #keyOf(value: number, notes: number): unknown {
    if ((notes & kindBits) === kindCode.double) return value
    const text = textOf(value, notes, this.#store)
    return (notes & hasMeaning) === 0 ? text : `${text}\u0000${this.#store.texts[value + 1] ?? ''}`
  }

  #knownWith(notes: number): Map<unknown, number> {
    const known = this.#known.get(notes)
    if (known !== undefined) return known
    const made = new Map<unknown, number>()
    this.#known.set(notes, made)
    return made
  }
}

export function doubtsOf(value: number, notes: number, store: WorkbookStore): readonly CellDoubt[] {
  // Of most cells neither the file knows anything nor can the text tell of lost digits.
  if ((notes & (kindBits | doubtBits)) === kindCode.text) return digitDoubtsOfText(textOf(value, notes, store))
  const cell = cellOf(value, notes, store)
  const isCounted = cell.kind === 'date' && (notes & kindBits) === kindCode.double
  const all = isCounted && store.dateSystem === 1904 ? withDoubt(notes, 'dateSystem1904') : notes
  const doubts = digitDoubts(cell)
  if ((all & doubtBits) === 0) return doubts
  return [...doubts, ...storedDoubts.filter((doubt) => (all & doubtBit[doubt]) !== 0)]
}
