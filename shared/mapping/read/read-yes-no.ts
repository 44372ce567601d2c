/** Reads a cell as yes or no. */
import type { Cell } from '../../sheet/sheet.ts'
import { usualNoWords, usualYesWords } from '../locale/yes-no-words.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'
import { trimText } from './text/trim-text.ts'

/** What each word means, in lower case. */
export type YesNoWords = ReadonlyMap<string, boolean>

/** @returns the usual words, and over them those of a mapping. A word that a mapping gives both meanings has none. */
export function yesNoWords(yesWords: readonly string[] = [], noWords: readonly string[] = []): YesNoWords {
  const words = new Map<string, boolean>()
  for (const word of usualYesWords) words.set(wordOf(word), true)
  for (const word of usualNoWords) words.set(wordOf(word), false)
  for (const word of yesWords) words.set(wordOf(word), true)
  for (const word of noWords) words.set(wordOf(word), false)
  const own = new Set(yesWords.map(wordOf))
  for (const word of noWords.map(wordOf)) if (own.has(word)) words.delete(word)
  return words
}

/** @param cell  not blank */
export function readYesNo(cell: Cell, words: YesNoWords): ReadOutcome<boolean> {
  if (cell.kind === 'boolean') return readAs(cell.value)
  const meaning = words.get(wordOf(cell.kind === 'number' ? cell.digits : cell.text))
  return meaning === undefined ? unreadable('yes_no_unreadable', mendYesNo(cell.text, words)) : readAs(meaning)
}

/** @returns those for no, of a column that says nothing but yes and no; none of any other */
export function wordsForNo(values: readonly string[]): readonly string[] {
  const words = yesNoWords()
  const meanings = new Map(values.map((value) => [value, words.get(wordOf(value))]))
  // Zeros alone are as well a number of something.
  const isOfYesNo =
    values.every((value) => meanings.get(value) !== undefined) && values.some((value) => wordOf(value) !== '0')
  return isOfYesNo ? values.filter((value) => meanings.get(value) === false) : []
}

/** A known word with nothing but signs around it, such as “Yes.” or “(no)”: the word alone. */
function mendYesNo(text: string, words: YesNoWords): string | undefined {
  const bare = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return bare !== '' && words.has(wordOf(bare)) ? bare : undefined
}

const wordOf = (text: string): string => trimText(text).toLowerCase().normalize('NFC')
