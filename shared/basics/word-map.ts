/**
 * A dictionary of ours that is asked with words of other people: of a heading, a cell, an answer. A map, because an object would answer
 * to "constructor" and `toString` as well.
 */
export const wordMap = <V>(meanings: Readonly<Record<string, V>>): ReadonlyMap<string, V> =>
  new Map(Object.entries(meanings))
