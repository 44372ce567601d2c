import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldChoices } from '../../../../renderer/map/picker/field-choices.ts'
import { searchFields } from '../../../../renderer/map/picker/search-fields.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { fieldPathOf } from '../../../../shared/mapping/model/field-path.ts'

const groups = fieldChoices(accountCatalogue)
const search = (typed: string) => searchFields(accountCatalogue, groups, typed)
const first = (typed: string) => search(typed)[0]?.items[0]

test.each([
  ['account number', 'external_account_number'],
  ['balance', 'ledgers[].ledger_balance'],
  ['surname', 'customers[].family_name'],
  ['e-mail', 'customers[].email'],
  ['EMAIL', 'customers[].email'],
  ['tax', 'customers[].user_details[tax_id].value'],
  ['number account', 'external_account_number'],
  ['meter serial', 'supply_addresses[].supply_points[].meters[].serial_number'],
])('“%s” finds %s first', (typed, target) => {
  expect(first(typed)?.value).toBe(target)
})

test.each([
  ['customer 2 mail', 'customers[1].email', 'Customer 2 · E-mail'],
  ['2 landline', 'customers[1].landline', 'Customer 2 · Landline phone'],
  ['meter 3 serial', 'supply_addresses[].supply_points[].meters[2].serial_number', 'Meter 3 · Meter serial number'],
  ['customer 2 tax', 'customers[1].user_details[tax_id].value', 'Customer 2 · Tax id'],
])('“%s” finds the numbered element %s', (typed, target, label) => {
  expect(first(typed)).toMatchObject({ value: target, label })
})

test('every level of a field can be numbered, the named one first', () => {
  const meters = search('meter 2 serial').find(({ group }) => group === 'Meters')
  expect(meters?.items.map(({ label }) => label)).toEqual([
    'Meter 2 · Meter serial number',
    'Supply address 2 · Meter serial number',
    'Supply point 2 · Meter serial number',
  ])
})

test('nothing typed shows every field, and words that are nowhere show none', () => {
  expect(search('  ')).toEqual(groups)
  expect(search('zeppelin')).toEqual([])
})

test('whatever is typed, what is found is a field, and no choice is there twice', () => {
  const known = new Set(accountCatalogue.leaves.map(({ path }) => path))
  const words = fc.array(fc.constantFrom('customer', '2', 'phone', 'a', '99', 'date', '0', 'meter', '·', 'é'), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(words, (typed) => {
      const values = search(typed.join(' ')).flatMap(({ items }) => items.map(({ value }) => value))
      expect(values.every((value) => known.has(fieldPathOf(value)))).toBe(true)
      expect(new Set(values).size).toBe(values.length)
    }),
  )
})
