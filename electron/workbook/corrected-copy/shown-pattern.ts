/** Finds the number format with which a number or a date shows exactly the text that it showed in the file it comes from. */
import { format } from 'numfmt'

const datePatterns = [
  ...['yyyy-mm-dd', 'dd/mm/yyyy', 'd/m/yyyy', 'mm/dd/yyyy', 'm/d/yyyy', 'm/d/yy', 'd/m/yy', 'dd.mm.yyyy', 'd.m.yyyy'],
  ...['dd-mm-yyyy', 'dd-mmm-yyyy', 'd-mmm-yyyy', 'dd-mmm-yy', 'd-mmm-yy', 'd mmm yyyy', 'd mmmm yyyy', 'mmm-yy'],
]
const timePatterns = ['hh:mm:ss', 'hh:mm', 'h:mm', 'h:mm AM/PM']
/** What has a time of day may be shown without it, or without its day. */
const momentPatterns = [
  'yyyy-mm-ddThh:mm:ss',
  ...datePatterns.flatMap((date) => timePatterns.map((time) => `${date} ${time}`)),
  ...datePatterns,
  ...timePatterns,
]

/**
 * @param text  what the cell showed, e.g. "00123", "£1,234.50", "12%", "(£20.00)"
 * @returns a format that shows other numbers as well: whoever types another one into the copy sees what they typed
 */
export function patternOfNumber(digits: string, text: string): string {
  // What a file shows without a format we show in full, where a spreadsheet program has room for eleven digits.
  if (text === digits) return 'General'
  const value = Number(digits)
  const patterns = value < 0 ? patternsOfNegative(text) : patternsLike(text)
  const usual = `0${decimalsOf(text)}`
  return [...patterns, alone(value, text, usual)].find((pattern) => shows(pattern, value, text)) ?? usual
}

/** Each way of writing the sign, around the patterns of what is left without it. */
function patternsOfNegative(text: string): readonly string[] {
  const plain = `0${decimalsOf(text)}`
  const withoutMinus = text.replace(/[-\u2212]/, '')
  const asShown = patternsLike(text)
  const bare = patternsLike(withoutMinus)
  return [
    ...bare,
    ...bare.flatMap((pattern) => [`${pattern};-${pattern}`, `${pattern};${pattern}-`]),
    ...patternsLike(text.replace(/[()]/g, '')).map((pattern) => `${pattern};(${pattern})`),
    // The sign stands between other signs ("£ -20.00"), or is a word ("20.00 DR"), which then is of these alone.
    ...asShown.map((pattern, index) => `${withoutMinus === text ? plain : bare[index]};${pattern}`),
  ]
}

/** @param text  without a sign */
function patternsLike(text: string): readonly string[] {
  const tail = decimalsOf(text)
  const before = /^\D*/.exec(text)?.[0] ?? ''
  const after = /\D*$/.exec(text)?.[0] ?? ''
  const [start, end] = [quoted(before), after === '%' ? '%' : quoted(after)]
  return [
    '0'.repeat(/^0\d+$/.test(text) ? text.length : 1),
    ...['0', '#,##0'].flatMap((whole) => [`${whole}${tail}`, `${start}${whole}${tail}${end}`]),
    ...['0E+00', `0${tail}E+00`, `0${tail}E+0`],
  ]
}

/** ".00" where two decimals are shown. */
function decimalsOf(text: string): string {
  const count = /[.,](\d+)\D*$/.exec(text.replace(/E[-+]?\d+$/, ''))?.[1]?.length ?? 0
  return count === 0 ? '' : `.${'0'.repeat(count)}`
}

/** @param serial  as `serialOfIso` gives it */
export function patternOfDate(serial: number, text: string): string {
  const patterns = Number.isInteger(serial) ? datePatterns : momentPatterns
  const usual = patterns[0] ?? 'yyyy-mm-dd'
  return [...patterns, alone(serial, text, usual)].find((pattern) => shows(pattern, serial, text)) ?? usual
}

/** Shows a text for one value only, and every other one as another pattern does, whose kind is that of the whole. */
const alone = (value: number, text: string, others: string): string => `[<>${value}]${others};${quoted(text)}`

const quoted = (text: string): string => (text === '' ? '' : `"${text.replaceAll('"', '')}"`)

function shows(pattern: string, value: number, text: string): boolean {
  try {
    return format(pattern, value) === text
  } catch {
    return false
  }
}
