/** Puts messages into words, in the language that is spoken (`speech.ts`). */
import type { Leaf } from '../catalogue/catalogue.ts'
import { valuesOf } from '../issue-words.ts'
import { spellOut } from '../words/words-of-others.ts'
import type { Arguments, Marks } from './arguments.ts'
import type { Key } from './en/index.ts'
import type { Message } from './message.ts'
import { spokenNow } from './speech.ts'
import type { Value, Written } from './values.ts'
import { capitalised, type SayWithin, writeValue } from './write-value.ts'

/** Its parts are marked, as in `<link>Map</link>`: it can only be shown piece by piece. */
export type MarkedKey = keyof Marks
export type PlainKey = Exclude<Key, MarkedKey>

type Values = Readonly<Record<string, unknown>>

/** Nothing where a message has no places. */
type ValuesOf<K extends Key> = keyof Arguments[K] extends never ? [] : [values: Arguments[K]]

/** The words of a message. */
export const say = <K extends PlainKey>(key: K, ...[values]: ValuesOf<K>): string => format(key, values ?? {})

/** A message that is put into words where it is shown. */
export const message = <K extends PlainKey>(key: K, ...[values]: ValuesOf<K>): Message => ({ key, facts: values ?? {} })

/** What may stand in a message, by itself: `sayValue(label('Meter'))`. */
export const sayValue = (value: Value): string => String(writeValue(value, spokenNow(), within))

/** Words of the catalogue of fields by themselves: a label, a help text, what an element is called, the meaning of a value. */
export const sayLabel = (words: string): string => spokenNow().labels.get(words) ?? words

/** What columns call a field in spreadsheets of this language; nothing where that is not known. */
export const sayHeadings = ({ label, synonyms }: Pick<Leaf, 'label' | 'synonyms'>): readonly string[] => {
  const { headings } = spokenNow()
  return headings === null ? synonyms : (headings.get(label) ?? [])
}

/** Makes something of a part that is marked. */
export type MakePart<T> = (words: readonly (string | T)[]) => T

/** The pieces of a message with marks, in their order. */
export function sayPieces<K extends MarkedKey, T>(
  key: K,
  values: Arguments[K],
  marks: Readonly<Record<Marks[K], MakePart<T>>>,
): readonly (string | T)[] {
  const message = spokenNow().messageOf(key as string)
  const said: unknown =
    typeof message === 'string' ? message : message.format({ ...inWords(values), ...marks } as never)
  return (Array.isArray(said) ? said : [said]) as readonly (string | T)[]
}

/** What stands beside a sentence, and is not said again in it. Columns are those of Map. */
export type Beside = 'nothing' | 'map' | 'column' | 'cell'

/**
 * A message that was made elsewhere or earlier, as a sentence.
 * @param beside  the place that it is about, or as much of it as the reader sees already
 */
export function sayMessage(message: Message, beside: Beside = 'nothing'): string {
  const values = valuesOf(message)
  const isInMap = beside === 'map' || beside === 'column'
  const said =
    typeof values === 'string' ? values : saidHere(format(message.key, withoutPlace(values, beside), isInMap))
  // What was shortened ends its sentence by itself.
  return capitalised(spellOut(said).replaceAll('….', '…'))
}

function format(key: string, values: Values, isInMap = false): string {
  const message = spokenNow().messageOf(key, isInMap)
  return typeof message === 'string' ? message : String(message.format(inWords(values, isInMap) as never))
}

const sayWithin = (isInMap: boolean): SayWithin => ({
  part: (message) => {
    const values = valuesOf(message)
    return typeof values === 'string' ? values : format(message.key, values, isInMap)
  },
  sentence: (message) => sayMessage(message, isInMap ? 'map' : 'nothing'),
})
const within = sayWithin(false)
const withinInMap = sayWithin(true)

function inWords(values: Values, isInMap = false): Record<string, unknown> {
  const speech = spokenNow()
  const sayIn = isInMap ? withinInMap : within
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, writeValue(value as Value, speech, sayIn)]),
  )
}

/** Stand in a sentence for its place, where that is not said. */
const here = { cell: '\ue000', row: '\ue001' } as const

/** The place that a message is about is its `cell` or its `row`; where no cell gives a value, `cell` is `null`. */
function withoutPlace(values: Values, beside: Beside): Values {
  const { cell, row } = values as { readonly cell?: Value; readonly row?: Value }
  if (cell === null) return { ...values, cell: here.cell }
  if (isWritten(cell) && 'cell' in cell && (beside === 'cell' || beside === 'column'))
    return { ...values, cell: beside === 'cell' ? here.cell : { rowOf: cell.cell } }
  return isWritten(row) && 'rowOf' in row && beside === 'cell' ? { ...values, row: here.row } : values
}

const isWritten = (value: Value | undefined): value is Written => typeof value === 'object' && value !== null

/** "…: this row and row 7 …" begins without its place; "… has no number" says "this cell". */
function saidHere(said: string): string {
  if (said.startsWith(`${here.cell}: `) || said.startsWith(`${here.row}: `)) return said.slice(3)
  return said.includes(here.cell) || said.includes(here.row)
    ? said.replace(here.cell, say('this_cell')).replace(here.row, say('this_row'))
    : said
}
