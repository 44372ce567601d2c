import { expect, test } from 'vitest'
import { entryOf } from '../../../../renderer/check/sheet/entry-of-column.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { ColumnMapping } from '../../../../shared/mapping/model/mapping.ts'

const column = (target: string | null, more: Partial<ColumnMapping> = {}): ColumnMapping => ({
  column: 1,
  header: 'H',
  target,
  ...more,
})
const entry = (target: string | null, more: Partial<ColumnMapping> = {}) =>
  entryOf(column(target, more), accountCatalogue)
/** What the calendar begins with. */
const begin = (target: string, text: string, more: Partial<ColumnMapping> = {}) => {
  const found = entry(target, more)
  return found?.kind === 'day' || found?.kind === 'moment' ? found.isoOf(text) : found
}
const born = 'customers[].date_of_birth'

test('a field with known values lists them, and a yes or no both words', () => {
  const status = accountCatalogue.leaf('supply_addresses[].supply_points[].meters[].status')
  expect(entry('supply_addresses[].supply_points[].meters[].status')).toEqual({
    kind: 'choices',
    values: status?.documentedValues,
  })
  const yesNo = accountCatalogue.leaves.find(({ kind }) => kind === 'boolean')
  expect(entry(yesNo?.path ?? '')).toEqual({ kind: 'choices', values: ['yes', 'no'] })
})

test('any text is typed where nothing is filled, a name is, or a cell is cut into several values', () => {
  const split = { cut: { by: 'separator', separator: ' ', rest: 'last' }, parts: [] } as const
  expect([entry(null), entry('customers[].given_name'), entry(born, { split })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['06/25/2024', {}, '2024-06-25'],
  ['06/05/2024', {}, ''],
  ['06/05/2024', { reading: { dateOrder: 'DMY' } }, '2024-05-06'],
  ['5 March 1980', {}, '1980-03-05'],
  ['ask reception', {}, ''],
] as const)('a calendar at “%s” (%o) begins with “%s”', (text, more, iso) => {
  expect(begin(born, text, more)).toBe(iso)
})

test('a calendar with the time begins with the time that is said', () => {
  const moment = accountCatalogue.leaves.find(({ kind }) => kind === 'datetime')
  expect(begin(moment?.path ?? '', '2024-06-25 14:30')).toBe('2024-06-25T14:30')
  expect(begin(moment?.path ?? '', '2024-06-25')).toBe('2024-06-25T00:00')
})
