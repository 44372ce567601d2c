import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'

const targetsOf = (headings: readonly string[]) => {
  const workbook = workbookFromRows({ Sheet1: [[...headings]] })
  return suggestMapping(workbook, layoutsOf(workbook), accountCatalogue).suggestions.map(({ target }) => target)
}

const point = 'supply_addresses[].supply_points[]'

test.each([
  ['Supply Address Identifier', 'supply_addresses[].external_identifier'],
  ['supply_address_id', 'supply_addresses[].external_identifier'],
  ['Service drop ID', `${point}.supply_details.service_drop.external_identifier`],
  ['Supply Point Identifier', `${point}.identifier`],
  ['Meter Identifier', `${point}.meters[].serial_number`],
  ['Agreement tariff code', `${point}.agreements[].tariff_code`],
  ['Note created at', 'notes[].created_at'],
])('“%s” is the field of that thing', (heading, target) => {
  expect(targetsOf(['Account number', heading])[1]).toBe(target)
})

test('column names of a billing system are read where several of them stand together', () => {
  expect(targetsOf(['VKONT', 'EXT_UI', 'TARIFTYP', 'AB', 'SERNR'])).toEqual([
    'external_account_number',
    `${point}.identifier`,
    `${point}.agreements[].tariff_code`,
    `${point}.agreements[].effective_from`,
    `${point}.meters[].serial_number`,
  ])
})

test('one such name alone says nothing', () => {
  expect(targetsOf(['Account number', 'First name', 'AB'])[2]).toBeNull()
})
