/** What becomes of the cells of a row that are mended together, in words: for the screen, a screen reader, and the corrected copy. */
import type { RowMend } from '../result.ts'
import { columnLetters } from '../sheet.ts'
import { quoted } from './cell-words.ts'

/** "C “5 Elm St, Flat 3”, D “Leeds”, E empty" */
export const mendedCells = ({ cells }: RowMend): string =>
  cells.map(({ column, text }) => `${columnLetters(column)} ${text === '' ? 'empty' : quoted(text)}`).join(', ')

/** What an issue suggests, in a line; `undefined` where it suggests nothing. */
export const suggestedWords = (issue: {
  readonly suggestion?: string
  readonly rowMend?: RowMend
}): string | undefined =>
  issue.rowMend === undefined ? issue.suggestion : `${issue.rowMend.does}: ${mendedCells(issue.rowMend)}`
