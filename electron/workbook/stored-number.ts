/** What a number in a file is, once its number format is known: a number, a date, or a time of day. */
import { format, getFormatDateInfo, isDateFormat, isTextFormat } from 'numfmt'
import type { Cell } from '../../shared/sheet.ts'
import { digitsOf } from './number-digits.ts'
import { type DateSystem, isoOfSerial } from './serial-date.ts'

type NumberStyle = 'general' | 'number' | 'date' | 'time'

const styles = new Map<string, NumberStyle>()

/**
 * @param stored  the number as the file has it, e.g. "45452" or "1.5E-3"
 * @param pattern  its number format, e.g. "dd.mm.yyyy" or "General"
 */
export function cellOfNumber(stored: string, pattern: string, system: DateSystem): Cell {
  if (styleOf(pattern) === 'general') return plainCell(stored)
  const known = knownCells(pattern, system)
  let cell = known.get(stored)
  if (cell === undefined) {
    cell = formattedCell(stored, pattern, system)
    if (known.size < mostKnown) known.set(stored, cell)
  }
  return cell
}

/** Formatting takes long, and columns of dates say the same few thousand days again and again. */
const mostKnown = 50_000
const knownByPattern: Readonly<Record<DateSystem, Map<string, Map<string, Cell>>>> = {
  1900: new Map(),
  1904: new Map(),
}

function knownCells(pattern: string, system: DateSystem): Map<string, Cell> {
  let known = knownByPattern[system].get(pattern)
  if (known === undefined) {
    known = new Map()
    knownByPattern[system].set(pattern, known)
  }
  return known
}

function plainCell(stored: string): Cell {
  const digits = digitsOf(stored)
  return digits === undefined ? { kind: 'text', text: stored } : { kind: 'number', text: digits, digits }
}

function formattedCell(stored: string, pattern: string, system: DateSystem): Cell {
  const plain = plainCell(stored)
  if (plain.kind !== 'number') return plain
  const serial = Number(stored)
  if (styleOf(pattern) === 'number') return { ...plain, text: shown(serial, pattern) || plain.text }
  const text = shown(serialIn1900(serial, system), pattern)
  // A time of day or a duration is no date; its meaning is what is shown.
  if (styleOf(pattern) === 'time') return { kind: 'text', text: text || plain.text }
  const iso = isoOfSerial(serial, system)
  // A spreadsheet program shows ##### here: a number that is no day.
  return iso === undefined ? plain : { kind: 'date', text: text || iso, iso }
}

const serialIn1900 = (serial: number, system: DateSystem): number =>
  system === 1904 && serial >= 1 ? serial + 1462 : serial

/** Patterns repeat for whole columns, so each is looked at once. */
function styleOf(pattern: string): NumberStyle {
  let style = styles.get(pattern)
  if (style === undefined) {
    style = findStyle(pattern)
    styles.set(pattern, style)
  }
  return style
}

function findStyle(pattern: string): NumberStyle {
  try {
    if (/^general$/i.test(pattern) || isTextFormat(pattern)) return 'general'
    if (!isDateFormat(pattern)) return 'number'
    const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(pattern)
    // "mm" beside a clock means minutes.
    return year || day || (month && !hours && !minutes && !seconds) ? 'date' : 'time'
  } catch {
    return 'general'
  }
}

function shown(value: number, pattern: string): string {
  return format(pattern, value, { throws: false, invalid: '', overflow: '' }).trim()
}
