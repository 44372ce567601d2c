/**
 * Finds the row with the headers: labels over most columns, all different, above data of another shape. Titles above it are
 * labels too, but over few columns.
 */
import type { Sheet } from '../../../sheet/sheet.ts'
import { isLabel } from '../cell-shape.ts'
import { columnsOfValues, filledRows, type FilledRow as Row, sampleRows } from '../filled-rows.ts'
import { isSecondLine } from './second-line.ts'

/** Filled rows at the top that may be the headers. */
const candidateRows = 40
/** Between rows that look alike the first has the headers, even when one below is fuller: a column may lack its header. */
const firstCounts = 0.75

/** @returns the row counted from 1, the lower one of two lines of headings; 0 when the sheet seems to have none */
export function findHeaderRow(sheet: Sheet): number {
  const rows = filledRows(sheet, 0, candidateRows + sampleRows)
  const width = Math.max(0, ...rows.map(({ filled }) => filled.length))
  let best: { readonly row: Row; readonly score: number; readonly isFit: boolean } | undefined
  let likely = 0
  for (const [position, row] of rows.slice(0, candidateRows).entries()) {
    const below = rows.slice(position + 1, position + 1 + sampleRows)
    const looks = lookAt(sheet, row, headingsAbove(sheet, row, rows[position - 1]), below, width)
    const score = looks.labels + 2 * looks.coverage + looks.distinct + 2 * looks.contrast - firstCounts * likely
    if (looks.coverage >= 0.6 && looks.labels >= 0.8 && looks.distinct >= 0.8) likely += 1
    if (best === undefined || score > best.score)
      best = { row, score, isFit: isHeading(looks) && !isLikeRowsAbove(sheet, row, rows.slice(0, position)) }
  }
  if (best?.isFit !== true) return 0
  return isSecondLine(sheet, best.row.index + 1) ? best.row.index + 2 : best.row.index + 1
}

/** Where nothing below tells it from a row of data, next to all of it must be labels. */
const isHeading = ({ labels, contrast, isAlone }: Looks): boolean => labels >= (isAlone ? 0.8 : 0.5) && contrast >= 0.5

/** It holds values, and just where rows above it do: that is one more row of data. */
function isLikeRowsAbove(sheet: Sheet, { index, filled }: Row, above: readonly Row[]): boolean {
  const isValue = (row: number, column: number): boolean => {
    const cell = sheet.cellAt(row, column)
    return cell.text.trim() !== '' && !isLabel(cell)
  }
  const values = filled.filter((column) => isValue(index, column))
  return values.length > 0 && values.every((column) => above.some((row) => isValue(row.index, column)))
}

/** Shares, all 0 … 1. */
type Looks = {
  /** Of its cells, those that are labels. */
  readonly labels: number
  /** Of the columns of the widest row, those it fills. */
  readonly coverage: number
  /** Of its cells, those whose text it has once. */
  readonly distinct: number
  /** Of the columns that hold values below it, those it has a label for; 0.5 when that says nothing. */
  readonly contrast: number
  /** No column holds values below it, or nothing is below it at all. */
  readonly isAlone: boolean
}

/** Columns whose heading stands in the line above alone: "Account" beside "Customer", which stands over "Name" and "E-mail". */
function headingsAbove(sheet: Sheet, { index, filled }: Row, above: Row | undefined): readonly number[] {
  if (above === undefined || above.index !== index - 1) return []
  const isHead = above.filled.every((column) => isLabel(sheet.cellAt(above.index, column)))
  const isOverThis = above.filled.some((column) => filled.includes(column))
  return isHead && isOverThis ? above.filled.filter((column) => !filled.includes(column)) : []
}

function lookAt(
  sheet: Sheet,
  { index, filled }: Row,
  above: readonly number[],
  below: readonly Row[],
  width: number,
): Looks {
  const texts = new Set(filled.map((column) => sheet.cellAt(index, column).text.trim().toLowerCase()))
  const labels = filled.filter((column) => isLabel(sheet.cellAt(index, column)))
  const labelled = new Set([...labels, ...above])
  const valueColumns = columnsOfValues(sheet, below)
  return {
    labels: labels.length / filled.length,
    coverage: (filled.length + above.length) / width,
    distinct: texts.size / filled.length,
    isAlone: valueColumns.length === 0,
    contrast:
      valueColumns.length === 0
        ? 0.5
        : valueColumns.filter((column) => labelled.has(column)).length / valueColumns.length,
  }
}
