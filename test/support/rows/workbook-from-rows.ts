/** Makes a workbook from arrays of rows, so that a test shows its spreadsheet beside what it expects of it. */
import { digitDoubts } from '../../../shared/sheet/digit-doubts.ts'
import {
  blankCell,
  type Cell,
  likeBlank,
  noneHidden,
  type RowRole,
  type Sheet,
  type Workbook,
} from '../../../shared/sheet/sheet.ts'

/**
 * A value as a test writes it: text is a text cell (blank when empty), a number a number cell, a boolean a boolean cell;
 * anything else is written as a cell.
 */
export type CellValue = string | number | boolean | null | Cell

export type RowsOfSheet = { readonly [sheet: string]: readonly (readonly CellValue[])[] }

export function workbookFromRows(sheets: RowsOfSheet): Workbook {
  return {
    fileName: 'test.xlsx',
    format: 'xlsx',
    sheets: Object.entries(sheets).map(([name, rows]) => sheetFromRows(name, rows)),
  }
}

export function sheetFromRows(name: string, rows: readonly (readonly CellValue[])[]): Sheet {
  const cells = rows.map((row) => row.map(cellFrom))
  const cellAt = (rowIndex: number, columnIndex: number): Cell => cells[rowIndex]?.[columnIndex] ?? blankCell
  return {
    name,
    isHidden: false,
    rowCount: rows.length,
    columnCount: Math.max(0, ...rows.map((row) => row.length)),
    cellAt,
    filledColumns: (rowIndex) =>
      (cells[rowIndex] ?? []).flatMap(({ text }, column) => (text.trim() === '' ? [] : [column])),
    valueId(columnIndex) {
      const known = new Map([[JSON.stringify(blankCell), likeBlank]])
      const numbers = Int32Array.from(rows, (_, rowIndex) => {
        const cell = JSON.stringify(cellAt(rowIndex, columnIndex))
        const number = known.get(cell) ?? known.size
        known.set(cell, number)
        return number
      })
      return { numbers, highest: known.size - 1 }
    },
    isDoubted: false,
    doubtsAt: (rowIndex, columnIndex) => digitDoubts(cellAt(rowIndex, columnIndex)),
    hiddenRows: noneHidden,
    hiddenColumns: noneHidden,
  }
}

export function cellFrom(value: CellValue): Cell {
  if (value === null || value === '') return blankCell
  if (typeof value === 'string') return { kind: 'text', text: value }
  if (typeof value === 'number') return { kind: 'number', text: String(value), digits: String(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE', value }
  return value
}

/** Layouts of sheets whose first row has the headers and all others data. */
export const headersThenData = (workbook: Workbook): { readonly sheet: string; readonly roles: readonly RowRole[] }[] =>
  workbook.sheets.map(({ name, rowCount }) => ({
    sheet: name,
    roles: Array.from({ length: rowCount }, (_, index): RowRole => (index === 0 ? 'header' : 'data')),
  }))
