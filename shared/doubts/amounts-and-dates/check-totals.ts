/** Notices amounts that do not add up to what the file itself says below them: a row may be missing, left out, or there twice. */
import Big from 'big.js'
import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import { isSumPhrase } from '../../mapping/layout/lines/report-words.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import type { Issue } from '../../result.ts'
import { inColumnCode } from '../../words/issues/doubt-words.ts'
import { placeOfDoubt, readAsText } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'

/** A spreadsheet's own sums are off by less. */
const smallestPart = 0.005
const rowsAtOnce = 4000

/** @param column  of amounts. As the file has it: what a person corrects here leaves the total as it is */
export function* totalDiffers(column: ColumnToDoubt): CooperativeTask<readonly Issue[]> {
  const { sheet, columnIndex, rowIndexes, totalRows, read } = column
  const totals = totalRows.filter((row) => !isBlankCell(sheet.cellAt(row, columnIndex)))
  const [totalRow, ...others] = totals.filter((row) => namesSum(column, row))
  // Those between the rows are of some of them.
  if (totalRow === undefined || others.length > 0 || (totals[0] ?? 0) < (rowIndexes.at(-1) ?? 0)) return []
  const total = readAsText(read, sheet.cellAt(totalRow, columnIndex))
  const replaced = sheet.replacedIn?.(columnIndex)
  let rest = new Big(total ?? 0)
  let isKnown = total !== undefined
  yield* eachInPieces(rowIndexes, rowsAtOnce, (row) => {
    const reading = read(replaced?.get(row) ?? sheet.cellAt(row, columnIndex), null)
    if (reading.state === 'value') rest = rest.minus(String(reading.value))
    // What is merged counts once for the file.
    if (reading.state === 'unreadable' || (sheet.isDoubted && sheet.doubtsAt(row, columnIndex).includes('merged')))
      isKnown = false
  })
  if (!isKnown || rest.abs().lt(smallestPart)) return []
  const { facts } = placeOfDoubt(column, totalRow, column)
  const value = sheet.cellAt(totalRow, columnIndex).text
  const found = { ...facts, value, other: rest.abs().toFixed(), count: 1, filledCount: rowIndexes.length }
  const { cell } = placeOfDoubt(column, column.headerRowIndex, column)
  return [issue(inColumnCode('total_differs'), found, { cell })]
}

const namesSum = ({ sheet }: ColumnToDoubt, row: number): boolean =>
  sheet.filledColumns(row).some((column) => isSumPhrase(sheet.cellAt(row, column).text))
