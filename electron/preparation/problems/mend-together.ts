/**
 * What mends a cell, for all cells of its account that repeat its value: to mend one alone would set it against the others. Worked out
 * when somebody looks: of 100,000 accounts hardly any is looked at.
 */
import { type CellOfField, type CellsTogether, meansSame } from '../../../shared/mapping/assemble/cells-together.ts'
import type { CellPlace, Issue, Mend } from '../../../shared/result.ts'
import { sameEverywhere } from '../../../shared/words/problems/mend-words.ts'

/** The cells of the account that a cell is of; `null` where it is of none, or of one without a second row. */
export type TogetherAt = (cell: CellPlace) => CellsTogether | null

/** Each goes to the window with each of its rows: of more rows than these nobody says one by one what is meant. */
const mostTogether = 500

/** Nobody chooses among more. */
const mostChoices = 4

/** Cells that say word for word what a cell says of the same thing, itself included. */
function repeatsOf(together: CellsTogether, cell: CellPlace, text: string): readonly CellPlace[] {
  const places = together.beside(cell).flatMap((group) => {
    const own = group.find(({ place }) => isSamePlace(place, cell))
    if (own === undefined) return []
    return group.filter((one) => one.text === own.text && meansSame(text, own, one)).map(({ place }) => place)
  })
  const each = [...new Map(places.map((place) => [`${place.row} ${place.column} ${place.sheet}`, place])).values()]
  return each.length > mostTogether ? [] : each
}

/** The others of them, as they are to be after one of them was changed. */
export const alikeAfter = (
  together: CellsTogether,
  { text, ...cell }: Mend['cells'][number],
): readonly Mend['cells'][number][] =>
  repeatsOf(together, cell, text).flatMap((place) => (isSamePlace(place, cell) ? [] : [{ ...place, text }]))

/** The issue with what mends it together. */
export function mendTogether(issue: Issue, togetherAt: TogetherAt): Issue {
  const cell = issue.where?.cell
  const { suggestion, ...rest } = issue
  const isDisagreement = issue.code === 'rows_disagree'
  if (cell === undefined || (suggestion === undefined && !isDisagreement)) return issue
  const together = togetherAt(cell)
  if (together === null) return issue
  if (suggestion === undefined) {
    const mends = choicesAt(together, cell)
    return mends.length === 0 ? issue : { ...issue, mends }
  }
  const places = repeatsOf(together, cell, suggestion)
  if (rowCountOf(places) < 2) return issue
  const cells = places.map((place) => ({ ...place, text: suggestion }))
  return { ...rest, mends: [{ does: sameEverywhere(suggestion, rowCountOf(places)), cells }] }
}

/** Each of the values that cells give the same field, for all of them. */
function choicesAt(together: CellsTogether, cell: CellPlace): readonly Mend[] {
  const group = together.beside(cell).find((one) => new Set(one.map(({ text }) => text)).size > 1) ?? []
  const firstOf = new Map<string, CellOfField>()
  for (const one of group) if (!firstOf.has(one.text)) firstOf.set(one.text, one)
  if (group.length > mostTogether || firstOf.size > mostChoices) return []
  const rowCount = rowCountOf(group.map(({ place }) => place))
  return [...firstOf.values()].flatMap((from) => {
    const others = group.filter(({ text }) => text !== from.text)
    if (!others.every((one) => meansSame(from.text, from, one))) return []
    const cells = others.map(({ place }) => ({ ...place, text: from.text }))
    return [{ does: sameEverywhere(from.text, rowCount), cells }]
  })
}

const rowCountOf = (places: readonly CellPlace[]): number =>
  new Set(places.map(({ sheet, row }) => `${row} ${sheet}`)).size

const isSamePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column && one.sheet === other.sheet
