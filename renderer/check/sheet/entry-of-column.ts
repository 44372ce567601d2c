/** What the cells of a column are typed in with: the values that are known for its field, or a calendar. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { type ColumnMapping, type DateOrder, dateOrders } from '../../../shared/mapping/model/mapping.ts'
import { readCalendar } from '../../../shared/mapping/read/dates/read-calendar.ts'
import type { CellEntry } from '../../grid/cell-entry.ts'

/** `undefined` where any text may be right, also where a cell holds several values. */
export function entryOf({ target, split, reading }: ColumnMapping, catalogue: Catalogue): CellEntry | undefined {
  const leaf = target === null || split !== undefined ? undefined : catalogue.leaf(fieldPathOf(target))
  if (leaf === undefined) return undefined
  // Whatever words a mapping has beside them, these are understood.
  if (leaf.kind === 'boolean') return { kind: 'choices', values: ['yes', 'no'] }
  if (leaf.documentedValues.length > 0) return { kind: 'choices', values: leaf.documentedValues }
  const orders = reading?.dateOrder === undefined ? dateOrders : [reading.dateOrder]
  if (leaf.kind === 'date') return { kind: 'day', isoOf: (text) => dayOf(text, orders)?.date ?? '' }
  return leaf.kind === 'datetime' ? { kind: 'moment', isoOf: (text) => momentOf(text, orders) } : undefined
}

/** Nothing where orders differ about it: a calendar that opens at the wrong day leads to a wrong day. */
function dayOf(text: string, orders: readonly DateOrder[]) {
  const read = orders.flatMap((order) => readCalendar(text.trim(), order) ?? [])
  return new Set(read.map(({ date }) => date)).size === 1 ? read[0] : undefined
}

function momentOf(text: string, orders: readonly DateOrder[]): string {
  const read = dayOf(text, orders)
  if (read === undefined) return ''
  const [hour, minute] = [read.time?.hour ?? 0, read.time?.minute ?? 0].map((part) => String(part).padStart(2, '0'))
  return `${read.date}T${hour}:${minute}`
}
