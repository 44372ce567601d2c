/** Which words of a yes/no column mean yes and which mean no, beyond the words that need no asking. */
import type { Cell } from '../../../sheet/sheet.ts'
import { usualNoWords, usualYesWords, wordPairs } from '../../locale/yes-no-words.ts'

export type YesNoEvidence = {
  readonly yesWords: readonly string[]
  readonly noWords: readonly string[]
  /** The column holds words that are neither, or a word that is both. */
  readonly isAmbiguous: boolean
}

const knownWords: ReadonlySet<string> = new Set([
  ...usualYesWords,
  ...usualNoWords,
  ...wordPairs.flatMap(({ yes, no }) => [...yes, ...no]),
])
const yesInPairs = new Set(wordPairs.flatMap(({ yes }) => yes))
const noInPairs = new Set(wordPairs.flatMap(({ no }) => no))
/** Words that are neither are all the same here. */
const otherWord = ''

/** Which words a column holds. A value that goes is counted with -1; a typed true or false needs no word. */
export class YesNoTally {
  readonly #counts = new Map<string, number>()

  count(cell: Cell, by: number): void {
    if (cell.kind !== 'text' && cell.kind !== 'number') return
    const written = cell.text.trim().toLowerCase()
    if (written === '') return
    const word = knownWords.has(written) ? written : otherWord
    const count = (this.#counts.get(word) ?? 0) + by
    if (count === 0) this.#counts.delete(word)
    else this.#counts.set(word, count)
  }

  evidence(): YesNoEvidence {
    const unknown = [...this.#counts.keys()]
      .filter((word) => !usualYesWords.includes(word) && !usualNoWords.includes(word))
      .toSorted()
    const isUnderstood = unknown.every((word) => yesInPairs.has(word) !== noInPairs.has(word))
    return {
      yesWords: unknown.filter((word) => yesInPairs.has(word)),
      noWords: unknown.filter((word) => noInPairs.has(word)),
      isAmbiguous: !isUnderstood,
    }
  }
}
