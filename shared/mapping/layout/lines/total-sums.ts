/** Adds up what stands above a row, which may be the total of it. */
import type { Cell, Sheet } from '../../../sheet/sheet.ts'
import { type DecimalMark, decimalMarks } from '../../model/mapping.ts'
import { readDecimal } from '../../read/numbers/read-decimal.ts'
import { isNumeric } from '../cell-shape.ts'
import { type FilledColumns, type Table, textAt } from '../survey-table.ts'
import { isTotalPhrase } from './report-words.ts'

export const smallestPart = 0.005
/** An account with more lines than these has no subtotal below them that anybody would look at. */
export const mostAdded = 100

/** Which mark a text has is not known yet: it is a sum if it is one in either. */
export function amountOf(cell: Cell, mark: DecimalMark): number | undefined {
  if (cell.kind === 'number') return Number(cell.digits)
  if (!isNumeric(cell)) return undefined
  const reading = readDecimal(cell, mark)
  return reading.ok ? Number(reading.value) : undefined
}

export function isSumOfColumn(sheet: Sheet, index: number, column: number, table: Table): boolean {
  return sumsOfColumn(sheet, column, table).some((sum, position) => {
    const stated = amountOf(sheet.cellAt(index, column), decimalMarks[position] as DecimalMark)
    return stated !== undefined && Math.abs(stated - sum) < smallestPart
  })
}

/** By decimal mark. */
function sumsOfColumn(sheet: Sheet, column: number, { sums, firstRow, lastFullRow }: Table): readonly number[] {
  const known = sums.get(column)
  if (known !== undefined) return known
  const added = decimalMarks.map((mark) => {
    let sum = 0
    let count = 0
    for (let row = firstRow; row <= lastFullRow; row += 1) {
      const amount = amountOf(sheet.cellAt(row, column), mark)
      if (amount === undefined) continue
      sum += amount
      count += 1
    }
    // One more row of an account may well have the number that another has.
    return count > 1 ? sum : Number.NaN
  })
  sums.set(column, added)
  return added
}

/** What the rows above add up to, as far as the total before them: how many numbers they have in a column, and whether their sum is stated. */
export function addedSinceTotal(
  sheet: Sheet,
  index: number,
  column: number,
  { rows, firstRow }: Table,
): { readonly differentCount: number; readonly hasSum: boolean } {
  const filled = rows[index] ?? []
  const sums = filled.flatMap((of) => decimalMarks.map((mark) => ({ of, mark, sum: 0, count: 0 })))
  const numbers = new Set<string>()
  for (let row = index - 1; row >= firstRow && !isNamedTotal(sheet, rows[row] ?? [], row); row -= 1) {
    numbers.add(textAt(sheet, row, column))
    for (const added of sums) {
      const amount = amountOf(sheet.cellAt(row, added.of), added.mark)
      if (amount === undefined || amount === 0) continue
      added.sum += amount
      added.count += 1
    }
  }
  numbers.delete('')
  const hasSum = sums.some(({ of, mark, sum, count }) => {
    const stated = amountOf(sheet.cellAt(index, of), mark)
    return stated !== undefined && stated !== 0 && count > 1 && Math.abs(stated - sum) < smallestPart
  })
  return { differentCount: numbers.size, hasSum }
}

const isNamedTotal = (sheet: Sheet, row: FilledColumns, index: number): boolean =>
  row.slice(0, 3).some((column) => isTotalPhrase(textAt(sheet, index, column)))

/** Whether no number of a column is there twice as far up as a look reaches, and this one is not the sum of the others. */
export function isUniqueAbove(sheet: Sheet, index: number, column: number, { firstRow }: Table): boolean {
  const from = Math.max(firstRow, index - mostAdded)
  const texts = Array.from({ length: index - from + 1 }, (_, at) => textAt(sheet, from + at, column))
  const numbers = texts.filter((text) => text !== '')
  const isSum = decimalMarks.some((mark) => {
    const [stated, ...added] = numbers.toReversed().map((text) => amountOf({ kind: 'text', text }, mark) ?? 0)
    return added.length > 1 && stated === added.reduce((sum, amount) => sum + amount, 0)
  })
  return numbers.length > 1 && new Set(numbers).size === numbers.length && !isSum
}
