/**
 * Doubts rows whose values stand one column too far to the right, or to the left, from some column on: in a text file a value that
 * holds the separator was cut in two, or a separator is missing; in a workbook a cell was put in, or taken out. Such a row may well have
 * as many values as the others; but its values are unlike those of their columns, and like those of the columns beside them.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import type { Issue } from '../../result.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import { columnLetters } from '../../sheet/sheet.ts'
import type { ColumnDoubts } from '../find-doubts.ts'
import type { ColumnKind } from './column-kinds.ts'
import { headingCountOf, longRows } from './long-rows.ts'
import {
  type ColumnKinds,
  kindsOfColumns,
  type RowsOfSheet,
  rowIssue,
  rowMender,
  sampledTexts,
  textsOfRow,
} from './rows-of-sheet.ts'
import type { RowFix, SlipDirection } from './slip-mend.ts'

/** Of the last columns that look alike in themselves: whatever slipped to the left of them shows there. */
const watchedColumns = 3
/** A column of as many different values in 100,000 rows takes longer to look at than all others that repeat theirs. */
const mostValues = 25_000
/** Each takes the part of a millisecond. */
const rowsAtOnce = 20
/** Where more rows are unlike the others, the others tell nothing. */
const mostOdd = 0.2

/** What is doubted of whole rows: these, and those of a text file that were written with too many values. */
export function* rowDoubts(rows: RowsOfSheet): CooperativeTask<ColumnDoubts> {
  const columns = yield* kindsOfColumns(rows)
  const slipped = yield* slippedRows(rows, columns)
  const long = yield* longRows(rows, columns)
  return {
    atCells: new Map([...slipped, ...long].map((one) => [(one.where?.cell?.row ?? 1) - 1, [one]])),
    ofColumn: [],
  }
}

function* slippedRows(rows: RowsOfSheet, columns: ColumnKinds): CooperativeTask<readonly Issue[]> {
  const slips = new Map<number, Slip>()
  const odd = yield* oddRows(rows, columns)
  yield* eachInPieces(odd, rowsAtOnce, (rowIndex) => {
    if (isSaidAlready(rows, rowIndex, columns.length)) return
    const texts = textsOfRow(rows, rowIndex, columns.length).map((text) => text.trim())
    const slip = slipOf(texts, columns)
    if (slip !== undefined) slips.set(rowIndex, slip)
  })
  const found: Issue[] = []
  const mendOf = rowMender(rows, columns, [...slips.keys()])
  for (const [rowIndex, slip] of slips) {
    found.push(slipIssue(rows, rowIndex, slip, mendOf(rowIndex, slip.direction)))
    yield
  }
  return found
}

/** The last ones that are quickly looked at, or the very last. */
function watchedIn(given: RowsOfSheet, columns: ColumnKinds): readonly number[] {
  const telling = columns.flatMap((kind, column) => (kind === null || kind.isWords ? [] : [column])).reverse()
  const quick = telling.filter((column) => {
    const texts = sampledTexts(given, column)
    return (new Set(texts).size / texts.length) * given.rowIndexes.length <= mostValues
  })
  return (quick.length > 0 ? quick : telling.slice(0, 1)).slice(0, watchedColumns)
}

/** Rows with a value that is unlike the others of its column, which hardly any has. */
function* oddRows(given: RowsOfSheet, columns: ColumnKinds): CooperativeTask<readonly number[]> {
  const { sheet, rowIndexes } = given
  const odd = new Set<number>()
  for (const columnIndex of watchedIn(given, columns)) {
    const distinct = yield* distinctCells({ sheet, columnIndex, rowIndexes })
    const isOdd = distinct.cells.map(({ cell }) => {
      const text = cell.text.trim()
      return text !== '' && columns[columnIndex]?.fits(text) === false
    })
    yield
    const count = distinct.cells.reduce((sum, one, position) => sum + (isOdd[position] === true ? one.count : 0), 0)
    if (count === 0 || count > Math.max(1, rowIndexes.length * mostOdd)) continue
    yield* distinct.eachRow((rowIndex, position) => {
      if (isOdd[position] === true) odd.add(rowIndex)
    })
  }
  return [...odd].sort((one, other) => one - other)
}

/** It goes on beyond the headings, of a workbook by more than one cell, or was written with more values than the others. */
function isSaidAlready(rows: RowsOfSheet, rowIndex: number, columnCount: number): boolean {
  const { sheet } = rows
  const mostBeyond = rows.separator === null && !rows.isReadBeyond ? 1 : 0
  if ((sheet.filledColumns(rowIndex).at(-1) ?? 0) >= columnCount + mostBeyond) return true
  return (sheet.longRows?.get(rowIndex)?.count ?? 0) > headingCountOf(rows)
}

/** `column`: the first one whose value is unlike the others, by index from 0. */
type Slip = { readonly direction: SlipDirection; readonly column: number }

/** How well a text fits a column. */
type Fit = 'fits' | 'fitsAsWords' | 'unlike' | 'open'

function fitOf(text: string | undefined, kind: ColumnKind | null | undefined): Fit {
  if (text === undefined || text === '' || kind === null || kind === undefined) return 'open'
  if (!kind.fits(text)) return 'unlike'
  return kind.isWords ? 'fitsAsWords' : 'fits'
}

/** Two values in wrong columns are a slip, where moving them leaves next to none; one alone may be anything. */
const fewestMended = 2
const timesFewer = 4

/** @returns how the row slipped, where its values fit far better when they are moved by one from some column on */
function slipOf(texts: readonly string[], columns: ColumnKinds): Slip | undefined {
  const present = texts.map((text, column) => fitOf(text, columns[column]))
  const unlikeCount = countUnlike(present)
  const isOfWordsOnly = present.every((fit, column) => fit !== 'unlike' || columns[column]?.isWords === true)
  if (unlikeCount < fewestMended || isOfWordsOnly) return undefined
  const mended = (direction: SlipDirection): Slip | undefined => {
    const moved = texts.map((_, at) => fitOf(texts[direction === 'right' ? at + 1 : at - 1], columns[at]))
    const most = Math.min(unlikeCount - fewestMended, unlikeCount / timesFewer)
    let least = Number.POSITIVE_INFINITY
    let best: Slip | undefined
    // Where the slip began stands half a value, or two in one: of columns that would do, one whose value can be neither is the last.
    const isMovedItself = (from: number): boolean =>
      present[from] === 'unlike' && (direction === 'right' || moved[from + 1]?.startsWith('fits') === true)
    for (const from of texts.keys()) {
      const after = moved.slice(from + (direction === 'right' ? 1 : 2))
      const still = countUnlike(present.slice(0, from)) + countUnlike(after)
      const fitting = after.filter((fit) => fit === 'fits' || fit === 'fitsAsWords')
      const column = present.indexOf('unlike', from + 1)
      const cost = still * 2 + (isMovedItself(from) ? 1 : 0)
      if (still > most || cost > least || column < 0 || fitting.length < fewestMended || !fitting.includes('fits'))
        continue
      least = cost
      best = { direction, column }
    }
    return best
  }
  return mended('right') ?? (texts.at(-1) === '' ? mended('left') : undefined)
}

const countUnlike = (fits: readonly Fit[]): number => fits.filter((fit) => fit === 'unlike').length

function slipIssue(rows: RowsOfSheet, rowIndex: number, { direction, column }: Slip, mend: RowFix | undefined): Issue {
  const other = columnLetters(column + (direction === 'right' ? 0 : 2))
  const code = `${rows.separator === null ? 'cells' : 'row'}_slipped_${direction}` as const
  return rowIssue(rows, code, { rowIndex, column, other }, mend)
}
