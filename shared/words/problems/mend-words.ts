/** What becomes of cells that are mended together, in words: for the screen, a screen reader, and the corrected copy. */
import type { Message } from '../../messages/message.ts'
import { say, sayMessage } from '../../messages/say.ts'
import { firstListed, inRows, quoted } from '../../messages/values.ts'
import type { CellPlace, Mend, Where } from '../../result.ts'
import { cellName, columnLetters } from '../../sheet/sheet.ts'

/** Of more cells than these the rest is counted. */
const mostNamed = 8

/**
 * Of one row "C “5 Elm St, Flat 3”, D “Leeds”, E empty", of several "E2, E3 and E4 “on”".
 * @param at  where the issue is
 */
export function mendedCells({ cells }: Mend, at: CellPlace | undefined): string {
  const isOwnRow = at === undefined || cells.every(({ sheet, row }) => sheet === at.sheet && row === at.row)
  if (isOwnRow) return cells.map(({ column, text }) => becomes([columnLetters(column)], text)).join(', ')
  return [...Map.groupBy(cells, ({ text }) => text)]
    .map(([text, alike]) => becomes(alike.map(cellName), text))
    .join(', ')
}

function becomes(cells: readonly string[], text: string): string {
  return say('cells_become', { cells: firstListed(cells, mostNamed), text: text === '' ? null : quoted(text) })
}

/** What an issue suggests, in a line; `undefined` where it suggests nothing. */
export const suggestedWords = (issue: {
  readonly where?: Where
  readonly suggestion?: string
  readonly mends?: readonly Mend[]
}): string | undefined =>
  issue.mends
    ?.map((mend) => say('mend_in_cells', { does: sayMessage(mend.does), cells: mendedCells(mend, issue.where?.cell) }))
    .reduce((one, other) => say('or_mend', { one, other })) ?? issue.suggestion

/** @param count  of all rows that say the same then */
export const sameEverywhere = (text: string, count: number): Message => ({
  key: 'use_in_all_rows',
  facts: { text: quoted(text), count },
})

/** @param rows  of another sheet */
export const sameElsewhere = (text: string, sheet: string, rows: readonly number[]): Message => ({
  key: 'use_in_rows_of_sheet',
  facts: { text: quoted(text), sheet: quoted(sheet), rows: inRows(rows) },
})
