/**
 * Tells whether a row goes on with the headings above it: "Date of" over "birth", "Account" over "number". An account that is taken
 * for headings is lost, so nothing but words may stand in the row, over columns that hold values from there on.
 */
import type { Sheet } from '../../../sheet/sheet.ts'
import { isEndOfHeading } from '../../../vocabulary/heading-words.ts'
import { isLabel } from '../cell-shape.ts'
import { columnsOfValues, type FilledRow, filledRows, sampleRows } from '../filled-rows.ts'
import { isUnitWord } from '../lines/report-words.ts'

/** Of the columns with values, those that the row must have a word over: an account may be without a date, or without a phone. */
const fewestWords = 2
const wordShare = 0.5
/** @param rowIndex  from 0; the row above it is taken for headings */
export function isSecondLine(sheet: Sheet, rowIndex: number): boolean {
  const [upper, lower, ...below] = filledRows(sheet, rowIndex - 1, sampleRows + 2)
  if (rowIndex < 1 || upper?.index !== rowIndex - 1 || lower?.index !== rowIndex) return false
  if (!isOfLabels(sheet, upper) || !isOfLabels(sheet, lower)) return false
  if (!lower.filled.every((column) => upper.filled.includes(column))) return false
  const textIn = ({ index }: FilledRow, column: number) => sheet.cellAt(index, column).text.trim().toLowerCase()
  // One name over all columns, as of a merged cell, is of the rows below.
  if (lower.filled.length > 1 && new Set(lower.filled.map((column) => textIn(lower, column))).size === 1) return false
  // Units are no names, and what comes again below is the value of a row.
  if (lower.filled.every((column) => isUnitWord(textIn(lower, column)))) return false
  if (lower.filled.every((column) => textIn(lower, column) === textIn(upper, column))) return false
  const values = columnsOfValues(sheet, below)
  const words = values.filter((column) => lower.filled.includes(column))
  const rows = below.filter((row) => row.filled.some((column) => words.includes(column) && !isWord(sheet, row, column)))
  if (rows.some((row) => lower.filled.some((column) => textIn(row, column) === textIn(lower, column)))) return false
  const [only] = words
  if (only !== undefined && values.length === 1) return isEndOfHeading(textIn(lower, only))
  return words.length >= fewestWords && words.length >= values.length * wordShare
}

const isOfLabels = (sheet: Sheet, row: FilledRow): boolean => row.filled.every((column) => isWord(sheet, row, column))

/** "€" and "1/0" say how the column is written. */
function isWord(sheet: Sheet, { index }: FilledRow, column: number): boolean {
  const cell = sheet.cellAt(index, column)
  return isLabel(cell) || isUnitWord(cell.text)
}
