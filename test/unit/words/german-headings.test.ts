/** What columns of German spreadsheets call a field is understood where a field is suggested for them. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { type Catalogue, isAccountKey, type Leaf } from '../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { suggestMapping } from '../../../shared/mapping/suggest/suggest-mapping.ts'
import { headings } from '../../../shared/messages/de/headings.ts'
import { sayHeadings, sayLabel } from '../../../shared/messages/say.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { layoutsOf } from '../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../support/rows/workbook-from-rows.ts'

const catalogues = [accountCatalogue, additionsCatalogue]

beforeEach(() => speak('de'))
afterEach(() => speak('en'))

test('they are of fields of our own interface', () => {
  const labels = new Set(catalogues.flatMap(({ leaves }) => leaves.map(({ label }) => label)))
  expect([...headings.keys()].filter((label) => !labels.has(label))).toEqual([])
})

test('each means its field, beside the account’s number and the first heading of the other fields of its list', () => {
  const told = catalogues.flatMap((catalogue) =>
    catalogue.leaves.flatMap((leaf) =>
      sayHeadings(leaf).map((heading) => [leaf.label, heading, meantBy(heading, leaf, catalogue)]),
    ),
  )
  expect(told.length).toBeGreaterThan(150)
  expect(told.filter(([label, , meant]) => meant !== label)).toEqual([])
})

/** The label of the field that is suggested. */
function meantBy(heading: string, leaf: Leaf, catalogue: Catalogue): string | undefined {
  const isBeside = (other: Leaf) => other !== leaf && other.levelPath === leaf.levelPath && !isAccountKey(other)
  const others = catalogue.leaves.filter(isBeside).flatMap((other) => sayHeadings(other).slice(0, 1))
  const number = isAccountKey(leaf) ? [] : ['Kundennummer']
  const name = sayLabel(catalogue.level(leaf.levelPath)?.label ?? '')
  const workbook = workbookFromRows({ [name]: [[heading, ...number, ...others]] })
  const target = suggestMapping(workbook, layoutsOf(workbook), catalogue).suggestions[0]?.target ?? null
  return target === null ? undefined : catalogue.leaf(fieldPathOf(target))?.label
}
