/** What a value of a field's list means, in the language that is spoken. */

import { memberOf } from '../basics/members.ts'
import type { Leaf } from '../catalogue/catalogue.ts'
import { say, sayLabel } from '../messages/say.ts'

/** @returns `undefined` where nothing says more than the value itself does: "Single family" of SINGLE_FAMILY */
export function valueMeaning({ meanings }: Pick<Leaf, 'meanings'>, value: string): string | undefined {
  const said = memberOf(meanings, value)
  const words = said === undefined ? undefined : sayLabel(said)
  return words !== undefined && saysMore(value, words) ? words : undefined
}

/** "Charge (CHARGE_STANDARD)": what it means, and what is sent for it. */
export function valueInWords(leaf: Pick<Leaf, 'meanings'>, value: string): string {
  const meaning = valueMeaning(leaf, value)
  return meaning === undefined ? value : say('value_and_meaning', { value, meaning })
}

/** In how many ways a value may be said in words: as the interface says it, and in the language that is spoken. */
export function wordsOfValue({ meanings }: Pick<Leaf, 'meanings'>, value: string): readonly string[] {
  const said = memberOf(meanings, value)
  return said === undefined ? [] : [said, sayLabel(said)]
}

/** Whether words say more than others: case, blanks, hyphens and underscores tell nothing. */
export const saysMore = (value: string, words: string): boolean => bareWord(words) !== bareWord(value)

/** Whether what is typed may stand for a value, or for its meaning. */
export const isMeant = (value: string, meaning: string | undefined, typed: string): boolean =>
  [value, meaning ?? ''].some((text) => bareWord(text).includes(bareWord(typed)))

/** Without what people leave out or write otherwise. */
const bareWord = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

type Listed = Pick<Leaf, 'documentedValues' | 'meanings'>

/**
 * The word of a list that is meant by another: the same but for capitals, blanks and hyphens ("Electricity" is ELECTRICITY), or else its
 * meaning as documented ("Direct debit" is DD).
 * @param meaningsOf  of one value; without it only as documented, whatever language is spoken
 * @returns `undefined` where none is meant, or several could be
 */
export function listedWords(
  leaf: Listed,
  meaningsOf: (leaf: Listed, value: string) => readonly string[] = documentedMeaning,
): (typed: string) => string | undefined {
  const values = Map.groupBy(leaf.documentedValues, bareWord)
  const meant = new Map<string, Set<string>>()
  for (const value of leaf.documentedValues)
    for (const words of meaningsOf(leaf, value).map(bareWord))
      meant.set(words, (meant.get(words) ?? new Set()).add(value))
  return (typed) => {
    const bare = bareWord(typed)
    const alike = values.get(bare) ?? [...(meant.get(bare) ?? [])]
    return alike.includes(typed) ? typed : alike.length === 1 ? alike[0] : undefined
  }
}

const documentedMeaning = ({ meanings }: Listed, value: string): readonly string[] => {
  const said = memberOf(meanings, value)
  return said === undefined ? [] : [said]
}

/**
 * A word of a documented list, however it was typed, or what it means: "supply charge" is SUPPLY_CHARGE.
 * @returns the word as the list spells it; what is in no list as it was typed
 */
export const documentedWord = (leaf: Listed, typed: string): string => listedWords(leaf, wordsOfValue)(typed) ?? typed
