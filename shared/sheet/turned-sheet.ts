/** A sheet whose columns are read as rows, because its headings stand one below the other; and where its cells are in the file. */
import type { CellPlace } from '../result.ts'
import { likeBlank, type Sheet } from './sheet.ts'

/**
 * Rows of a sheet that can be turned: each becomes a column, which takes a line in Map and in every list of columns. The interface has
 * some hundreds of fields, so one with more rows is a list of accounts that stands upright.
 */
export const mostRowsTurned = 2000

export const canBeTurned = ({ rowCount }: Pick<Sheet, 'rowCount'>): boolean => rowCount <= mostRowsTurned

/** Of sheets that were turned, as they were before: turned back, a sheet is what it was, with all that was known of it. */
const before = new WeakMap<Sheet, Sheet>()

/**
 * A view of a sheet, not a copy; of one whose cells stay as they are meanwhile. That a text file has longer rows than others says
 * nothing of its columns, and is left out.
 */
export function turnedSheet(sheet: Sheet): Sheet {
  const known = before.get(sheet)
  if (known !== undefined) return known
  const turned = viewOfColumns(sheet)
  before.set(turned, sheet)
  return turned
}

function viewOfColumns(sheet: Sheet): Sheet {
  const { rowCount: columnCount, columnCount: rowCount, isTurned, longRows, ...same } = sheet
  const isFilled = lookingUpFilled(sheet)
  return {
    ...same,
    ...(isTurned ? {} : { isTurned: true }),
    rowCount,
    columnCount,
    cellAt: (rowIndex, columnIndex) => sheet.cellAt(columnIndex, rowIndex),
    filledColumns: (rowIndex) =>
      Array.from({ length: columnCount }, (_, column) => column).filter((column) => isFilled(column, rowIndex)),
    valueId(columnIndex) {
      const known = new Map<string, number>()
      const numbers = Int32Array.from({ length: rowCount }, (_, rowIndex) => {
        const cell = sheet.cellAt(columnIndex, rowIndex)
        if (cell.kind === 'blank') return likeBlank
        const key = JSON.stringify(cell)
        const number = known.get(key) ?? known.size + 1
        known.set(key, number)
        return number
      })
      return { numbers, highest: known.size }
    },
    doubtsAt: (rowIndex, columnIndex) => sheet.doubtsAt(columnIndex, rowIndex),
    hiddenRows: sheet.hiddenColumns,
    hiddenColumns: sheet.hiddenRows,
  }
}

/** Whether a place is filled, from the lists of the filled ones of each row; a bit for each, made when the first is asked for. */
function lookingUpFilled(sheet: Sheet): (rowIndex: number, columnIndex: number) => boolean {
  let bits: Uint8Array | undefined
  const { rowCount, columnCount } = sheet
  return (rowIndex, columnIndex) => {
    bits ??= filledBits(sheet)
    if (rowIndex >= rowCount || columnIndex >= columnCount) return false
    const at = rowIndex * columnCount + columnIndex
    return ((bits[at >>> 3] ?? 0) & (1 << (at & 7))) !== 0
  }
}

function filledBits(sheet: Sheet): Uint8Array {
  const bits = new Uint8Array(Math.ceil((sheet.rowCount * sheet.columnCount) / 8))
  for (let row = 0; row < sheet.rowCount; row += 1) {
    for (const column of sheet.filledColumns(row)) {
      const at = row * sheet.columnCount + column
      bits[at >>> 3] = (bits[at >>> 3] ?? 0) | (1 << (at & 7))
    }
  }
  return bits
}

export type MaybeTurned = { readonly name: string; readonly isTurned?: boolean | undefined }

export const namesOfTurned = (sheets: readonly MaybeTurned[]): string[] =>
  sheets.filter(({ isTurned }) => isTurned).map(({ name }) => name)

/** Leads from a place in sheets as they are read to the one in the file; and back, which is the same way. */
export function placeTurning(sheets: readonly MaybeTurned[]): <P extends CellPlace>(place: P) => P {
  const turned = new Set(namesOfTurned(sheets))
  return (place) => (turned.has(place.sheet) ? { ...place, row: place.column, column: place.row } : place)
}
