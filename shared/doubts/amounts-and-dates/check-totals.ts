/** Notices amounts that do not add up to what the file itself says below them: a row may be missing, left out, or there twice. */
import Big from 'big.js'
import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import { isSumPhrase } from '../../mapping/layout/lines/report-words.ts'
import { isBlankCell } from '../../mapping/read/read-value.ts'
import type { Issue } from '../../result.ts'
import type { Cell } from '../../sheet/sheet.ts'
import { inColumnCode } from '../../words/issues/doubt-words.ts'
import { placeOfDoubt, readAsText } from '../column-rule.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'

/** A spreadsheet's own sums are off by less. */
const smallestPart = 0.005
const rowsAtOnce = 4000

/** By index from 0. */
export const accountsBeside = ({ accountColumns }: ColumnToDoubt): readonly number[] =>
  accountColumns.flatMap(({ source }) => source.columns.map(({ columnIndex }) => columnIndex))

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
  /** The same where a balance that an account repeats on each of its rows counts once. */
  let restOfAccounts = rest
  let isKnown = total !== undefined
  let [amounts, decimals, account] = [0, 0, '']
  const seen = new Map<string, Set<string>>()
  yield* eachInPieces(rowIndexes, rowsAtOnce, (row) => {
    const cell = replaced?.get(row) ?? sheet.cellAt(row, columnIndex)
    const reading = read(cell, null)
    account = accountAt(column, row) || account
    if (reading.state === 'value') {
      const amount = String(reading.value)
      rest = rest.minus(amount)
      const ofAccount = seen.get(account) ?? new Set()
      if (account === '' || !ofAccount.has(amount)) restOfAccounts = restOfAccounts.minus(amount)
      seen.set(account, ofAccount.add(amount))
      amounts += 1
      decimals = Math.max(decimals, decimalsOf(cell, amount))
    }
    // What is merged counts once for the file.
    if (reading.state === 'unreadable' || (sheet.isDoubted && sheet.doubtsAt(row, columnIndex).includes('merged')))
      isKnown = false
  })
  // Each amount may have been rounded, and the total not be one of rounded ones: most roundings make up for one another.
  const rounding = Math.max(smallestPart, Math.sqrt(amounts) * 10 ** -decimals)
  if (!isKnown || rest.abs().lte(rounding) || restOfAccounts.abs().lte(rounding)) return []
  const { facts } = placeOfDoubt(column, totalRow, column)
  const value = sheet.cellAt(totalRow, columnIndex).text
  const found = { ...facts, value, other: rest.abs().toFixed(), count: 1, filledCount: rowIndexes.length }
  const { cell } = placeOfDoubt(column, column.headerRowIndex, column)
  return [issue(inColumnCode('total_differs'), found, { cell })]
}

const accountAt = ({ accountColumns: [numbers] }: ColumnToDoubt, row: number): string =>
  numbers?.source.cellAt(row).text.trim() ?? ''

/** How many are printed: "12.50" has two, though it is read as 12.5. */
function decimalsOf({ text }: Cell, amount: string): number {
  const value = Math.abs(Number(amount))
  const printed = value === 0 ? 0 : Math.round(Math.log10(Number(text.replaceAll(/\D/g, '')) / value))
  return Math.max(0, printed, amount.split('.')[1]?.length ?? 0)
}

const namesSum = ({ sheet }: ColumnToDoubt, row: number): boolean =>
  sheet.filledColumns(row).some((column) => isSumPhrase(sheet.cellAt(row, column).text))
