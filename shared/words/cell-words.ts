/** How a cell, a row and a value are called in our sentences. */
import type { CellFacts, RowFacts } from '../messages/values.ts'
import { columnLetters } from '../sheet.ts'
import { capitalised } from './phrases.ts'

/** A cell with its field's label and what the cell shows. */
export type ValueFacts = CellFacts & { readonly field: string; readonly value: string }

/** "Row 7, column F (“Home Phone”)", or "Sheet “People”, row 7, column F (“Home Phone”)". */
export const inCell = (cell: CellFacts): string => `${inRow(cell)}, ${inColumn(cell)}`

export const inRow = ({ sheet, row }: RowFacts): string =>
  sheet === undefined ? `Row ${row}` : `Sheet ${quoted(sheet)}, row ${row}`

export const inColumn = ({ column, header }: { readonly column: number; readonly header: string }): string =>
  header === '' ? `column ${columnLetters(column)}` : `column ${columnLetters(column)} (${quoted(header)})`

/** A sentence about a cell where its place stands beside it, and is not said again. */
export function withoutPlace(message: string, cell: CellFacts): string {
  const { sheet: _, ...here } = cell
  for (const [place, name] of [
    [inCell(cell), 'This cell'],
    [inCell(here), 'This cell'],
    [inRow(cell), 'This row'],
    [inRow(here), 'This row'],
  ] as const) {
    if (message.startsWith(`${place}: `)) return capitalised(message.slice(place.length + 2))
    if (message.startsWith(`${place} `)) return name + message.slice(place.length)
  }
  return message
}

/** Long texts are cut: a message is read at one glance. */
const longestQuote = 60

export function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line}”`
}
