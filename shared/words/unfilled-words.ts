/** What is said of a field that no column fills, where its lack is the cause of something. */
import { inColumn, quoted } from './cell-words.ts'

export type Unfilled = {
  readonly field: string
  /** A column that fills nothing and seems to hold it. */
  readonly column: { readonly sheet: string | undefined; readonly column: number; readonly header: string } | null
}

/** "No column fills “Meter number”, but column F (“Meter”) seems to hold it: choose that field for it in Map." */
export function unfilledWords({ field, column }: Unfilled): string {
  if (column === null) return `No column fills ${quoted(field)}: if one holds it, choose that field for it in Map.`
  const on = column.sheet === undefined ? '' : ` of sheet ${quoted(column.sheet)}`
  return `No column fills ${quoted(field)}, but ${inColumn(column)}${on} seems to hold it: choose that field for it in Map.`
}
