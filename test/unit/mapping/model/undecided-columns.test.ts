import { expect, test } from 'vitest'
import type { ColumnMapping, Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { undecidedColumns } from '../../../../shared/mapping/model/undecided-columns.ts'
import { message } from '../../../../shared/messages/say.ts'

const mappingOf = (columns: readonly Omit<ColumnMapping, 'column' | 'header'>[], isIncluded = true): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: 'May',
      isIncluded,
      headerRow: 1,
      firstDataRow: 2,
      columns: columns.map((one, index) => ({ column: index + 1, header: `Column ${index + 1}`, ...one })),
    },
  ],
  constants: [],
  defaults: {},
})
const suggestion = (column: number, target: string | null, confidence: number) => ({
  sheet: 'May',
  column,
  header: '',
  target,
  confidence,
  reason: message('reason_no_header'),
})
const all = () => true

test('a column with values that is left out without a word, and one that is filled by a guess, are still to decide', () => {
  const mapping = mappingOf([{ target: 'external_account_number' }, { target: null }, { target: 'customers[].email' }])
  const suggestions = [
    suggestion(1, 'external_account_number', 0.95),
    suggestion(2, null, 0),
    suggestion(3, 'customers[].email', 0.4),
  ]
  expect(undecidedColumns(mapping, suggestions, all)).toEqual({
    columns: [
      { sheet: 'May', column: 3 },
      { sheet: 'May', column: 2 },
    ],
    leftOutCount: 1,
  })
})

test('a guess is none any more once a person says what the values of its column mean there', () => {
  const reading = { translations: [{ from: 'Paper', to: 'PRINT' }] }
  const mapping = mappingOf([{ target: 'customers[].email', reading }])
  expect(undecidedColumns(mapping, [suggestion(1, 'customers[].email', 0.4)], all).columns).toEqual([])
})

test('what a person has settled, a column without values, and a sheet that is left out are not', () => {
  const settled = mappingOf([
    { target: null, isSettled: true },
    { target: 'customers[].email', isSettled: true },
  ])
  const suggestions = [suggestion(1, null, 0), suggestion(2, 'customers[].email', 0.4)]
  const none = { columns: [], leftOutCount: 0 }
  expect(undecidedColumns(settled, suggestions, all)).toEqual(none)
  expect(undecidedColumns(mappingOf([{ target: null }]), [], () => false)).toEqual(none)
  expect(undecidedColumns(mappingOf([{ target: null }], false), [], all)).toEqual(none)
})

test('a column that is cut fills its parts', () => {
  const split = { cut: { by: 'name' }, parts: [{ target: 'customers[].given_name' }] } as const
  expect(undecidedColumns(mappingOf([{ target: null, split }]), [], all)).toEqual({ columns: [], leftOutCount: 0 })
})
