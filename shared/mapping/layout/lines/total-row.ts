/** Tells rows of totals from rows of accounts: by their words, by the gap above them, or because they are the sum of what is above. */
import type { Sheet } from '../../../sheet/sheet.ts'
import { decimalMarks } from '../../model/mapping.ts'
import { hasLegalForm } from '../../read/cut/cut-name.ts'
import { isNumeric } from '../cell-shape.ts'
import {
  type FilledColumns,
  isAfterGap,
  isShapedLikeOthers,
  namesAccountLikeOthers,
  type Table,
  textAt,
} from '../survey-table.ts'
import { isCounted, isTotalPhrase, mayNamePerson, namedByTotal, referencesTotal } from './report-words.ts'
import { addedSinceTotal, amountOf, isSumOfColumn, isUniqueAbove, mostAdded, smallestPart } from './total-sums.ts'

export function isTotal(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const { core, identity } = table
  const isWord = (column: number) => isTotalPhrase(textAt(sheet, index, column))
  const namesTotal = (column: number) =>
    isWord(column) || (referencesTotal(textAt(sheet, index, column)) && !namesFirm(sheet, index, column, table))
  if (isSumSinceNamed(sheet, row, index, table) || tellsCount(sheet, row, index, table)) return true
  const hasIdentity = identity !== undefined && row.includes(identity)
  // An account has its identity filled with something else than a total's name: nearly every row is told by that alone.
  if (hasIdentity && !namesTotal(identity)) return countsAccounts(sheet, row, index, table)
  const word = row.slice(0, 3).find(namesTotal)
  if (hasIdentity && identity !== word) return false
  if (namesOneMoreAccount(sheet, index, word, table)) return false
  if (word === undefined && namesAccountLikeOthers(sheet, index, table)) return false
  const others = row.filter((column) => column !== word)
  const isFilledLikeData = others.filter((column) => core.includes(column)).length >= core.length * 0.6
  const isNumbersOnly = others.length > 0 && others.every((column) => isNumeric(sheet.cellAt(index, column)))
  if (word !== undefined && isWord(word)) {
    // "Total, 3, 120.00" in a narrow table: how many accounts there are stands where others have a name.
    return !isFilledLikeData || (word === identity && isNumbersOnly && !namesAccountLikeOthers(sheet, index, table))
  }
  if (!isNumbersOnly || isFilledLikeData) return false
  if (word !== undefined) return others.length * 2 <= table.usualWidth
  if (index <= table.lastFullRow || others.length * 2 > table.usualWidth) return false
  if (isAfterGap(index, table) || others.every((column) => isSumOfColumn(sheet, index, column, table))) return true
  return isBelowNamedRows(index, table) && others.every((column) => isFilledNowhereAbove(column, index, table))
}

/** "Total Energy Ltd" is a firm; "Total Acme Ltd" is one only where no row above is of Acme Ltd. */
function namesFirm(sheet: Sheet, index: number, column: number, { rows, firstRow }: Table): boolean {
  const text = textAt(sheet, index, column)
  const rest = namedByTotal(text)?.toLowerCase()
  if (rest === undefined || !hasLegalForm(text)) return false
  for (let above = index - 1; above >= Math.max(firstRow, index - mostAdded); above -= 1)
    if (rows[above]?.some((other) => textAt(sheet, above, other).toLowerCase() === rest)) return false
  return true
}

/**
 * A number like those of other accounts: a customer may be called anything. A subtotal repeats the one above it, and a total may count
 * the accounts, each of which may have several rows, or be the sum of what is above.
 */
function namesOneMoreAccount(sheet: Sheet, index: number, word: number | undefined, table: Table): boolean {
  const { accountNumbers, rows, firstRow, fullRowCount, codes } = table
  const text = word === undefined ? '' : textAt(sheet, index, word)
  const isOne = (column: number): boolean => {
    if (column === word || !isShapedLikeOthers(sheet, index, column, table)) return false
    const number = textAt(sheet, index, column)
    let above = index - 1
    while (above >= firstRow && rows[above]?.includes(column) !== true) above -= 1
    const before = above < firstRow ? '' : textAt(sheet, above, column)
    if (before === number) return false
    if (word === undefined || !isTotalPhrase(text)) return number !== String(fullRowCount)
    const added = addedSinceTotal(sheet, index, column, table)
    const isCount = number === String(fullRowCount) || number === String(added.differentCount)
    // Counted on from the one above: the next account.
    if (isCount && before !== String(Number(number) - 1)) return false
    return !added.hasSum
  }
  if (accountNumbers.some(isOne)) return true
  return mayNamePerson(text) && codes.some((column) => isOne(column) && isUniqueAbove(sheet, index, column, table))
}

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

/** "3, records, 9.50": numbers that no account has, and what is counted. */
function tellsCount(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  let counted: number | undefined
  // Of nearly every row the first cells tell that it holds more than one word.
  for (const column of row) {
    if (isNumeric(sheet.cellAt(index, column))) continue
    if (counted !== undefined) return false
    counted = column
  }
  if (counted === undefined || row.length < 2) return false
  return isCounted(textAt(sheet, index, counted)) && !namesAccountLikeOthers(sheet, index, table)
}

/** Fewer rows may each say what they are about by chance. */
const fewestNamed = 3

/** Every row above says what it is about, so that one which doesn't goes on with none of them. */
function isBelowNamedRows(index: number, { rows, firstRow, identity }: Table): boolean {
  // The row right above tells nearly always, without a look at all the others.
  if (identity === undefined || rows[index - 1]?.includes(identity) !== true) return false
  const above = rows.slice(firstRow, index).filter((row) => row.length > 0)
  return above.length >= fewestNamed && above.every((row) => row.includes(identity))
}

/** "30" below thirty accounts with numbers of another kind, beside sums or alone. */
function countsAccounts(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const { identity, fullRowCount, lastFullRow } = table
  if (identity === undefined || index <= lastFullRow || fullRowCount < fewestNamed) return false
  if (textAt(sheet, index, identity) !== String(fullRowCount) || row.length * 2 > table.usualWidth) return false
  // Counted on from the row above: the next account.
  if (textAt(sheet, index - 1, identity) === String(fullRowCount - 1)) return false
  const isNumbersOnly = row.every((column) => isNumeric(sheet.cellAt(index, column)))
  return isNumbersOnly && !namesAccountLikeOthers(sheet, index, table)
}

/** A number in a column that no account fills: a total that nothing is left to add up to. */
const isFilledNowhereAbove = (column: number, index: number, { rows, firstRow }: Table): boolean =>
  !rows.slice(firstRow, index).some((row) => row.includes(column))
