/** The cells of a column, those that are alike once or a few times: a column of 100,000 rows has a handful of towns and tariffs. */
import { eachInPieces, type LongWork } from './long-work.ts'
import { type Cell, likeBlank, likeNothing, type Sheet } from './sheet.ts'

export type DistinctCell = {
  readonly cell: Cell
  /** How many rows have it. */
  count: number
}

/** The rows of a column; `ColumnToDoubt` is one. */
export type ColumnOfRows = {
  readonly sheet: Sheet
  /** By index from 0. */
  readonly columnIndex: number
  readonly rowIndexes: readonly number[]
}

export type DistinctCells<T extends DistinctCell = DistinctCell> = {
  /** Filled ones, by the first row that has them. */
  readonly cells: readonly T[]
  /** @param call  told of each row with a filled cell, in order, which of `cells` it has */
  eachRow(call: (rowIndex: number, position: number) => void): LongWork<void>
}

const counting = (cell: Cell): DistinctCell => ({ cell, count: 0 })

/** So many rows take a few milliseconds. */
const rowsAtOnce = 8000

export const distinctCells = (column: ColumnOfRows): LongWork<DistinctCells> => distinctCellsAs(column, counting)

/**
 * Where what goes on meanwhile changes the column, nothing of worth is found.
 * @param make  what is kept of a cell, which no row has yet: a column may have 100,000 different ones, and each of them as one thing
 */
export function* distinctCellsAs<T extends DistinctCell>(
  column: ColumnOfRows,
  make: (cell: Cell) => T,
): LongWork<DistinctCells<T>> {
  const { sheet, columnIndex, rowIndexes } = column
  const cells: T[] = []
  const likeness = sheet.likeness(columnIndex)
  /** By what is alike, from 1, so that 0 is none yet. */
  const positions = new Int32Array(likeness.length + 1)
  /** Of cells that are like nothing. */
  const alone = new Map<number, number>()
  // No part of the generator, which would make an object for each step of a loop.
  const count = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      const rowIndex = rowIndexes[index] ?? 0
      const number = likeness[rowIndex] ?? likeBlank
      if (number === likeBlank) continue
      const known = number === likeNothing ? 0 : (positions[number] ?? 0)
      if (known > 0) {
        ;(cells[known - 1] as T).count += 1
        continue
      }
      const cell = sheet.cellAt(rowIndex, columnIndex)
      if (cell.kind === 'blank') continue
      const one = make(cell)
      one.count = 1
      const position = cells.push(one)
      if (number === likeNothing) alone.set(rowIndex, position)
      else positions[number] = position
    }
  }
  for (let from = 0; from < rowIndexes.length; from += rowsAtOnce) {
    count(from, Math.min(from + rowsAtOnce, rowIndexes.length))
    yield
  }
  return {
    cells,
    eachRow: (call) =>
      eachInPieces(rowIndexes, rowsAtOnce, (rowIndex) => {
        const number = likeness[rowIndex] ?? likeBlank
        const position = number === likeNothing ? (alone.get(rowIndex) ?? 0) : (positions[number] ?? 0)
        if (position > 0) call(rowIndex, position - 1)
      }),
  }
}
