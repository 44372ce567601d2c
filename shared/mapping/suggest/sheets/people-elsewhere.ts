/** Whether other sheets say who the people of a sheet's accounts are. */
import { type Catalogue, namePartsOf } from '../../../catalogue/catalogue.ts'
import type { Suggestion } from '../../model/mapping.ts'
import { type SeenSheet, saidBy } from '../seen-sheet.ts'

export type SuggestedSheet = { readonly seen: SeenSheet; readonly suggestions: readonly Suggestion[] }

/** Who names so few of them names further people, such as a second holder of some. */
const usualShare = 0.5

export function arePeopleNamed(
  own: SuggestedSheet,
  all: readonly SuggestedSheet[],
  { people, accountKey }: Catalogue,
): boolean {
  // Names of the only, or the first, person.
  const [holders] = people
  const naming = new Set(namePartsOf(holders?.children ?? []).flatMap(({ path }) => [path, path.replace('[]', '[0]')]))
  const others = all.filter(
    (one) => one !== own && one.suggestions.some(({ target }) => target !== null && naming.has(target)),
  )
  if (others.length === 0) return false
  const accounts = numbersOf(own, accountKey)
  const named = new Set(others.flatMap((other) => numbersOf(other, accountKey)))
  return accounts.length > 0 && accounts.filter((number) => named.has(number)).length >= accounts.length * usualShare
}

/** Without zeros in front: they may be lost on one of the sheets. */
function numbersOf({ seen, suggestions }: SuggestedSheet, accountKey: string): readonly string[] {
  const key = suggestions.find(({ target }) => target === accountKey)
  return key === undefined
    ? []
    : [...saidBy(seen, key.column, []).keys()].map((number) => number.replace(/^0+(?=.)/, ''))
}
