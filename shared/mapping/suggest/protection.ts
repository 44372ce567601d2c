/** Which protective fact the heading of a column tells of: see shared/vocabulary/protection.ts. */
import { type Protection, protectiveWords } from '../../vocabulary/protection.ts'
import { chunksOf, plain, seamsOf } from './headings/plain-words.ts'

/** @returns `null` where it tells of none */
export function protectionOf(header: string): Protection | null {
  const said = ` ${chunksOf(header).flatMap(seamsOf).map(plain).join(' ')} ${chunksOf(header).map(plain).join(' ')} `
  const found = protectiveWords.find(([, phrases]) => phrases.some((words) => patternOf(words).test(said)))
  return found?.[0] ?? null
}

const patterns = new Map<string, RegExp>()

/** "vulnerab*" is the beginning of a word, "psr" the whole of one. */
function patternOf(words: string): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const pattern = new RegExp(` ${words.replaceAll('*', '\\p{L}*')} `, 'u')
  patterns.set(words, pattern)
  return pattern
}
