import { expect, test } from 'vitest'
import { applyMapping, fits } from '../../../electron/desk/fitting-mapping.ts'
import type { Mapping } from '../../../shared/mapping/mapping.ts'
import { headersOf, type SavedMapping } from '../../../shared/mapping/saved-mapping.ts'

type Column = readonly [header: string, target: string | null]

const mappingOf = (sheets: Readonly<Record<string, readonly Column[]>>, headerRow = 1): Mapping => ({
  version: 1,
  sheets: Object.entries(sheets).map(([sheet, columns]) => ({
    sheet,
    isIncluded: true,
    headerRow,
    firstDataRow: headerRow + 1,
    columns: columns.map(([header, target], index) => ({ column: index + 1, header, target })),
  })),
  constants: [{ target: 'billing_address.country', value: 'US' }],
  defaults: {},
})

const savedOf = (mapping: Mapping): SavedMapping => ({
  name: 'Lone Pine',
  savedAt: '2026-11-21T00:00:00Z',
  sheets: [...headersOf(mapping)],
  mapping,
})

const made = mappingOf({
  May: [
    ['Acct', 'external_account_number'],
    ['Note', null],
    ['Note', 'notes[].body'],
  ],
})

test('a file with the same headers fits, also when its only sheet has another name', () => {
  expect(
    fits(
      savedOf(made),
      mappingOf({
        May: [
          ['Acct', null],
          ['Note', null],
          ['Note', null],
        ],
      }),
    ),
  ).toBe(true)
  expect(
    fits(
      savedOf(made),
      mappingOf({
        June: [
          ['Acct', null],
          ['Note', null],
          ['Note', null],
        ],
      }),
    ),
  ).toBe(true)
})

test('other headers do not fit', () => {
  expect(
    fits(
      savedOf(made),
      mappingOf({
        May: [
          ['Acct', null],
          ['Note', null],
        ],
      }),
    ),
  ).toBe(false)
  expect(
    fits(
      savedOf(made),
      mappingOf({
        May: [
          ['Acct', null],
          ['Memo', null],
          ['Note', null],
        ],
      }),
    ),
  ).toBe(false)
})

test('a saved mapping that takes no sheet in fits nothing', () => {
  const none = { ...made, sheets: made.sheets.map((sheet) => ({ ...sheet, isIncluded: false })) }
  expect(fits(savedOf(none), made)).toBe(false)
})

test('of several sheets each must be there by name', () => {
  const two = mappingOf({ A: [['x', null]], B: [['y', null]] })
  expect(fits(savedOf(two), mappingOf({ A: [['x', null]], C: [['y', null]] }))).toBe(false)
})

test('a saved mapping follows its headers to other columns, and rows begin where the present file says', () => {
  const present = mappingOf(
    {
      June: [
        ['Note', null],
        ['New', 'customers[].email'],
        ['Acct', null],
        ['Note', null],
      ],
    },
    3,
  )
  const applied = applyMapping(savedOf(made), present)
  expect(applied.sheets[0]?.columns.map(({ column, header, target }) => [column, header, target])).toEqual([
    [1, 'Note', null],
    [2, 'New', null],
    [3, 'Acct', 'external_account_number'],
    [4, 'Note', 'notes[].body'],
  ])
  expect(applied.sheets[0]).toMatchObject({ sheet: 'June', headerRow: 3, firstDataRow: 4 })
  expect(applied.constants).toEqual(made.constants)
})

test('a sheet that the saved mapping does not know is left out', () => {
  const applied = applyMapping(savedOf(made), mappingOf({ May: [['Acct', null]], Extra: [['Acct', null]] }))
  expect(applied.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
    ['May', true],
    ['Extra', false],
  ])
})
