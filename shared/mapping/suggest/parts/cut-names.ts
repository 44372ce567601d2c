/** Columns of whole names, which are cut into first and last name: only what can be nobody else's than the customer's. */

import {
  type Catalogue,
  cutNamePartsOf,
  isAccountKey,
  isOfPeople,
  type Leaf,
  namePartsOf,
} from '../../../catalogue/catalogue.ts'
import { message } from '../../../messages/say.ts'
import { personSaid, personWords, placeOfPerson } from '../../../vocabulary/levels.ts'
import { holderWords } from '../../../vocabulary/light-words.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import type { Split, Suggestion } from '../../model/mapping.ts'
import { cutName, isPersonTitle } from '../../read/cut/cut-name.ts'
import { isProblem } from '../../read/read-outcome.ts'
import type { SeenColumn } from '../column-candidates.ts'
import { isWholeName } from '../rules/people-words.ts'
import { type SeenSheet, textsOf } from '../seen-sheet.ts'
import { confidences } from '../weights.ts'

/** So large a share of the values has to look right. */
const usualShare = 0.8

/** A column, and whose names it has: of the first person from 0. */
type NameColumn = { readonly column: SeenColumn; readonly person: number }

/**
 * @param suggestions  of one sheet
 * @param arePeopleNamed  whether other sheets name the people of its accounts
 */
export function withNamesCut(
  seen: SeenSheet,
  suggestions: readonly Suggestion[],
  catalogue: Catalogue,
  arePeopleNamed: () => boolean,
): readonly Suggestion[] {
  const [holders] = catalogue.people
  if (holders === undefined || cutNamePartsOf(holders.children).length === 0) return suggestions
  const targets = suggestions.flatMap(({ target }) => target ?? [])
  const open = new Set(suggestions.flatMap(({ column, target }) => (target === null ? [column] : [])))
  const all = seen.columns.flatMap((column): NameColumn[] =>
    open.has(column.column) && holdsNames(seen, column)
      ? [{ column, person: column.holdsNames === true ? 0 : personSaid(column.words) }]
      : [],
  )
  const hasTitles = () => seen.columns.some(({ column }) => areTitles(textsOf(seen, column)))
  if (all.length === 0 || !(isAboutPeople(targets, all, catalogue) || hasTitles())) return suggestions
  // A bill may be addressed to a household or a firm: cut, it would be one customer more. A second holder is one.
  const namedElsewhere = arePeopleNamed() ? all.filter(({ person }) => person === 0) : []
  const names = all.filter((name) => !namedElsewhere.includes(name))
  const list = holders.path.slice(0, -2)
  const isNumbered =
    names.some(({ person }) => person > 0) ||
    targets.some((one) => one.startsWith(`${list}[`) && /^\d/.test(one.slice(list.length + 1)))
  // Beside the name of another one, columns that number nobody are of the first.
  const numbered = targets.map((target) => (isNumbered ? target.replace(`${list}[].`, `${list}[0].`) : target))
  const filled = new Set(numbered)
  const splits = new Map<number, Split>()
  for (const { column, person } of names) {
    const level = isNumbered ? `${list}[${person}]` : holders.path
    const targetOf = ({ name }: Leaf) => `${level}.${name}`
    const names = namePartsOf(holders.children).map(targetOf)
    if (names.some((target) => filled.has(target))) continue
    // A form of address may have a column of its own.
    const parts = cutNamePartsOf(holders.children)
      .map(targetOf)
      .filter((target) => !filled.has(target))
    for (const target of parts) filled.add(target)
    splits.set(column.column, { cut: { by: 'name' }, parts: parts.map((target) => ({ target })) })
  }
  const reason = message('reason_whole_names')
  const byValues = new Set(seen.columns.flatMap(({ column, holdsNames: isTold }) => (isTold === true ? [column] : [])))
  return suggestions.map((one) => {
    const split = splits.get(one.column)
    const confidence = byValues.has(one.column) ? confidences.guess : confidences.wholeCut
    if (split !== undefined) return { ...one, split, confidence, reason }
    if (namedElsewhere.some(isAt(one))) {
      const { holds: _, ...rest } = one
      return { ...rest, reason: message('reason_named_elsewhere') }
    }
    return splits.size > 0 && isNumbered && one.target !== null
      ? { ...one, target: one.target.replace(`${list}[].`, `${list}[0].`) }
      : one
  })
}

const isAt =
  ({ column }: Suggestion) =>
  (name: NameColumn): boolean =>
    name.column.column === column

function holdsNames(seen: SeenSheet, { column, words, holdsNames: isTold }: SeenColumn): boolean {
  if (isTold !== true && !(isWholeName(words) || isPerson(words))) return false
  const values = textsOf(seen, column)
  // What an account is called is not always who holds it: "Lee household"; but "Mrs Ana Lee" is.
  const areCalled = () =>
    values.filter((value) => isPersonTitle(value.trim().split(/\s/)[0] ?? '')).length >= values.length * usualShare
  if (isTold !== true && words.includes('account') && !areCalled()) return false
  const names = values.filter(isName)
  // Firms and couples among people are told each, and take nothing from the others.
  const told = values.filter((value) => saidOfName.has(cutName(value).said))
  const areMost = names.length * 2 >= values.length
  return names.length > 0 && areMost && names.length >= (values.length - told.length) * usualShare
}

const saidOfName: ReadonlySet<string | undefined> = new Set(['name_of_company', 'name_of_several', 'name_left_whole'])

/** "Mr", "Ms", "Dr": who is called so is a person. */
const areTitles = (values: readonly string[]): boolean =>
  values.length > 0 && values.filter(isPersonTitle).length >= values.length * usualShare

/** "Account holder", "Tenant": the person, and so the name. Of several ("Joint account holder") only those who hold the account. */
function isPerson(words: readonly string[]): boolean {
  const [noun = '', ...more] = words.filter((word) => placeOfPerson(word) === undefined)
  return more.length === 0 && (words.length === 1 ? personWords.nouns.includes(noun) : holderWords.has(noun))
}

const ordinal = /\b[1-4](?:st|nd|rd|th)\b/i

/** Cut into two, and with capitals: "Lee home" is no person. */
function isName(value: string): boolean {
  const { given, family, said } = cutName(value)
  const isCut = said === undefined || (given !== '' && !isProblem(said))
  return isCut && /^[^\d@]+$/.test(value.replace(ordinal, '')) && /^\p{Lu}|^[\p{Ll}’' ]+ \p{Lu}/u.test(family)
}

/** Who holds the account beside the first, or may: "Joint holder", "Second name". */
export const isOfFurtherHolder = (words: readonly string[]): boolean =>
  personSaid(words) > 0 && (isWholeName(words) || isPerson(words))

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
