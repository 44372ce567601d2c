/**
 * Finds the rows of a text file that were written with more values than the others. Programs write as many separators in every row, so
 * one more, even at the end with nothing behind it, tells of a value that holds the separator itself and was cut in two.
 */
import type { LongRow, Sheet } from '../../../shared/sheet/sheet.ts'

/** So many times more rows have the usual count than are longer: else nothing is usual. */
const timesLonger = 2

/** @param counts  how many values each row has, empty ones too */
export function longRowsOf(
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
