/** Text to bare words: lower case, no accents, no plural, split at punctuation and at seams of case and digits. */
import { wordMap } from '../basics/word-map.ts'

/** End in s, and are no plural (or mean something else without it). */
const invariable = new Set(['cons', 'does', 'news', 'always', 'series', 'pays'])

/** Lower case, without accents and apostrophes. */
export function plain(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’`´]/g, '')
    .toLowerCase()
    .replaceAll(/[øæł]/g, (letter) => unaccented.get(letter) ?? letter)
}

/** Letters whose stroke is no accent that can be taken away. */
const unaccented = wordMap({ ø: 'o', æ: 'ae', ł: 'l' })

/** A dictionary entry may hold umlauts; headers write them as such, without, or with an e. */
export function spellingsOf(entry: string): string[] {
  const withE = entry.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [...new Set([plain(entry), plain(withE)])]
}

/** Plural `s` gone, as far as spelling tells. */
export function singular(word: string): string {
  if (word === 'premises') return 'premise'
  if (word.length <= 3 || invariable.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const shortestBeginning = 4
const shortestSkeleton = 3
/** What leaves out less is a misspelt word. */
const lettersLeftOut = 2

/** The first letter and the consonants after it, doubled ones once. */
const skeletonOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '')).replaceAll(/(\p{L})\1/gu, '$1')

/** @returns whether a word is short for a known one: "instl" for "install", without its vowels, and "manufac", its beginning */
export function shortFor(word: string): (known: string) => boolean {
  const isBeginning = word.length >= shortestBeginning
  const isSkeleton = word.length >= shortestSkeleton && skeletonOf(word) === word
  return (known) =>
    known.length >= word.length + lettersLeftOut &&
    ((isBeginning && known.startsWith(word)) || (isSkeleton && skeletonOf(known) === word))
}

/** The pieces of a text between blanks and punctuation, in their own case, with signs that are words written out. */
export function chunksOf(text: string): string[] {
  return (
    text
      // What programs add to the name of a field of one's own, behind it and, of a package, in front.
      .replaceAll(/(?<![\p{L}\p{N}_])[a-z]\w{0,14}?__(?=\w+__[cr](?:\.|$))/giu, '')
      .replaceAll(/__[cr](?=\.|$)|(?<![\p{L}\p{N}])(?:cf|udf|cust(?:entity|record)(?:_[a-z]{2,4}(?=_))?)_/giu, '')
      .replaceAll(/['’`´]s\b/g, '')
      // Else the French and Spanish "de" would be passed over, and the end of a supply taken for its start.
      .replaceAll(/\bde[\s_-]?energi[sz]/gi, 'deenergis')
      .replaceAll(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (dotted) => `${dotted.replaceAll('.', '')} `)
      .replaceAll(/#|№|\bn[º°]/gi, ' number ')
      .replaceAll(/[&+]/g, ' and ')
      .split(/[^\p{L}\p{M}\p{N}'’`´]+/u)
      .filter((chunk) => chunk !== '')
  )
}

/** "MPANCore", "addressLine1", "FIRSTName" at their seams; "2nd" stays one. */
export function seamsOf(chunk: string): string[] {
  return chunk
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .replaceAll(/(\p{N})(?!(?:st|nd|rd|th)\b)(\p{L})/giu, '$1 $2')
    .split(' ')
}
