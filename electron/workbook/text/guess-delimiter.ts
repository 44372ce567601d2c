/** Guesses what parts the columns of a text: the sign that cuts its first lines into the most even rows. */
import type { QuoteSign } from '../../../shared/sheet/sheet.ts'
import { cuttingOf, delimitedScanner } from './scan-delimited.ts'

/** In the order they are likely; the last two are separators of ASCII's own, which hardly any program writes. */
const candidates = [',', '\t', '|', ';', '\u001e', '\u001f']
const usual = ','
/** Enough to tell, and little enough of a text that has no line ends. */
const sampleRows = 50
const sampleBytes = 1_000_000
/** On average: nearly every row is parted once at least. */
const fewestColumns = 1.99

/** @param bytes  UTF-8. @param start  where the first row begins */
export function guessDelimiter(bytes: Uint8Array, start: number): string {
  const sample = bytes.subarray(0, start + sampleBytes)
  let best = { delimiter: usual, unevenness: Number.POSITIVE_INFINITY, columns: 0 }
  for (const delimiter of candidates) {
    const { columns, unevenness } = cutInto(sample, start, delimiter, '"', sampleRows)
    const isEvener = unevenness < best.unevenness || (unevenness === best.unevenness && columns > best.columns)
    if (columns > fewestColumns && isEvener) best = { delimiter, unevenness, columns }
  }
  return best.delimiter
}

/** Whether rows have the same number of values rather if these stand between such signs than between others. */
export const isEvenerWith = (sign: QuoteSign, other: QuoteSign, sample: Uint8Array, start: number, delimiter: string) =>
  cutInto(sample, start, delimiter, sign).unevenness < cutInto(sample, start, delimiter, other).unevenness

/** @returns `columns`: of the rows that are not empty, on average; `unevenness`: how much their numbers differ, 0 where all are alike */
function cutInto(sample: Uint8Array, start: number, delimiter: string, quote: QuoteSign, rows?: number) {
  const widths = widthsOf(sample, start, delimiter, quote, rows)
  const columns = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length)
  const steps = widths.slice(1).reduce((sum, width, index) => sum + Math.abs(width - (widths[index] ?? 0)), 0)
  return { columns, unevenness: steps / columns }
}

/** How many columns the first rows have that are not empty. */
function widthsOf(
  sample: Uint8Array,
  start: number,
  delimiter: string,
  quote: QuoteSign,
  rows = Number.POSITIVE_INFINITY,
): readonly number[] {
  const widths: number[] = []
  let isFilled = false
  const scanner = delimitedScanner(sample, start, cuttingOf(delimiter, quote), () => {
    isFilled = true
  })
  while (scanner.place() < sample.length && widths.length < rows) {
    isFilled = false
    const width = scanner.readRow()
    if (width > 1 || isFilled) widths.push(width)
  }
  return widths
}
