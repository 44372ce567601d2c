/** A word of a documented list, however it was typed, or what it means: "supply charge" is SUPPLY_CHARGE. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { bareWord, listedWords, wordsOfValue } from '../words/value-meaning.ts'

/** @returns the word as the list spells it; what is in no list as it was typed */
export function documentedWord(leaf: Pick<Leaf, 'documentedValues' | 'meanings'>, typed: string): string {
  const { documentedValues } = leaf
  const called = listedWords(documentedValues)(typed)
  if (called !== undefined) return called
  const wanted = bareWord(typed)
  const [only, ...others] = documentedValues.filter((value) =>
    wordsOfValue(leaf, value).some((words) => bareWord(words) === wanted),
  )
  return others.length === 0 && only !== undefined ? only : typed
}
