/**
 * What a plain number in a column of balances says: that the customer owes it, or has it in credit. The column's heading may say so;
 * where it does not, a person is asked.
 */
import type { Leaf } from '../../../catalogue/catalogue.ts'
import type { MoneyMeaning } from '../../../service/money-terms.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import { balanceWords, creditedWords, signWords } from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf } from '../../../vocabulary/plain-words.ts'
import { ledgerSideOf } from '../numbers/ledger-side.ts'
import { decimalOf } from '../numbers/read-decimal.ts'
import { type OwnReading, type ReadingTally, readingTally } from './detect-reading.ts'

/** In "Balance - credit" it parts two words. */
const sign = /=|[-+−–]\p{L}*\s*\)|[,(]\s*[-+−–]/u
/** @returns `null` where a heading says nothing of it, or both: "Balance", "Debit/credit" */
export function meaningOfHeading(header: string): MoneyMeaning | null {
  const said = chunksOf(header).flatMap(seamsOf).map(plain)
  if (sign.test(header) || said.some((word) => signWords.has(word))) return null
  const meanings = (['owed', 'credit'] as const).filter((meaning) =>
    said.some((word) => balanceWords[meaning].has(word)),
  )
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
