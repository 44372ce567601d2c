/** Tells names that differ by a slip of the pen from different names. */
import { isOneEditAway } from '../one-edit-away.ts'

/** Shorter names have too many neighbours that are names as well. */
const shortestName = 6

/** @param one  given name and family name; "Ana Lee" and "Anna Lee", "José" and "Jose", "J." and "John" of one family */
export function areNearlyAlike(one: readonly [string, string], other: readonly [string, string]): boolean {
  const [given, family] = one.map(plain) as [string, string]
  const [otherGiven, otherFamily] = other.map(plain) as [string, string]
  if (given === otherGiven && family === otherFamily) return true
  if (family === otherFamily && (isInitialOf(given, otherGiven) || isInitialOf(otherGiven, given))) return true
  const whole = `${given} ${family}`
  return whole.length > shortestName && isOneEditAway(whole, `${otherGiven} ${otherFamily}`)
}

const isInitialOf = (initial: string, name: string): boolean => initial.length === 1 && name.startsWith(initial)

/** Small letters without accents, points and hyphens. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
