/** Reads .csv and .tsv files with Papa Parse: every cell is text, and rows count as a spreadsheet program shows them. */
import Papa from 'papaparse'
import type { Sheet, TextReading } from '../../../shared/sheet.ts'
import { sheetBuilder } from '../cell-store.ts'
import { undoFormulaSafe } from '../formula-safe.ts'
import { limits } from '../limits.ts'
import { workbookStore } from '../workbook-store.ts'
import { decodeText, detectEncoding, isKnownEncoding } from './detect-encoding.ts'
import { detectQuote } from './detect-quote.ts'

export type Delimited = { readonly sheet: Sheet; readonly reading: TextReading; readonly found: TextReading }

/** Why a text file is not read. */
export type TextFault =
  | { readonly fault: 'quoteNeverClosed'; readonly row: number }
  | { readonly fault: 'encodingUnreadable'; readonly encoding: string }
  | { readonly fault: 'notText' }

export class TextError extends Error {
  readonly reason: TextFault
  constructor(reason: TextFault) {
    super(`Text file: ${reason.fault}`)
    this.reason = reason
  }
}

/** Lines looked at to find the delimiter. */
const previewRows = 50

/**
 * @param name  of the sheet
 * @param given  what the person or the project says about encoding, delimiter and quotation marks; the rest is found out
 * @param usualDelimiter  of files with such a name, where that tells more than the text
 * @throws TextError, TooManyCells
 */
export function readDelimited(
  name: string,
  bytes: Uint8Array,
  given: Partial<TextReading>,
  usualDelimiter?: string,
): Delimited {
  const foundEncoding = detectEncoding(bytes)
  const encoding = given.encoding ?? foundEncoding
  if (!isKnownEncoding(encoding)) throw new TextError({ fault: 'encodingUnreadable', encoding })
  // One kind of line end: files that were pasted together have several, and half a line end would stick to a value.
  const decoded = decodeText(bytes, encoding).replaceAll(/\r\n?/g, '\n')
  if (decoded.includes('\0'))
    throw new TextError(given.encoding === undefined ? { fault: 'notText' } : { fault: 'encodingUnreadable', encoding })
  const { text, delimiter: named } = takeSepLine(decoded)
  const foundDelimiter = usualDelimiter ?? named ?? guessDelimiter(text)
  const delimiter = given.delimiter ?? foundDelimiter
  const foundQuote = detectQuote(text, delimiter)
  const reading = { encoding, delimiter, quote: given.quote ?? foundQuote }
  return {
    sheet: parse(name, text, reading),
    reading,
    found: { encoding: foundEncoding, delimiter: foundDelimiter, quote: foundQuote },
  }
}

/** Excel's own hint, which it doesn't show as a row: a first line `sep=;`. */
function takeSepLine(text: string): { text: string; delimiter?: string } {
  const match = /^"?sep=(.)"?\n/i.exec(text)
  return match === null ? { text } : { text: text.slice(match[0].length), delimiter: match[1] ?? ',' }
}

function guessDelimiter(text: string): string {
  // Blank lines left in would make a file of two columns look like one without any delimiter.
  const { meta } = Papa.parse(text.slice(0, 1_000_000), { preview: previewRows, skipEmptyLines: true, newline: '\n' })
  return meta.delimiter
}

function parse(name: string, text: string, { delimiter, quote }: TextReading): Sheet {
  const sheet = sheetBuilder(name, false, workbookStore())
  let rowIndex = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    // Without quotation marks a line is cut at every delimiter, which Papa calls its fast mode.
    ...(quote === '' ? { fastMode: true } : { quoteChar: quote }),
    // Empty lines are rows too: without them every row below would be called by a wrong number.
    skipEmptyLines: false,
    step({ data, errors }) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        throw new TextError({ fault: 'quoteNeverClosed', row: rowIndex + 1 })
      }
      const columns = Math.min(data.length, limits.columns)
      for (let column = 0; column < columns; column += 1) {
        const value = undoFormulaSafe(data[column] ?? '')
        sheet.putText(rowIndex, column, value)
      }
      rowIndex += 1
    },
  })
  return sheet.build()
}
