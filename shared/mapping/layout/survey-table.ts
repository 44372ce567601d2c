/** What most rows of a sheet look like, so that those can be told that are no accounts. */
import type { Sheet } from '../../sheet/sheet.ts'
import { mayNameCode, namesAccount } from '../../vocabulary/heading-words.ts'

/** The columns that are filled, row by row. */
export type FilledColumns = readonly number[]

export function surveyRows(sheet: Sheet): readonly FilledColumns[] {
  return Array.from({ length: sheet.rowCount }, (_, rowIndex) => sheet.filledColumns(rowIndex))
}

export type Table = {
  /** Columns that hardly a row leaves blank. */
  readonly core: readonly number[]
  /** The first of them: what the row is about. */
  readonly identity: number | undefined
  /** The first column that any row fills: those that fill it say what they are about, and those below them go on with it. */
  readonly leading: number
  /** Index of the last row that is filled like the others. */
  readonly lastFullRow: number
  /** How many rows are. */
  readonly fullRowCount: number
  /** Filled cells of a usual row. */
  readonly usualWidth: number
  readonly rows: readonly FilledColumns[]
  readonly firstRow: number
  /** By column, from index 0. */
  readonly headers: readonly string[]
  /** Core columns whose headings name the number of an account. */
  readonly accountNumbers: readonly number[]
  /** Core columns that may have numbers of any kind, and no amounts, dates or names by their headings. */
  readonly codes: readonly number[]
  /** Of a column, by decimal mark: added up when somebody asks. */
  readonly sums: Map<number, readonly number[]>
}

/** A column counts as core when at least this share of the rows fills it. */
const coreShare = 0.8

/** @param headers  by column, from index 0 */
export function surveyTable(
  sheet: Sheet,
  rows: readonly FilledColumns[],
  firstRow: number,
  headers: readonly string[],
): Table {
  // What a report prints below its rows is narrow, and may be more than a short table has.
  const lastWide = rows.findLastIndex((row) => row.length > 1)
  const filled = countAlike(rows, firstRow, lastWide < firstRow ? rows.length : lastWide + 1)
  const usualWidth = usualWidthOf(filled)
  // Totals and footers are narrower than data and would pull the shares down.
  const full = [...filled].filter(([row]) => row.length * 2 > usualWidth)
  const fullCount = full.reduce((sum, [, count]) => sum + count, 0)
  const counts = new Array<number>(sheet.columnCount).fill(0)
  for (const [row, count] of full) for (const column of row) counts[column] = (counts[column] ?? 0) + count
  const core = counts.flatMap((count, column) => (count > 0 && count >= fullCount * coreShare ? [column] : []))
  const isCore = new Set(core)
  const isFull = (row: FilledColumns): boolean => row.filter((column) => isCore.has(column)).length >= core.length * 0.6
  const alike = countAlike(rows, firstRow, rows.length)
  const fullRows = new Set([...alike.keys()].filter(isFull))
  const accountNumbers = core.filter((column) => namesAccount(headers[column] ?? ''))
  return {
    core,
    identity: core[0],
    leading: [...filled.keys()].reduce((least, [first = least]) => Math.min(least, first), sheet.columnCount),
    lastFullRow: rows.findLastIndex((row, index) => index >= firstRow && fullRows.has(row)),
    fullRowCount: [...fullRows].reduce((sum, row) => sum + (alike.get(row) ?? 0), 0),
    usualWidth,
    rows,
    firstRow,
    headers,
    accountNumbers,
    codes: core.filter((column) => mayNameCode(headers[column] ?? '')),
    sums: new Map(),
  }
}

/** How many rows have each list, without those that are blank; most share one (cell-store.ts). */
function countAlike(rows: readonly FilledColumns[], first: number, end: number): ReadonlyMap<FilledColumns, number> {
  const counts = new Map<FilledColumns, number>()
  for (let index = first; index < end; index += 1) {
    const row = rows[index]
    if (row !== undefined && row.length > 0) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return counts
}

/** Of all rows in the order of their widths, that of the one in the middle. */
function usualWidthOf(counts: ReadonlyMap<FilledColumns, number>): number {
  const byWidth = [...counts].sort(([one], [other]) => one.length - other.length)
  let left = Math.floor(byWidth.reduce((sum, [, count]) => sum + count, 0) / 2)
  for (const [row, count] of byWidth) {
    if (left < count) return row.length
    left -= count
  }
  return 0
}

/** Whether nothing stands right above a row, and data further up. */
export function isAfterGap(index: number, { rows, firstRow }: Table): boolean {
  let above = index - 1
  while (above >= firstRow && rows[above]?.length === 0) above -= 1
  return above >= firstRow && above < index - 1
}

export const textAt = (sheet: Sheet, rowIndex: number, column: number): string =>
  sheet.cellAt(rowIndex, column).text.trim()

/** A number like those of other accounts: "1004" below "1001", and not how many accounts there are. */
export const namesAccountLikeOthers = (sheet: Sheet, index: number, table: Table): boolean =>
  table.accountNumbers.some((column) => isShapedLikeOthers(sheet, index, column, table))

/** Whether a value has the shape of one in the first rows, or of one not far above: numbers that are counted on get longer. */
export function isShapedLikeOthers(sheet: Sheet, index: number, column: number, { firstRow }: Table): boolean {
  const shape = shapeOf(textAt(sheet, index, column))
  if (shape === '') return false
  const isAlike = (row: number): boolean => shapeOf(textAt(sheet, row, column)) === shape
  for (let row = firstRow; row < Math.min(index, firstRow + sampledRows); row += 1) if (isAlike(row)) return true
  for (let row = index - 1; row >= Math.max(firstRow, index - sampledRows); row -= 1) if (isAlike(row)) return true
  return false
}

const sampledRows = 50
const longestNumber = 40
/** A star in front marks a number, and is no part of it. */
const shapeOf = (text: string): string =>
  text.length > longestNumber
    ? ''
    : text
        .replace(/^[*†]+\s*/, '')
        .replaceAll(/\d/g, '9')
        .replaceAll(/\p{L}/gu, 'a')
