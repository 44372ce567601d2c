/**
 * Finds what each row of a sheet is: titles above, the headers, data, totals below. Nobody is asked, so the rules lean to one side:
 * a row that may be an account is data, because a left-out account is noticed by nobody, and a total among the accounts by everybody.
 */
import type { RowRole, Sheet, Workbook } from '../sheet.ts'
import { isLabel, isNumeric } from './cell-shape.ts'
import { findHeaderRow } from './find-header-row.ts'
import { findGroupLine } from './group-line.ts'
import { headingsOf } from './headings.ts'
import { isTotalPhrase, mentionsTotal } from './total-words.ts'
import { isPageLine, isUnitWord } from './unit-words.ts'

export type SheetLayout = {
  readonly sheet: string
  readonly isHidden: boolean
  /** Counted from 1; 0 when the sheet has no headers. */
  readonly headerRow: number
  /** Counted from 1; the row after the headers where there is no data. */
  readonly firstDataRow: number
  /** By column, from index 0; `''` where a column has none. */
  readonly headers: readonly string[]
  /** What each row is, by index from 0. */
  readonly roles: readonly RowRole[]
}

export const findLayouts = (workbook: Workbook): readonly SheetLayout[] =>
  workbook.sheets.map((sheet) => findLayout(sheet))

/** @param headerRow  counted from 1, where the person has said which row has the headers (0: none); else it is found */
export function findLayout(sheet: Sheet, headerRow: number = findHeaderRow(sheet)): SheetLayout {
  const rows = surveyRows(sheet)
  const groups = findGroupLine(sheet, headerRow)
  const unitsRow = findUnitsRow(sheet, rows, headerRow)
  const start = headerRow > 0 ? (unitsRow ?? headerRow - 1) + 1 : firstFullRow(rows)
  const table = surveyTable(sheet, rows, start)
  const heads: readonly Repeatable[] = [
    ...(headerRow > 0 ? [{ rowIndex: headerRow - 1, role: 'header' as const }] : []),
    ...(groups === undefined ? [] : [{ rowIndex: groups.rowIndex, role: 'header' as const }]),
    ...(unitsRow === undefined ? [] : [{ rowIndex: unitsRow, role: 'units' as const }]),
  ]
  const roles = rows.map((row, index): RowRole => {
    if (row.length === 0) return 'blank'
    const head = heads.find(({ rowIndex }) => rowIndex === index)
    if (head !== undefined) return head.role
    if (index < start) return 'title'
    const repeated = heads.find(({ rowIndex }) => repeats(sheet, row, index, rowIndex))
    if (repeated !== undefined) return repeated.role
    if (isTotal(sheet, row, index, table)) return 'total'
    return isFooter(sheet, row, index, table) ? 'title' : 'data'
  })
  const firstData = roles.indexOf('data', start)
  return {
    sheet: sheet.name,
    isHidden: sheet.isHidden,
    headerRow,
    firstDataRow: (firstData < 0 ? start : firstData) + 1,
    headers: headingsOf(sheet, headerRow, groups),
    roles,
  }
}

/** A row of the head that a printed report has again on every page. */
type Repeatable = { readonly rowIndex: number; readonly role: 'header' | 'units' }

/** The row below the headings, where it holds nothing but units. */
function findUnitsRow(sheet: Sheet, rows: readonly FilledColumns[], headerRow: number): number | undefined {
  if (headerRow === 0) return undefined
  const index = rows.findIndex((row, rowIndex) => rowIndex >= headerRow && row.length > 0)
  const isUnits = rows[index]?.every((column) => isUnitWord(textAt(sheet, index, column))) ?? false
  // The only row there is may be an account all the same.
  return isUnits && rows.slice(index + 1).some((row) => row.length > 0) ? index : undefined
}

/** The columns that are filled, row by row. */
type FilledColumns = readonly number[]

function surveyRows(sheet: Sheet): readonly FilledColumns[] {
  return Array.from({ length: sheet.rowCount }, (_, rowIndex) => sheet.filledColumns(rowIndex))
}

/** Without headers the data begins with the first row that is filled about as far as others are. */
function firstFullRow(rows: readonly FilledColumns[]): number {
  const fullest = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  return Math.max(
    0,
    rows.findIndex((row) => row.length > 0 && row.length >= fullest / 2),
  )
}

type Table = {
  /** Columns that hardly a row leaves blank. */
  readonly core: readonly number[]
  /** The first of them: what the row is about. */
  readonly identity: number | undefined
  /** Index of the last row that is filled like the others. */
  readonly lastFullRow: number
  /** Filled cells of a usual row. */
  readonly usualWidth: number
  readonly rows: readonly FilledColumns[]
  readonly firstRow: number
}

