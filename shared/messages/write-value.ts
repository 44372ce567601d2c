/** How the language that is spoken writes what stands in the places of a message. */
import { assertNever } from '../result.ts'
import { columnLetters } from '../sheet/sheet.ts'
import { inOneLine } from '../words/words-of-others.ts'
import { isMessage, type Message } from './message.ts'
import type { Labels, Speech } from './speech.ts'
import type { CellFacts, ColumnFacts, Joint, PlaceStep, RowFacts, Value, Written } from './values.ts'

/** Says messages within others: as part of a sentence, or as one of its own. */
export type SayWithin = { readonly part: (message: Message) => string; readonly sentence: (message: Message) => string }

/** @returns texts, and numbers as they are: a message may ask how many there are */
export function writeValue(value: Value, speech: Speech, sayWithin: SayWithin): string | number | boolean | null {
  if (value === null || typeof value !== 'object') return value
  if (isMessage(value)) return sayWithin.part(value)
  return written(value, speech, sayWithin)
}

function written(value: Written, speech: Speech, sayWithin: SayWithin): string {
  const { intl, labels } = speech
  if ('quoted' in value) return sayWithin.part({ key: 'quoted', facts: { text: shortened(value.quoted) } })
  if ('listed' in value) {
    const words = value.listed.map((one) => String(writeValue(one, speech, sayWithin)))
    return joined(words, value.joint, intl)
  }
  if ('amount' in value) return decimalWords(value.amount, 2, intl)
  if ('figure' in value) return decimalWords(value.figure, value.figure.split('.')[1]?.length ?? 0, intl)
  if ('label' in value) return labels.get(value.label) ?? value.label
  if ('thing' in value) return thingWords(value.thing, labels)
  if ('place' in value) return value.place.map((step) => stepWords(step, labels)).join(' · ')
  if ('sentence' in value) return sayWithin.sentence(value.sentence)
  if ('day' in value) return onCalendar(`${value.day.slice(0, 10)}T00:00Z`, dayStyle, speech)
  if ('moment' in value) return onCalendar(value.moment, momentStyles[value.to], speech)
  if ('time' in value) return onCalendar(value.time, { timeStyle: 'short' }, speech)
  if ('rows' in value) return rowsWords(value.rows, speech, sayWithin)
  if ('cell' in value) return cellWords(value.cell, sayWithin)
  if ('rowOf' in value) return rowWords(value.rowOf, sayWithin)
  if ('columnOf' in value) return columnWords(value.columnOf, sayWithin)
  return assertNever(value)
}

/** Long texts are cut: a message is read at one glance. */
const longestQuote = 60
function shortened(text: string): string {
  const line = inOneLine(text)
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line
}

/** "a, b and c": without the comma that some English puts before the last. */
function joined(words: readonly string[], joint: Joint, { formatters, locale }: Speech['intl']): string {
  return formatters.getListFormat(locale, { type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(words)
}

/** As it is where it is no decimal. */
function decimalWords(decimal: string, fewestDigits: number, intl: Speech['intl']): string {
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) return decimal
  const format = intl.formatters.getNumberFormat(intl.locale, {
    ...{ minimumFractionDigits: fewestDigits, maximumFractionDigits: 100 },
    useGrouping: false,
  })
  // As text: a number would lose digits. The sign is the one that is read as a minus.
  return format.format(decimal as Intl.StringNumericLiteral).replace('-', '−')
}

const dayStyle = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const momentStyles = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const

/** As it is where it is no date. */
function onCalendar(iso: string, style: Intl.DateTimeFormatOptions, { intl }: Speech): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime())
    ? iso.replace('T00:00Z', '')
    : intl.formatters.getDateTimeFormat(intl.locale, style).format(moment)
}

const mostSpans = 4

function rowsWords(rows: readonly number[], speech: Speech, sayWithin: SayWithin): string {
  const spans: { first: number; last: number }[] = []
  for (const row of rows.toSorted((a, b) => a - b)) {
    const span = spans.at(-1)
    if (span !== undefined && row <= span.last + 1) span.last = row
    else spans.push({ first: row, last: row })
  }
  const shown = spans
    .slice(0, mostSpans)
    .map(({ first, last }) =>
      first === last ? `${first}` : sayWithin.part({ key: 'rows_from_to', facts: { first, last } }),
    )
  const more = spans.length - shown.length
  const rest = more > 0 ? [sayWithin.part({ key: 'and_more', facts: { count: more } })] : []
  const words = joined([...shown, ...rest], 'and', speech.intl)
  return sayWithin.part({ key: 'in_rows', facts: { count: rows.length, rows: words } })
}

const stepWords = ({ label, number }: PlaceStep, labels: Labels): string => {
  const words = capitalised(labels.get(label) ?? label)
  return number === undefined ? words : `${words} ${number}`
}

const cellWords = (cell: CellFacts, sayWithin: SayWithin): string =>
  sayWithin.part({ key: 'in_cell', facts: { row: { rowOf: cell }, column: { columnOf: cell } } })

const rowWords = ({ sheet, row }: RowFacts, sayWithin: SayWithin): string =>
  sheet === undefined
    ? sayWithin.part({ key: 'in_row', facts: { row } })
    : sayWithin.part({ key: 'in_row_of_sheet', facts: { sheet: { quoted: sheet }, row } })

const columnWords = ({ column, header }: ColumnFacts, sayWithin: SayWithin): string => {
  const letters = columnLetters(column)
  return header === ''
    ? sayWithin.part({ key: 'in_column', facts: { letters } })
    : sayWithin.part({ key: 'in_column_named', facts: { letters, header: { quoted: header } } })
}

/** What begins otherwise in the middle of a sentence has an entry of its own. */
const thingWords = (thing: string, labels: Labels): string =>
  labels.get(decapitalised(thing)) ?? labels.get(thing) ?? decapitalised(thing)

export const decapitalised = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
