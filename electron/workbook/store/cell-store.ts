/**
 * Holds the cells of a sheet column by column, in blocks of rows that exist only where something is filled: typed arrays, because a
 * sheet of three million cells can't afford an object for each.
 */

import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import { blankCell, type Cell, columnLetters, noneHidden, type Sheet } from '../../../shared/sheet/sheet.ts'
import { cutCellText } from '../reading/cut-cell-text.ts'
import type { WrittenPlace } from '../writing/written-texts.ts'
import {
  CellLikeness,
  cellOf,
  doubtsOf,
  isFilled,
  isShown,
  meaningOf,
  notesOf,
  notesOfBlank,
  notesOfDouble,
  notesOfText,
  notesOfWritten,
  type StoredDoubt,
  withDoubt,
} from './stored-cell.ts'
import type { WorkbookStore } from './workbook-store.ts'

/** All places are by index from 0. A cell beyond the columns of any program is left out, and so is one without text. */
export type SheetBuilder = {
  put(rowIndex: number, columnIndex: number, cell: Cell, doubt?: StoredDoubt): void
  putText(rowIndex: number, columnIndex: number, text: string): void
  /** @param place  in the texts of the workbook */
  putTextAt(rowIndex: number, columnIndex: number, place: number): void
  /** @param length  in bytes */
  putWritten(rowIndex: number, columnIndex: number, place: WrittenPlace, length: number): void
  /**
   * @param value  what the file means by the number, no digit of which needs more than a double
   * @param format  place of its number format in the workbook
   */
  putNumber(rowIndex: number, columnIndex: number, value: number, format: number): void
  /** Sets every cell of a rectangle. */
  fill(range: CellRange, cell: Cell, doubt?: StoredDoubt): void
  /** Says of a cell that is there that a line goes through it. */
  strike(rowIndex: number, columnIndex: number): void
  /** Gives every cell of a rectangle (corners included) what its first cell holds; rows and columns without cells are left out. */
  merge(range: CellRange): void
  /** Says of rows, the last included, that the spreadsheet program doesn't show them. */
  hideRows(first: number, last: number): void
  hideColumns(first: number, last: number): void
  /** @throws BeyondLimit */
  build(): Sheet
}

/** By index from 0, both corners included. */
export type CellRange = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const blockShift = 10
const blockRows = 1 << blockShift
const lastOfBlock = blockRows - 1

type Block = { readonly values: Float64Array; readonly notes: Uint32Array }
type Column = (Block | undefined)[]

