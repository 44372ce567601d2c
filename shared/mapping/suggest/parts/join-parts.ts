/**
 * Columns that have no field of their own but are parts of one: a house number and a further line of an address belong to a street, CR and DR,
 * or S and H, to an amount. Only what is safe: a wrong part spoils a field that was right.
 */

import type { Catalogue, Leaf } from '../../../catalogue/catalogue.ts'
import { message, type PlainKey } from '../../../messages/say.ts'
import { isBareHouse, isLaterLine, isNumberBehind } from '../../../vocabulary/heading-words.ts'
import { addressSaid } from '../../../vocabulary/levels.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import type { Join, Suggestion } from '../../model/mapping.ts'
import { sidesSaid } from '../../read/numbers/ledger-side.ts'
import type { SeenColumn } from '../column-candidates.ts'
import { type SeenSheet, textsOf } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'

/** A house number and its street are no further apart. */
const widestGap = 3

/** A part, and the whole that it may belong to. */
type Pair = {
  readonly values: readonly string[]
  readonly wholeValues: readonly string[]
  readonly isBehind: boolean
  /** Whether the address of the whole has its town in a column. */
  readonly hasTown: boolean
}

type Part = {
  readonly is: (column: SeenColumn, values: readonly string[]) => boolean
  readonly whole: (leaf: Leaf) => boolean
  /** Of each kind a whole has one. */
  readonly kind: 'number' | 'suffix' | 'line' | 'prefix' | 'side'
  readonly join: Join
  readonly reason: PlainKey
  readonly isSafe: (pair: Pair) => boolean
}

const says =
  (word: string): Part['is'] =>
  ({ words }) =>
    words.includes(word)
const all = (values: readonly string[], pattern: RegExp): boolean => values.every((value) => pattern.test(value))
const isStreet = ({ role }: Leaf): boolean => role === 'street'
/** Digits in half of them, and no street has its number already: it would get it twice. */
const areHouseNumbers = ({ values, wholeValues }: Pair): boolean =>
  values.filter((value) => /^(?=.*\d).{1,25}$/.test(value)).length * 2 >= values.length &&
  wholeValues.filter((value) => /^\d|\d\s?\p{L}?$/u.test(value)).length < wholeValues.length * 0.2
const houseNumber = { whole: isStreet, kind: 'number', isSafe: areHouseNumbers } as const

