/**
 * Holds the cells of a sheet column by column, in blocks of rows that exist only where something is filled: typed arrays and
 * strings instead of an object per cell, which a sheet of three million cells can't afford. Cell objects are made when asked for.
 */
import { digitDoubts } from '../../shared/digit-doubts.ts'
import { assertNever } from '../../shared/result.ts'
import { blankCell, type Cell, type CellDoubt, noneHidden, type Sheet } from '../../shared/sheet.ts'
import { limits } from './limits.ts'

/** Thrown while reading when a file holds more than the limits; the reader turns it into its sentence. */
export class TooManyCells extends Error {}

/** Counts the filled cells of all sheets of a workbook against the limit. */
export type CellBudget = { spend(cells: number): void }

export function cellBudget(cells: number = limits.cells): CellBudget {
  let left = cells
  return {
    spend(count) {
      left -= count
      if (left < 0) throw new TooManyCells()
    },
  }
}

export type SheetBuilder = {
  /** Sets a cell, by index from 0; one without text, or beyond the columns of any program, is left out. */
  put(rowIndex: number, columnIndex: number, cell: Cell, doubt?: StoredDoubt): void
  /** Sets every cell of a rectangle. */
  fill(range: CellRange, cell: Cell, doubt?: StoredDoubt): void
  /** Gives every cell of a rectangle (corners included) what its first cell holds; rows and columns without cells are left out. */
  merge(range: CellRange): void
  /** Says of rows, by index from 0, the last included, that the spreadsheet program doesn't show them. */
  hideRows(first: number, last: number): void
  hideColumns(first: number, last: number): void
  build(): Sheet
}

/** Doubts that a cell alone doesn't show. */
export type StoredDoubt = Exclude<CellDoubt, 'lostDigits' | 'scientific'>

/** By index from 0, both corners included. */
export type CellRange = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const blockRows = 1024

/** What a cell is, in one byte. */
const kindCode = { blank: 0, text: 1, number: 2, date: 3, yes: 4, no: 5, error: 6 } as const
const kindBits = 7
/** And what is doubtful about it, in the bits left over. */
const doubtBit: Readonly<Record<StoredDoubt, number>> = { dateSystem1904: 8, noStoredResult: 16, merged: 32 }
const storedDoubts = Object.keys(doubtBit) as StoredDoubt[]

type Block = {
  readonly kinds: Uint8Array
  readonly texts: string[]
  /** Digits of a number, or the calendar meaning of a date; absent where it is the text itself. */
  readonly meanings: (string | undefined)[]
}

type Column = (Block | undefined)[]

