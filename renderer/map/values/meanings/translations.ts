/** Value translations: which values a column has, what is sent in place of each, and which of them are unusual. */
import type { Leaf } from '../../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../../shared/ipc.ts'
import type { Reading } from '../../../../shared/mapping/model/mapping.ts'
import { cellReader, valuesInList } from '../../../../shared/mapping/read/read-value.ts'

export type Translations = NonNullable<Reading['translations']>
/** What is known of the field that values are translated for. */
export type TranslatedField = Pick<Leaf, 'kind' | 'documentedValues' | 'meanings' | 'isClosed' | 'isList'>
export type DistinctValues = NonNullable<ColumnPicture['distinct']>

/** The values of a column that are translated: of cells that hold several, each of these. */
export function distinctFor(distinct: DistinctValues, leaf: TranslatedField): DistinctValues {
  if (leaf.isList !== true) return distinct
  const counts = new Map<string, number>()
  for (const { value, count } of distinct)
    for (const part of valuesInList(value, leaf).map((one) => one.trim()))
      counts.set(part, (counts.get(part) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** A choice has few values that come again and again; a column of names or numbers has not. */
const mostChoices = 12

/** Whether translating is worth offering: where the interface shows values, or the column looks like a choice between a few. */
export function canBeTranslated(
  { distinct, filledCount }: Pick<ColumnPicture, 'distinct' | 'filledCount'>,
  { kind, documentedValues }: Pick<Leaf, 'kind' | 'documentedValues'>,
): boolean {
  if (distinct === null || distinct.length === 0) return false
  if (documentedValues.length > 0 || kind === 'boolean' || kind === 'country') return true
  return distinct.length <= mostChoices && distinct.length < filledCount
}

/** One line of the dialog. */
export type TranslationRow = {
  readonly value: string
  /** How many rows have it; 0 where only another file had it. */
  readonly count: number
  readonly sent: Sent
  /** What is sent is a proposal that nobody has looked at yet. */
  readonly isProposed: boolean
}

export type Sent =
  | { readonly as: 'itself' }
  /** The value is left out, as if its cell were empty. */
  | { readonly as: 'nothing' }
  | { readonly as: 'other'; readonly text: string }

/**
 * Every value of the column: first those that the interface does not show and nobody has translated, then by how often they come.
 * Last those that are translated although they are gone: the mapping may be used for another file.
 * @param unusual  which of them the interface does not show
 * @param proposals  what a value can only stand for, by value; they fill lines that say nothing yet
 */
export function translationRows(
  distinct: DistinctValues,
  translations: Translations,
  unusual: readonly string[] = [],
  proposals: ReadonlyMap<string, string> = new Map(),
): readonly TranslationRow[] {
  const present = distinct.map(({ value, count }): TranslationRow => {
    const sent = sentFor(value, translations)
    const proposal = proposals.get(value)
    return sent.as === 'itself' && proposal !== undefined
      ? { value, count, sent: { as: 'other', text: proposal }, isProposed: true }
      : { value, count, sent, isProposed: false }
  })
  const isOpen = ({ value, isProposed }: TranslationRow): boolean => unusual.includes(value) && !isProposed
  const gone = translations.filter(({ from }) => !distinct.some(({ value }) => isSameValue(value, from)))
  return [
    ...present.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one))),
    ...gone.map(({ from }) => ({ value: from, count: 0, sent: sentFor(from, translations), isProposed: false })),
  ]
}

export const translationsOf = (rows: readonly TranslationRow[]): Translations =>
  rows.flatMap(({ value, sent }) => {
    const to = textFor(sent)
    return to === null ? [] : [{ from: value, to }]
  })

/** @returns what is written in the mapping; `null` where the value needs no translation */
function textFor(sent: Sent): string | null {
  switch (sent.as) {
    case 'itself':
      return null
    case 'nothing':
      return ''
    case 'other':
      return sent.text.trim() === '' ? null : sent.text.trim()
  }
}

/**
 * Values of a column that are sent as something that the interface does not show; none where it shows no values at all. Where others may be
 * taken, a translation was somebody's decision.
 */
export function unusualValues(distinct: DistinctValues, leaf: TranslatedField, reading: Reading): readonly string[] {
  const { documentedValues, isClosed } = leaf
  if (documentedValues.length === 0) return []
  const read = cellReader(leaf.kind, reading)
  return distinct
    .map(({ value }) => value)
    .filter((value) => {
      if (!isClosed && sentFor(value, reading.translations ?? []).as !== 'itself') return false
      const sent = read({ kind: 'text', text: value }, null)
      return sent.state === 'value' && !documentedValues.includes(String(sent.value))
    })
}

function sentFor(value: string, translations: Translations): Sent {
  const found = translations.find(({ from }) => isSameValue(from, value))
  if (found === undefined) return { as: 'itself' }
  return found.to === '' ? { as: 'nothing' } : { as: 'other', text: found.to }
}

/** As values are compared when they are read: trimmed, without case. */
const isSameValue = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
