/** Tells rows of totals from rows of accounts: by their words, by the gap above them, or because they are the sum of what is above. */
import type { Cell, Sheet } from '../sheet.ts'
import { isNumeric } from './cell-shape.ts'
import { type DecimalMark, decimalMarks } from './mapping.ts'
import { readDecimal } from './read-decimal.ts'
import { type FilledColumns, isAfterGap, type Table, textAt } from './survey-table.ts'
import { isTotalPhrase, mentionsTotal } from './total-words.ts'

export function isTotal(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const { core, identity } = table
  const isWord = (column: number) => isTotalPhrase(textAt(sheet, index, column))
  const namesTotal = (column: number) => isWord(column) || mentionsTotal(textAt(sheet, index, column))
  if (isSumSinceNamed(sheet, row, index, table)) return true
  const hasIdentity = identity !== undefined && row.includes(identity)
  // An account has its identity filled with something else than a total's name: nearly every row is told by that alone.
  if (hasIdentity && !namesTotal(identity)) return false
  const word = row.slice(0, 3).find(namesTotal)
  if (hasIdentity && identity !== word) return false
  if (word === undefined && namesAccount(sheet, index, table)) return false
  const others = row.filter((column) => column !== word)
  const isFilledLikeData = others.filter((column) => core.includes(column)).length >= core.length * 0.6
  if (word !== undefined && isWord(word)) return !isFilledLikeData
  const isNumbersOnly = others.length > 0 && others.every((column) => isNumeric(sheet.cellAt(index, column)))
  if (!isNumbersOnly || isFilledLikeData) return false
  if (word !== undefined) return others.length * 2 <= table.usualWidth
  if (index <= table.lastFullRow || others.length * 2 > table.usualWidth) return false
  return isAfterGap(index, table) || others.every((column) => isSumOfColumn(sheet, index, column, table))
}

/** A number like those of other accounts: "1004" below "1001", and not how many accounts there are. */
const namesAccount = (sheet: Sheet, index: number, { accountNumbers, firstRow }: Table): boolean =>
  accountNumbers.some((column) => {
    const shape = shapeOf(textAt(sheet, index, column))
    if (shape === '') return false
    for (let row = firstRow; row < Math.min(index, firstRow + sampledRows); row += 1) {
      if (shapeOf(textAt(sheet, row, column)) === shape) return true
    }
    return false
  })

const sampledRows = 50
const longestNumber = 40
const shapeOf = (text: string): string =>
  text.length > longestNumber ? '' : text.replaceAll(/\d/g, '9').replaceAll(/\p{L}/gu, 'a')

/**
 * A subtotal without a word: one number alone, the sum of those above it as far as the last row that says what it is about. One more
 * payment of the same account would have a day or a kind beside its amount.
 */
function isSumSinceNamed(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const { leading, usualWidth, rows, firstRow } = table
  const [column] = row
  if (row.length !== 1 || column === undefined || column === leading || usualWidth < 2) return false
  let named = index - 1
  while (named >= Math.max(firstRow, index - mostAdded) && rows[named]?.[0] !== leading) named -= 1
  if (named < firstRow || index - named > mostAdded) return false
  return decimalMarks.some((mark) => {
    const stated = amountOf(sheet.cellAt(index, column), mark)
    let sum = 0
    let count = 0
    for (let at = named; at < index; at += 1) {
      const amount = amountOf(sheet.cellAt(at, column), mark)
      if (amount === undefined) continue
      sum += amount
      count += 1
    }
    return stated !== undefined && stated !== 0 && count > 1 && Math.abs(stated - sum) < smallestPart
  })
}

const smallestPart = 0.005
/** An account with more lines than these has no subtotal below them that anybody would look at. */
const mostAdded = 100

/** Which mark a text has is not known yet: it is a sum if it is one in either. */
function amountOf(cell: Cell, mark: DecimalMark): number | undefined {
  if (cell.kind === 'number') return Number(cell.digits)
  if (!isNumeric(cell)) return undefined
  const reading = readDecimal(cell, mark)
  return reading.ok ? Number(reading.value) : undefined
}

/** Only number cells can be added up before the decimal mark is known. */
function isSumOfColumn(sheet: Sheet, index: number, column: number, table: Table): boolean {
  const cell = sheet.cellAt(index, column)
  return cell.kind === 'number' && Math.abs(Number(cell.digits) - sumOfColumn(sheet, column, table)) < smallestPart
}

function sumOfColumn(sheet: Sheet, column: number, { sums, firstRow, lastFullRow }: Table): number {
  const known = sums.get(column)
  if (known !== undefined) return known
  let sum = 0
  for (let row = firstRow; row <= lastFullRow; row += 1) {
    const cell = sheet.cellAt(row, column)
    if (cell.kind === 'number') sum += Number(cell.digits)
  }
  sums.set(column, sum)
  return sum
}
