/** Whether other sheets say who the people of a sheet's accounts are. */
import { type Catalogue, namePartsOf } from '../../../catalogue/catalogue.ts'
import type { Suggestion } from '../../model/mapping.ts'
import { isBlankCell } from '../../read/read-value.ts'
import { trimText } from '../../read/text/trim-text.ts'
import type { SeenSheet } from '../seen-sheet.ts'

export type SuggestedSheet = { readonly seen: SeenSheet; readonly suggestions: readonly Suggestion[] }

/** Who names so few of them names further people, such as a second holder of some. */
const usualShare = 0.5
/** So many accounts tell. */
const rowLimit = 400

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
  const accounts = [...numbersOf(own, accountKey, rowLimit)]
  const named = new Set(others.flatMap((other) => [...numbersOf(other, accountKey, Number.POSITIVE_INFINITY)]))
  return accounts.length > 0 && accounts.filter((number) => named.has(number)).length >= accounts.length * usualShare
}

/** Without zeros in front: they may be lost on one of the sheets. */
function numbersOf(
  { seen: { sheet, layout }, suggestions }: SuggestedSheet,
  accountKey: string,
  limit: number,
): ReadonlySet<string> {
  const key = suggestions.find(({ target }) => target === accountKey)
  const numbers = new Set<string>()
  if (key === undefined) return numbers
  for (const row of layout.dataRows) {
    if (numbers.size >= limit) break
    const cell = sheet.cellAt(row, key.column - 1)
    if (!isBlankCell(cell)) numbers.add(trimText(cell.text).replace(/^0+(?=.)/, ''))
  }
  return numbers
}
