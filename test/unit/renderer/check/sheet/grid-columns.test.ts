import { expect, test } from 'vitest'
import { arranged, gridColumnsOf, moved } from '../../../../../renderer/check/sheet/grid-columns.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import type { SheetMapping } from '../../../../../shared/mapping/model/mapping.ts'

const mappingOf = (targets: readonly (string | null)[]): SheetMapping => ({
  sheet: 'People',
  isIncluded: true,
  headerRow: 1,
  firstDataRow: 2,
  columns: targets.map((target, index) => ({ column: index + 1, header: `H${index + 1}`, target })),
})

const row = (texts: readonly string[]) => ({
  row: 2,
  role: 'data' as const,
  accountKey: null,
  cells: texts.map((text) => ({ text, kind: 'text' as const })),
})

test('the account number comes first and stays in sight, wherever it is in the sheet', () => {
  const columns = gridColumnsOf(
    mappingOf(['customers[1].email', null, 'external_account_number']),
    [],
    accountCatalogue,
    1200,
  )
  expect(columns.map(({ column, fieldLabel, isFrozen }) => [column, fieldLabel, isFrozen])).toEqual([
    [3, 'Account number', true],
    [1, 'Customer 2 · E-mail', false],
    [2, null, false],
  ])
})

test('a column that is cut into parts says all that they fill', () => {
  const whole = { column: 1, header: 'Name', target: null }
  const parts = [{ target: 'customers[].given_name' }, { target: null }, { target: 'customers[].family_name' }]
  const split = { cut: { by: 'separator', separator: ' ', rest: 'last' }, parts } as const
  const [name] = gridColumnsOf({ ...mappingOf([]), columns: [{ ...whole, split }] }, [], accountCatalogue, 1200)
  expect(name?.fieldLabel).toBe('First name, Last name')
})

test('no more than one column is held in sight', () => {
  const columns = gridColumnsOf(
    mappingOf(['external_account_number', 'external_account_number']),
    [],
    accountCatalogue,
    1200,
  )
  expect(columns.map(({ column, isFrozen }) => [column, isFrozen])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('a column is as wide as what it holds, within reason', () => {
  const [narrow, wide, widest] = gridColumnsOf(
    mappingOf([null, null, null]),
    [row(['5', 'ana.lee@example.org', 'x'.repeat(500)])],
    accountCatalogue,
    1200,
  ).map(({ width }) => width)
  expect([narrow, widest]).toEqual([76, 280])
  expect(wide).toBeGreaterThan(150)
  expect(wide).toBeLessThan(220)
})

test('seven columns are seen in the room there is, however much they hold, and none is too narrow to be read', () => {
  const targets = ['external_account_number', ...Array.from({ length: 20 }, () => null)]
  const long = row(targets.map(() => 'a text that is rather longer than a column has room for'))
  const widthsIn = (room: number) => gridColumnsOf(mappingOf(targets), [long], accountCatalogue, room)
  const seven = widthsIn(850).slice(0, 7)
  expect(seven.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(850)
  expect(new Set(widthsIn(100).map(({ width }) => width))).toEqual(new Set([84]))
})

const columns = [3, 1, 2, 4, 5].map((column, index) => ({
  column,
  header: `H${column}`,
  fieldLabel: null,
  isFrozen: index === 0,
  width: 100,
}))
const plain = { hidden: [], order: [], sort: null }
const numbers = (look: Partial<typeof plain>) => arranged(columns, { ...plain, ...look }).map(({ column }) => column)

test('columns stand in their order without those that are hidden, and the account number stays first', () => {
  expect(arranged(columns, { hidden: [2, 3], order: [5, 3, 4, 1], sort: null }).map(({ column }) => column)).toEqual([
    3, 5, 4, 1,
  ])
})

test('a column goes past its neighbour and what is hidden between, and no further than the last', () => {
  const look = { ...plain, hidden: [2] }
  const right = moved(columns, look, 1, 1)
  expect(right).toEqual([2, 4, 1, 5])
  expect(numbers({ order: right as never[] })).toEqual([3, 2, 4, 1, 5])
  expect([moved(columns, look, 5, 1), moved(columns, look, 1, -1), moved(columns, look, 3, 1)]).toEqual([
    null,
    null,
    null,
  ])
})

test('the column that the rows are sorted by says so', () => {
  const [, first] = arranged(columns, { ...plain, sort: { column: 1, isDescending: true } })
  expect(first).toMatchObject({ column: 1, sorted: 'descending' })
})