/** A column is the first of these that it can be. */
const parts: readonly Part[] = [
  {
    is: ({ name }, values) => sidesSaid(name, values) === 'surely',
    whole: ({ money }) => money !== null,
    kind: 'side',
    join: { place: 1, separator: ' ' },
    reason: 'reason_side_of_amount',
    // Where amounts have a sign of their own, it may say the same as the word; and a dash beside an amount would be one.
    isSafe: ({ values, wholeValues }) => all(values, /\p{L}/u) && all(wholeValues, /^(?![-−(]).*(?<![-−)])$/),
  },
  {
    is: says('nameprefix'),
    whole: ({ role }) => role === 'familyName',
    kind: 'prefix',
    join: { place: -1, separator: '' },
    reason: 'reason_before_last_name',
    isSafe: ({ values }) => all(values, /^[\p{L}'’. ]{1,12}$/u),
  },
  {
    is: says('housesuffix'),
    whole: isStreet,
    kind: 'suffix',
    join: { place: 2, separator: ' ' },
    reason: 'reason_behind_house_number',
    isSafe: ({ values }) => all(values, /^.{1,8}$/),
  },
  {
    ...houseNumber,
    is: ({ words, header }) => words.includes('housenumber') && (isNumberBehind(header) || words.includes('behind')),
    join: { place: 1, separator: ' ' },
    reason: 'reason_number_behind_street',
  },
  {
    ...houseNumber,
    // "House" alone, beside a street: whether it holds numbers is looked at before anything is joined.
    is: ({ words, header }) => words.includes('housenumber') || isBareHouse(header),
    join: { place: -1, separator: '' },
    reason: 'reason_number_before_street',
  },
  {
    // Of lines beyond the second, nobody knows whether they are the town.
    is: ({ words, header }) => words.includes('furtherline') && !isLaterLine(header),
    whole: isStreet,
    kind: 'line',
    join: { place: 3, separator: ', ' },
    reason: 'reason_line_behind_street',
    // Where the town has no column of its own, this may be the town, unless all begin with a house number ("12 Elm Street" behind "Flat 2");
    // digits alone say nothing behind a street, and four digits and more may be a postcode: "8001 Zürich", "1012 AB Amsterdam".
    isSafe: ({ values, isBehind, hasTown }) =>
      isBehind && all(values, hasTown ? /\p{L}/u : /^\d{1,3}\s?\p{L}?,?\s+\p{L}{2}/u),
  },
]
/** The street, the last name or the amount itself, beside one of them. */
const ofWhole: Join = { place: 0, separator: ' ' }

/** @param suggestions  of one sheet, @returns them with joins where columns were left without a field */
export function withPartsJoined(
  seen: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): readonly Suggestion[] {
  const leafOf = ({ target }: Suggestion) => (target === null ? undefined : catalogue.leaf(fieldPathOf(target)))
  const open = new Set(
    suggestions.flatMap((one) => (one.target === null && one.split === undefined ? [one.column] : [])),
  )
  const found = new Map<number, { readonly part: Part; readonly whole: Suggestion }>()
  for (const column of seen.columns) {
    if (!open.has(column.column)) continue
    const values = textsOf(seen, column.column)
    const part = values.length === 0 ? undefined : parts.find(({ is }) => is(column, values))
    const whole = part && wholeOf(part, column, suggestions, leafOf)
    if (part === undefined || whole === undefined) continue
    const others = [...found.values()].flatMap((one) => (one.whole === whole ? [one.part] : []))
    const isTaken = others.some(({ kind }) => kind === part.kind)
    // What belongs to a number goes behind it, and the number behind the street.
    const isLeftOver = part.kind === 'suffix' && !others.some(({ kind, join }) => kind === 'number' && join.place > 0)
    const pair: Pair = {
      values,
      wholeValues: textsOf(seen, whole.column),
      isBehind: whole.column < column.column,
      hasTown: suggestions.some((one) => leafOf(one)?.role === 'town' && groupOf(one) === groupOf(whole)),
    }
    if (!isTaken && !isLeftOver && part.isSafe(pair)) found.set(column.column, { part, whole })
  }
  const wholes = new Set([...found.values()].map(({ whole }) => whole))
  return suggestions.map((one): Suggestion => {
    const joined = found.get(one.column)
    if (joined === undefined) return wholes.has(one) ? { ...one, join: ofWhole } : one
    const { part, whole } = joined
    const { join, reason } = part
    return { ...one, joins: whole.target ?? '', join, confidence: confidences.joined, reason: message(reason) }
  })
}

/** The nearest one, of the address that the heading names, if it names one; of last names and amounts a currency or a title may stand between. */
function wholeOf(
  { whole, kind }: Part,
  { column, words }: SeenColumn,
  suggestions: readonly Suggestion[],
  leafOf: (suggestion: Suggestion) => Leaf | undefined,
): Suggestion | undefined {
  const address = kind === 'side' || kind === 'prefix' ? null : addressSaid(words)
  const wholes = suggestions.filter((one) => {
    const leaf = leafOf(one)
    const isOther = address !== null && (address === 'billing') !== (leaf?.levelPath === '')
    return leaf !== undefined && whole(leaf) && !isOther
  })
  // Whose prefix it is of several names, nobody knows.
  if (kind === 'prefix' && wholes.length > 1) return undefined
  const distance = (one: Suggestion) => Math.abs(one.column - column)
  return wholes.filter((one) => distance(one) <= widestGap).toSorted((one, other) => distance(one) - distance(other))[0]
}

const groupOf = ({ target }: Suggestion): string | undefined => target?.slice(0, target.lastIndexOf('.'))