export function sheetBuilder(name: string, isHidden: boolean, budget: CellBudget): SheetBuilder {
  const columns: (Column | undefined)[] = []
  const merges: CellRange[] = []
  const hiddenRows: Run[] = []
  const hiddenColumns: Run[] = []
  let rowCount = 0

  const cellAt = (rowIndex: number, columnIndex: number): Cell => {
    const block = columns[columnIndex]?.[Math.floor(rowIndex / blockRows)]
    return block === undefined ? blankCell : readBlock(block, rowIndex % blockRows)
  }

  const codeAt = (rowIndex: number, columnIndex: number): number =>
    columns[columnIndex]?.[Math.floor(rowIndex / blockRows)]?.kinds[rowIndex % blockRows] ?? 0

  const write = (rowIndex: number, columnIndex: number, cell: Cell, doubts: number): void => {
    columns[columnIndex] ??= []
    const column = columns[columnIndex]
    const blockIndex = Math.floor(rowIndex / blockRows)
    column[blockIndex] ??= { kinds: new Uint8Array(blockRows), texts: [], meanings: [] }
    writeBlock(column[blockIndex], rowIndex % blockRows, cell, doubts)
    rowCount = Math.max(rowCount, rowIndex + 1)
  }

  const fill = ({ top, left, bottom, right }: CellRange, cell: Cell, doubts: number): void => {
    const lastColumn = Math.min(right, limits.columns - 1)
    if (cell.text === '' || lastColumn < left || bottom < top) return
    if (bottom >= limits.rows) throw new TooManyCells()
    // Spent before anything is written: a rectangle is told in a few bytes, and may be the whole sheet.
    budget.spend((bottom - top + 1) * (lastColumn - left + 1))
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= lastColumn; column += 1) write(row, column, cell, doubts)
    }
  }

  const spread = ({ top, left, bottom, right }: CellRange, lastRow: number, lastColumn: number): void => {
    const first = cellAt(top, left)
    const doubts = codeAt(top, left) & ~kindBits
    const range = { top, left, bottom: Math.min(bottom, lastRow), right: Math.min(right, lastColumn) }
    fill(range, first, doubts | doubtBit.merged)
    if (first !== blankCell) write(top, left, first, doubts)
  }

  return {
    put: (row, column, cell, doubt) => fill({ top: row, left: column, bottom: row, right: column }, cell, bitOf(doubt)),
    fill: (range, cell, doubt) => fill(range, cell, bitOf(doubt)),
    merge: (range) => merges.push(range),
    hideRows: (first, last) => addRun(hiddenRows, first, last),
    hideColumns: (first, last) => addRun(hiddenColumns, first, last),
    build() {
      const lastRow = rowCount - 1
      const lastColumn = columns.length - 1
      for (const range of merges) spread(range, lastRow, lastColumn)
      return {
        name,
        isHidden,
        rowCount,
        columnCount: columns.length,
        cellAt,
        doubtsAt: (row, column) => withStored(digitDoubts(cellAt(row, column)), codeAt(row, column)),
        hiddenRows: indexesOf(hiddenRows, rowCount),
        hiddenColumns: indexesOf(hiddenColumns, columns.length),
      }
    },
  }
}

const bitOf = (doubt: StoredDoubt | undefined): number => (doubt === undefined ? 0 : doubtBit[doubt])

const withStored = (doubts: readonly CellDoubt[], code: number): readonly CellDoubt[] =>
  (code & ~kindBits) === 0 ? doubts : [...doubts, ...storedDoubts.filter((doubt) => (code & doubtBit[doubt]) !== 0)]

/** Neighbours that are hidden, the last included: a file may hide a million rows one by one. */
type Run = { readonly first: number; last: number }

function addRun(runs: Run[], first: number, last: number): void {
  const before = runs.at(-1)
  if (before !== undefined && before.last + 1 === first) before.last = last
  else runs.push({ first, last })
}

function indexesOf(runs: readonly Run[], count: number): ReadonlySet<number> {
  const indexes = new Set<number>()
  for (const { first, last } of runs) {
    for (let index = first; index <= last && index < count; index += 1) indexes.add(index)
  }
  return indexes.size === 0 ? noneHidden : indexes
}

function writeBlock({ kinds, texts, meanings }: Block, index: number, cell: Cell, doubts: number): void {
  texts[index] = cell.text
  switch (cell.kind) {
    case 'blank':
      kinds[index] = kindCode.blank
      return
    case 'text':
      kinds[index] = kindCode.text | doubts
      return
    case 'error':
      kinds[index] = kindCode.error | doubts
      return
    case 'boolean':
      kinds[index] = (cell.value ? kindCode.yes : kindCode.no) | doubts
      return
    case 'number':
      kinds[index] = kindCode.number | doubts
      meanings[index] = cell.digits === cell.text ? undefined : cell.digits
      return
    case 'date':
      kinds[index] = kindCode.date | doubts
      meanings[index] = cell.iso === cell.text ? undefined : cell.iso
      return
    default:
      assertNever(cell)
  }
}

function readBlock({ kinds, texts, meanings }: Block, index: number): Cell {
  const text = texts[index] ?? ''
  switch ((kinds[index] ?? 0) & kindBits) {
    case kindCode.text:
      return { kind: 'text', text }
    case kindCode.number:
      return { kind: 'number', text, digits: meanings[index] ?? text }
    case kindCode.date:
      return { kind: 'date', text, iso: meanings[index] ?? text }
    case kindCode.yes:
      return { kind: 'boolean', text, value: true }
    case kindCode.no:
      return { kind: 'boolean', text, value: false }
    case kindCode.error:
      return { kind: 'error', text }
    default:
      return blankCell
  }
}
