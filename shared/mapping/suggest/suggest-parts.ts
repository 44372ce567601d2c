/**
 * Columns that have no field of their own but parts of one, or of several: a whole name is first and last name; a house number and a
 * further line of an address belong to a street, CR and DR to an amount. Only what is safe: a wrong part spoils a field that was right.
 */

import { type Catalogue, isAccountKey, isOfPeople, type Leaf, namePartsOf } from '../../catalogue/catalogue.ts'
import { addressSaid, jointWords, ordinalWords, personWords } from '../../vocabulary/levels.ts'
import { fieldPathOf } from '../model/field-path.ts'
import type { Join, Split, Suggestion } from '../model/mapping.ts'
import { cutName, isPersonTitle } from '../read/cut/cut-name.ts'
import { ledgerSideOfWord } from '../read/numbers/ledger-side.ts'
import { isProblem } from '../read/read-outcome.ts'
import { isBlankCell } from '../read/read-value.ts'
import { readText } from '../read/text/read-text.ts'
import { trimText } from '../read/text/trim-text.ts'
import type { SeenColumn } from './column-candidates.ts'
import { isWholeName } from './rules/people-words.ts'
import type { SeenSheet } from './seen-sheet.ts'
import { confidences } from './weights.ts'

/** Rows whose values are looked at. */
const rowLimit = 400
/** So large a share of the values has to look right. */
const usualShare = 0.8
/** A house number and its street are no further apart. */
const widestGap = 3

/**
 * @param suggestions  of one sheet
 * @param arePeopleNamed  whether other sheets name the people of its accounts
 * @returns them with splits and joins where columns were left without a field
 */
export function suggestParts(
  seen: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
  arePeopleNamed: () => boolean,
): readonly Suggestion[] {
  return withJoins(seen, withSplits(seen, suggestions, catalogue, arePeopleNamed), catalogue)
}

/** A sheet may be thousands of columns wide. */
const byColumn = (suggestions: readonly Suggestion[]): ReadonlyMap<number, Suggestion> =>
  new Map(suggestions.map((one) => [one.column, one]))

// ---- Whole names

function withSplits(
  seen: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
  arePeopleNamed: () => boolean,
): readonly Suggestion[] {
  const [holders] = catalogue.people
  if (holders === undefined) return suggestions
  const targets = suggestions.flatMap(({ target }) => target ?? [])
  const hasTitles = seen.columns.some(({ column }) => areTitles(valuesOf(seen, column)))
  const suggestionOf = byColumn(suggestions)
  const names = seen.columns.flatMap((column) => {
    const suggestion = suggestionOf.get(column.column)
    return suggestion?.target === null && holdsNames(seen, column) ? [{ column, person: personOf(column.words) }] : []
  })
  if (names.length === 0 || !(hasTitles || isAboutPeople(targets, names, catalogue))) return suggestions
  // A bill may be addressed to a household or a firm: cut, it would be one customer more.
  if (arePeopleNamed())
    return suggestions.map((one) => (isOneOf(names, one) ? { ...one, reason: namedElsewhere } : one))
  const isNumbered =
    names.some(({ person }) => person > 0) ||
    targets.some(
      (target) => isOfPeople(catalogue, fieldPathOf(target)) && /^\d/.test(target.slice(holders.path.length - 1)),
    )
  const list = holders.path.slice(0, -2)
  // Beside the name of another one, columns that number nobody are of the first.
  const numbered = isNumbered ? suggestions.map((one) => ofFirst(one, list)) : suggestions
  const filled = new Set(numbered.flatMap(({ target }) => target ?? []))
  const splits = new Map<number, Split>()
  for (const { column, person } of names) {
    const level = isNumbered ? `${list}[${person}]` : holders.path
    const parts = namePartsOf(holders.children).map(({ name }) => `${level}.${name}`)
    const isNamed = parts.some((target) => filled.has(target))
    const isTaken = [...splits.values()].some((split) => split.parts[0]?.target === parts[0])
    if (isNamed || isTaken) continue
    splits.set(column.column, { cut: { by: 'name' }, parts: parts.map((target) => ({ target })) })
  }
  if (splits.size === 0) return suggestions
  return numbered.map((suggestion) => {
    const split = splits.get(suggestion.column)
    if (split === undefined) return suggestion
    return {
      ...suggestion,
      split,
      confidence: confidences.wholeNameCut,
      reason: 'It holds whole names; each is cut into first and last name.',
    }
  })
}

