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
  const digits = digitsOf(stored)
  if (digits === undefined) return { kind: 'text', text: stored }
  const style = styleOf(pattern)
  switch (style) {
    case 'general':
      return { kind: 'number', text: digits, digits }
    case 'number':
      return { kind: 'number', text: shown(Number(stored), pattern) || digits, digits }
    case 'date': {
      const serial = Number(stored)
      const iso = isoOfSerial(serial, system)
      // A spreadsheet program shows ##### here: a number that is no day.
      if (iso === undefined) return { kind: 'number', text: digits, digits }
      return { kind: 'date', text: shown(serialIn1900(serial, system), pattern) || iso, iso }
    }
    case 'time':
      // A time of day or a duration is no date; its meaning is what is shown.
      return { kind: 'text', text: shown(serialIn1900(Number(stored), system), pattern) || digits }
  }
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
