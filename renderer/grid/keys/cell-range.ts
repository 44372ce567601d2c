/** A rectangle of cells, by row and column index from 0, both ends in; and how keys move through it. */

export type Position = { readonly row: number; readonly column: number }

/** What is selected: where the selection began, and where it is now. */
export type Selection = { readonly anchor: Position; readonly head: Position }

export type CellRange = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** How much there is to move in. */
export type GridSize = { readonly rowCount: number; readonly columnCount: number }

export const rangeOf = ({ anchor, head }: Selection): CellRange => ({
  top: Math.min(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  bottom: Math.max(anchor.row, head.row),
  right: Math.max(anchor.column, head.column),
})

export const isInRange = (range: CellRange, row: number, column: number): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right

export const isOneCell = ({ top, left, bottom, right }: CellRange): boolean => top === bottom && left === right

export const cellCountOf = ({ top, left, bottom, right }: CellRange): number => (bottom - top + 1) * (right - left + 1)

export const samePosition = (one: Position, other: Position): boolean =>
  one.row === other.row && one.column === other.column

/** The nearest position inside; with no rows or columns at all, the first. */
export const clampPosition = ({ row, column }: Position, { rowCount, columnCount }: GridSize): Position => ({
  row: clamp(row, rowCount),
  column: clamp(column, columnCount),
})

export const clampSelection = ({ anchor, head }: Selection, size: GridSize): Selection => ({
  anchor: clampPosition(anchor, size),
  head: clampPosition(head, size),
})

/** A header stands for its column, a row number for its row, and the corner for everything. */
export function selectionAt(row: number, column: number, size: GridSize): Selection {
  if (row < 0 && column < 0) return everyCell(size)
  if (row < 0) return { anchor: { row: 0, column }, head: { row: size.rowCount - 1, column } }
  if (column < 0) return wholeRow(row, size)
  return { anchor: { row, column }, head: { row, column } }
}

export const everyCell = ({ rowCount, columnCount }: GridSize): Selection => ({
  anchor: { row: 0, column: 0 },
  head: { row: rowCount - 1, column: columnCount - 1 },
})

export const wholeRow = (row: number, { columnCount }: GridSize): Selection => ({
  anchor: { row, column: 0 },
  head: { row, column: columnCount - 1 },
})

/** Where a copied block lands: at the selection, repeated as often as it fits one that is larger, cut off at the sheet's edge. */
export function landingOf(block: readonly (readonly string[])[], range: CellRange, size: GridSize): CellRange {
  const height = repeated(block.length, range.bottom - range.top + 1)
  const width = repeated(Math.max(...block.map((row) => row.length)), range.right - range.left + 1)
  return {
    top: range.top,
    left: range.left,
    bottom: Math.min(range.top + height, size.rowCount) - 1,
    right: Math.min(range.left + width, size.columnCount) - 1,
  }
}

/**
 * Where a key moves to, as spreadsheet programs move; with Control to the edge. `null` when the key moves nothing.
 * @param rowsShown  how far a page key goes
 */
export function moveFor(
  key: string,
  isControlHeld: boolean,
  { row, column }: Position,
  size: GridSize,
  rowsShown: number,
): Position | null {
  const lastRow = size.rowCount - 1
  const lastColumn = size.columnCount - 1
  const moved = ((): Position | null => {
    switch (key) {
      case 'ArrowUp':
        return { row: isControlHeld ? 0 : row - 1, column }
      case 'ArrowDown':
        return { row: isControlHeld ? lastRow : row + 1, column }
      case 'ArrowLeft':
        return { row, column: isControlHeld ? 0 : column - 1 }
      case 'ArrowRight':
        return { row, column: isControlHeld ? lastColumn : column + 1 }
      case 'Home':
        return { row: isControlHeld ? 0 : row, column: 0 }
      case 'End':
        return { row: isControlHeld ? lastRow : row, column: lastColumn }
      case 'PageUp':
        return { row: row - rowsShown, column }
      case 'PageDown':
        return { row: row + rowsShown, column }
      default:
        return null
    }
  })()
  return moved === null ? null : clampPosition(moved, size)
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

const repeated = (blockSize: number, selectedSize: number): number =>
  Math.max(blockSize, Math.floor(selectedSize / blockSize) * blockSize)
