/** Which words of a yes/no column mean yes and which mean no, beyond the words that need no asking. */
import type { Cell } from '../sheet.ts'
import { usualNoWords, usualYesWords, wordPairs } from './yes-no-words.ts'

export type YesNoEvidence = {
  readonly yesWords: readonly string[]
  readonly noWords: readonly string[]
  /** The column holds words that are neither, or a word that is both. */
  readonly isAmbiguous: boolean
}

/** More different words than these are free text, not a choice: they are all unknown. */
const choiceLimit = 50

/** @param values  the cells of one column; a typed true or false needs no word */
export function detectYesNo(values: Iterable<Cell>): YesNoEvidence {
  const words = new Set<string>()
  for (const cell of values) {
    if ((cell.kind === 'text' || cell.kind === 'number') && words.size < choiceLimit) {
      const word = cell.text.trim().toLowerCase()
      if (word !== '') words.add(word)
    }
  }
  const unknown = [...words].filter((word) => !usualYesWords.includes(word) && !usualNoWords.includes(word))
  const yesWords = unknown.filter((word) => wordPairs.some(({ yes }) => yes.includes(word)))
  const noWords = unknown.filter((word) => wordPairs.some(({ no }) => no.includes(word)))
  const isUnderstood = unknown.every((word) => yesWords.includes(word) !== noWords.includes(word))
  return { yesWords, noWords, isAmbiguous: !isUnderstood }
}
