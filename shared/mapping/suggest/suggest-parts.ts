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
  const people = new Set(names.map(({ person }) => person))
  const isNumbered =
    people.size > 1 ||
    targets.some(
      (target) => isOfPeople(catalogue, fieldPathOf(target)) && /^\d/.test(target.slice(holders.path.length - 1)),
    )
  // Columns of one customer, and a name of another one: nobody numbered the first.
  const isMixed = isNumbered && targets.some((target) => target.startsWith(`${holders.path}.`))
  if (isMixed) return suggestions
  const splits = new Map<number, Split>()
  for (const { column, person } of names) {
    const level = isNumbered ? `${holders.path.slice(0, -2)}[${person}]` : holders.path
    const parts = namePartsOf(holders.children).map(({ name }) => `${level}.${name}`)
    const isNamed = parts.some((target) => targets.includes(target))
    const isTaken = [...splits.values()].some((split) => split.parts[0]?.target === parts[0])
    if (isNamed || isTaken) continue
    splits.set(column.column, { cut: { by: 'name' }, parts: parts.map((target) => ({ target })) })
  }
  return suggestions.map((suggestion) => {
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

/** What a column is beside its street, its last name, or its amount. */
type Part = 'numberBefore' | 'numberAfter' | 'numberSuffix' | 'furtherLine' | 'namePrefix' | 'ledgerSide'

const joins: Readonly<Record<Part, Join>> = {
  numberBefore: { place: -1, separator: '' },
  numberAfter: { place: 1, separator: ' ' },
  numberSuffix: { place: 2, separator: ' ' },
  furtherLine: { place: 3, separator: ', ' },
  namePrefix: { place: -1, separator: '' },
  ledgerSide: { place: 1, separator: ' ' },
}
/** The street, the last name or the amount itself, beside one of them. */
const ofWhole: Join = { place: 0, separator: ' ' }

const reasons: Readonly<Record<Part, string>> = {
  numberBefore: 'A house number: it is put before the street.',
  numberAfter: 'A house number: it is put behind the street.',
  numberSuffix: 'It belongs to the house number, and is put behind it.',
  namePrefix: 'It belongs to the last name, and is put before it.',
  furtherLine: 'A further line of the address: it is put behind the street.',
  ledgerSide: 'It says whether the amount is owed or in credit, and is put behind it.',
}

function withJoins(seen: SeenSheet, suggestions: readonly Suggestion[], catalogue: Catalogue): readonly Suggestion[] {
  const suggestionOf = byColumn(suggestions)
  const found = new Map<number, { readonly part: Part; readonly whole: Suggestion }>()
  for (const column of seen.columns) {
    const part = partOf(seen, column)
    const own = suggestionOf.get(column.column)
    if (part === null || own?.target !== null || own.split !== undefined) continue
    const whole = wholeOf(seen, column, part, suggestions, catalogue)
    if (whole === undefined) continue
    const parts = [...found.values()].flatMap((one) => (one.whole === whole ? [one.part] : []))
    const isTaken = parts.some((one) => kindOfPart[one] === kindOfPart[part])
    // What belongs to a number goes behind it.
    const isLeftOver = part === 'numberSuffix' && !parts.includes('numberAfter')
    if (!isTaken && !isLeftOver && isSafe(seen, column, part, whole, suggestions, catalogue))
      found.set(column.column, { part, whole })
  }
  const wholes = new Set([...found.values()].map(({ whole }) => whole))
  return suggestions.map((suggestion) => {
    const joined = found.get(suggestion.column)
    if (joined === undefined) return wholes.has(suggestion) ? { ...suggestion, join: ofWhole } : suggestion
    const { part, whole } = joined
    const joinedTo = whole.target ?? ''
    return { ...suggestion, joins: joinedTo, join: joins[part], confidence: confidences.joined, reason: reasons[part] }
  })
}

/** Of each kind a whole has one part. */
const kindOfPart: Readonly<Record<Part, string>> = {
  numberBefore: 'number',
  numberAfter: 'number',
  numberSuffix: 'suffix',
  furtherLine: 'line',
  namePrefix: 'prefix',
  ledgerSide: 'side',
}

function partOf(seen: SeenSheet, { words, header, column }: SeenColumn): Part | null {
  if (saysSides(valuesOf(seen, column))) return 'ledgerSide'
  if (words.includes('nameprefix')) return 'namePrefix'
  if (words.includes('housesuffix')) return 'numberSuffix'
  if (words.includes('housenumber')) return /haus|huis|hus|hnr/i.test(header) ? 'numberAfter' : 'numberBefore'
  // "House" alone, beside a street: whether it holds numbers is looked at before anything is joined.
  if (/^house$/i.test(header.trim())) return 'numberBefore'
  // Of lines beyond the second, nobody knows whether they are the town.
  return words.includes('furtherline') && !/[3-9]\W*$/.test(header) ? 'furtherLine' : null
}

/** Single letters may be codes of anything, unless both sides are there. */
function saysSides(values: readonly string[]): boolean {
  const sides = new Set(values.map(ledgerSideOfWord))
  return !sides.has(undefined) && (sides.size === 2 || values.some((value) => value.length > 1))
}

function wholeOf(
  seen: SeenSheet,
  column: SeenColumn,
  part: Part,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): Suggestion | undefined {
  if (part === 'namePrefix') return lastNameOf(column, suggestions, catalogue)
  return part === 'ledgerSide' ? amountOf(seen, column, suggestions) : streetOf(column, suggestions, catalogue)
}

/** The nearest one: a currency may stand between the two. */
function amountOf(
  { candidates }: SeenSheet,
  { column }: SeenColumn,
  suggestions: readonly Suggestion[],
): Suggestion | undefined {
  return suggestions
    .filter((one) => Math.abs(one.column - column) < widestGap)
    .filter(({ column: at, target }) =>
      candidates.get(at)?.some(({ field: { leaf } }) => leaf.money !== null && leaf.path === fieldPathOf(target ?? '')),
    )
    .toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]
}

/** The only one, right beside it. */
function lastNameOf(
  { column }: SeenColumn,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): Suggestion | undefined {
  const names = suggestions.filter((one) => leafOf(catalogue, one)?.role === 'familyName')
  return names.length === 1 ? names.find((one) => Math.abs(one.column - column) <= widestGap) : undefined
}

/** The nearest street on the side where it belongs, of the address that the header names, if it names one. */
function streetOf(
  { column, words }: SeenColumn,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): Suggestion | undefined {
  const kind = addressSaid(words)
  return suggestions
    .filter((one) => Math.abs(one.column - column) <= widestGap)
    .filter((one) => {
      const street = leafOf(catalogue, one)
      return street?.role === 'street' && (kind === null || (kind === 'billing') === (street.levelPath === ''))
    })
    .toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]
}

