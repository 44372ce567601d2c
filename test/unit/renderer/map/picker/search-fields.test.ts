import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchFields } from '../../../../../renderer/map/picker/search-fields.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { type Catalogue, catalogueOf, type Leaf } from '../../../../../shared/catalogue/catalogue.ts'
import { fieldPathOf } from '../../../../../shared/mapping/model/field-path.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { speak } from '../../../../../shared/messages/speech.ts'
import { waterCatalogue } from '../../../../support/services/water-catalogue.ts'

const search = (typed: string) => searchFields(accountCatalogue, typed)
const first = (typed: string) => search(typed)[0]

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
  const serials = search('meter 2 serial').filter(({ leaf }) => leaf.name === 'serial_number')
  expect(serials.map(({ label }) => label)).toEqual([
    'Meter 2 · Meter serial number',
    'Supply address 2 · Meter serial number',
    'Supply point 2 · Meter serial number',
  ])
})

describe('in German', () => {
  beforeAll(() => speak('de'))
  afterAll(() => speak('en'))

  test.each([
    ['gas', 'Energieart', 'Strom oder Gas'],
    ['Sparte', 'Energieart', 'Sparte'],
    ['typ', 'Objektart', 'Objekttyp'],
    ['handy', 'Mobiltelefon', 'Handy'],
    ['nummer', 'Nummer der Verbrauchsstelle', undefined],
    ['serial', 'Zählernummer', 'serial_number'],
  ])('“%s” finds “%s” first, by what columns call it there', (typed, label, name) => {
    expect(first(typed)).toMatchObject({ label, found: name && say('field_also_called', { name }) })
  })
})

test('nothing is found where nothing is typed, nor by words that are nowhere', () => {
  expect(search('  ')).toEqual([])
  expect(search('zeppelin')).toEqual([])
})

test.each([
  ['paper', 'Wants paper', undefined],
  ['wants_pap', 'Wants paper', undefined],
  ['alone', 'Wants paper', say('field_takes_value', { value: 'N: E-mail alone' })],
  ['by post', 'Wants paper', say('field_takes_value', { value: 'Y: Letters by post' })],
  ['with its zeros', 'Household no', undefined],
])('in an operator’s own document “%s” finds “%s”, which is %s', (typed, label, found) => {
  expect(searchFields(waterCatalogue, typed)[0]).toMatchObject({ label, found })
})

/** Fields with one word in different places, the worst first. */
const chips: Catalogue = (() => {
  const [some] = accountCatalogue.leaves
  if (some === undefined) throw new Error('There is no field.')
  const plain: Leaf = { ...some, role: null, isUnique: false, help: '', synonyms: [], documentedValues: [] }
  const leaf = (name: string, label: string, said: Partial<Leaf>): Leaf => ({
    ...plain,
    name,
    path: name,
    label,
    ...said,
  })
  const children = [
    leaf('a', 'By help', { help: 'What the chip says.' }),
    leaf('b', 'By value', { documentedValues: ['chip'] }),
    leaf('c', 'By name', { synonyms: ['chip number'] }),
    leaf('d', 'Old chip', { deprecated: 'e' }),
    leaf('e', 'New chip', {}),
    leaf('f', 'Rare chip', { isRare: true }),
    leaf('g', 'Chip', { isRare: true }),
    leaf('h', 'Microchip', {}),
  ]
  return catalogueOf({ ...accountCatalogue, root: { ...accountCatalogue.root, children }, rules: [] })
})()

test('a label counts more than a name, a name than a value, a value than the help; what is rare, about to go or only inside of a word comes behind its like', () => {
  const found = searchFields(chips, 'chip').map(({ label }) => label)
  expect(found).toEqual(['Chip', 'New chip', 'Rare chip', 'Old chip', 'Microchip', 'By name', 'By value', 'By help'])
})

test('whatever is typed, what is found is a field, and no choice is there twice', () => {
  const known = new Set(accountCatalogue.leaves.map(({ path }) => path))
  const words = fc.array(fc.constantFrom('customer', '2', 'phone', 'a', '99', 'date', '0', 'meter', '·', 'é'), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(words, (typed) => {
      const values = search(typed.join(' ')).map(({ value }) => value)
      expect(values.every((value) => known.has(fieldPathOf(value)))).toBe(true)
      expect(new Set(values).size).toBe(values.length)
    }),
  )
})
