/** What the cells of a column are typed in with: the values that are known for its field, or a calendar. */
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { type ColumnMapping, type DateOrder, dateOrders, type Reading } from '../../../shared/mapping/model/mapping.ts'
import { readCalendar } from '../../../shared/mapping/read/dates/read-calendar.ts'
import { cellReader, valuesInList } from '../../../shared/mapping/read/read-value.ts'
import { saysMore, valueMeaning } from '../../../shared/words/value-meaning.ts'
import type { CellChoice, CellEntry } from '../../grid/cells/cell-entry.ts'

/**
 * @param texts  of some cells of the column: days are written as they are
 * @returns `undefined` where any text may be right, also where a cell is cut into several fields
 */
export function entryOf(
  { target, split, reading = {} }: ColumnMapping,
  catalogue: Catalogue,
  texts: readonly string[] = [],
): CellEntry | undefined {
  const leaf = target === null || split !== undefined ? undefined : catalogue.leaf(fieldPathOf(target))
  if (leaf === undefined) return undefined
  if (leaf.kind === 'boolean' || leaf.documentedValues.length > 0) return choicesOf(leaf, reading)
  const orders = reading.dateOrder === undefined ? dateOrders : [reading.dateOrder]
  if (leaf.kind === 'date')
    return {
      kind: 'day',
      isoOf: (text) => dayOf(text, orders)?.date ?? '',
      textOf: (iso) => dayWritten(iso, reading.dateOrder, texts),
    }
  return leaf.kind === 'datetime'
    ? { kind: 'moment', isoOf: (text) => momentOf(text, orders), textOf: (iso) => iso }
    : undefined
}

/** Whatever the column does to its texts, what is chosen is written so that it is read as that value. */
function choicesOf(leaf: Leaf, reading: Reading): CellEntry {
  const read = cellReader(leaf.kind, reading)
  const sentFor = (text: string): string | null => {
    const sent = read({ kind: 'text', text }, null)
    return sent.state === 'value' ? String(sent.value) : null
  }
  const wanted: readonly Wanted[] =
    leaf.kind === 'boolean'
      ? [
          { value: 'true', plain: 'yes', own: reading.yesWords },
          { value: 'false', plain: 'no', own: reading.noWords },
        ]
      : leaf.documentedValues.map((value) => ({ value, plain: value, meaning: valueMeaning(leaf, value) }))
  const isTaken = (text: string): boolean => {
    const sent = sentFor(text)
    return sent !== null && wanted.some(({ value }) => value === sent)
  }
  const translated = (reading.translations ?? []).map(({ from }) => from)
  return {
    kind: 'choices',
    isClosed: leaf.isClosed || leaf.kind === 'boolean',
    isList: leaf.isList === true,
    isTaken: (text) => (leaf.isList === true ? valuesInList(text, leaf).every(isTaken) : isTaken(text)),
    choices: () =>
      wanted.flatMap(({ value, plain, meaning, own = [] }): readonly CellChoice[] => {
        // The file's own words for it come first.
        const text = [...translated, ...own, plain].find((one) => sentFor(one) === value)
        if (text === undefined) return []
        const said = meaning ?? plain
        return [{ text, meaning: saysMore(text, said) ? said : undefined }]
      }),
  }
}

type Wanted = {
  /** As it is sent. */
  readonly value: string
  /** As it is written where the column has no words of its own for it. */
  readonly plain: string
  readonly own?: readonly string[] | undefined
  readonly meaning?: string | undefined
}

/** Nothing where orders differ about it: a calendar that opens at the wrong day leads to a wrong day. */
function dayOf(text: string, orders: readonly DateOrder[]) {
  const read = orders.flatMap((order) => readCalendar(text.trim(), order) ?? [])
  return new Set(read.map(({ date }) => date)).size === 1 ? read[0] : undefined
}

const threeNumbers = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/

/** As the column writes days, where it is said in which order; else as every order reads alike. */
function dayWritten(iso: string, order: DateOrder | undefined, texts: readonly string[]): string {
  const example = texts.find((text) => threeNumbers.test(text.trim()))?.trim()
  if (order === undefined || order === 'YMD' || example === undefined || /^\d{4}/.test(example)) return iso
  const [, sign = '/'] = threeNumbers.exec(example) ?? []
  const [year = '', month = '', day = ''] = iso.split('-')
  const written = (order === 'DMY' ? [day, month, year] : [month, day, year]).join(sign)
  return readCalendar(written, order)?.date === iso ? written : iso
}

function momentOf(text: string, orders: readonly DateOrder[]): string {
  const read = dayOf(text, orders)
  if (read === undefined) return ''
  const [hour, minute] = [read.time?.hour ?? 0, read.time?.minute ?? 0].map((part) => String(part).padStart(2, '0'))
  return `${read.date}T${hour}:${minute}`
}
