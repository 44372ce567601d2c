/** A word of a documented list, however it was typed: "supply charge" is SUPPLY_CHARGE. Pure. */
import type { Leaf } from '../catalogue/catalogue.ts'

/** @returns the word as the list spells it; what is in no list as it was typed */
export function documentedWord({ documentedValues }: Pick<Leaf, 'documentedValues'>, typed: string): string {
  if (documentedValues.includes(typed)) return typed
  const wanted = bareWord(typed)
  const fitting = documentedValues.filter((value) => bareWord(value) === wanted)
  const [only] = fitting
  return fitting.length === 1 && only !== undefined ? only : typed
}

/** Without what people leave out or write otherwise. */
export const bareWord = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
