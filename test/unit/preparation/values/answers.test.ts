/** What it is kept by that something was found right in Map. */
import { expect, test } from 'vitest'
import { answeredIn, answerTo } from '../../../../electron/preparation/accounts/answers.ts'
import { tellingPlaces } from '../../../../electron/preparation/accounts/telling-places.ts'
import { issue } from '../../../../shared/issue-words.ts'
import type { Issue } from '../../../../shared/result.ts'

const target = 'supply_addresses[].supply_points[].supply_type'
const column = { column: 5, header: 'Fuel', target }
const unusual = (value: string, row: number): Issue => {
  const cell = { sheet: 'a', row, column: 5 }
  const facts = { cell: { ...cell, header: 'Fuel' }, field: 'Supply type', documented: ['ELECTRICITY'], isTried: true }
  return issue('value_not_documented', { ...facts, value, suggestion: undefined }, { cell })
}
const said = (changed: object = {}) => {
  const answered = [answerTo(column, unusual('GAS', 2))]
  const sheet = { sheet: 'a', isIncluded: true, headerRow: 1, firstDataRow: 2 }
  const columns = [{ ...column, answered, ...changed }]
  return answeredIn({ version: 1, sheets: [{ ...sheet, columns }], constants: [], defaults: {} })
}

test('a value that was found right is so in every row, and in a sheet that is read turned', () => {
  const [inTurned] = tellingPlaces([{ name: 'a', isTurned: true }])([unusual('GAS', 9)])
  expect([unusual('GAS', 9), inTurned as Issue].map(said())).toEqual([true, true])
  expect(inTurned?.message.key).toBe('said_in_turned_sheet')
})

test.each([
  ['another value', unusual('STEAM', 2), {}],
  ['the same value in another field', unusual('GAS', 2), { target: 'notes[].body' }],
  ['an error', { ...unusual('GAS', 2), level: 'error' as const }, {}],
  ['what is said of another column', { ...unusual('GAS', 2), where: { cell: { sheet: 'a', row: 2, column: 4 } } }, {}],
  ['what is said of no cell', { ...unusual('GAS', 2), where: {} }, {}],
])('%s is not', (_what, other, changed) => {
  expect(said(changed)(other)).toBe(false)
})
