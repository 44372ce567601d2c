import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { ColumnMapping } from '../../../shared/mapping/mapping.ts'
import { previewColumn } from '../../../shared/mapping/preview-column.ts'
import { type CellValue, sheetFromRows } from '../../support/workbook-from-rows.ts'

type Column = Omit<ColumnMapping, 'column' | 'header'>

function preview(columns: readonly Column[], rows: readonly (readonly CellValue[])[], column = 1) {
  const values = previewColumn({
    catalogue: accountCatalogue,
    defaults: {},
    sheet: {
      sheet: 'Sheet',
      isIncluded: true,
      headerRow: 0,
      firstDataRow: 1,
      columns: columns.map((one, index) => ({ column: index + 1, header: `H${index + 1}`, ...one })),
    },
    column,
    detected: {},
    phoneCountry: null,
    cells: sheetFromRows('Sheet', rows),
    rowIndexes: rows.map((_, index) => index),
  })
  return values.map(({ row, target, shown, result }) => [
    row,
    target.split('.').at(-1),
    shown,
    result.state === 'sent'
      ? (result.warning?.code ?? result.value)
      : result.state === 'unreadable'
        ? result.problem.code
        : null,
  ])
}

test('each value is shown with what is sent, or what is wrong with it', () => {
  expect(
    preview([{ target: 'customers[].date_of_birth', reading: { dateOrder: 'MDY' } }], [['6/9/1980'], [null], ['soon']]),
  ).toEqual([
    [1, 'date_of_birth', '6/9/1980', '1980-06-09'],
    [2, 'date_of_birth', '', null],
    [3, 'date_of_birth', 'soon', 'date_unreadable'],
  ])
})

test('a split column shows every part, and a joined value all its cells', () => {
  const name: Column = {
    target: null,
    split: {
      cut: { by: 'name' },
      parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }],
    },
  }
  expect(preview([name], [['Lee, Ana'], ['Acme Ltd']])).toEqual([
    [1, 'given_name', 'Lee, Ana', 'Ana'],
    [1, 'family_name', 'Lee, Ana', 'Lee'],
    [2, 'given_name', 'Acme Ltd', null],
    [2, 'family_name', 'Acme Ltd', 'name_of_company'],
  ])
  const street = (place: number): Column => ({
    target: 'billing_address.street_address',
    join: { place, separator: ' ' },
  })
  expect(preview([street(1), street(0)], [['Elm St', 12]])).toEqual([[1, 'street_address', '12 Elm St', '12 Elm St']])
})

test('a column that is left out has nothing to show', () => {
  expect(preview([{ target: null }], [['x']])).toEqual([])
})
