/**
 * Notices a second table beside the first. Rows of a sheet are read whole, so what it says of the same accounts would go to others;
 * and accounts that it alone has are read by nobody.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import type { DistinctCells } from '../../sheet/distinct-cells.ts'
import { columnLetters, type Sheet } from '../../sheet/sheet.ts'
import { inColumnCode } from '../../words/issues/doubt-words.ts'
import { placeOfDoubt } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'

/** Fewer may be alike by chance. */
const fewest = 3
/** A second table begins at the top too; most columns hold none of these numbers there, and are looked at no further. */
const rowsAtTop = 100
/** So many rows take a few milliseconds. */
const rowsAtOnce = 8000

/**
 * @param column  of account numbers
 * @param cells  its own
 * @returns the first column that seems to hold the numbers of a second table, at the heading where that table begins
 */
export function* secondTable(column: ColumnToDoubt, { cells }: DistinctCells): CooperativeTask<readonly Issue[]> {
  const { sheet, rowIndexes, columnIndex, headerRowIndex } = column
  const candidates = column.unused.filter((one) => !column.leftOut.includes(one))
  if (candidates.length === 0) return []
  const numbers = new Set<string>()
  yield* eachInPieces(cells, rowsAtOnce, ({ cell }) => {
    const text = cell.text.trim()
    if (text !== '') numbers.add(text)
  })
  if (numbers.size < fewest) return []
  const top = rowIndexes.slice(0, rowsAtTop)
  const heading = headingAt(sheet, headerRowIndex, columnIndex)
  for (const beside of candidates) {
    yield
    const hasHeading = heading !== '' && headingAt(sheet, headerRowIndex, beside) === heading
    if (!hasHeading && !top.some((row) => numbers.has(textAt(sheet, row, beside)))) continue
    const own = yield* textsOf(sheet, rowIndexes, columnIndex)
    const texts = yield* textsOf(sheet, rowIndexes, beside)
    const rows = rowIndexes.filter((_, at) => own[at] !== '' && texts[at] !== '' && own[at] !== texts[at])
    const filledCount = texts.filter((text) => text !== '').length
    if (rows.length * 2 <= filledCount) continue
    if (holdsThese(numbers, texts)) return [told(column, 'second_table_beside', beside, rows)]
    if (hasHeading && holdsOthers(numbers, texts)) return [told(column, 'second_table_unread', beside, rows)]
  }
  return []
}

const textAt = (sheet: Sheet, row: number, column: number): string => sheet.cellAt(row, column).text.trim()

function* textsOf(sheet: Sheet, rowIndexes: readonly number[], column: number): CooperativeTask<readonly string[]> {
  const texts: string[] = []
  yield* eachInPieces(rowIndexes, rowsAtOnce, (row) => {
    texts.push(textAt(sheet, row, column))
  })
  return texts
}

/** Nearly all of them, and hardly any twice: another column has old numbers, or one parent for many accounts. */
function holdsThese(numbers: ReadonlySet<string>, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  const known = filled.filter((text) => numbers.has(text))
  const different = new Set(known).size
  return known.length * 10 >= filled.length * 9 && different >= fewest && different * 2 > known.length
}

/** Each once, and written like these. */
function holdsOthers(numbers: ReadonlySet<string>, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  const shapes = new Set([...numbers].slice(0, rowsAtTop).map(shapeOf))
  const others = filled.filter((text) => !numbers.has(text) && shapes.has(shapeOf(text)))
  return others.length * 10 >= filled.length * 9 && new Set(others).size >= Math.max(fewest, others.length * 0.9)
}

const shapeOf = (text: string): string => text.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'a')

const headingAt = (sheet: Sheet, headerRowIndex: number, column: number): string =>
  textAt(sheet, headerRowIndex, column).toLowerCase()

function told(
  table: ColumnToDoubt,
  code: 'second_table_beside' | 'second_table_unread',
  beside: number,
  rows: readonly number[],
): Issue {
  const { sheet, headerRowIndex, columnIndex: firstTable } = table
  const columnIndex = beginOf(sheet, headerRowIndex, beside, firstTable)
  const [first = 0] = rows
  const header = textAt(sheet, headerRowIndex, columnIndex) || table.header
  const { facts, cell } = placeOfDoubt(table, first, { columnIndex, header })
  const found = {
    ...facts,
    value: textAt(sheet, first, beside),
    other: columnLetters(firstTable + 1),
    count: rows.length,
    filledCount: table.rowIndexes.length,
  }
  return issue(inColumnCode(code), found, { cell: { ...cell, row: headerRowIndex + 1 } })
}

/** Its numbers need not come first: it begins behind the gap between the two tables, where there is one. */
function beginOf(sheet: Sheet, headerRowIndex: number, numbersAt: number, firstTable: number): number {
  for (let column = numbersAt - 1; column > firstTable; column -= 1) {
    if (headingAt(sheet, headerRowIndex, column) === '') return column + 1
  }
  return numbersAt
}
