/**
 * Finds what each row of a sheet is: titles above, the headers, data, totals and remarks below. Nobody is asked, so the rules lean to one side:
 * a row that may be an account is data, because a left-out account is noticed by nobody, and a total among the accounts by everybody.
 */
import type { RowRole, Sheet, Workbook } from '../../sheet/sheet.ts'
import { findHeaderRow } from './headings/find-header-row.ts'
import { findGroupLine } from './headings/group-line.ts'
import { headingsOf } from './headings/headings.ts'
import { findCountLines } from './lines/count-lines.ts'
import { isRemark, isRuledLine } from './lines/remark-row.ts'
import { isUnitWord } from './lines/report-words.ts'
import { findSectionLines } from './lines/section-lines.ts'
import { isTotal } from './lines/total-row.ts'
import { type FilledColumns, surveyRows, surveyTable, type Table, textAt } from './survey-table.ts'

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
  const headers = headingsOf(sheet, headerRow, groups)
  const asMerged = sheet.isDoubted ? rows.map((row, index) => withoutMerged(sheet, row, index)) : rows
  const table = surveyTable(sheet, asMerged, start, headers)
  const heads: readonly Repeatable[] = [
    ...(headerRow > 0 ? [{ rowIndex: headerRow - 1, role: 'header' as const }] : []),
    ...(groups === undefined ? [] : [{ rowIndex: groups.rowIndex, role: 'header' as const }]),
    ...(unitsRow === undefined ? [] : [{ rowIndex: unitsRow, role: 'units' as const }]),
  ]
  const byThemselves = rows.map((row, index): RowRole => {
    if (row.length === 0) return 'blank'
    const head = heads.find(({ rowIndex }) => rowIndex === index)
    if (head !== undefined) return head.role
    if (index < start) return 'title'
    const repeated = heads.find(({ rowIndex }) => repeats(sheet, row, index, rowIndex))
    if (repeated !== undefined) return repeated.role
    const own = asMerged[index] ?? row
    if (isTotal(sheet, own, index, withoutCovered(table, row, own))) return 'total'
    return isRuledLine(sheet, own, index) || isRemark(sheet, own, index, table) ? 'remark' : 'data'
  })
  const counts = findCountLines(sheet, byThemselves, table)
  const ofRows =
    counts.size === 0 ? byThemselves : byThemselves.map((role, index) => (counts.has(index) ? 'total' : role))
  // Where a line that names what is below it is merged, its copies say so.
  const sections = findSectionLines(sheet, ofRows, sheet.isDoubted ? surveyTable(sheet, rows, start, headers) : table)
  const roles = sections.size === 0 ? ofRows : ofRows.map((role, index) => (sections.has(index) ? 'section' : role))
  const firstData = roles.indexOf('data', start)
  return {
    sheet: sheet.name,
    isHidden: sheet.isHidden,
    headerRow,
    firstDataRow: (firstData < 0 ? start : firstData) + 1,
    headers,
    roles,
  }
}

/** "Total for Bristol", merged across the row up to its amount, says so once. @returns the same row where nothing is merged */
function withoutMerged(sheet: Sheet, row: FilledColumns, index: number): FilledColumns {
  const isCopy = (column: number) =>
    row.includes(column - 1) &&
    sheet.doubtsAt(index, column).includes('merged') &&
    textAt(sheet, index, column) === textAt(sheet, index, column - 1)
  return row.some(isCopy) ? row.filter((column) => !isCopy(column)) : row
}

/** What a merged cell covers is not left blank: a firm's name across first and last name is as much as others have. */
const withoutCovered = (table: Table, row: FilledColumns, own: FilledColumns): Table =>
  own === row ? table : { ...table, core: table.core.filter((column) => own.includes(column) || !row.includes(column)) }

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

/** Without headers the data begins with the first row that is filled about as far as others are. */
function firstFullRow(rows: readonly FilledColumns[]): number {
  const fullest = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  return Math.max(
    0,
    rows.findIndex((row) => row.length > 0 && row.length >= fullest / 2),
  )
}

function repeats(sheet: Sheet, row: FilledColumns, index: number, headIndex: number): boolean {
  if (row.length < 2) return false
  return row.every((column) => sameText(textAt(sheet, index, column), textAt(sheet, headIndex, column)))
}

const sameText = (one: string, other: string): boolean => one === other || plain(one) === plain(other)

/** Most texts have neither two blanks in a row nor a line end, which is seen faster than replaced. */
const plain = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text).toLowerCase()
