/**
 * What stands in the places of a message, as plain data: how it is written is for the language. Texts and numbers stand as they are; a
 * message may say `{count, number}` of a number that is counted with, and `{row}` of one that only names something.
 */
import type { Message } from './message.ts'

export type Value = string | number | boolean | null | Message | Written

/** What every language writes in a way of its own. */
export type Written =
  /** What a cell or a person says, between quotation marks; a long text is cut. */
  | { readonly quoted: string }
  | { readonly listed: readonly Value[]; readonly joint: Joint }
  /** A decimal, such as "-25.5": money with two decimals at least. */
  | { readonly amount: string }
  /** Another decimal, with the digits that it has. */
  | { readonly figure: string }
  /** Words of the interface: the label of a field, what an element is called. Those of an operator's document are said as they are. */
  | { readonly label: string }
  /** The same in the middle of a sentence. */
  | { readonly thing: string }
  /** Of a date or moment as ISO 8601: "9 June 2024". */
  | { readonly day: string }
  /** A moment as ISO 8601, by the clock of this computer: "21 Nov 2026, 14:03". */
  | { readonly moment: string; readonly to: 'minute' | 'second' }
  /** The same without its day: "14:03". */
  | { readonly time: string }
  | { readonly cell: CellFacts }
  | { readonly rowOf: RowFacts }
  | { readonly columnOf: ColumnFacts }
  /** Numbers of rows, neighbours joined: "rows 1 to 3 and 7". */
  | { readonly rows: readonly number[] }
  /** Where something is in what is sent, from the outside: "Customer 2 · Landline phone". */
  | { readonly place: readonly PlaceStep[] }
  /** A message that begins like a sentence, wherever it stands. */
  | { readonly sentence: Message }

/** The label of a field or list, or what an element is called with its number, from 1. */
export type PlaceStep = { readonly label: string; readonly number?: number }

export type Joint = 'and' | 'or'

/** A cell, as a person finds it. `sheet` only where the workbook has several. Row and column count from 1. */
export type CellFacts = RowFacts & ColumnFacts
export type RowFacts = { readonly sheet?: string | undefined; readonly row: number }
export type ColumnFacts = { readonly column: number; readonly header: string }

export const quoted = (text: string): Written => ({ quoted: text })
export const listed = (values: readonly Value[], joint: Joint = 'and'): Written => ({ listed: values, joint })
/** The first of them, and how many more there are. @param count  of all, where not all are at hand */
export function firstListed(values: readonly Value[], most: number, count = values.length): Written {
  const shown = values.slice(0, most)
  const rest = count - shown.length
  return listed(rest > 0 ? [...shown, { key: 'and_more', facts: { count: rest } }] : shown)
}
export const amount = (decimal: string): Written => ({ amount: decimal })
export const figure = (decimal: string): Written => ({ figure: decimal })
export const thing = (words: string): Written => ({ thing: words })
/** "a meter", "an agreement": in the middle of a sentence. None of our words is spoken otherwise than it begins. */
export const aThing = (words: string): Message => ({
  key: 'a_thing',
  facts: { thing: thing(words), isVowel: /^[aeiou]/i.test(words) },
})
export const label = (words: string): Written => ({ label: words })
export const onDay = (day: string): Written => ({ day })
/** A day or a moment as it is sent: "9 June 2024, 14:30 (UTC)"; seconds only where there are any. As it is where it is neither. */
export function dayOrMoment(iso: string): Value {
  if (!iso.includes('T')) return onDay(iso)
  const [, time, seconds] = /T(\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?Z$/.exec(iso) ?? []
  if (time === undefined) return iso
  const isWhole = seconds === undefined || Number(seconds) === 0
  return { key: 'moment_in_utc', facts: { day: onDay(iso), time: isWhole ? time : `${time}:${seconds}` } }
}
export const atMoment = (moment: string, to: 'minute' | 'second' = 'minute'): Written => ({ moment, to })
export const atTime = (time: string): Written => ({ time })
export const inRows = (rows: readonly number[]): Written => ({ rows })
export const inCell = (cell: CellFacts): Written => ({ cell })
export const inRow = (rowOf: RowFacts): Written => ({ rowOf })
export const inColumn = (columnOf: ColumnFacts): Written => ({ columnOf })
export const sentence = (message: Message): Written => ({ sentence: message })
