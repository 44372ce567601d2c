/** A word of a documented list, however it was typed, or what it means: "supply charge" is SUPPLY_CHARGE. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { bareWord, wordsOfValue } from '../words/value-meaning.ts'

/** @returns the word as the list spells it; what is in no list as it was typed */
export function documentedWord(leaf: Pick<Leaf, 'documentedValues' | 'meanings'>, typed: string): string {
  const { documentedValues } = leaf
  if (documentedValues.includes(typed)) return typed
  const wanted = bareWord(typed)
  const called = documentedValues.filter((value) => bareWord(value) === wanted)
  const fitting =
    called.length > 0
      ? called
      : documentedValues.filter((value) => wordsOfValue(leaf, value).some((words) => bareWord(words) === wanted))
  const [only] = fitting
  return fitting.length === 1 && only !== undefined ? only : typed
}
