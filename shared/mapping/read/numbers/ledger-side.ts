/** The word beside an amount that says whose it is: "12.40 CR" is in credit, "DR 12.40" is owed. */
import { wordMap } from '../../../basics/word-map.ts'

export type LedgerSide = 'credit' | 'debit'

/** The words of ledgers, whole or in short. */
const words = wordMap<LedgerSide>({
  cr: 'credit',
  c: 'credit',
  credit: 'credit',
  'in credit': 'credit',
  dr: 'debit',
  d: 'debit',
  debit: 'debit',
})

/** @returns whose it is, where the whole text is such a word: "CR", "Debit." */
export const ledgerSideOfWord = (text: string): LedgerSide | undefined =>
  words.get(text.trim().toLowerCase().replace(/\.$/, ''))

/** One letter alone needs a blank, or decimals before it: "12c" may be cents. */
const before = /^(?:(cr|(?:in )?credit|dr|debit)(?:\.\s*|\s+|(?=[^\p{L}\s]))|([cd])\.?\s+)/iu
const after = /(?:(?<!\p{L})(cr|(?:in )?credit|dr|debit)|(?<=[\s)]|[.,]\d+)([cd]))\.?$/iu

/**
 * @param text  an amount without blanks around it: "12.40 CR", "Dr. 12.40", "£3.10c"
 * @returns whose it is, and the amount alone; `null` where no word says it, or two do
 */
export function ledgerSideOf(text: string): { readonly side: LedgerSide; readonly amount: string } | null {
  const found = [before.exec(text), after.exec(text)].filter((match) => match !== null)
  const [match] = found
  const side = words.get((match?.[1] ?? match?.[2])?.toLowerCase() ?? '')
  if (match === undefined || side === undefined || found.length > 1) return null
  const amount = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return { side, amount: amount.trim() }
}
