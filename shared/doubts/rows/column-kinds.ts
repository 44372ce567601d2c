/** What the values of a column look like, as far as they look alike: what is told of one that stands in a wrong column. */
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'

export type ColumnKind = {
  /** @param text  without blanks around it, not blank */
  fits(text: string): boolean
  /** Words fit many columns: they witness less than dates do. */
  readonly isWords: boolean
}

/** What is told from the text alone. */
const ofItself: readonly RegExp[] = [
  // E-mail addresses.
  /^\S+@\S+\.\S+$/,
  // Dates, with a time or without.
  /^(?:\d{1,4}([./-])\d{1,2}\1\d{1,4}|\d{1,2}[ -]\p{L}{3,9}\.?,?[ -]\d{2,4})(?:[ T].{4,20})?$/u,
  // Postcodes of Britain, which are of several lengths; those of other countries are alike in shape.
  /^\p{L}{1,2}\d[\p{L}\d]? ?\d\p{L}{2}$/u,
  // Amounts with decimals.
  /^[-+(]?\s?\p{Sc}?\s?[-+]?\d[\d.,'’ ]*[.,]\d{2}\)?-?(?:\s?(?:cr|dr|\p{Sc}))?$/iu,
]
/** Of numbers that are not alike in shape. */
const ofNumbers: readonly RegExp[] = [
  // Whole numbers.
  /^-?\d{1,30}$/,
  // Phone numbers.
  /^\+?[\d(](?:[ ()/.-]{0,2}\d){6,15}$/,
]
const words = /^[^\d@]*$/

/** Fewer values say nothing of the others. */
const fewestFits = 4
const usualShare = 0.8
/** Numbers that are counted on have one digit more some day. */
const shapeShare = 0.9
/** Longer texts are no codes, dates or numbers. */
const longest = 120

/** @param texts  some values of the column, without blanks around them. @returns `null` where they are not alike */
export function kindOfColumn(texts: readonly string[]): ColumnKind | null {
  // Most texts of most columns come again, and patterns take their time.
  const filled = [...countsOf(texts)].filter(([text]) => text !== '' && !isPlaceholder(text))
  const filledCount = sumOf(filled)
  const isUsual = (fits: (text: string) => boolean, share = usualShare): boolean => {
    const count = sumOf(filled.filter(([text]) => fits(text)))
    return count >= fewestFits && count >= filledCount * share
  }
  const made = (fits: (text: string) => boolean, isWords = false): ColumnKind => ({
    fits: (text) => fits(text) || isPlaceholder(text),
    isWords,
  })
  const shape = mostFrequent(
    filled.map(([text, count]): Counted => [shapeOf(text), count]).filter(([one]) => one.includes('9')),
  )
  const isOfShape = (text: string): boolean => shapeOf(text) === shape
  const matching = (patterns: readonly RegExp[]) =>
    patterns
      .map((pattern) => (text: string) => text.length <= longest && pattern.test(text))
      .find((fits) => isUsual(fits))
  const own = matching(ofItself)
  if (own !== undefined) return made(own)
  if (isUsual(isOfShape, shapeShare)) return made(isOfShape)
  const ofNumber = matching(ofNumbers)
  if (ofNumber !== undefined) return made(ofNumber)
  const isWords = (text: string): boolean => words.test(text)
  return isUsual(isWords) ? made(isWords, true) : null
}

/** "A-700100" is "a-999999". */
const shapeOf = (text: string): string =>
  text.length > longest ? '' : text.replaceAll(/\d/g, '9').replaceAll(/\p{L}/gu, 'a')

type Counted = readonly [text: string, count: number]

const countsOf = (texts: readonly string[]): ReadonlyMap<string, number> => summed(texts.map((text) => [text, 1]))

const sumOf = (counted: readonly Counted[]): number => counted.reduce((sum, [, count]) => sum + count, 0)

function summed(counted: readonly Counted[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [text, count] of counted) counts.set(text, (counts.get(text) ?? 0) + count)
  return counts
}

const mostFrequent = (counted: readonly Counted[]): string | undefined =>
  [...summed(counted)].reduce<Counted | undefined>(
    (most, one) => (most === undefined || one[1] > most[1] ? one : most),
    undefined,
  )?.[0]
