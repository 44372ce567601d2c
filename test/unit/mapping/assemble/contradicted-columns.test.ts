/** Columns that are left out because their values can't be what their headings say. */
import { expect, test } from 'vitest'
import type { ColumnMapping } from '../../../../shared/mapping/model/mapping.ts'
import { contradictedColumns } from '../../../../shared/mapping/model/undecided-columns.ts'
import { suggest } from '../suggest/sheets/suggested-targets.ts'

type Settling = (column: ColumnMapping) => ColumnMapping

function toldOf(headers: readonly string[], row: readonly string[], settle: Settling = (column) => column) {
  const { mapping, asMade } = suggest({ Sheet1: [headers, row] })
  const sheets = mapping.sheets.map((sheet) => ({ ...sheet, columns: sheet.columns.map(settle) }))
  return contradictedColumns({ ...mapping, sheets }, asMade).map(({ where }) => where?.cell)
}

const headers = ['Account no', 'Last name', 'E-mail']
const contrary = ['A-1', 'Lee', '12.50']
const heading = { sheet: 'Sheet1', row: 1, column: 3 }

test.each([
  ['amounts as e-mail addresses', headers, contrary, [heading]],
  ['words as dates of birth', [...headers.slice(0, 2), 'Date of birth'], ['A-1', 'Lee', 'see file'], [heading]],
  ['what fits its heading', headers, ['A-1', 'Lee', 'ana@example.org'], []],
  ['a column without values', headers, ['A-1', 'Lee', ''], []],
  ['a heading that says nothing', [...headers.slice(0, 2), 'Zone'], contrary, []],
  ['what another column has', [...headers.slice(0, 2), 'E-mail', 'Email'], ['A-1', 'Lee', 'x', 'ana@example.org'], []],
])('%s', (_what, names, row, places) => {
  expect(toldOf(names, row)).toEqual(places)
})

test.each<[string, Settling]>([
  ['left it out', (column) => ({ ...column, isSettled: true })],
  ['gave it a field', (column) => (column.column === 3 ? { ...column, target: 'notes[].body' } : column)],
])('a column of which somebody decided is not told: who %s', (_what, settle) => {
  expect(toldOf(headers, contrary, settle)).toEqual([])
})
