/** Reads .csv and .tsv files: every cell is text, and rows count as a spreadsheet program shows them. */

import { limits } from '../../../shared/sheet/file-limits.ts'
import {
  type CutRows,
  type LongRow,
  longestCellText,
  type QuoteSign,
  type Sheet,
  type StrayQuotes,
  type TextReading,
} from '../../../shared/sheet/sheet.ts'
import { enoughBytes } from '../reading/cut-cell-text.ts'
import { sheetBuilder } from '../store/cell-store.ts'
import { workbookStore } from '../store/workbook-store.ts'
import { undoFormulaSafe } from '../writing/formula-safe.ts'
import { writtenTexts } from '../writing/written-texts.ts'
import { detectEncoding, isKnownEncoding } from './detect-encoding.ts'
import { guessDelimiter, isEvenerWith } from './guess-delimiter.ts'
import { cuttingOf, delimitedScanner } from './scan-delimited.ts'
import { carriageReturn, lineFeed, utf8Of } from './text-bytes.ts'
import { textPlaces } from './text-places.ts'

export type Delimited = {
  readonly sheet: Sheet
  readonly reading: TextReading
  readonly found: TextReading
  readonly strayQuotes?: StrayQuotes
  readonly cutRows?: CutRows
}

type Nuls = { readonly count: number; readonly firstLine: number }

/** Why a text file is not read. */
export type TextFault =
  | { readonly fault: 'encodingUnreadable'; readonly encoding: string }
  | { readonly fault: 'notText' }
  | ({ readonly fault: 'hasNuls' } & Nuls)

export class TextError extends Error {
  readonly reason: TextFault
  constructor(reason: TextFault) {
    super(`Text file: ${reason.fault}`)
    this.reason = reason
  }
}

/** How much is read between two calls of `onPiece`. */
const pieceBytes = 4 << 20
/** Enough to find the quotation marks in. */
const sampleBytes = 1_000_000
const apostrophe = 0x27
const equalsSign = 0x3d

/**
 * @param name  of the sheet
 * @param given  what the person or the project says about encoding, delimiter and quotation marks; the rest is found out
 * @param usualDelimiter  of files with such a name, where that tells more than the text
 * @param onPiece  waited for after each piece, with how much is read, 0 … 1
 * @throws TextError, BeyondLimit
 */
export async function readDelimited(
  name: string,
  bytes: Uint8Array,
  given: Partial<TextReading>,
  usualDelimiter: string | undefined,
  onPiece: (fraction: number) => Promise<void>,
): Promise<Delimited> {
  const foundEncoding = detectEncoding(bytes)
  const encoding = given.encoding ?? foundEncoding
  if (!isKnownEncoding(encoding)) throw new TextError({ fault: 'encodingUnreadable', encoding })
  const text = utf8Of(bytes, encoding)
  const nuls = nulsIn(text)
  if (nuls !== undefined) {
    if (nuls.count * fewNuls < text.length) throw new TextError({ fault: 'hasNuls', ...nuls })
    throw new TextError(given.encoding === undefined ? { fault: 'notText' } : { fault: 'encodingUnreadable', encoding })
  }
  const { start, delimiter: named } = takeSepLine(text)
  const foundDelimiter = usualDelimiter ?? named ?? guessDelimiter(text, start)
  const delimiter = given.delimiter ?? foundDelimiter
  const foundQuote = detectQuote(text, start, delimiter)
  const reading = { encoding, delimiter, quote: given.quote ?? foundQuote }
  return {
    ...(await readRows(name, text, start, reading, onPiece)),
    reading,
    found: { encoding: foundEncoding, delimiter: foundDelimiter, quote: foundQuote },
  }
}

/** A text with fewer than one NUL in so many bytes is a text that was damaged; files of other kinds, or another character set, have more. */
const fewNuls = 20

function nulsIn(text: Buffer): Nuls | undefined {
  const first = text.indexOf(0)
  if (first < 0) return undefined
  let count = 0
  for (let at = first; at >= 0; at = text.indexOf(0, at + 1)) count += 1
  let firstLine = 1
  for (let at = text.indexOf(lineFeed); at >= 0 && at < first; at = text.indexOf(lineFeed, at + 1)) firstLine += 1
  return { count, firstLine }
}

/** Excel's own hint, which it doesn't show as a row: a first line `sep=;`. */
function takeSepLine(text: Buffer): { readonly start: number; readonly delimiter?: string } {
  const match = /^"?sep=(.)"?(?:\r\n?|\n)/iu.exec(text.toString('utf8', 0, 16))
  return match === null ? { start: 0 } : { start: Buffer.byteLength(match[0]), delimiter: match[1] ?? ',' }
}

/** One kind of line end: files that were pasted together have several, and half a line end would stick to a value. */
const withOneLineEnd = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

