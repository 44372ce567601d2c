/** Cuts a person's name, written in one cell, into given name and family name. */
import type { ReadProblem, ReadRemark } from './read-outcome.ts'
import { trimText } from './trim-text.ts'

export type NameParts = {
  readonly given: string
  readonly family: string
  readonly said?: Extract<ReadProblem | ReadRemark, 'name_of_several' | 'name_of_company' | 'name_one_word'>
}

/**
 * "Mr John A. Smith" is John A. and Smith, "van der Berg, Anna" and "Anna van der Berg" are Anna and van der Berg, "John Smith Jr"
 * is John and Smith Jr. A form of address is no part of a name and is left out: the interface has no place for it.
 * A company's name stays whole, as the family name; what names several people is not cut at all.
 * @param text  trimmed, not blank
 */
export function cutName(text: string): NameParts {
  const name = trimText(text.replaceAll(/\s+/g, ' '))
  if (namesSeveral(name)) return { given: '', family: '', said: 'name_of_several' }
  if (namesCompany(name)) return { given: '', family: name, said: 'name_of_company' }
  const [beforeComma = '', ...afterCommas] = name.split(/\s*,\s*/).filter((part) => part !== '')
  const suffixes = afterCommas.filter(isSuffix)
  const [given, ...more] = afterCommas.filter((part) => !isSuffix(part))
  if (given !== undefined && more.length === 0) {
    return { given: withoutTitles(given), family: [withoutTitles(beforeComma), ...suffixes].join(' ') }
  }
  return cutWords(withoutTitles([beforeComma, ...afterCommas].join(' ')).split(' '))
}

function cutWords(words: readonly string[]): NameParts {
  if (words.length < 2) return { given: '', family: words.join(' '), said: 'name_one_word' }
  const lastName = words.findLastIndex((word) => !isSuffix(word))
  const particle = words.findIndex((word, index) => index > 0 && index < lastName && particles.has(plain(word)))
  const start = particle > 0 ? particle : Math.max(1, lastName)
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') }
}

const plain = (word: string): string => word.toLowerCase().replaceAll('.', '')

function withoutTitles(name: string): string {
  const words = name.split(' ')
  const first = words.findIndex((word) => !titles.has(plain(word)))
  return first <= 0 ? name : words.slice(first).join(' ')
}

const isSuffix = (word: string): boolean => suffixWords.has(plain(word))

const namesSeveral = (name: string): boolean => /\s(?:&|\+|and|und|et|or)\s|[&+/;]/i.test(name) && !namesCompany(name)

const namesCompany = (name: string): boolean =>
  name
    .split(/[\s,()/&-]+/)
    .some(
      (word, index, all) => companyWords.has(plain(word)) || (index === all.length - 1 && companyEnds.has(plain(word))),
    )

const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend herr frau monsieur madame mme mlle sr sra dott ing'.split(
    ' ',
  ),
)
const suffixWords: ReadonlySet<string> = new Set('jr sr ii iii iv esq phd md obe mbe cbe'.split(' '))
/** What begins a family name of several words. */
const particles: ReadonlySet<string> = new Set(
  'van von der den de del della di da das dos du la le ter ten zu zum zur bin ibn al el st saint'.split(' '),
)
const companyWords: ReadonlySet<string> = new Set(
  [
    'ltd limited inc incorporated llc llp plc gmbh corp corporation company trust council school church college university',
    'properties property housing association assn society club hotel restaurant cafe farm farms shop store stores pub',
    'services solutions holdings group partners partnership enterprises industries centre center hospital clinic bank',
    'management estates investments ltda sarl bv oy aps ehf kg ohg ug pty charity foundation committee hall',
  ].flatMap((line) => line.split(' ')),
)
/** Short enough to be something else inside a name. */
const companyEnds: ReadonlySet<string> = new Set('co ag sa ab as nv'.split(' '))
