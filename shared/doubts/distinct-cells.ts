/** The cells of a column, those that are alike once or a few times: a column of 100,000 rows has a handful of towns and tariffs. */
import type { Cell, Sheet } from '../sheet.ts'

export type DistinctCell = {
  readonly cell: Cell
  /** How many rows have it. */
  readonly count: number
}

/** The rows of a column; `ColumnToDoubt` is one. */
export type ColumnOfRows = {
  readonly sheet: Sheet
  /** By index from 0. */
  readonly columnIndex: number
  readonly rowIndexes: readonly number[]
}

export type DistinctCells = {
  /** Filled ones, by the first row that has them. */
  readonly cells: readonly DistinctCell[]
  /** @param call  told of each row in order which of `cells` it has; -1: a blank one */
  eachRow(call: (rowIndex: number, position: number) => void): void
}

const blankPosition = -1

/** In a column with more different cells, such as numbers and names, hardly any comes again but in the next row. */
const mostKnown = 4096

export function distinctCells({ sheet, columnIndex, rowIndexes }: ColumnOfRows): DistinctCells {
  const cells: { readonly cell: Cell; count: number }[] = []
  const known = new Map<unknown, number>()
  const positions = new Int32Array(rowIndexes.length)
  const place = (rowIndex: number): number => {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    if (cell.kind === 'blank') return blankPosition
    const key = known.size < mostKnown ? keyOf(cell) : undefined
    const position = key === undefined ? undefined : known.get(key)
    if (position !== undefined) return position
    if (key !== undefined) known.set(key, cells.length)
    return cells.push({ cell, count: 0 }) - 1
  }
  let above = -1
  let position = blankPosition
  let times = 0
  const count = (): void => {
    const found = cells[position]
    if (found !== undefined) found.count += times
    times = 0
  }
  for (let index = 0; index < rowIndexes.length; index += 1) {
    const rowIndex = rowIndexes[index] ?? 0
    if (above < 0 || !sheet.areAlike(above, rowIndex, columnIndex)) {
      count()
      position = place(rowIndex)
    }
    above = rowIndex
    times += 1
    positions[index] = position
  }
  count()
  return {
    cells,
    eachRow(call) {
      rowIndexes.forEach((rowIndex, index) => {
        call(rowIndex, positions[index] ?? blankPosition)
      })
    },
  }
}

/** A stored date is the same cell whenever it is asked for. No text begins with a control sign and the name of a kind, so kinds don't meet. */
function keyOf(cell: Cell): unknown {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'date':
      return cell
    case 'number':
      return `\u0000number ${cell.text}\u0000${cell.digits}`
    default:
      return `\u0000${cell.kind} ${cell.text}`
  }
}
