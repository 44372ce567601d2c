import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import {
  changeReading,
  changeTarget,
  checkMapping,
  setConstant,
  withoutConstant,
} from '../../../shared/mapping/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/mapping.ts'

const mappingOf = (...targets: (string | null)[]): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: 'Accounts',
      isIncluded: true,
      headerRow: 3,
      firstDataRow: 4,
      columns: targets.map((target, index) => ({ column: index + 1, header: `H${index + 1}`, target })),
    },
  ],
  constants: [],
  defaults: {},
})

const columnsOf = (mapping: Mapping) => mapping.sheets[0]?.columns

test('a mapping with an account number and one column per field stands', () => {
  expect(checkMapping(accountCatalogue, mappingOf('external_account_number', 'customers[0].email', null))).toEqual([])
})

test('a mapping without an account number says so', () => {
  const issues = checkMapping(accountCatalogue, mappingOf('customers[].email'))
  expect(issues.map(({ code }) => code)).toEqual(['mapping_account_number_missing'])
})

test('two columns on one field are said at both, two customers are not', () => {
  const mapping = mappingOf('external_account_number', 'customers[0].email', 'customers[0].email', 'customers[1].email')
  expect(checkMapping(accountCatalogue, mapping).map(({ code, where }) => [code, where?.cell])).toEqual([
    ['mapping_field_twice', { sheet: 'Accounts', row: 3, column: 2 }],
    ['mapping_field_twice', { sheet: 'Accounts', row: 3, column: 3 }],
  ])
})

test('a field that does not exist is named', () => {
  const issues = checkMapping(accountCatalogue, mappingOf('external_account_number', 'customers[].shoe_size'))
  expect(issues.map(({ code }) => code)).toEqual(['mapping_field_unknown'])
})

test('a sheet that is left out has no conflicts', () => {
  const [sheet] = mappingOf('customers[].email', 'customers[].email').sheets
  const mapping = mappingOf('external_account_number')
  const both: Mapping = {
    ...mapping,
    sheets: [...mapping.sheets, ...(sheet === undefined ? [] : [{ ...sheet, sheet: 'Old', isIncluded: false }])],
  }
  expect(checkMapping(accountCatalogue, both)).toEqual([])
})

test('what was said about reading a column stays while the kind of field stays', () => {
  const place = { sheet: 'Accounts', column: 1 }
  const dated = changeReading(mappingOf('customers[].date_of_birth'), place, { dateOrder: 'MDY' })
  expect(
    columnsOf(changeTarget(accountCatalogue, dated, place, 'supply_addresses[].supply_points[].supply_start_date'))?.[0]
      ?.reading,
  ).toEqual({ dateOrder: 'MDY' })
  expect(columnsOf(changeTarget(accountCatalogue, dated, place, 'customers[].email'))?.[0]?.reading).toBeUndefined()
  expect(columnsOf(changeReading(dated, place, { dateOrder: undefined }))?.[0]).not.toHaveProperty('reading')
})

test('a constant takes the place of the one its field had', () => {
  const constant = { target: 'billing_address.country', value: 'US' }
  const mapping = setConstant(setConstant(mappingOf(), { ...constant, value: 'GB' }), constant)
  expect(mapping.constants).toEqual([constant])
  expect(withoutConstant(mapping, constant.target).constants).toEqual([])
})
