/**
 * Finds where the values of a delimited text begin and end (RFC 4180, and what programs make of it), in its bytes as UTF-8: the signs
 * that part values are ASCII there, and a byte is compared many times faster than a letter of a string.
 *
 * A quotation mark opens a value only at its start, and closes it only before a delimiter, a line end or the end. Any other inside is
 * part of the value, as in `"the "old" house"`. Where one that opens is never closed, it is part of its value too, and the line is cut at
 * its delimiters: without that, one stray mark would make a single value of everything below it.
 */
import type { QuoteSign, StrayQuotes } from '../../../shared/sheet/sheet.ts'
import { carriageReturn, lineFeed, space, tab } from './text-bytes.ts'

export type Cutting = {
  /** As UTF-8, one byte or a few. */
  readonly delimiter: Uint8Array
  /** The byte values are put between; `undefined` where they are put between nothing. */
  readonly quote: number | undefined
}

export const cuttingOf = (delimiter: string, quote: QuoteSign): Cutting => ({
  delimiter: new TextEncoder().encode(delimiter),
  quote: quote === '' ? undefined : quote.charCodeAt(0),
})

/**
 * Takes one value. Places are in the bytes; the end is that of its last byte and one.
 * @param isQuoted  it stood between quotation marks, which are not counted in: those inside are doubled, and line ends as they are
 */
export type TakeValue = (rowIndex: number, columnIndex: number, start: number, end: number, isQuoted: boolean) => void

export type Scanner = {
  /** Where the next row begins; the length of the bytes, or more, when all are read. */
  place(): number
  /** @returns how many values the row has, empty ones too */
  readRow(): number
  /** Of the rows read; `undefined` where every quotation mark that opens a value is closed. */
  strayQuotes(): StrayQuotes | undefined
}

/** @param start  where the first row begins */
export function delimitedScanner(bytes: Uint8Array, start: number, cutting: Cutting, take: TakeValue): Scanner {
  const { delimiter, quote = -1 } = cutting
  const { length } = bytes
  const [firstOfDelimiter = -1] = delimiter
  const isSpaceDelimiter = firstOfDelimiter === space
  const isTabDelimiter = firstOfDelimiter === tab
  let at = start
  let row = 0
  let strayCount = 0
  let firstStrayRow = 0
  /** A mark that opens a value before this place is never closed either: on its way it would come by the same marks. */
  let unclosedUntil = 0

  const isDelimiter = (place: number): boolean => isDelimiterAt(bytes, place, delimiter)

  const isLineEnd = (byte: number | undefined): boolean => byte === lineFeed || byte === carriageReturn

  /** The end of a value, or the spaces before it, which some programs write behind the mark. */
  const endsValue = (place: number): boolean => {
    let end = place
    while ((bytes[end] === space && !isSpaceDelimiter) || (bytes[end] === tab && !isTabDelimiter)) end += 1
    return end >= length || isLineEnd(bytes[end]) || isDelimiter(end)
  }

  const beginsValue = (place: number): boolean => isLineEnd(bytes[place - 1]) || isDelimiter(place - delimiter.length)

  /** Where the marks end that follow one another from here on. */
  const pastQuotes = (place: number): number => {
    let end = place
    while (bytes[end] === quote) end += 1
    return end
  }

  /** @param open  the place of a mark that opens a value. @returns the place of the one that closes it, or -1 */
  const closingQuote = (open: number): number => {
    let end = pastQuotes(open)
    // Marks alone: two of them are an empty value, four are a value of one mark.
    if ((end - open) % 2 === 0) return endsValue(end) ? end - 1 : -1
    if (open < unclosedUntil) return -1
    for (;;) {
      const next = placeOfByte(bytes, quote, end, length)
      if (next === length) {
        unclosedUntil = length
        return -1
      }
      end = pastQuotes(next)
      if ((end - next) % 2 === 0) continue
      if (endsValue(end)) return end - 1
      if (end - next === 1 && beginsValue(next)) {
        // A second one that opens a value: the first was never closed.
        unclosedUntil = next
        return -1
      }
    }
  }

  /** Takes the value that begins here. @returns where it ends */
  const takeUnquoted = (column: number): number => {
    const end = endOfUnquoted(bytes, at, length, delimiter)
    if (end > at) take(row, column, at, end, false)
    return end
  }

  const takeQuoted = (column: number): number => {
    const close = closingQuote(at)
    if (close < 0) {
      if (strayCount === 0) firstStrayRow = row + 1
      strayCount += 1
      return takeUnquoted(column)
    }
    if (close > at + 1) take(row, column, at + 1, close, true)
    let end = close + 1
    while (end < length && !isLineEnd(bytes[end]) && !isDelimiter(end)) end += 1
    return end
  }

  const readRow = (): number => {
    let column = 0
    for (;;) {
      at = bytes[at] === quote ? takeQuoted(column) : takeUnquoted(column)
      column += 1
      if (at >= length || isLineEnd(bytes[at])) break
      at += delimiter.length
    }
    if (bytes[at] === carriageReturn && bytes[at + 1] === lineFeed) at += 1
    at += 1
    row += 1
    return column
  }

  return {
    place: () => at,
    readRow,
    strayQuotes: () => (strayCount === 0 ? undefined : { count: strayCount, firstRow: firstStrayRow }),
  }
}

/** Values are short: where the next mark stands is found before a call of `indexOf` has begun. @returns `length` where there is none */
function placeOfByte(bytes: Uint8Array, byte: number, start: number, length: number): number {
  let place = start
  while (place < length && bytes[place] !== byte) place += 1
  return place
}

/** Of all that is done here this is done most: for every byte. What it looks at is in variables of its own, which is three times as quick. */
function endOfUnquoted(bytes: Uint8Array, start: number, length: number, delimiter: Uint8Array): number {
  const first = delimiter[0]
  const isOneByte = delimiter.length === 1
  let end = start
  for (; end < length; end += 1) {
    const byte = bytes[end]
    if (byte === lineFeed || byte === carriageReturn) break
    if (byte === first && (isOneByte || isDelimiterAt(bytes, end, delimiter))) break
  }
  return end
}

function isDelimiterAt(bytes: Uint8Array, place: number, delimiter: Uint8Array): boolean {
  for (let index = 0; index < delimiter.length; index += 1) if (bytes[place + index] !== delimiter[index]) return false
  return true
}