/** A column counts as core when at least this share of the rows fills it. */
const coreShare = 0.8

function surveyTable(sheet: Sheet, rows: readonly FilledColumns[], firstRow: number): Table {
  const filledRows = rows.slice(firstRow).filter((row) => row.length > 0)
  const widths = filledRows.map((row) => row.length).sort((one, other) => one - other)
  const usualWidth = widths[Math.floor(widths.length / 2)] ?? 0
  // Totals and footers are narrower than data and would pull the shares down.
  const fullRows = filledRows.filter((row) => row.length * 2 > usualWidth)
  const counts = new Array<number>(sheet.columnCount).fill(0)
  for (const row of fullRows) for (const column of row) counts[column] = (counts[column] ?? 0) + 1
  const core = counts.flatMap((count, column) => (count > 0 && count >= fullRows.length * coreShare ? [column] : []))
  const isCore = new Set(core)
  const lastFullRow = rows.findLastIndex(
    (row, index) =>
      index >= firstRow && row.filter((column) => isCore.has(column)).length >= core.length * 0.6 && row.length > 0,
  )
  return { core, identity: core[0], lastFullRow, usualWidth, rows, firstRow }
}

function repeats(sheet: Sheet, row: FilledColumns, index: number, headIndex: number): boolean {
  if (row.length < 2) return false
  return row.every((column) => sameText(textAt(sheet, index, column), textAt(sheet, headIndex, column)))
}

const sameText = (one: string, other: string): boolean => one === other || plain(one) === plain(other)

/** Most texts have neither two blanks in a row nor a line end, which is seen faster than replaced. */
const plain = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text).toLowerCase()

function isTotal(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const { core, identity } = table
  const isWord = (column: number) => isTotalPhrase(textAt(sheet, index, column))
  const namesTotal = (column: number) => isWord(column) || mentionsTotal(textAt(sheet, index, column))
  const hasIdentity = identity !== undefined && row.includes(identity)
  // An account has its identity filled with something else than a total's name: nearly every row is told by that alone.
  if (hasIdentity && !namesTotal(identity)) return false
  const word = row.slice(0, 3).find(namesTotal)
  if (hasIdentity && identity !== word) return false
  const others = row.filter((column) => column !== word)
  const isFilledLikeData = others.filter((column) => core.includes(column)).length >= core.length * 0.6
  if (word !== undefined && isWord(word)) return !isFilledLikeData
  const isNumbersOnly = others.length > 0 && others.every((column) => isNumeric(sheet.cellAt(index, column)))
  if (!isNumbersOnly || isFilledLikeData) return false
  if (word !== undefined) return others.length * 2 <= table.usualWidth
  if (index <= table.lastFullRow || others.length * 2 > table.usualWidth) return false
  return isAfterGap(index, table) || others.every((column) => isSumOfColumn(sheet, index, column, table))
}

const isAfterGap = (index: number, table: Table): boolean => {
  const above = table.rows.findLastIndex((row, rowIndex) => rowIndex < index && row.length > 0)
  return above >= table.firstRow && above < index - 1
}

/** Only number cells can be added up before the decimal mark is known. */
function isSumOfColumn(sheet: Sheet, index: number, column: number, table: Table): boolean {
  let sum = 0
  for (let row = table.firstRow; row <= table.lastFullRow; row += 1) {
    const cell = sheet.cellAt(row, column)
    if (cell.kind === 'number') sum += Number(cell.digits)
  }
  const cell = sheet.cellAt(index, column)
  return cell.kind === 'number' && Math.abs(Number(cell.digits) - sum) < 0.005
}

/**
 * "Printed on 9 June by A. Lee" below the data: one cell of several words in a table of several columns. "Page 2 of 5" may stand
 * anywhere.
 */
function isFooter(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const [column] = row
  if (row.length !== 1 || column === undefined || table.usualWidth < 3) return false
  if (isPageLine(textAt(sheet, index, column))) return true
  if (index <= table.lastFullRow) return false
  const cell = sheet.cellAt(index, column)
  if (cell.kind !== 'text' || !/\S\s+\S/.test(cell.text)) return false
  return isAfterGap(index, table) || !columnHoldsLabels(sheet, column, table)
}

function columnHoldsLabels(sheet: Sheet, column: number, table: Table): boolean {
  const lastRow = Math.min(table.lastFullRow, table.firstRow + 30)
  let labels = 0
  for (let row = table.firstRow; row <= lastRow; row += 1) if (isLabel(sheet.cellAt(row, column))) labels += 1
  return labels * 2 > lastRow - table.firstRow + 1
}

const textAt = (sheet: Sheet, rowIndex: number, column: number): string => sheet.cellAt(rowIndex, column).text.trim()
