/** Reads numbers straight from their bytes, where they are written as nearly all are: digits, and perhaps a point. */

const zero = 0x30
const nine = 0x39
const minus = 0x2d
const point = 0x2e

/** An integer of more digits is kept as it is written: no double holds it. */
const mostWholeDigits = 15
/** A double holds every number of so many digits. */
const mostExactDigits = 15
const powersOfTen = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

/** @returns NaN for what has an exponent, more than 15 digits before its point, or is no number */
export function doubleOfBytes(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === minus
  const first = isNegative ? start + 1 : start
  let digits = 0
  let pointAt = end
  for (let at = first; at < end; at += 1) {
    const byte = bytes[at] as number
    if (byte >= zero && byte <= nine) digits = digits * 10 + (byte - zero)
    else if (byte === point && pointAt === end) pointAt = at
    else return Number.NaN
  }
  const wholeDigits = pointAt - first
  const decimals = Math.max(0, end - pointAt - 1)
  if (wholeDigits < 1 || wholeDigits > mostWholeDigits) return Number.NaN
  if (wholeDigits + decimals > mostExactDigits)
    return Number(Buffer.from(bytes.subarray(start, end)).toString('latin1'))
  // Both are exact, so that the quotient is the double nearest to the decimal.
  const value = digits / (powersOfTen[decimals] as number)
  return isNegative ? -value : value
}