export function sheetBuilder(name: string, isHidden: boolean, store: WorkbookStore): SheetBuilder {
  const { texts } = store
  // Hardly any workbook has one; to look at the text of every cell takes longer than to read it.
  const hasBlankText = texts.includes('')
  const columns: (Column | undefined)[] = []
  const merges: CellRange[] = []
  const hiddenRows: Run[] = []
  const hiddenColumns: Run[] = []
  let rowCount = 0
  let isDoubted = false

  const blockAt = (rowIndex: number, columnIndex: number): Block | undefined =>
    columns[columnIndex]?.[rowIndex >>> blockShift]

  const addBlock = (rowIndex: number, columnIndex: number): Block => {
    store.spend(0, 1)
    const block = { values: new Float64Array(blockRows), notes: new Uint32Array(blockRows) }
    columns[columnIndex] ??= []
    columns[columnIndex][rowIndex >>> blockShift] = block
    return block
  }

  const write = (rowIndex: number, columnIndex: number, value: number, notes: number): void => {
    const block = blockAt(rowIndex, columnIndex) ?? addBlock(rowIndex, columnIndex)
    block.values[rowIndex & lastOfBlock] = value
    block.notes[rowIndex & lastOfBlock] = notes
    if (rowIndex >= rowCount) rowCount = rowIndex + 1
  }

  const put = (rowIndex: number, columnIndex: number, value: number, notes: number): void => {
    if (columnIndex >= limits.columns) return
    if (rowIndex >= limits.rows) throw beyond.rows(name)
    store.spend(1, 0)
    write(rowIndex, columnIndex, value, notes)
  }

  const putAll = ({ top, left, bottom, right }: CellRange, value: number, notes: number): void => {
    const lastColumn = Math.min(right, limits.columns - 1)
    if (lastColumn < left || bottom < top) return
    if (bottom >= limits.rows) throw beyond.rows(name)
    // Spent before anything is written: a rectangle is told in a few bytes, and may be the whole sheet.
    store.spend((bottom - top + 1) * (lastColumn - left + 1), 0)
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= lastColumn; column += 1) write(row, column, value, notes)
    }
  }

  /** @returns the place of the text of a cell, with what it means behind it */
  const keep = (cell: Cell, doubt: StoredDoubt | undefined): number => {
    if (doubt !== undefined) isDoubted = true
    const place = texts.push(cutCellText(cell.text)) - 1
    const meaning = meaningOf(cell)
    if (meaning !== undefined) texts.push(cutCellText(meaning))
    return place
  }

  const spread = ({ top, left, bottom, right }: CellRange, lastRow: number, lastColumn: number): void => {
    const first = blockAt(top, left)
    const value = first?.values[top & lastOfBlock] ?? 0
    const notes = first?.notes[top & lastOfBlock] ?? notesOfBlank
    if (notes === notesOfBlank) return
    const covered = { top, left, bottom: Math.min(bottom, lastRow), right: Math.min(right, lastColumn) }
    putAll(covered, value, withDoubt(notes, 'merged'))
    write(top, left, value, notes)
  }

  const isFilledAt = (rowIndex: number, columnIndex: number): boolean => {
    const block = blockAt(rowIndex, columnIndex)
    const at = rowIndex & lastOfBlock
    return block !== undefined && isFilled(block.values[at] ?? 0, block.notes[at] ?? notesOfBlank, store)
  }

  /** Index of the last row that is filled in a column; -1 when it holds nothing but blanks. */
  const lastFilledRow = (column: Column, columnIndex: number): number => {
    for (let block = column.length - 1; block >= 0; block -= 1) {
      if (column[block] === undefined) continue
      for (let row = ((block + 1) << blockShift) - 1; row >= block << blockShift; row -= 1)
        if (isFilledAt(row, columnIndex)) return row
    }
    return -1
  }

  /** As far as cells are filled: one with a blank in it, left behind somewhere, makes a sheet no larger. */
  const filledSize = (): { readonly rowCount: number; readonly columnCount: number } => {
    let lastRow = -1
    let lastColumn = -1
    let lowest = -1
    columns.forEach((column, columnIndex) => {
      const row = column === undefined ? -1 : lastFilledRow(column, columnIndex)
      if (row < 0) return
      lastColumn = columnIndex
      if (row > lastRow) {
        lastRow = row
        lowest = columnIndex
      }
    })
    if ((lastRow + 1) * (lastColumn + 1) > limits.places) {
      const rowOfLast = lastFilledRow(columns[lastColumn] ?? [], lastColumn)
      const far = [cellName(lastRow, lowest), cellName(rowOfLast, lastColumn)]
      throw beyond.places(name, [...new Set(far)])
    }
    return { rowCount: lastRow + 1, columnCount: lastColumn + 1 }
  }

  /** What `read` makes of the place of a cell; `none` where no cell is near. */
  const looking =
    <T>(none: T, read: (value: number, notes: number, store: WorkbookStore) => T) =>
    (rowIndex: number, columnIndex: number): T => {
      const block = blockAt(rowIndex, columnIndex)
      if (block === undefined) return none
      const at = rowIndex & lastOfBlock
      return read(block.values[at] ?? 0, block.notes[at] ?? notesOfBlank, store)
    }

  return {
    put(row, column, cell, doubt) {
      if (cell.text !== '') put(row, column, keep(cell, doubt), notesOf(cell, doubt))
    },
    putText(row, column, text) {
      if (text !== '') put(row, column, texts.push(cutCellText(text)) - 1, notesOfText)
    },
    putTextAt(row, column, place) {
      if (!hasBlankText || texts[place] !== '') put(row, column, place, notesOfText)
    },
    putWritten: (row, column, place, length) => put(row, column, place, notesOfWritten(length)),
    putNumber: (row, column, value, format) => put(row, column, value, notesOfDouble(format)),
    fill(range, cell, doubt) {
      if (cell.text !== '') putAll(range, keep(cell, doubt), notesOf(cell, doubt))
    },
    strike(row, column) {
      const notes = blockAt(row, column)?.notes
      const at = row & lastOfBlock
      if (notes === undefined || notes[at] === notesOfBlank) return
      notes[at] = withDoubt(notes[at] ?? notesOfBlank, 'struckOut')
      isDoubted = true
    },
    merge: (range) => merges.push(range),
    hideRows: (first, last) => addRun(hiddenRows, first, last),
    hideColumns: (first, last) => addRun(hiddenColumns, first, last),
    build() {
      const lastRow = rowCount - 1
      const lastColumn = columns.length - 1
      for (const range of merges) spread(range, lastRow, lastColumn)
      const size = filledSize()
      const isShownAt = looking(false, isShown)
      const nearBlock = new Map<number, readonly number[]>()
      /** Those with a cell in the neighbourhood of a row: all others are blank there. */
      const columnsNear = (rowIndex: number): readonly number[] => {
        const block = rowIndex >>> blockShift
        const known = nearBlock.get(block)
        if (known !== undefined) return known
        const near = columns.flatMap((column, index) =>
          column?.[block] === undefined || index >= size.columnCount ? [] : [index],
        )
        nearBlock.set(block, near)
        return near
      }
      let latest: readonly number[] = []
      /** One list for rows one after the other that fill the same columns, as most do: 100,000 lists would fill the memory. */
      const filledColumns = (rowIndex: number): readonly number[] => {
        let count = 0
        let other: number[] | null = null
        for (const column of columnsNear(rowIndex)) {
          if (!isShownAt(rowIndex, column)) continue
          if (other === null && latest[count] !== column) other = latest.slice(0, count)
          other?.push(column)
          count += 1
        }
        if (other === null && count < latest.length) other = latest.slice(0, count)
        latest = other ?? latest
        return latest
      }
      return {
        name,
        isHidden,
        ...size,
        cellAt: looking(blankCell, cellOf),
        filledColumns,
        valueId(columnIndex) {
          const numbers = new Int32Array(size.rowCount)
          const valueId = new CellLikeness(store)
          columns[columnIndex]?.forEach((block, at) => {
            const first = at << blockShift
            if (block === undefined || first >= size.rowCount) return
            valueId.numberAll(numbers.subarray(first, first + blockRows), block.values, block.notes)
          })
          return { numbers, highest: valueId.highest }
        },
        isDoubted: isDoubted || merges.length > 0 || store.dateSystem === 1904,
        doubtsAt: looking([], doubtsOf),
        hiddenRows: indexesOf(hiddenRows, size.rowCount),
        hiddenColumns: indexesOf(hiddenColumns, size.columnCount),
      }
    },
  }
}

const cellName = (rowIndex: number, columnIndex: number): string => `${columnLetters(columnIndex + 1)}${rowIndex + 1}`

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
