/** Headings that say a field but for a letter: a slip of the pen, or another word. */
import { confidences } from '../weights.ts'
import type { Change } from './rule.ts'

export const misspeltAsGuess: Change = (sheets, { lexicon }, because) =>
  sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) =>
      lexicon.isMended(column.counted)
        ? { ...column, found: column.found.map((one) => ({ ...one, most: confidences.guess, because })) }
        : column,
    ),
  }))
