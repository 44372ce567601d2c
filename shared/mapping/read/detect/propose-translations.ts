/** Proposes which value of the interface a value of a spreadsheet stands for: where it can only be one of them. */
import { trimText } from '../text/trim-text.ts'

/** Letters that are left of a word in shorter ones: "elec" is ELECTRICITY, "e" could be anything. */
const shortestBeginning = 3

/**
 * @param values  as the cells show them
 * @param documentedValues  what the interface shows for the field
 * @returns by value; none for those that are documented themselves, or could stand for several
 */
export function proposeTranslations(
  values: readonly string[],
  documentedValues: readonly string[],
): ReadonlyMap<string, string> {
  const proposals = new Map<string, string>()
  for (const value of values) {
    if (documentedValues.includes(trimText(value))) continue
    const meant =
      onlyOne(documentedValues, (one) => plain(one) === plain(value)) ?? byBeginning(value, documentedValues)
    if (meant !== undefined) proposals.set(value, meant)
  }
  return proposals
}

/** "Elec" and "single family home" say which value is meant by how they begin. */
function byBeginning(value: string, documentedValues: readonly string[]): string | undefined {
  const own = plain(value)
  if (own.length < shortestBeginning) return undefined
  return onlyOne(documentedValues, (one) => {
    const known = plain(one)
    return known.length >= shortestBeginning && (known.startsWith(own) || own.startsWith(known))
  })
}

function onlyOne<T>(all: readonly T[], is: (one: T) => boolean): T | undefined {
  const [found, ...others] = all.filter(is)
  return others.length === 0 ? found : undefined
}

/** Letters and digits alone, small: "Item-based" is "itembased". */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
