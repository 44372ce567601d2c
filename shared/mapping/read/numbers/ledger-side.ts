/** The word beside an amount that says whose it is: "12.40 CR" and "12,40 H" are in credit, "DR 12.40" and "12,40 Soll" are owed. */

import { plain } from '../../../vocabulary/plain-words.ts'
import { ledgerWords, namesSides } from '../../../vocabulary/values/ledger-words.ts'

export type LedgerSide = 'credit' | 'debit'

const languages: readonly ReadonlyMap<string, LedgerSide>[] = ledgerWords.map(
  ({ debit, credit }) =>
    new Map([
      ...debit.map((word) => [plain(word), 'debit'] as const),
      ...credit.map((word) => [plain(word), 'credit'] as const),
    ]),
)
const sides = new Map(languages.flatMap((language) => [...language]))

const wordOf = (text: string): string => plain(text.trim()).replace(/\.$/, '')

/** @returns whose it is, where the whole text is such a word: "CR", "Debit.", "Haben" */
export const ledgerSideOfWord = (text: string): LedgerSide | undefined => sides.get(wordOf(text))

/**
 * @param values  a dash says neither
 * @returns whether every value is such a word, of one language; `perhaps`: letters alone, which may be codes of anything, of one side or below
 *   a heading that names none; `null`: there are others, or none
 */
export function sidesSaid(heading: string, values: Iterable<string>): 'surely' | 'perhaps' | null {
  const words = new Set<string>()
  for (const value of values) {
    const word = wordOf(value)
    if (sides.has(word)) words.add(word)
    else if (/[\p{L}\p{N}]/u.test(word)) return null
  }
  const language = languages.find((language) => [...words].every((word) => language.has(word)))
  if (language === undefined || words.size === 0) return null
  if ([...words].some((word) => word.length > 1)) return 'surely'
  const isOfBoth = new Set([...words].map((word) => language.get(word))).size === 2
  return isOfBoth && namesSides(heading) ? 'surely' : 'perhaps'
}

const written = ledgerWords.flatMap(({ debit, credit }) => [...debit, ...credit]).flatMap((word) => [word, plain(word)])
const oneOf = (words: readonly string[]): string => [...new Set(words)].join('|')
const long = oneOf(written.filter((word) => word.length > 1))
const letters = oneOf(written.filter((word) => word.length === 1))

/** One letter alone needs a blank, or decimals before it: "12c" may be cents. */
const before = new RegExp(`^(?:(${long})(?:\\.\\s*|\\s+|(?=[^\\p{L}\\s]))|(${letters})\\.?\\s+)`, 'iu')
const after = new RegExp(`(?:(?<!\\p{L})(${long})|(?<=[\\s)]|[.,]\\d+)(${letters}))\\.?$`, 'iu')

/**
 * @param text  an amount without blanks around it: "12.40 CR", "Dr. 12.40", "131,07 H", "£3.10c"
 * @returns whose it is, and the amount alone; `null` where no word says it, or two do
 */
export function ledgerSideOf(text: string): { readonly side: LedgerSide; readonly amount: string } | null {
  const found = [before.exec(text), after.exec(text)].filter((match) => match !== null)
  const [match] = found
  const side = sides.get(wordOf(match?.[1] ?? match?.[2] ?? ''))
  if (match === undefined || side === undefined || found.length > 1) return null
  const amount = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return { side, amount: amount.trim() }
}
