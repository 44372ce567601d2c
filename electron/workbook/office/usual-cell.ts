/**
 * Reads a cell of a worksheet at one go, where it is written as nearly every program writes nearly every cell:
 * `<c r="B7" s="2" t="s"><v>12</v></c>` or `<c r="B7" t="inlineStr"><is><t>Ana</t></is></c>`, perhaps with a formula. All else is left to
 * be read tag by tag (`read-xlsx-sheet.ts`), which takes three times as long and gives the same.
 */
import type { Cell } from '../../../shared/sheet/sheet.ts'
import type { SheetBuilder } from '../store/cell-store.ts'
import type { XmlBytes } from '../xml/xml-bytes.ts'
import { equals, greaterThan, lessThan, quote, slash, space } from '../xml/xml-marks.ts'
import { unescapeString } from './xlsx-strings.ts'

/** Where the cell is that was read last, by index from 0; -1 before the first. */
export type CellPlace = { row: number; column: number }

const letterA = 0x41
const letterZ = 0x5a
const letterB = 0x62
const letterC = 0x63
const letterF = 0x66
const letterN = 0x6e
const letterR = 0x72
const letterS = 0x73
const letterT = 0x74
const letterV = 0x76
const zero = 0x30
const nine = 0x39
const minus = 0x2d
const point = 0x2e

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text))
const inlineType = bytesOf('inlineStr')
const stringType = bytesOf('str')
const opensInline = [bytesOf('<is><t>'), bytesOf('<is><t xml:space="preserve">')]
const closesInline = bytesOf('</t></is></c>')

/** The types that are read here; what stands in `t` is a letter for most. */
const isNumber = letterN
const isShared = letterS
const isYesNo = letterB
const isInline = 1
const isString = 2

/**
 * @param place  is set to the place of the cell
 * @param sharedCount  how many texts of the workbook are shared strings
 * @param isCalculated  whether the results of formulas can be relied on: else formulas are left as well
 * @param struckOut  styles whose cells are left as well
 * @returns a function that takes the place of the `c` of `<c`, and returns where the cell ends, or -1 when it is not a usual one, or
 *   its end has not come yet; nothing has happened then
 */
export function usualCells(
  sheet: SheetBuilder,
  place: CellPlace,
  sharedCount: number,
  isCalculated: boolean,
  struckOut: ReadonlySet<number>,
) {
  /** Puts the cell whose value begins at `start`; returns where the value ends, or -1. */
  const putValue = (source: XmlBytes, start: number, row: number, column: number, type: number, style: number) => {
    const { bytes } = source
    const end = endOfText(bytes, start)
    if (!closesValue(bytes, end)) return -1
    if (type === isString) {
      sheet.putText(row, column, unescapeString(source.text(start, end)))
      return end
    }
    const number = doubleOfBytes(bytes, start, end)
    if (type === isNumber && !Number.isNaN(number)) sheet.putNumber(row, column, number, style)
    else if (type === isShared && number >= 0 && number < sharedCount && Number.isInteger(number))
      sheet.putTextAt(row, column, number)
    else if (type === isYesNo && (number === 0 || number === 1)) sheet.put(row, column, number === 1 ? yesCell : noCell)
    else return -1
    return end
  }

  const putInline = (source: XmlBytes, at: number, row: number, column: number): number => {
    const { bytes } = source
    const opens = opensInline.find((wanted) => isAt(bytes, at, wanted))
    if (opens === undefined) return -1
    const start = at + opens.length
    const end = endOfText(bytes, start)
    if (!isAt(bytes, end, closesInline)) return -1
    sheet.putText(row, column, unescapeString(source.text(start, end)))
    return end + closesInline.length
  }

  return (source: XmlBytes, start: number): number => {
    const { bytes } = source
    if (bytes[start] !== letterC) return -1
    let row = 0
    let column = 0
    let style = 0
    let type = isNumber
    let at = start + 1
    while (bytes[at] === space) {
      const name = bytes[at + 1]
      if (bytes[at + 2] !== equals || bytes[at + 3] !== quote) return -1
      at += 4
      let byte = bytes[at] as number
      if (name === letterR) {
        for (; byte >= letterA && byte <= letterZ; byte = bytes[at] as number) {
          column = column * 26 + byte - letterA + 1
          at += 1
        }
        for (; byte >= zero && byte <= nine; byte = bytes[at] as number) {
          row = row * 10 + byte - zero
          at += 1
        }
      } else if (name === letterS) {
        for (; byte >= zero && byte <= nine; byte = bytes[at] as number) {
          style = style * 10 + byte - zero
          at += 1
        }
      } else if (name === letterT && bytes[at + 1] === quote) {
        type = byte
        at += 1
      } else if (name === letterT && isAt(bytes, at, inlineType)) {
        type = isInline
        at += inlineType.length
      } else if (name === letterT && isAt(bytes, at, stringType)) {
        type = isString
        at += stringType.length
      } else return -1
      if (bytes[at] !== quote) return -1
      at += 1
    }
    if (row === 0 || column === 0 || struckOut.has(style)) return -1
    let end = -1
    if (bytes[at] === slash) end = bytes[at + 1] === greaterThan ? at + 2 : -1
    else if (bytes[at] !== greaterThan) return -1
    else if (type === isInline) end = putInline(source, at + 1, row - 1, column - 1)
    else {
      const valueAt = isCalculated ? pastFormula(bytes, at + 1) : at + 1
      if (bytes[valueAt] !== lessThan || bytes[valueAt + 1] !== letterV || bytes[valueAt + 2] !== greaterThan) return -1
      end = putValue(source, valueAt + 3, row - 1, column - 1, type, style)
      if (end > 0) end += closingBytes
    }
    if (end > 0) {
      place.row = row - 1
      place.column = column - 1
    }
    return end
  }
}

const yesCell: Cell = { kind: 'boolean', text: 'TRUE', value: true }
const noCell: Cell = { kind: 'boolean', text: 'FALSE', value: false }

/** Where the content of a cell goes on after its formula: a formula without a stored result has nothing there. */
function pastFormula(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== lessThan || bytes[start + 1] !== letterF) return start
  let at = start + 2
  while (at < bytes.length && bytes[at] !== greaterThan) at += 1
  if (bytes[at - 1] === slash) return at + 1
  at = endOfText(bytes, at)
  return bytes[at + 1] === slash && bytes[at + 2] === letterF && bytes[at + 3] === greaterThan ? at + 4 : start
}

const closingBytes = '</v></c>'.length

/** Bytes are compared one by one: a loop over so few takes twice as long. */
const closesValue = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === lessThan &&
  bytes[at + 1] === slash &&
  bytes[at + 2] === letterV &&
  bytes[at + 3] === greaterThan &&
  bytes[at + 4] === lessThan &&
  bytes[at + 5] === slash &&
  bytes[at + 6] === letterC &&
  bytes[at + 7] === greaterThan

/** Where the next tag begins; the end of the bytes when none does. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== lessThan) at += 1
  return at
}

function isAt(bytes: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let at = 0; at < wanted.length; at += 1) if (bytes[start + at] !== wanted[at]) return false
  return true
}

/** An integer of more digits is kept as it is written: no double holds it. */
const mostWholeDigits = 15
/** A double holds every number of so many digits. */
const mostExactDigits = 15
const powersOfTen = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

/**
 * Reads a number straight from its bytes, where it is written as nearly all are: digits, and perhaps a point.
 * @returns NaN for what has an exponent, more than 15 digits before its point, or is no number
 */
function doubleOfBytes(bytes: Uint8Array, start: number, end: number): number {
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
