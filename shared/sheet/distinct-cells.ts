/** The cells of a column, those that are alike once or a few times: a column of 100,000 rows has a handful of towns and tariffs. */
import { type CooperativeTask, eachInPieces } from '../basics/cooperative-task.ts'
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
  eachRow(call: (rowIndex: number, position: number) => void): CooperativeTask<void>
}

const counting = (cell: Cell): DistinctCell => ({ cell, count: 0 })

/** So many rows take a few milliseconds. */
const rowsAtOnce = 8000

export const distinctCells = (column: ColumnOfRows): CooperativeTask<DistinctCells> => distinctCellsAs(column, counting)

/**
 * Where what goes on meanwhile changes the column, nothing of worth is found.
 * @param make  what is kept of a cell, which no row has yet: a column may have 100,000 different ones, and each of them as one thing
 */
export function* distinctCellsAs<T extends DistinctCell>(
  column: ColumnOfRows,
  make: (cell: Cell) => T,
): CooperativeTask<DistinctCells<T>> {
  const { sheet, columnIndex, rowIndexes } = column
  const cells: T[] = []
  const { numbers, highest } = sheet.valueId(columnIndex)
  /** By what is alike: how many rows have it, and its position among `cells` and one. */
  const counts = new Int32Array(highest + 1)
  const positions = new Int32Array(highest + 1)
  /** Positions and one of cells that are like nothing, by their rows. */
  const alone = new Map<number, number>()
  const add = (rowIndex: number): number => {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    return cell.kind === 'blank' ? 0 : cells.push(make(cell))
  }
  // No part of the generator, which would make an object for each step of a loop. Of most rows a number is counted and nothing else.
  const count = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      const rowIndex = rowIndexes[index] ?? 0
      const number = numbers[rowIndex] ?? likeBlank
      if (number > likeBlank) {
        const before = counts[number] ?? 0
        counts[number] = before + 1
        if (before === 0) positions[number] = add(rowIndex)
      } else if (number === likeNothing) alone.set(rowIndex, add(rowIndex))
    }
  }
  for (let from = 0; from < rowIndexes.length; from += rowsAtOnce) {
    count(from, Math.min(from + rowsAtOnce, rowIndexes.length))
    yield
  }
  for (let number = 0; number <= highest; number += 1) noteCount(cells, positions[number] ?? 0, counts[number] ?? 0)
  for (const position of alone.values()) noteCount(cells, position, 1)
  return {
    cells,
    eachRow: (call) =>
      eachInPieces(rowIndexes, rowsAtOnce, (rowIndex) => {
        const number = numbers[rowIndex] ?? likeBlank
        const position = number === likeNothing ? (alone.get(rowIndex) ?? 0) : (positions[number] ?? 0)
        if (position > 0) call(rowIndex, position - 1)
      }),
  }
}

/** @param position  and one; 0: there is no such cell */
function noteCount(cells: readonly DistinctCell[], position: number, count: number): void {
  const cell = cells[position - 1]
  if (cell !== undefined) cell.count = count
}
