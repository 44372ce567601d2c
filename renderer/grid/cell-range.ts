/** A rectangle of cells, by row and column index from 0, both ends in. */
import { parseTsv } from './tsv.ts'

export type Position = { readonly row: number; readonly column: number }

/** What is selected: where the selection began, and where it is now. */
export type Selection = { readonly anchor: Position; readonly head: Position }

export type CellRange = {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export const rangeOf = ({ anchor, head }: Selection): CellRange => ({
  top: Math.min(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  bottom: Math.max(anchor.row, head.row),
  right: Math.max(anchor.column, head.column),
})

export const isInRange = (range: CellRange, row: number, column: number): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right

export type TextAt = Position & { readonly text: string }

/**
 * What a paste writes: the copied block at the selection, repeated as often as it fits a selection that is larger (as
 * spreadsheet programs do), cut off at the edge of the sheet.
 */
export function pasteTexts(text: string, range: CellRange, rowCount: number, columnCount: number): TextAt[] {
  const block = parseTsv(text)
  const blockWidth = Math.max(...block.map((row) => row.length))
  const height = repeated(block.length, range.bottom - range.top + 1)
  const width = repeated(blockWidth, range.right - range.left + 1)
  const texts: TextAt[] = []
  for (let row = 0; row < height && range.top + row < rowCount; row += 1) {
    for (let column = 0; column < width && range.left + column < columnCount; column += 1) {
      const cell = block[row % block.length]?.[column % blockWidth]
      if (cell !== undefined) texts.push({ row: range.top + row, column: range.left + column, text: cell })
    }
  }
  return texts
}

const repeated = (blockSize: number, selectedSize: number): number =>
  Math.max(blockSize, Math.floor(selectedSize / blockSize) * blockSize)

/** The move of the active cell that a key asks for, as spreadsheet programs make it; `null` when the key moves nothing. */
export function moveFor(
  key: string,
  isControlHeld: boolean,
  from: Position,
  rowCount: number,
  columnCount: number,
): Position | null {
  const lastRow = rowCount - 1
  const lastColumn = columnCount - 1
  if (!isControlHeld) return null
  switch (key) {
    case 'Home':
      return { row: 0, column: 0 }
    case 'End':
      return { row: lastRow, column: lastColumn }
    case 'ArrowUp':
      return { ...from, row: 0 }
    case 'ArrowDown':
      return { ...from, row: lastRow }
    case 'ArrowLeft':
      return { ...from, column: 0 }
    case 'ArrowRight':
      return { ...from, column: lastColumn }
    default:
      return null
  }
}
