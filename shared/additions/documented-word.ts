/** A word of a documented list, however it was typed, or what it means: "supply charge" is SUPPLY_CHARGE. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { listedWords, wordsOfValue } from '../words/value-meaning.ts'

/** @returns the word as the list spells it; what is in no list as it was typed */
export const documentedWord = (leaf: Pick<Leaf, 'documentedValues' | 'meanings'>, typed: string): string =>
  listedWords(leaf, wordsOfValue)(typed) ?? typed
