/** A warning that asks for a decision ends with it. */
import { expect, test } from 'vitest'
import { settleColumn } from '../../../shared/mapping/change-mapping.ts'
import { prepared } from './prepare.ts'

const sheet = 'a'
const file = ['Account number,Last name,Supply point number,Postcode,Supply type']
  .concat(['A-1', 'A-2', 'A-3'].map((number) => `${number},Lee,MP-${number},LS1 4AB,GAS`))
  .join('\n')

test('unusual values of a column that was said to be right in Map are no warnings any more, in lists and counts', async () => {
  const { first, call } = await prepared('a.csv', file)
  expect(first.summary.warningCount).toBe(3)
  const settled = await call('changeMapping', { mapping: settleColumn(first.mapping, { sheet, column: 5 }) })
  expect(settled.summary).toMatchObject({ warningCount: 0, errorCount: 0 })
  expect(settled.accounts.map(({ warningCount }) => warningCount)).toEqual([0, 0, 0])
  expect(await call('readReport', {})).toEqual([])
  expect(await call('listProblems', {})).toEqual([])
  const back = await call('changeMapping', { mapping: first.mapping })
  expect(back.summary.warningCount).toBe(3)
})