const ofFirst = (suggestion: Suggestion, list: string): Suggestion => {
  const { target } = suggestion
  return target?.startsWith(`${list}[].`)
    ? { ...suggestion, target: target.replace(`${list}[]`, `${list}[0]`) }
    : suggestion
}

const namedElsewhere =
  'It seems to hold whole names, and another sheet names the people of these accounts. Cut into first and last name, each would be one customer more.'

const isOneOf = (names: readonly NameColumn[], { column }: Suggestion): boolean =>
  names.some((one) => one.column.column === column)

function holdsNames(seen: SeenSheet, column: SeenColumn): boolean {
  // What an account is called is not always who holds it: "Lee household".
  if (!(isWholeName(column.words) || isPerson(column.words)) || column.words.includes('account')) return false
  const values = valuesOf(seen, column.column)
  const names = values.filter(isName)
  // Firms and couples among people are told each, and take nothing from the others.
  const told = values.filter((value) => saidOfName.has(cutName(value).said))
  return (
    names.length * 2 >= values.length && names.length >= (values.length - told.length) * usualShare && names.length > 0
  )
}

const saidOfName: ReadonlySet<string | undefined> = new Set(['name_of_company', 'name_of_several'])

/** "Mr", "Ms", "Dr": who is called so is a person. */
const areTitles = (values: readonly string[]): boolean =>
  values.length > 0 && values.filter(isPersonTitle).length >= values.length * usualShare

/** "Account holder", "Tenant": the person, and so the name. Of several ("Joint account holder") only those who hold the account. */
function isPerson(words: readonly string[]): boolean {
  const [noun = '', ...more] = words.filter((word) => placeOfPerson(word) === undefined)
  if (more.length > 0) return false
  return words.length === 1 ? personWords.nouns.includes(noun) : holderWords.has(noun)
}

const holderWords: ReadonlySet<string> = new Set(['holder', 'customer', 'tenant', 'applicant'])
const firstWords = ['primary', 'main', 'principal']

/** Which one of several a word means, from 0; `undefined` where it means none of them. */
function placeOfPerson(word: string): number | undefined {
  if (firstWords.includes(word)) return 0
  if (jointWords.includes(word)) return 1
  const count = /^\d$/.test(word) ? Number(word) : ordinalWords.get(word)
  return count === undefined ? undefined : Math.max(0, count - 1)
}

const ordinal = /\b[1-4](?:st|nd|rd|th)\b/i

/** Cut into two, and with capitals: "Lee home" is no person. */
function isName(value: string): boolean {
  const { given, family, said } = cutName(value)
  const isCut = said === undefined || (given !== '' && !isProblem(said))
  return isCut && /^[^\d@]+$/.test(value.replace(ordinal, '')) && /^\p{Lu}|^[\p{Ll}’' ]+ \p{Lu}/u.test(family)
}

/** From 0: "Holder 2 name" is the second; so is a joint holder, and "Joint holder 2" too. */
function personOf(words: readonly string[]): number {
  const places = words.flatMap((word) => placeOfPerson(word) ?? [])
  return Math.max(0, ...places)
}

type NameColumn = { readonly column: SeenColumn; readonly person: number }

/**
 * "Name" alone may be anything's, a site's beside supply points; beside an e-mail address, or beside an account number with a balance or
 * a bill's address, it is a person's, if its values are.
 */
function isAboutPeople(targets: readonly string[], names: readonly NameColumn[], catalogue: Catalogue): boolean {
  const fields = targets.flatMap((target) => catalogue.leaf(fieldPathOf(target)) ?? [])
  if (fields.some(({ path }) => isOfPeople(catalogue, path))) return true
  if (!fields.some(isAccountKey)) return false
  if (names.some(({ column }) => column.words.length > 1 || isPerson(column.words))) return true
  const { addresses, leaves } = catalogue
  const balances = leaves.flatMap(({ money, levelPath, path }) => (money === 'balance' ? [levelPath || path] : []))
  const ofAccount = addresses.flatMap(({ levelPath, path }) => (levelPath === '' ? [path] : []))
  const ofPlaces = addresses.flatMap(({ levelPath }) => (levelPath === '' ? [] : [levelPath]))
  const hasIn = (parts: readonly string[]) => fields.some(({ path }) => parts.some((part) => path.startsWith(part)))
  return hasIn([...balances, ...ofAccount]) && !hasIn(ofPlaces)
}

// ---- Parts of a street, of a last name, and of an amount

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
  readonly reason: string
  readonly isSafe: (pair: Pair) => boolean
}

