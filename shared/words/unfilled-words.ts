/** What is said of a field that no column fills, where its lack is the cause of something. */
import type { Message } from '../messages/message.ts'
import { inColumn, label, quoted } from '../messages/values.ts'

export type Unfilled = {
  readonly path: string
  /** Its label. */
  readonly field: string
  /** A column that fills nothing and seems to hold it. */
  readonly column: { readonly sheet: string | undefined; readonly column: number; readonly header: string } | null
}

/** "No column fills “Meter number”, but column F (“Meter”) seems to hold it: choose that field for it in Map." */
export function unfilledMessage({ field, column }: Unfilled): Message {
  if (column === null) return { key: 'field_unfilled', facts: { field: label(field) } }
  const found = inColumn(column)
  const inSheet: Message = { key: 'column_of_sheet', facts: { column: found, sheet: quoted(column.sheet ?? '') } }
  const facts = { field: label(field), column: column.sheet === undefined ? found : inSheet }
  return { key: 'field_unfilled_but_held', facts }
}
