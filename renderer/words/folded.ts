/** Texts as they are searched: who looks for "prive" finds "Privé". */

/** In small letters, without accents and signs, with a space before each word: "E-mail (privé)" is " e mail prive". */
export type Folded = string

export function folded(text: string): Folded {
  // Nearly all of it is plain letters, which are read three times as fast, and an interface may say ten thousand things.
  if (isAscii.test(text)) return ` ${text.toLowerCase()}`.replaceAll(/[^a-z\d]+/g, ' ').trimEnd()
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trimEnd()
}

const isAscii = /^[\n -~]*$/

export const foldedWords = (text: string): readonly string[] => folded(text).split(' ').slice(1)

/** Of shorter ones every long word has some inside. */
const shortestInside = 4
const shortestEnd = 3

export const isBegun = (word: string, said: Folded): boolean => said.includes(` ${word}`)

/** Also inside of a word, as much of German is: a short one at its end, as “Typ” is in “Objekttyp”. */
export const isInside = (word: string, said: Folded): boolean =>
  isBegun(word, said) ||
  (word.length >= shortestInside ? said.includes(word) : word.length >= shortestEnd && `${said} `.includes(`${word} `))
