/** The rows of a sheet as the doubts about whole rows see them: what the values of their columns are like, and how a row is mended. */

import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import { withoutZeros } from '../../mapping/read/text/trim-text.ts'
import type { Issue } from '../../result.ts'
import type { Cell, Sheet } from '../../sheet/sheet.ts'
import { placeOfDoubt } from '../column-rule.ts'
import { type ColumnKind, kindOfColumn } from './column-kinds.ts'
import { mendSlip, type OtherRows, type RowFix, type SlipDirection } from './slip-mend.ts'

export type RowsOfSheet = {
  readonly sheet: Sheet
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** By index from 0. */
  readonly headerRowIndex: number
  /** Of the columns from the first on; `''` where there is none. */
  readonly headers: readonly string[]
  /** What stands between two values of a text file; `null` in a workbook. */
  readonly separator: string | null
  /** Whether something is read from the column behind the last heading. */
  readonly isReadBeyond: boolean
}

/** Of each column with a heading or before one. */
export type ColumnKinds = readonly (ColumnKind | null)[]

/** Rows that tell what the values of a column look like. */
const samples = 300

export function* kindsOfColumns(rows: RowsOfSheet): CooperativeTask<ColumnKinds> {
  const lastHeading = rows.headers.findLastIndex((header) => header !== '')
  const columns: (ColumnKind | null)[] = []
  for (let column = 0; column <= lastHeading; column += 1) {
    columns.push(kindOfColumn(sampledTexts(rows, column)))
    yield
  }
  return columns
}

/** Texts of some rows, blank ones too, without blanks around them. */
export function sampledTexts({ sheet, rowIndexes }: RowsOfSheet, column: number): readonly string[] {
  const step = Math.ceil(rowIndexes.length / samples)
  return Array.from({ length: Math.floor(rowIndexes.length / Math.max(1, step)) }, (_, index) =>
    sheet.cellAt(rowIndexes[index * step] ?? 0, column).text.trim(),
  )
}

/** As they are in the file; with the one behind the last heading, where the row goes on. */
export function textsOfRow({ sheet }: RowsOfSheet, rowIndex: number, columnCount: number): readonly string[] {
  const last = sheet.filledColumns(rowIndex).at(-1) ?? 0
  return Array.from({ length: Math.max(columnCount, last + 1) }, (_, column) => sheet.cellAt(rowIndex, column).text)
}

/** Of fewer it may be chance that none leaves a column blank. */
const enoughRows = 20
/** More rows than these nobody looks through; the others come up when these are mended. */
const mostMended = 2000

/** @returns what mends a row, where that is certain; asked for more rows than anybody looks through, nothing */
export type RowMender = (rowIndex: number, direction: SlipDirection) => RowFix | undefined

/** @param slipped  rows that tell nothing of the others */
export function rowMender(rows: RowsOfSheet, columns: ColumnKinds, slipped: readonly number[]): RowMender {
  const others = otherRows(rows, new Set(slipped))
  const { separator } = rows
  let count = 0
  return (rowIndex, direction) => {
    count += 1
    if (count > mostMended) return undefined
    const texts = textsOfRow(rows, rowIndex, columns.length)
    const mend = mendSlip({ texts, columns, separator, others }, direction)
    return mend === undefined || separator !== null ? mend : typed(rows, rowIndex, mend)
  }
}

function otherRows(rows: RowsOfSheet, slipped: ReadonlySet<number>): OtherRows {
  const others = { ...rows, rowIndexes: rows.rowIndexes.filter((rowIndex) => !slipped.has(rowIndex)) }
  const byColumn = new Map<number, ReadonlySet<string>>()
  const shapesOf = new Map<number, ReadonlySet<string>>()
  const has = (column: number, text: string): boolean => {
    const known = byColumn.get(column) ?? new Set(sampledTexts(others, column).map((one) => one.toLowerCase()))
    byColumn.set(column, known)
    return known.has(text)
  }
  return {
    isKnown: (column, text) => has(column, text.toLowerCase()),
    isWrittenAlike(column, text) {
      const known = shapesOf.get(column) ?? new Set(sampledTexts(others, column).map(orderIn))
      shapesOf.set(column, known)
      return known.has(orderIn(text))
    },
    isLeftBlank: (column) => has(column, '') || (others.rowIndexes.length < enoughRows ? null : false),
  }
}

/** "47 Elm Street" is "9 a a". */
const orderIn = (text: string): string =>
  text
    .slice(0, 200)
    .replaceAll(/\d+/g, '9')
    .replaceAll(/[\p{L}\p{M}'’]+/gu, 'a')

/**
 * The same with what the cells of a workbook mean in place of what they show, which the column that they move to may read otherwise.
 * @returns `undefined` where that can't be typed for certain
 */
function typed({ sheet }: RowsOfSheet, rowIndex: number, mend: RowFix): RowFix | undefined {
  const meant = new Map<string, string | undefined>()
  for (const column of sheet.filledColumns(rowIndex)) {
    const cell = sheet.cellAt(rowIndex, column)
    const [shown, meaning] = [cell.text.trim(), typedText(cell)]
    // Two that look alike and are not can't be told apart in what moves.
    if (meant.has(shown) && meant.get(shown) !== meaning) return undefined
    meant.set(shown, meaning)
  }
  const cells = mend.cells.map(({ column, text }) => ({ column, text: text === '' ? '' : meant.get(text) }))
  const isTyped = (cell: (typeof cells)[number]): cell is RowFix['cells'][number] => cell.text !== undefined
  return cells.every(isTyped) ? { ...mend, cells } : undefined
}

/** Three decimals could be thousands, with another decimal mark. */
const certainNumber = /^-?\d+(?:\.\d{1,2}|\.\d{4,})?$/

function typedText(cell: Cell): string | undefined {
  switch (cell.kind) {
    case 'number':
      // Zeros in front belong to a number of an account; what is rounded is not what is meant.
      if (/^\d+$/.test(cell.text) && withoutZeros(cell.text) === cell.digits) return cell.text
      return certainNumber.test(cell.digits) ? cell.digits : undefined
    case 'date':
      return cell.iso
    case 'error':
      return undefined
    default:
      return cell.text.trim()
  }
}

type RowCode =
  | 'row_slipped_right'
  | 'row_slipped_left'
  | 'cells_slipped_right'
  | 'cells_slipped_left'
  | 'row_of_more_values'
  | 'row_beyond_headings'

/** @param column  by index from 0. @param other  what the words of the code add */
export function rowIssue(
  rows: RowsOfSheet,
  code: RowCode,
  { rowIndex, column, other = '' }: { readonly rowIndex: number; readonly column: number; readonly other?: string },
  rowMend: RowFix | undefined,
): Issue {
  const { facts, cell } = placeOfDoubt(rows, rowIndex, { columnIndex: column, header: rows.headers[column] ?? '' })
  const value = rows.sheet.cellAt(rowIndex, column).text
  const said = issue(code, { ...facts, value, other, hasMend: rowMend !== undefined }, { cell })
  if (rowMend === undefined) return said
  const { does, cells } = rowMend
  const mend = { does, cells: cells.map((one) => ({ sheet: cell.sheet, row: cell.row, ...one })) }
  return { ...said, mends: [mend] }
}
