/** Tells names that differ by a slip of the pen from different names. */
import { isOneEditAway } from '../basics/one-edit-away.ts'

/** Shorter names have too many neighbours that are names as well. */
const shortestName = 6

/** A name in small letters without accents, points and hyphens: prepared once, and held against many. */
export type PlainName = { readonly given: string; readonly family: string; readonly whole: string }

export function plainName(givenName: string, familyName: string): PlainName {
  const [given, family] = [plain(givenName), plain(familyName)]
  return { given, family, whole: `${given} ${family}` }
}

/** "Ana Lee" and "Anna Lee", "José" and "Jose", "J." and "John" of one family, "Ana" beside "Ana Lee". */
export function areNearlyAlike(one: PlainName, other: PlainName): boolean {
  if (isHalfOf(one, other) || isHalfOf(other, one)) return true
  if (one.family === other.family) {
    const { given } = one
    if (given === other.given || isInitialOf(given, other.given) || isInitialOf(other.given, given)) return true
  }
  return one.whole.length > shortestName && isOneEditAway(one.whole, other.whole)
}

/** Only one of its names is known, and the other has the same. */
const isHalfOf = (half: PlainName, whole: PlainName): boolean =>
  (half.family === '' && half.given !== '' && half.given === whole.given) ||
  (half.given === '' && half.family !== '' && half.family === whole.family)

const isInitialOf = (initial: string, name: string): boolean => initial.length === 1 && name.startsWith(initial)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