const isStreet = ({ role }: Leaf): boolean => role === 'street'
/** A street that has its number already would get it twice. */
const areHouseNumbers = ({ values, wholeValues }: Pair): boolean =>
  values.filter((value) => value.length <= longestHouseName && /\d/.test(value)).length * 2 >= values.length &&
  wholeValues.filter((value) => /^\d|\d\s?\p{L}?$/u.test(value)).length < wholeValues.length * (1 - usualShare)

const houseNumber = { whole: isStreet, kind: 'number', isSafe: areHouseNumbers } as const

/** A column is the first of these that it can be. */
const parts: readonly Part[] = [
  {
    is: (_, values) => saysSides(values),
    whole: ({ money }) => money !== null,
    kind: 'side',
    join: { place: 1, separator: ' ' },
    reason: 'It says whether the amount is owed or in credit, and is put behind it.',
    // Where amounts have a sign of their own, it may say the same as the word.
    isSafe: ({ wholeValues }) => wholeValues.every((value) => !/^[-−(]|[-−)]$/.test(value)),
  },
  {
    is: ({ words }) => words.includes('nameprefix'),
    whole: ({ role }) => role === 'familyName',
    kind: 'prefix',
    join: { place: -1, separator: '' },
    reason: 'It belongs to the last name, and is put before it.',
    isSafe: ({ values }) => values.every((value) => /^[\p{L}'’. ]{1,12}$/u.test(value)),
  },
  {
    is: ({ words }) => words.includes('housesuffix'),
    whole: isStreet,
    kind: 'suffix',
    join: { place: 2, separator: ' ' },
    reason: 'It belongs to the house number, and is put behind it.',
    isSafe: ({ values }) => values.every((value) => value.length <= longestSuffix),
  },
  {
    ...houseNumber,
    is: ({ words, header }) => words.includes('housenumber') && /haus|huis|hus|hnr/i.test(header),
    join: { place: 1, separator: ' ' },
    reason: 'A house number: it is put behind the street.',
  },
  {
    ...houseNumber,
    // "House" alone, beside a street: whether it holds numbers is looked at before anything is joined.
    is: ({ words, header }) => words.includes('housenumber') || /^house$/i.test(header.trim()),
    join: { place: -1, separator: '' },
    reason: 'A house number: it is put before the street.',
  },
  {
    // Of lines beyond the second, nobody knows whether they are the town.
    is: ({ words, header }) => words.includes('furtherline') && !/[3-9]\W*$/.test(header),
    whole: isStreet,
    kind: 'line',
    join: { place: 3, separator: ', ' },
    reason: 'A further line of the address: it is put behind the street.',
    // Where the town has no column of its own, this may be the town, unless all begin with a house number ("12 Elm Street" behind "Flat 2");
    // digits alone say nothing behind a street.
    isSafe: ({ values, isBehind, hasTown }) =>
      isBehind &&
      (hasTown || values.every((value) => beginsWithNumber.test(value))) &&
      values.every((value) => /\p{L}/u.test(value)),
  },
]
/** The street, the last name or the amount itself, beside one of them. */
const ofWhole: Join = { place: 0, separator: ' ' }

/** Single letters may be codes of anything, unless both sides are there. */
function saysSides(values: readonly string[]): boolean {
  const sides = new Set(values.map(ledgerSideOfWord))
  return !sides.has(undefined) && (sides.size === 2 || values.some((value) => value.length > 1))
}

function withJoins(seen: SeenSheet, suggestions: readonly Suggestion[], catalogue: Catalogue): readonly Suggestion[] {
  const suggestionOf = byColumn(suggestions)
  const found = new Map<number, { readonly part: Part; readonly whole: Suggestion }>()
  for (const column of seen.columns) {
    const own = suggestionOf.get(column.column)
    if (own?.target !== null || own.split !== undefined) continue
    const values = valuesOf(seen, column.column)
    const part = parts.find(({ is }) => is(column, values))
    const whole = part && wholeOf(part, column, suggestions, catalogue)
    if (part === undefined || whole === undefined || values.length === 0) continue
    const others = [...found.values()].flatMap((one) => (one.whole === whole ? [one.part] : []))
    const isTaken = others.some(({ kind }) => kind === part.kind)
    // What belongs to a number goes behind it, and the number behind the street.
    const isLeftOver = part.kind === 'suffix' && !others.some(({ kind, join }) => kind === 'number' && join.place > 0)
    const pair: Pair = {
      values,
      wholeValues: valuesOf(seen, whole.column),
      isBehind: whole.column < column.column,
      hasTown: suggestions.some((one) => leafOf(catalogue, one)?.role === 'town' && groupOf(one) === groupOf(whole)),
    }
    if (!isTaken && !isLeftOver && part.isSafe(pair)) found.set(column.column, { part, whole })
  }
  const wholes = new Set([...found.values()].map(({ whole }) => whole))
  return suggestions.map((suggestion) => {
    const joined = found.get(suggestion.column)
    if (joined === undefined) return wholes.has(suggestion) ? { ...suggestion, join: ofWhole } : suggestion
    const { part, whole } = joined
    return {
      ...suggestion,
      joins: whole.target ?? '',
      join: part.join,
      confidence: confidences.joined,
      reason: part.reason,
    }
  })
}

/** The nearest one, of the address that the heading names, if it names one; of last names and amounts a currency or a title may stand between. */
function wholeOf(
  { whole, kind }: Part,
  { column, words }: SeenColumn,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): Suggestion | undefined {
  const address = kind === 'side' || kind === 'prefix' ? null : addressSaid(words)
  const all = suggestions.filter((one) => {
    const leaf = leafOf(catalogue, one)
    return (
      leaf !== undefined && whole(leaf) && (address === null || (address === 'billing') === (leaf.levelPath === ''))
    )
  })
  // Whose prefix it is of several names, nobody knows.
  if (kind === 'prefix' && all.length > 1) return undefined
  const distance = (one: Suggestion) => Math.abs(one.column - column)
  return all.filter((one) => distance(one) <= widestGap).toSorted((one, other) => distance(one) - distance(other))[0]
}

const leafOf = (catalogue: Catalogue, { target }: Suggestion): Leaf | undefined =>
  target === null ? undefined : catalogue.leaf(fieldPathOf(target))

const groupOf = ({ target }: Suggestion): string | undefined => target?.slice(0, target.lastIndexOf('.'))

/** Four digits and more may be a postcode: "8001 Zürich", "1012 AB Amsterdam", "10115 Berlin". */
const beginsWithNumber = /^\d{1,3}\s?\p{L}?,?\s+\p{L}{2}/u
const longestHouseName = 25
const longestSuffix = 8

function valuesOf({ sheet, layout }: SeenSheet, column: number): readonly string[] {
  const values: string[] = []
  let rows = 0
  for (const row of layout.dataRows) {
    rows += 1
    if (rows > rowLimit) break
    const cell = sheet.cellAt(row, column - 1)
    if (!isBlankCell(cell)) values.push(trimText(readText(cell)))
  }
  return values
}
