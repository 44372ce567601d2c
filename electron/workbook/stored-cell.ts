/**
 * A cell in twelve bytes: a value, and its notes in 32 bits. Of a number cell the value is the number itself, and what it looks
 * like in its format is found out when somebody asks; of every other cell the value is the place of its text.
 */
import { digitDoubts, digitDoubtsOfText } from '../../shared/digit-doubts.ts'
import { blankCell, type Cell, type CellDoubt } from '../../shared/sheet.ts'
import { cellOfDouble } from './stored-number.ts'
import type { WorkbookStore } from './workbook-store.ts'

/** Doubts that a cell alone doesn't show. */
export type StoredDoubt = Exclude<CellDoubt, 'lostDigits' | 'scientific'>

/** The lowest three bits of the notes. `double` is a number whose format decides whether it is a date. */
const kindCode = { blank: 0, text: 1, number: 2, date: 3, yes: 4, no: 5, error: 6, double: 7 } as const
const kindBits = 7
/** The next three. */
const doubtBit: Readonly<Record<StoredDoubt, number>> = { dateSystem1904: 8, noStoredResult: 16, merged: 32 }
const storedDoubts = Object.keys(doubtBit) as StoredDoubt[]
const doubtBits = 8 | 16 | 32
/** What the cell means is another text than it shows: the one after it. */
const hasMeaning = 64
/** The rest is the place of the number format. */
const formatShift = 8
const mostFormats = 1 << 24

export const notesOfBlank: number = kindCode.blank
export const notesOfText: number = kindCode.text

/** @param format  place of the number format in the store */
export const notesOfDouble = (format: number): number =>
  kindCode.double | (Math.min(format, mostFormats - 1) << formatShift)

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

export function cellOf(value: number, notes: number, { texts, formats, dateSystem }: WorkbookStore): Cell {
  const kind = notes & kindBits
  if (kind === kindCode.double) return cellOfDouble(value, formats[notes >>> formatShift] ?? 'General', dateSystem)
  const text = texts[value] ?? ''
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
export const isFilled = (value: number, notes: number, { texts }: WorkbookStore): boolean =>
  notes !== notesOfBlank && ((notes & kindBits) !== kindCode.text || (texts[value] ?? '').trim() !== '')

/** Whether two stored cells are certainly alike, whatever the file says of them beside. */
export function areAlike(
  oneValue: number,
  oneNotes: number,
  otherValue: number,
  otherNotes: number,
  { texts }: WorkbookStore,
): boolean {
  if (((oneNotes ^ otherNotes) & ~doubtBits) !== 0) return false
  if (oneValue === otherValue) return true
  const kind = oneNotes & kindBits
  if (kind === kindCode.blank) return true
  if (kind === kindCode.double || texts[oneValue] !== texts[otherValue]) return false
  return (oneNotes & hasMeaning) === 0 || texts[oneValue + 1] === texts[otherValue + 1]
}

export function doubtsOf(value: number, notes: number, store: WorkbookStore): readonly CellDoubt[] {
  // Of most cells neither the file knows anything nor can the text tell of lost digits.
  if ((notes & (kindBits | doubtBits)) === kindCode.text) return digitDoubtsOfText(store.texts[value] ?? '')
  const cell = cellOf(value, notes, store)
  const isCounted = cell.kind === 'date' && (notes & kindBits) === kindCode.double
  const all = isCounted && store.dateSystem === 1904 ? withDoubt(notes, 'dateSystem1904') : notes
  const doubts = digitDoubts(cell)
  if ((all & doubtBits) === 0) return doubts
  return [...doubts, ...storedDoubts.filter((doubt) => (all & doubtBit[doubt]) !== 0)]
}
