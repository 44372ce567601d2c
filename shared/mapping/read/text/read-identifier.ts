/** Reads a cell as a code or number that names something: its digits and leading zeros as they are. */
import { digitsKept, scientificNumber, scientificText } from '../../../sheet/digit-doubts.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { trimText } from './trim-text.ts'

/** A spreadsheet shows a number of more digits than these in scientific notation, unless it is told otherwise. */
const digitsShown = 11

const months = 'jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sept?|oct|okt|nov|dec|dez'
/** "3-Dec", "Mar-24": what a spreadsheet program shows of a code that it made a date of, when it saves a text file. */
const shownDate = new RegExp(`^(?:\\d{1,2}(?:-|\\. )(?:${months})|(?:${months})[-.] ?\\d{2})$`, 'i')

/**
 * @param cell  not blank
 * @returns text as it is; of a number its digits, with the leading zeros and hyphens that its format shows; or `identifier_damaged` when
 *   digits have been lost on the way: nobody can tell any more which number it was.
 * Source: design, "How a spreadsheet is read when nobody is asked".
 */
export function readIdentifier(cell: Cell): ReadOutcome<string> {
  const text = trimText(cell.text)
  switch (cell.kind) {
    case 'number':
      return identifierOfNumber(text, cell.digits)
    case 'date':
      return readAs(text === '' ? cell.iso : text, 'identifier_became_date')
    default:
      if (scientificText.test(text)) return unreadable('identifier_damaged')
      return shownDate.test(text) ? readAs(text, 'identifier_became_date') : readAs(text)
  }
}

function identifierOfNumber(text: string, digits: string): ReadOutcome<string> {
  const whole = /^-?(\d+)(?:\.\d+)?$/.exec(digits)?.[1]
  if (whole === undefined || whole.length > digitsKept) return unreadable('identifier_damaged')
  if (scientificNumber.test(text) && !isUsualDisplay(text, digits, whole.length))
    return unreadable('identifier_damaged')
  return readAs(writtenByFormat(text, digits) ?? digits)
}

/** Digits with nothing but signs that group them. */
const groupedDigits = /^\d[\d ,.'’\u00a0\u202f]*$/
const hyphenated = /^\d+(?:-\d+)+$/

/**
 * A number's format may write zeros in front and hyphens between its digits, as of ZIP+4 codes, and that is the number people know.
 * @returns what is shown where it holds the digits and more: 2134 as "02134", 21341234 as "02134-1234", without signs that only group
 */
function writtenByFormat(text: string, digits: string): string | undefined {
  const shown = text.replaceAll(/\D/g, '')
  if (shown.replace(/^0+(?=\d)/, '') !== digits) return undefined
  if (shown.length === digits.length) return hyphenated.test(text) ? text : undefined
  return groupedDigits.test(text) ? shown : text
}

/**
 * Whether a number is shown in scientific notation only because it is long (a meter point of 13 digits is shown as
 * 1.20002E+12) while the cell still holds more digits than it shows.
 */
function isUsualDisplay(text: string, digits: string, wholeLength: number): boolean {
  if (wholeLength <= digitsShown || Number(text) === Number(digits)) return false
  const [mantissa = '', exponent = ''] = Number(digits).toExponential(5).split('e+')
  return text.toUpperCase() === `${mantissa.replace(/\.?0+$/, '')}E+${exponent.padStart(2, '0')}`
}
