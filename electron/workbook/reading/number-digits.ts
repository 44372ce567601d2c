/** Number cells as digits: what a spreadsheet means by a number is its 15 significant digits, not the double behind them. */

const significantDigits = 15

/** What most numbers look like already; working the others out takes ten times as long. */
const alreadyPlain = /^(?:0|-?(?:[1-9]\d*(?:\.\d*[1-9])?|0\.\d*[1-9]))$/

/**
 * The digits of a stored number.
 * @param stored  as the file has it: "127.68", "0.30000000000000004", "1.0443720856539964E+16"; JavaScript's notation of a double
 *   where the file keeps doubles
 * @returns plain digits at 15 significant ones ("0.3"). Two things are kept as they are stored, because they tell that a number
 *   is no longer what somebody typed: an exponent ("1.04437208565400E+16" as "1.044372085654E+16"), and the digits of an integer
 *   with more than 15 of them. `undefined` when it is no number.
 */
export function digitsOf(stored: string): string | undefined {
  if (stored.length <= significantDigits && alreadyPlain.test(stored)) return stored
  const match = /^([+-]?)0*(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(stored.trim())
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent] = match
  if (whole === '' && fraction === '' && !/0/.test(stored)) return undefined
  const value = Number(stored)
  if (!Number.isFinite(value)) return undefined
  if (exponent !== undefined) return withExponent(value)
  if (/^0*$/.test(fraction) && whole.length > significantDigits) return (sign === '-' ? '-' : '') + whole
  return plainDigits(value)
}

/** Plain digits of a double. */
export function digitsOfDouble(value: number): string {
  const text = String(value)
  return text.length <= significantDigits && !text.includes('e') ? text : plainDigits(value)
}

/** Plain digits of a double, at 15 significant ones. */
function plainDigits(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(significantDigits - 1).split('e')
  const sign = value < 0 ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '')
  if (digits === '') return '0'
  const pointAt = Number(exponent) + 1
  if (pointAt <= 0) return `${sign}0.${'0'.repeat(-pointAt)}${digits}`
  if (pointAt >= digits.length) return sign + digits.padEnd(pointAt, '0')
  return `${sign}${digits.slice(0, pointAt)}.${digits.slice(pointAt)}`
}

function withExponent(value: number): string {
  if (value === 0) return '0'
  const [mantissa = '', exponent = ''] = value.toExponential(significantDigits - 1).split('e')
  return `${mantissa.replace(/\.?0+$/, '')}E${exponent}`
}
