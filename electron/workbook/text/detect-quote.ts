/** Finds the sign that values of a text file are put between when they hold the delimiter themselves. */
import type { QuoteSign } from '../../../shared/sheet.ts'

/** Enough of the file to tell. */
const sampleLength = 1_000_000

/** @returns the usual sign where the file quotes nothing: there it makes no difference */
export function detectQuote(text: string, delimiter: string): QuoteSign {
  const sample = text.slice(0, sampleLength)
  return countQuoted(sample, "'", delimiter) > countQuoted(sample, '"', delimiter) ? "'" : '"'
}

/** Values that begin and end with the sign. An apostrophe inside a name does neither. */
function countQuoted(text: string, quote: string, delimiter: string): number {
  const mark = delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return text.match(new RegExp(`(?:^|${mark})${quote}[^${quote}\\n]*${quote}(?=${mark}|$)`, 'gm'))?.length ?? 0
}
