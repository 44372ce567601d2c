/** Finds the number format with which a number or a date shows exactly the text that it showed in the file it comes from. */
import { format } from 'numfmt'

const datePatterns = [
  ...['yyyy-mm-dd', 'dd/mm/yyyy', 'd/m/yyyy', 'mm/dd/yyyy', 'm/d/yyyy', 'm/d/yy', 'd/m/yy', 'dd.mm.yyyy', 'd.m.yyyy'],
  ...['dd-mm-yyyy', 'dd-mmm-yyyy', 'd-mmm-yyyy', 'dd-mmm-yy', 'd-mmm-yy', 'd mmm yyyy', 'd mmmm yyyy', 'mmm-yy'],
]
const timePatterns = ['hh:mm:ss', 'hh:mm', 'h:mm', 'h:mm AM/PM']
const momentPatterns = [
  'yyyy-mm-ddThh:mm:ss',
  ...datePatterns.flatMap((date) => timePatterns.map((time) => `${date} ${time}`)),
]

/** @param text  what the cell showed, e.g. "00123", "£1,234.50", "12%" */
export function patternOfNumber(digits: string, text: string): string {
  // What a file shows without a format we show in full, where a spreadsheet program has room for eleven digits.
  if (text === digits) return 'General'
  const value = Number(digits)
  const decimals = /[.,](\d+)\D*$/.exec(text.replace(/E[-+]?\d+$/, ''))?.[1]?.length ?? 0
  const tail = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`
  const before = /^[^\d(-]*/.exec(text)?.[0] ?? ''
  const after = /[^\d)]*$/.exec(text)?.[0] ?? ''
  const [start, end] = [quoted(before), after === '%' ? '%' : quoted(after)]
  const likely = [
    '0'.repeat(/^\d+$/.test(text) ? text.length : 1),
    ...['0', '#,##0'].flatMap((whole) => [`${whole}${tail}`, `${start}${whole}${tail}${end}`]),
    ...['0E+00', `0${tail}E+00`, `0${tail}E+0`],
  ]
  // One that nobody thought of is written as it stood: such a cell still is its number.
  return likely.find((pattern) => shows(pattern, value, text)) ?? quoted(text)
}

/** @param serial  as `serialOfIso` gives it */
export function patternOfDate(serial: number, text: string): string {
  const patterns = Number.isInteger(serial) ? datePatterns : momentPatterns
  return patterns.find((pattern) => shows(pattern, serial, text)) ?? patterns[0] ?? 'yyyy-mm-dd'
}

const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '')}"`)

function shows(pattern: string, value: number, text: string): boolean {
  try {
    return format(pattern, value) === text
  } catch {
    return false
  }
}
