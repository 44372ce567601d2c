/** Which protective fact the heading of a column tells of: see protective-words.ts. */
import { type Protection, protectiveWords } from './dictionary/protective-words.ts'
import { chunksOf, plain, seamsOf } from './plain-words.ts'

/** @returns `null` where it tells of none */
export function protectionOf(header: string): Protection | null {
  const said = ` ${chunksOf(header).flatMap(seamsOf).map(letters).join(' ')} ${chunksOf(header).map(letters).join(' ')} `
  for (const [words, protection] of protectiveWords) if (patternOf(words).test(said)) return protection
  return null
}

/** The stroke of a Nordic ø is no accent, and is taken away as one. */
const letters = (word: string): string => plain(word).replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('å', 'a')

const patterns = new Map<string, RegExp>()

/** "vulnerab*" is the beginning of a word, "psr" the whole of one. */
function patternOf(words: string): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const pattern = new RegExp(` ${words.replaceAll('*', '\\p{L}*')} `, 'u')
  patterns.set(words, pattern)
  return pattern
}
