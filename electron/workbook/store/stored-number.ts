/** What a number in a file is, once its number format is known: a number, a date, or a time of day. */
import { format, getFormatDateInfo, isDateFormat, isTextFormat } from 'numfmt'
import type { Cell } from '../../../shared/sheet/sheet.ts'
import { digitsOf, digitsOfDouble } from '../reading/number-digits.ts'
import { type DateSystem, isoOfSerial } from '../reading/serial-date.ts'

type NumberStyle = 'general' | 'number' | 'date' | 'time'

const styles = new Map<string, NumberStyle>()

/**
 * @param stored  the number as the file has it, e.g. "45452" or "1.5E-3"
 * @param pattern  its number format, e.g. "dd.mm.yyyy" or "General"
 */
export function cellOfNumber(stored: string, pattern: string, system: DateSystem): Cell {
  const digits = digitsOf(stored)
  return digits === undefined ? { kind: 'text', text: stored } : cellOf(digits, Number(stored), pattern, system)
}

/** The same for a number that the file holds as a double, or in no more digits than a double keeps. */
export function cellOfDouble(value: number, pattern: string, system: DateSystem): Cell {
  if (styleOf(pattern) === 'general') return plainCell(digitsOfDouble(value))
  const known = knownCells(pattern, system)
  let cell = known.get(value)
  if (cell === undefined) {
    cell = cellOf(digitsOfDouble(value), value, pattern, system)
    if (known.size < mostKnown) known.set(value, cell)
  }
  return cell
}

/** Formatting takes long, and columns of dates say the same few thousand days again and again. */
const mostKnown = 20_000
const mostPatterns = 64
const knownByPattern: Readonly<Record<DateSystem, Map<string, Map<number, Cell>>>> = {
  1900: new Map(),
  1904: new Map(),
}

function knownCells(pattern: string, system: DateSystem): Map<number, Cell> {
  const byPattern = knownByPattern[system]
  let known = byPattern.get(pattern)
  if (known === undefined) {
    if (byPattern.size === mostPatterns) byPattern.clear()
    known = new Map()
    byPattern.set(pattern, known)
  }
  return known
}

const plainCell = (digits: string): Cell => ({ kind: 'number', text: digits, digits })

function cellOf(digits: string, value: number, pattern: string, system: DateSystem): Cell {
  const style = styleOf(pattern)
  if (style === 'general') return plainCell(digits)
  if (style === 'number') return { kind: 'number', text: shown(value, withoutRegion(pattern)) || digits, digits }
  // A time of day or a duration is no date; its meaning is what is shown.
  if (style === 'time') return { kind: 'text', text: shown(value, pattern) || digits }
  const text = shown(serialIn1900(value, system), pattern)
  const iso = isoOfSerial(value, system)
  // A spreadsheet program shows ##### here: a number that is no day.
  return iso === undefined ? plainCell(digits) : { kind: 'date', text: text || iso, iso }
}

const serialIn1900 = (serial: number, system: DateSystem): number =>
  system === 1904 && serial >= 1 ? serial + 1462 : serial

/** "[$€-407]" is a currency, and the names of months in another language: no program changes the marks of a number for it. */
const withoutRegion = (pattern: string): string => pattern.replaceAll(/\[\$([^\]-]*)-[0-9A-F]+\]/gi, '[$$$1]')

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
