/** Proposes which value of the interface a value of a spreadsheet stands for: where it can only be one of them. */
import { usualNoWords, usualYesWords } from '../../locale/yes-no-words.ts'
import { trimText } from '../text/trim-text.ts'

/** Letters that are left of a word in shorter ones: "elec" is ELECTRICITY, "e" could be anything. */
const shortestBeginning = 3

/**
 * @param values  as the cells show them
 * @param documentedValues  what the interface shows for the field
 * @param wordsOf  other words of a value, such as what it means: it may as well be written so
 * @returns by value; none for those that are documented themselves, or could stand for several
 */
export function proposeTranslations(
  values: readonly string[],
  documentedValues: readonly string[],
  wordsOf: (value: string) => readonly string[] = () => [],
): ReadonlyMap<string, string> {
  const known = documentedValues.map((value) => ({ value, texts: [value, ...wordsOf(value)] }))
  const proposals = new Map<string, string>()
  for (const value of values) {
    if (documentedValues.includes(trimText(value))) continue
    const meant =
      onlyOne(known, ({ texts }) => texts.some((text) => plain(text) === plain(value))) ??
      byBeginning(value, known) ??
      byYesOrNo(value, known)
    if (meant !== undefined) proposals.set(value, meant.value)
  }
  return proposals
}

/** "Elec" and "single family home" say which value is meant by how they begin. */
function byBeginning(value: string, known: readonly Known[]): Known | undefined {
  const own = plain(value)
  if (own.length < shortestBeginning) return undefined
  const begins = (text: string): boolean =>
    text.length >= shortestBeginning && (text.startsWith(own) || own.startsWith(text))
  return onlyOne(known, ({ texts }) => texts.some((text) => begins(plain(text))))
}

/** Of a list of two, such as Y and N, each says yes or no by a word of its own. */
function byYesOrNo(value: string, known: readonly Known[]): Known | undefined {
  const words = [usualYesWords, usualNoWords].find((one) => one.includes(value.trim().toLowerCase()))
  return known.length === 2 ? onlyOne(known, (one) => words?.includes(one.value.toLowerCase()) === true) : undefined
}

type Known = { readonly value: string; readonly texts: readonly string[] }

function onlyOne<T>(all: readonly T[], is: (one: T) => boolean): T | undefined {
  const [found, ...others] = all.filter(is)
  return others.length === 0 ? found : undefined
}

/** Letters and digits alone, small: "Item-based" is "itembased". */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
