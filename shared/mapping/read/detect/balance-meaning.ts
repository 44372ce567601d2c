/**
 * What a plain number in a column of balances says: that the customer owes it, or has it in credit. The column's heading may say so;
 * where it does not, a person is asked.
 */
import type { Leaf } from '../../../catalogue/catalogue.ts'
import { type MoneyMeaning, moneyMeanings } from '../../../service/money-terms.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import { balanceWords, creditedWords, signWords } from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf } from '../../../vocabulary/plain-words.ts'
import type { ValuePart } from '../../model/fillings.ts'
import { ledgerSideOf } from '../numbers/ledger-side.ts'
import { decimalOf } from '../numbers/read-decimal.ts'
import { type OwnReading, type ReadingTally, readingTally } from './detect-reading.ts'

/** In "Balance - credit" and "pre-paid" a dash parts two words, and "(-30 days)" is a number; in "(-CR)", "(CR-)" and "-ve" it is a sign. */
const aSign = /[=+]|[-−–](?:ve\b|\s*\))|[,(]\s*[-−–](?!\s*\d)/i

/**
 * @returns what a positive number is: `unclear` where the heading speaks of it and leaves it open, as "Debit/credit" does; `null` where it says
 *   nothing of it: "Balance". Where it speaks of signs, a person reads it better: "Amount due (negative in brackets)", "Balance (−CR)"
 */
export function meaningOfHeading(header: string): MoneyMeaning | 'unclear' | null {
  const said = chunksOf(header).flatMap(seamsOf).map(plain)
  const has = (words: ReadonlySet<string>) => said.some((word) => words.has(word))
  const [meaning, ...others] = moneyMeanings.filter((one) => has(balanceWords[one]))
  if (meaning === undefined || (meaning === 'credit' && has(creditedWords))) return null
  return others.length > 0 || aSign.test(header) || has(signWords) ? 'unclear' : meaning
}

/**
 * Of several columns that make the value, one has a word beside some amounts, and its heading may be that word, “CR”: what an amount is where
 * the word is not, it does not say.
 */
function meaningOfHeadings(headers: readonly string[]): ReturnType<typeof meaningOfHeading> {
  const said = headers.map(meaningOfHeading)
  if (said.length === 1) return said[0] ?? null
  return said.some((one) => one === 'owed' || one === 'credit') ? 'unclear' : null
}

/**
 * Two columns of one balance, of which one has what is owed and the other what is in credit: "Rückstand" and "Guthaben".
 * @returns what a plain amount of each part is, where they are of both sides; else nothing: then it is asked of the whole
 */
export function sidesOfParts({ money }: Leaf, parts: readonly ValuePart[]): readonly (MoneyMeaning | undefined)[] {
  if (money !== 'balance' || parts.length < 2) return []
  const sides = parts.map(({ meaning, source }) => {
    const said = meaning ?? (source.from === 'column' ? meaningOfHeading(source.header) : null)
    return said === 'owed' || said === 'credit' ? said : undefined
  })
  return sides.includes('owed') && sides.includes('credit') ? sides : []
}

/** Counts what the values of a column say of how they are read. @param columns  those that make the value */
export function columnTally(
  { kind, money }: Leaf,
  columns: readonly { readonly header: string }[],
): ReadingTally | null {
  const tally = readingTally(kind)
  return tally === null || money !== 'balance'
    ? tally
    : tallyOfBalances(tally, meaningOfHeadings(columns.map(({ header }) => header)))
}

function tallyOfBalances(tally: ReadingTally, meaning: ReturnType<typeof meaningOfHeading>): ReadingTally {
  let plainCount = 0
  return {
    count: (cell, by) => {
      tally.count(cell, by)
      if (isPlainAmount(cell)) plainCount += by
    },
    reading: (): OwnReading => {
      const own = tally.reading()
      if (meaning === 'owed' || meaning === 'credit') return { ...own, reading: { ...own.reading, meaning } }
      return plainCount === 0 ? own : { ...own, meaningOpen: meaning ?? 'unsaid' }
    },
  }
}

/** An amount other than zero, with no word beside it that says whose it is. */
export const isPlainAmount = (cell: Cell): boolean =>
  /[1-9]/.test(cell.text) &&
  ledgerSideOf(cell.text.trim()) === null &&
  (decimalOf(cell, '.') ?? decimalOf(cell, ',')) !== undefined
