/** What becomes of one of a column's values, so that a way of reading can be seen and not only chosen. */
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import type { PageCell, PageRow } from '../../shared/ipc.ts'
import type { Reading } from '../../shared/mapping/mapping.ts'
import { type CellReading, cellReader } from '../../shared/mapping/read-value.ts'
import type { Cell } from '../../shared/sheet.ts'

/** A value as the grid knows it: its text, and what kind of cell it is in. */
export type FirstValue = Pick<PageCell, 'text' | 'kind'>

export type ReadingExample = { readonly isReadable: boolean; readonly words: string }

/** The values of the first rows by column, counted from 1; blank cells are no values. */
export function firstValues(rows: readonly PageRow[]): ReadonlyMap<number, readonly FirstValue[]> {
  const values = new Map<number, FirstValue[]>()
  for (const { cells } of rows) {
    for (const [index, { text, kind }] of cells.entries()) {
      const ofColumn = values.get(index + 1) ?? []
      if (kind !== 'blank') values.set(index + 1, [...ofColumn, { text, kind }])
    }
  }
  return values
}

/**
 * Whether the ways of reading a kind make a difference to a column: not where its cells are real dates or numbers, and nothing
 * was found out or chosen that says otherwise.
 */
export function canBeReadInWays(kind: Leaf['kind'], values: readonly FirstValue[], known: Reading): boolean {
  const areAll = (real: PageCell['kind']) => values.length > 0 && values.every((one) => one.kind === real)
  switch (kind) {
    case 'date':
    case 'datetime':
      return !areAll('date') || known.dateOrder !== undefined
    case 'decimal':
    case 'number':
    case 'integer':
      return !areAll('number') || known.decimalMark !== undefined
    case 'boolean':
      return !areAll('boolean')
    case 'phone':
      return true
    case 'text':
    case 'identifier':
    case 'email':
    case 'country':
    case 'json':
      return false
  }
}

/**
 * @param known  everything that is known of how the column is read: chosen, found out and by default
 * @returns `null` where there is nothing to see: nothing to choose, or a value that stays as it is
 */
export function readingExample(
  kind: Leaf['kind'],
  known: Reading,
  values: readonly FirstValue[],
): ReadingExample | null {
  const value = tellingValue(kind, values)
  if (value === undefined || !canBeReadInWays(kind, values, known)) return null
  if (kind === 'phone' && known.phoneCountry === undefined && !value.text.trim().startsWith('+')) return null
  const read = readAs(kind, known, value)
  switch (read.state) {
    case 'blank':
      return null
    case 'unreadable':
      return { isReadable: false, words: `“${value.text}” can’t be read like this.` }
    case 'value': {
      const shown = showValue(kind, read.value)
      return shown === value.text ? null : { isReadable: true, words: `“${value.text}” becomes ${shown}.` }
    }
  }
}

/** The first text; of dates, the first that shows which of its numbers is the day. */
function tellingValue(kind: Leaf['kind'], values: readonly FirstValue[]): FirstValue | undefined {
  const texts = values.filter((one) => cellOf(one) !== null)
  if (kind !== 'date' && kind !== 'datetime') return texts[0]
  const day = (dateOrder: 'DMY' | 'MDY', value: FirstValue) => JSON.stringify(readAs(kind, { dateOrder }, value))
  return texts.find((one) => day('DMY', one) !== day('MDY', one)) ?? texts[0]
}

const readAs = (kind: Leaf['kind'], reading: Reading, value: FirstValue): CellReading =>
  cellReader(kind, reading)(cellOf(value) ?? { kind: 'blank', text: '' }, null)

/** A real date or number is what it is, whatever way is chosen; only text is read. */
function cellOf({ text, kind }: FirstValue): Cell | null {
  if (kind === 'text') return { kind, text }
  return kind === 'number' && /^\d+$/.test(text) ? { kind, text, digits: text } : null
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function showValue(kind: Leaf['kind'], value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return String(value)
  if (kind === 'date') return day.format(new Date(value))
  return kind === 'datetime' ? moment.format(new Date(value)) : value
}
