/** The ways a header can be read: words that say what a column is, and marks of which of several it is. */
import {
  contextWords,
  eventNouns,
  jointWords,
  ordinalWords,
  personWords,
  secondWords,
} from '../../../vocabulary/levels.ts'
import { isHint } from '../../layout/lines/report-words.ts'
import type { Lexicon } from './lexicon.ts'

/** "Meter 2" in a header: which one of several the column describes. */
export type ElementMark = {
  /** Counted from 1. */
  readonly number: number
  /** The word it counts ("meter"), or `null` where the header doesn't say what is counted ("Digits 2"). */
  readonly noun: string | null
  /** Not a number but a part somebody plays: "Co-holder", "Additional contact". */
  readonly isRole: boolean
}

/** Words that say what the column is, and marks that say whose. */
export type WordReading = { readonly words: readonly string[]; readonly marks: readonly ElementMark[] }

/** Programs write the names of nested fields as `address[line1]`. */
const bracketedPath = /^[\w.-]+(?:\[[\w-]*\])+$/
/** Numbers above this are no count of customers or meters ("31-60 days"). */
const highestNumber = 9

const nouns = new Set([...contextWords.values()].flatMap((words) => words.nouns))
const people = new Set(personWords.nouns)
/** The "first bill" is a day in the account's life, and no column of several bills side by side. */
const happenings = new Set(eventNouns)

/** Several where an abbreviation has several meanings. */
export const readHeader = (header: string, lexicon: Lexicon): readonly WordReading[] =>
  lexicon
    .readingsOf(withoutHints(bracketedPath.test(header) ? header.replaceAll(/[[\]]+/g, '.') : header))
    .map(takeMarks)

/** What "Billing address if different from supply address" is not. */
const otherNamed = /(?<=(?<!\p{L})(?:different|abweichend))\s+(?:from|to|than|von|zu[mr]?)\s.*$/iu

/** A header without what its brackets say about the form of the values. */
export const withoutHints = (header: string): string =>
  header
    .replace(otherNamed, '')
    .replaceAll(/[([{]([^)\]}]*)[)\]}]/g, (bracketed, inside: string) => (isHint(inside) ? ' ' : bracketed))

/** Parts numbers, ordinals and words for a second holder from the rest. */
function takeMarks(all: readonly string[]): WordReading {
  const words: string[] = []
  const marks: ElementMark[] = []
  all.forEach((word, index) => {
    const mark = markAt(all, index)
    if (mark === undefined) words.push(word)
    else marks.push(mark)
  })
  return { words, marks: merged(marks) }
}

function markAt(words: readonly string[], index: number): ElementMark | undefined {
  const word = words[index] ?? ''
  const next = words[index + 1] ?? ''
  const previous = words[index - 1] ?? ''
  if (jointWords.includes(word)) return { number: 2, noun: 'holder', isRole: true }
  if (secondWords.includes(word) && people.has(next)) return { number: 2, noun: next, isRole: true }
  const ordinal = ordinalWords.get(word)
  if (ordinal !== undefined) {
    if (nouns.has(next) && !happenings.has(next)) return { number: ordinal, noun: next, isRole: false }
    return ordinal === 1 ? undefined : { number: ordinal, noun: null, isRole: false }
  }
  if (!/^\d+$/.test(word)) return undefined
  const number = Number(word)
  if (number < 1 || number > highestNumber) return undefined
  if (nouns.has(previous)) return { number, noun: previous, isRole: false }
  if (index === 0 && nouns.has(next)) return { number, noun: next, isRole: false }
  return { number, noun: null, isRole: false }
}

/** "Additional contact 2" is the third holder: the word and the number count the same thing. */
function merged(marks: readonly ElementMark[]): readonly ElementMark[] {
  const [role, count, ...rest] = marks
  if (role === undefined || count === undefined || !role.isRole) return marks
  if (count.noun !== null && !people.has(count.noun)) return marks
  return [{ ...role, number: count.number + 1 }, ...rest]
}
