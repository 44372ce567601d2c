import { expect, test } from 'vitest'
import { arranged, moved } from '../../../../../renderer/check/sheet/arrange-columns.ts'

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
