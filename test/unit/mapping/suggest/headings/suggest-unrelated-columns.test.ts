import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

/** Headers of systems, staff, money and readings that no field stands for, each with a value such a column has. */
const unrelated = z
  .array(z.tuple([z.string(), z.string()]))
  .parse(JSON.parse(readFileSync(new URL('../../../../fixtures/unrelated-columns.json', import.meta.url), 'utf8')))

const flat: readonly (readonly [string, string])[] = [
  ['Acct #', '007001000'],
  ['First', 'Ana'],
  ['Last', 'Lee'],
  ['Email Address', 'ana@example.com'],
  ['Cell Phone', '+15125552087'],
  ['Co-holder First', 'Carl'],
  ['Co-holder Email', 'carl@example.com'],
  ['Mail Street', '2561 Mockingbird Ln'],
  ['Mail City', 'Dallas'],
  ['Mail State', 'TX'],
  ['Mail ZIP', '75282'],
  ['Service Street', '2561 Mockingbird Ln'],
  ['Service City', 'Dallas'],
  ['Service State', 'TX'],
  ['Service ZIP', '75282'],
  ['ESI ID', '10443720856539964'],
  ['Service start', '06/09/2024'],
  ['Plan code', 'FIX12-2024'],
  ['Plan effective', '06/09/2024'],
  ['Meter No', 'MTR545859'],
  ['Meter set on', '06/09/2024'],
  ['Dials', '5'],
  ['Balance', '127.68'],
  ['Last stmt close', '09/30/2026'],
  ['Marketing', 'No'],
  ['Memo', 'Key safe by the gate'],
]

function targetsOf(columns: readonly (readonly [string, string])[]) {
  const values = columns.map(([, value]) => value)
  const workbook = workbookFromRows({ Accounts: [columns.map(([header]) => header), values, values, values] })
  return suggestMapping(workbook, layoutsOf(workbook), accountCatalogue).suggestions.map(({ target }) => target)
}

const alone = targetsOf(flat)

const places = [1, 16, 25]

test('columns that stand for no field have none, in any of three places, and disturb no other', () => {
  const disturbed = unrelated.filter((_, at) => {
    const three = places.map((_, by) => unrelated[(at + by) % unrelated.length] ?? (['', ''] as const))
    const columns = places.reduceRight((all, place, by) => all.toSpliced(place, 0, three[by]!), [...flat])
    const targets = targetsOf(columns)
    const now = new Set(places.map((place, by) => place + by))
    const others = targets.filter((_, index) => !now.has(index))
    return [...now].some((index) => targets[index] !== null) || others.some((target, index) => target !== alone[index])
  })
  expect(disturbed).toEqual([])
})
