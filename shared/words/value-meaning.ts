/** What a value of a field's list means, in the language that is spoken. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { memberOf } from '../members.ts'
import { sayLabel } from '../messages/say.ts'

/** @returns `undefined` where nothing says more than the value itself does: "Single family" of SINGLE_FAMILY */
export function valueMeaning({ meanings }: Pick<Leaf, 'meanings'>, value: string): string | undefined {
  const said = memberOf(meanings, value)
  const words = said === undefined ? undefined : sayLabel(said)
  return words !== undefined && saysMore(value, words) ? words : undefined
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
export const bareWord = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

/** The word of a list that another one is but for capitals, blanks and hyphens: "Electricity" is ELECTRICITY; `undefined` where several could be meant. */
export function listedWords(values: readonly string[]): (typed: string) => string | undefined {
  const listed = Map.groupBy(values, bareWord)
  return (typed) => {
    const alike = listed.get(bareWord(typed)) ?? []
    return alike.includes(typed) ? typed : alike.length === 1 ? alike[0] : undefined
  }
}