async function readRows(
  name: string,
  text: Buffer,
  start: number,
  { delimiter, quote }: TextReading,
  onPiece: (fraction: number) => Promise<void>,
): Promise<Pick<Delimited, 'sheet' | 'strayQuotes' | 'cutRows'>> {
  const store = workbookStore({ written: writtenTexts(text) })
  const sheet = sheetBuilder(name, false, store)
  const placeOf = textPlaces(text)
  const mark = quote.charCodeAt(0)
  const rowsCut = new Set<number>()

  /** Between quotation marks they are doubled, lines may end in any way, and an apostrophe may have made the text safe. */
  const isAsWritten = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1) {
      const byte = text[at]
      if (byte === mark || byte === carriageReturn || byte === apostrophe) return false
    }
    return true
  }
  const scanner = delimitedScanner(text, start, cuttingOf(delimiter, quote), (row, column, from, to, isQuoted) => {
    if (column >= limits.columns) {
      if (to > from) rowsCut.add(row + 1)
      return
    }
    const isShort = to - from <= longestCellText
    const first = text[from]
    if (isShort && first !== apostrophe && first !== equalsSign && (!isQuoted || isAsWritten(from, to))) {
      sheet.putWritten(row, column, placeOf(from, to), to - from)
      return
    }
    const written = text.toString('utf8', from, Math.min(to, from + enoughBytes))
    const value = isQuoted ? withOneLineEnd(written).replaceAll(quote + quote, quote) : written
    sheet.putText(row, column, undoFormulaSafe(value))
  })
  const counts: number[] = []
  while (scanner.place() < text.length) {
    const pieceEnd = Math.min(scanner.place() + pieceBytes, text.length)
    while (scanner.place() < pieceEnd) counts.push(scanner.readRow())
    await onPiece(Math.min(1, scanner.place() / text.length))
  }
  const built = sheet.build()
  const strayQuotes = scanner.strayQuotes()
  const [firstRow] = rowsCut
  return {
    sheet: { ...built, longRows: longRowsOf(counts, built) },
    ...(strayQuotes && { strayQuotes }),
    ...(firstRow !== undefined && { cutRows: { count: rowsCut.size, firstRow, lastColumn: limits.columns } }),
  }
}

/**
 * Finds the sign that values are put between when they hold the delimiter themselves.
 * An apostrophe is the sign only where it must be one: names begin with it too ('s-Hertogenbosch), and spreadsheet programs put it
 * in front of text. So all headings are between apostrophes, or values between them hold the delimiter and rows are evener so.
 * @returns the usual sign where the file quotes nothing: there it makes no difference
 */
function detectQuote(text: Buffer, start: number, delimiter: string): QuoteSign {
  const sample = withOneLineEnd(text.toString('utf8', start, start + sampleBytes))
  const mark = delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  if (new RegExp(`(?:^|${mark})"`, 'm').test(sample)) return '"'
  const areHeadingsQuoted = new RegExp(`^\\s*'[^'\\n]*'(?:${mark}'[^'\\n]*')*(?:\\n|$)`).test(sample)
  if (areHeadingsQuoted) return "'"
  const quoted = [...sample.matchAll(new RegExp(`(?:^|${mark})'([^'\\n]*)'(?=${mark}|$)`, 'gm'))]
  const isAnyParted = quoted.some(([, value = '']) => value.includes(delimiter))
  return isAnyParted && isEvenerWith("'", '"', text.subarray(0, start + sampleBytes), start, delimiter) ? "'" : '"'
}

/** So many times more rows have the usual count than are longer: else nothing is usual. */
const timesLonger = 2

/**
 * Finds the rows that were written with more values than the others. Programs write as many separators in every row, so one more, even at
 * the end with nothing behind it, tells of a value that holds the separator itself and was cut in two.
 * @param counts  how many values each row has, empty ones too
 */
function longRowsOf(
  counts: readonly number[],
  { filledColumns }: Pick<Sheet, 'filledColumns'>,
): ReadonlyMap<number, LongRow> {
  const rowsOf = new Map<number, number>()
  // A row of one value is blank, or a title.
  for (const count of counts) if (count > 1) rowsOf.set(count, (rowsOf.get(count) ?? 0) + 1)
  const [usualCount = 0, usualRows = 0] = [...rowsOf].reduce(
    (most, one) => (one[1] > most[1] || (one[1] === most[1] && one[0] > most[0]) ? one : most),
    [0, 0] as const,
  )
  const longer = [...rowsOf].reduce((sum, [count, rows]) => (count > usualCount ? sum + rows : sum), 0)
  const long = new Map<number, LongRow>()
  if (longer === 0 || longer * timesLonger > usualRows) return long
  counts.forEach((count, rowIndex) => {
    const lastFilled = count > usualCount ? filledColumns(rowIndex).at(-1) : undefined
    if (lastFilled !== undefined) long.set(rowIndex, { count, usualCount, lastFilled })
  })
  return long
}
