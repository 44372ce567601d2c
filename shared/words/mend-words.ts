/** What becomes of cells that are mended together, in words: for the screen, a screen reader, and the corrected copy. */
import type { Mend } from '../result.ts'
import { columnLetters } from '../sheet.ts'
import { cellName, quoted } from './cell-words.ts'
import { listed, showNumber } from './phrases.ts'

/** Of more cells than these the rest is counted. */
const mostNamed = 8

const saidText = (text: string): string => (text === '' ? 'empty' : quoted(text))

/** Of one row "C “5 Elm St, Flat 3”, D “Leeds”, E empty", of several "E2, E3 and E4 “on”". */
export function mendedCells({ cells }: Mend): string {
  const rows = new Set(cells.map(({ sheet, row }) => `${row} ${sheet}`))
  if (rows.size === 1) return cells.map(({ column, text }) => `${columnLetters(column)} ${saidText(text)}`).join(', ')
  return [...Map.groupBy(cells, ({ text }) => text)]
    .map(([text, alike]) => {
      const named = alike.slice(0, mostNamed).map(cellName)
      const rest = alike.length - named.length
      return `${listed(rest === 0 ? named : [...named, `${showNumber(rest)} more`], 'and')} ${saidText(text)}`
    })
    .join(', ')
}

/** What an issue suggests, in a line; `undefined` where it suggests nothing. */
export const suggestedWords = (issue: {
  readonly suggestion?: string
  readonly mends?: readonly Mend[]
}): string | undefined =>
  issue.mends?.map((mend) => `${mend.does}: ${mendedCells(mend)}`).join('; or ') ?? issue.suggestion

/** @param rowCount  of all rows that say the same then */
export const everywhereWords = (text: string, rowCount: number): string =>
  `Use ${quoted(text)} in all ${showNumber(rowCount)} rows`
