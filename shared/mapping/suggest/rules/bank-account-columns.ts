/**
 * Account numbers that are a bank's: an "Account no" right beside a sort code, where no column says that it is the bank's. The column after the code
 * is, or else the one before it, where its numbers look like a bank's and another column can name the accounts.
 */

import { bankNumberWords } from '../../../vocabulary/light-words.ts'
import type { SeenColumn } from '../column-candidates.ts'

/** Account numbers of banks have so many digits in Britain, Ireland, Australia and New Zealand. */
const bankNumber = /^\d{6,10}$/

/**
 * @param columns  of one sheet
 * @param keys  columns that can be the account's number, counted from 1
 * @returns columns counted from 1
 */
export function bankAccountColumns(columns: readonly SeenColumn[], keys: readonly number[]): ReadonlySet<number> {
  if (columns.some(({ words }) => words.includes('bankaccount'))) return new Set()
  const accountAt = (place: number) =>
    columns.find(({ column, words }) => column === place && words.includes('account'))
  return new Set(
    columns.filter(isBank).flatMap(({ column }) => {
      const [before, after] = [accountAt(column - 1), accountAt(column + 1)]
      if (after !== undefined && numbersOf(after).every((number) => bankNumber.test(number))) return [after.column]
      const isOnlyKey = keys.every((key) => key === column - 1)
      if (before === undefined || after !== undefined || isOnlyKey) return []
      const numbers = numbersOf(before)
      return numbers.length > 0 && numbers.every((number) => bankNumber.test(number)) ? [before.column] : []
    }),
  )
}

const isBank = ({ words }: SeenColumn): boolean => words.some((word) => bankNumberWords.includes(word))

const numbersOf = ({ profile }: SeenColumn): readonly string[] =>
  [...profile.distinct].map((value) => value.replaceAll(/[\s-]/g, ''))
