/** Finds the sign that values of a text file are put between when they hold the delimiter themselves. */
import type { QuoteSign } from '../../../shared/sheet/sheet.ts'

/** Enough of the file to tell. */
const sampleLength = 1_000_000

/**
 * An apostrophe is the sign only where it must be one: names begin with it too ('s-Hertogenbosch), and spreadsheet programs put it
 * in front of text. So all headings are between apostrophes, or a value between them holds the delimiter.
 * @returns the usual sign where the file quotes nothing: there it makes no difference
 */
export function detectQuote(text: string, delimiter: string): QuoteSign {
  const sample = text.slice(0, sampleLength)
  const mark = delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  if (new RegExp(`(?:^|${mark})"`, 'm').test(sample)) return '"'
  const areHeadingsQuoted = new RegExp(`^\\s*'[^'\\n]*'(?:${mark}'[^'\\n]*')*(?:\\n|$)`).test(sample)
  const quoted = sample.matchAll(new RegExp(`(?:^|${mark})'([^'\\n]*)'(?=${mark}|$)`, 'gm'))
  return areHeadingsQuoted || [...quoted].some(([, value = '']) => value.includes(delimiter)) ? "'" : '"'
}