const leafOf = (catalogue: Catalogue, { target }: Suggestion): Leaf | undefined =>
  target === null ? undefined : catalogue.leaf(fieldPathOf(target))

function isSafe(
  seen: SeenSheet,
  { column }: SeenColumn,
  part: Part,
  whole: Suggestion,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
): boolean {
  const values = valuesOf(seen, column)
  if (values.length === 0) return false
  // Where amounts have a sign of their own, it may say the same as the word.
  if (part === 'ledgerSide') return valuesOf(seen, whole.column).every((value) => !/^[-−(]|[-−)]$/.test(value))
  if (part === 'namePrefix') return values.every((value) => /^[\p{L}'’. ]{1,12}$/u.test(value))
  if (part === 'numberSuffix') return values.every((value) => value.length <= longestSuffix)
  if (part !== 'furtherLine') {
    // A street that has its number already would get it twice.
    const numbered = valuesOf(seen, whole.column).filter((value) => /^\d|\d\s?\p{L}?$/u.test(value))
    const areNumbers =
      values.filter((value) => value.length <= longestHouseName && /\d/.test(value)).length * 2 >= values.length
    return areNumbers && numbered.length < valuesOf(seen, whole.column).length * (1 - usualShare)
  }
  // Where the town has no column of its own, this may be the town, unless all begin with a house number ("12 Elm Street" behind "Flat 2");
  // digits alone say nothing behind a street.
  const groupOf = (target: string | null) => target?.slice(0, target.lastIndexOf('.'))
  const hasTown = suggestions.some(
    (one) => leafOf(catalogue, one)?.role === 'town' && groupOf(one.target) === groupOf(whole.target),
  )
  const isNoTown = hasTown || values.every((value) => beginsWithNumber.test(value))
  return isNoTown && whole.column < column && values.every((value) => /\p{L}/u.test(value))
}

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
