/**
 * What a plain number in a column of balances says: that the customer owes it, or has it in credit. The column's heading may say so;
 * where it does not, a person is asked.
 */
import type { Leaf } from '../../../catalogue/catalogue.ts'
import type { MoneyMeaning } from '../../../money-terms.ts'
import type { Cell } from '../../../sheet.ts'
import { chunksOf, plain, seamsOf } from '../../../vocabulary/plain-words.ts'
import { ledgerSideOf } from '../numbers/ledger-side.ts'
import { decimalOf } from '../numbers/read-decimal.ts'
import { type OwnReading, type ReadingTally, readingTally } from './detect-reading.ts'

const words: readonly (readonly [MoneyMeaning, ReadonlySet<string>])[] = [
  ['owed', new Set('due overdue owed owing owes arrears outstanding debit debt debts dr payable unpaid'.split(' '))],
  ['credit', new Set('credit credits cr prepaid guthaben'.split(' '))],
]
/** "Balance (credit is negative)", "Balance (-ve = CR)": it says how it is written, and not what the whole column is. */
const signWords = new Set(
  'negative negativ neg positive positiv pos ve minus plus sign brackets parentheses red'.split(' '),
)
/** In "Balance - credit" it parts two words. */
const sign = /=|[-+−–]\p{L}*\s*\)|[,(]\s*[-+−–]/u
/** "Balance after last credit": what was credited is another thing than a balance in credit. */
const creditedWords = new Set(
  'after before last net incl including excl excluding without less limit note notes'.split(' '),
)

/** @returns `null` where a heading says nothing of it, or both: "Balance", "Debit/credit" */
export function meaningOfHeading(header: string): MoneyMeaning | null {
  const said = chunksOf(header).flatMap(seamsOf).map(plain)
  if (sign.test(header) || said.some((word) => signWords.has(word))) return null
  const meanings = words.flatMap(([meaning, known]) => (said.some((word) => known.has(word)) ? [meaning] : []))
  if (meanings.length !== 1 || (meanings[0] === 'credit' && said.some((word) => creditedWords.has(word)))) return null
  return meanings[0] ?? null
}

/** Counts what the values of a column say of how they are read. @param columns  those that make the value */
export function columnTally(
  { kind, money }: Leaf,
  columns: readonly { readonly header: string }[],
): ReadingTally | null {
  const tally = readingTally(kind)
  return tally === null || money !== 'balance'
    ? tally
    : tallyOfBalances(tally, meaningOfHeading(columns.map(({ header }) => header).join(' ')))
}

function tallyOfBalances(tally: ReadingTally, meaning: MoneyMeaning | null): ReadingTally {
  let plainCount = 0
  return {
    count: (cell, by) => {
      tally.count(cell, by)
      if (isPlainAmount(cell)) plainCount += by
    },
    reading: (): OwnReading => {
      const own = tally.reading()
      if (meaning !== null) return { ...own, reading: { ...own.reading, meaning } }
      return plainCount === 0 ? own : { ...own, isMeaningOpen: true }
    },
  }
}

/** An amount other than zero, with no word beside it that says whose it is. */
export const isPlainAmount = (cell: Cell): boolean =>
  /[1-9]/.test(cell.text) &&
  ledgerSideOf(cell.text.trim()) === null &&
  (decimalOf(cell, '.') ?? decimalOf(cell, ',')) !== undefined
