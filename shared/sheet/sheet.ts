/** What a loaded spreadsheet is to the rest of the application: sheets of cells, each with what is shown and what it means. */

/**
 * One cell.
 * - `text` is what the spreadsheet shows; `''` when blank.
 * - `number.digits` is the number as plain decimal digits at the 15 significant digits a spreadsheet shows ("-127.68"), or with
 *   an exponent only where the file itself stores one.
 * - `date.iso` is the calendar meaning without a zone: "2024-06-09" or "2024-06-09T14:30:00".
 */
export type Cell =
  | { readonly kind: 'blank'; readonly text: '' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly digits: string }
  | { readonly kind: 'date'; readonly text: string; readonly iso: string }
  | { readonly kind: 'boolean'; readonly text: string; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }

export const blankCell: Cell = { kind: 'blank', text: '' }

/** The longest text of a cell, Excel's own limit: a longer one is cut where it is read. */
export const longestCellText = 32_767

/** Whether a cell was cut, here or by the program that wrote it; one letter less, where the last one is of two units. */
export const isAsLongAsCanBe = ({ text }: Cell): boolean => text.length >= longestCellText - 1

/**
 * Why a cell may not hold what somebody typed into it, as far as only the file can tell.
 * - `lostDigits`: a number of more than 15 digits; a spreadsheet program keeps no more of them.
 * - `scientific`: shown, or kept, as "1.04E+16".
 * - `dateSystem1904`: a date counted from 1904, as on an old Macintosh; pasted elsewhere it is four years off.
 * - `noStoredResult`: a formula that was never worked out, so that its value is not in the file.
 * - `merged`: the value is that of the first cell of a merged range, which covers this one.
 * - `struckOut`: a line goes through it.
 */
const cellDoubts = ['lostDigits', 'scientific', 'dateSystem1904', 'noStoredResult', 'merged', 'struckOut'] as const
export type CellDoubt = (typeof cellDoubts)[number]

/** The cells of one sheet, by index from 0. Outside `rowCount` × `columnCount` every cell is blank. */
export type Sheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly rowCount: number
  readonly columnCount: number
  cellAt(rowIndex: number, columnIndex: number): Cell
  /**
   * The columns that show something in a row, in order. A sheet with one cell far away has thousands of columns in a million rows, and
   * to look at each place of them takes minutes.
   */
  filledColumns(rowIndex: number): readonly number[]
  /** Of a workbook with edits it follows them; otherwise it is the caller's own. */
  valueId(columnIndex: number): Likeness
  /** Whether the file says something of its cells that they don't show: else `doubtsAt` has only what the cell itself tells. */
  readonly isDoubted: boolean
  /** Empty for most cells; a cell may have several. */
  doubtsAt(rowIndex: number, columnIndex: number): readonly CellDoubt[]
  /** Of a workbook with edits: what the file has in the cells of a column that were edited, by row index from 0. */
  replacedIn?(columnIndex: number): ReadonlyMap<number, Cell>
  /** Of a text file, rows that were written with more values than most, empty ones counted too, by index from 0. */
  readonly longRows?: ReadonlyMap<number, LongRow>
  /** Rows that the spreadsheet program doesn't show, hidden or filtered out, by index from 0. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Of a table that stands below another one: the sheet that both are in, and where it begins: a row of the file, by index from 0. */
  readonly below?: { readonly sheet: string; readonly rowIndex: number }
  /** Its rows are columns of the file (turned-sheet.ts). */
  readonly isTurned?: boolean
}

/** `usualCount`: how many values most rows have. `lastFilled`: the last column that is not blank, by index from 0. */
export type LongRow = { readonly count: number; readonly usualCount: number; readonly lastFilled: number }

/**
 * Which cells of a column are certainly alike, found out without looking at any. Exports repeat most of a row in the next one, and hold
 * a few towns and tariffs in 100,000 rows.
 */
export type Likeness = {
  /** Of the cell in each row, by index from 0: the same for cells that are alike. `likeBlank`: there is nothing; `likeNothing`: it has to be looked at. */
  readonly numbers: Int32Array
  /** No number is higher. */
  readonly highest: number
}

export const likeBlank = 0
export const likeNothing = -1

/** What most sheets hide. */
export const noneHidden: ReadonlySet<number> = new Set()

export type Workbook = {
  readonly fileName: string
  readonly format: WorkbookFormat
  readonly sheets: readonly Sheet[]
  /** How a text file was read, and how it seems to be written; absent for real spreadsheets. */
  readonly text?: TextReading & {
    readonly found: TextReading
    readonly strayQuotes?: StrayQuotes
    readonly cutRows?: CutRows
  }
}

export const workbookFormats = ['xlsx', 'xlsm', 'xls', 'ods', 'csv', 'tsv'] as const
export type WorkbookFormat = (typeof workbookFormats)[number]

/** What values are put between that hold the delimiter themselves; `''`: nothing, every quotation mark is part of its value. */
export const quoteSigns = ['"', "'", ''] as const
export type QuoteSign = (typeof quoteSigns)[number]

/** Quotation marks of a text file that open a value and are never closed: they are read as part of it. Rows count from 1. */
export type StrayQuotes = { readonly count: number; readonly firstRow: number }

/** Rows of a text file that go on beyond the last column that is read, `lastColumn`. Rows and columns count from 1. */
export type CutRows = { readonly count: number; readonly firstRow: number; readonly lastColumn: number }

export type TextReading = { readonly encoding: string; readonly delimiter: string; readonly quote: QuoteSign }

/**
 * What a row is. All but `data` is shown, and left out of the accounts.
 * - `header`: headings, a line of groups over them, or both again on a later page.
 * - `units`: a line below the headings that says what they are measured in.
 * - `section`: a line that names the rows below it, "North region".
 * - `remark`: a note below the table, or what a report prints between two pages.
 * - `hidden`: data that the file hides, and that a person chose to leave out for that.
 * - `leftOut`: data that a person chose to leave out.
 */
export const rowRoles = [
  'blank',
  'title',
  'header',
  'units',
  'section',
  'total',
  'remark',
  'hidden',
  'leftOut',
  'data',
] as const
export type RowRole = (typeof rowRoles)[number]

/**
 * The rows of data, by index from 0. A loop, because a list for each of 100,000 rows takes many times as long.
 * @param roles  by row index from 0
 * @param firstRow  no row before this one counts
 */
export function dataRowsOf(roles: readonly RowRole[], firstRow = 0): readonly number[] {
  const rows: number[] = []
  for (let row = Math.max(0, firstRow); row < roles.length; row += 1) if (roles[row] === 'data') rows.push(row)
  return rows
}

/** "F7", as a spreadsheet names its cells. Row and column count from 1. */
export const cellName = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `${columnLetters(column)}${row}`

/** "A", "Z", "AA", … as a spreadsheet names its columns; `column` counts from 1. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}
