import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { withPartCount } from '../../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, Mapping } from '../../../../shared/mapping/model/mapping.ts'
import {
  proposeSplit,
  splitAsName,
  splitAsProposed,
} from '../../../../shared/mapping/suggest/evidence/propose-split.ts'

const propose = (header: string, samples: readonly string[]) =>
  proposeSplit({ header, target: null }, samples, accountCatalogue)
const targets = (header: string, samples: readonly string[]) =>
  propose(header, samples).parts.map(({ target }) => target)

test.each([
  ['Customer name', ['Ana Lee', 'Carl van der Berg']],
  ['Account holder', ['Lee, Ana']],
  ['Who', ['Ana Lee', 'Carl Novak']],
  ['Acct Name', ['Mrs Ana Lee', 'Mr & Mrs C Novak', 'Lee, Bo', 'Dr Cy Poe', 'Di Fox (late)']],
])('%s is cut as a name', (header, samples) => {
  expect(propose(header, samples)).toEqual({
    cut: { by: 'name' },
    parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }],
  })
})

test('an address on one line is cut into its parts, of the address that the heading speaks of', () => {
  expect(targets('Address', ['12 Oak Lane, Austin, 78701', '1 Elm St, Dallas, 75001'])).toEqual([
    'billing_address.street_address',
    'billing_address.locality',
    'billing_address.postal_code',
  ])
  expect(targets('Site address', ['12 Oak Lane, Austin, TX, 78701'])).toEqual([
    'supply_addresses[].supply_address.street_address',
    'supply_addresses[].supply_address.locality',
    'supply_addresses[].supply_address.administrative_area',
    'supply_addresses[].supply_address.postal_code',
  ])
})

test('an address is cut into the parts that its values have, and what some have more stays with the street', () => {
  const parts = (...samples: readonly string[]) =>
    targets('Address', samples).map((target) => target?.split('.').at(-1))
  const streetAndTown = ['street_address', 'locality']
  expect(parts('25 Mansel Street, Neath', '3 Chapel Fold, Armley, Leeds', '4 High St, Bray')).toEqual(streetAndTown)
  expect(parts('Unit 6, Albion Mills, Leeds', '3 Chapel Fold, Armley, Leeds', '4 High St, Bray')).toEqual(streetAndTown)
  const upToPostcode = [...streetAndTown, 'postal_code']
  const some = [
    '3 Chapel Fold, Armley, Leeds, LS12 3QT',
    '9 Elm Way, Otley, Leeds, LS21 1AG',
    '4 High St, Bray, B1 1AA',
  ]
  expect(parts(...some)).toEqual(upToPostcode)
  expect(parts('1 Elm St, Dallas, 75001, USA', '2 Elm St, Dallas, 75001, USA')).toEqual([...upToPostcode, 'country'])
  expect(parts('1 Elm St, Dallas, TX', '2 Elm St, Apt 4, Austin, TX')).toEqual([
    ...streetAndTown,
    'administrative_area',
  ])
})

test('anything else is cut at the sign it has, into as many parts as most values have', () => {
  expect(propose('Codes', ['A/1/x', 'B/2/y', 'C/3'])).toEqual({
    cut: { by: 'separator', separator: '/', rest: 'first' },
    parts: [{ target: null }, { target: null }, { target: null }],
  })
  expect(targets('Nothing', [])).toEqual([null, null])
})

test('a field that another column fills is not taken from it, and the column’s own stays with the first part', () => {
  const split = (target: string, sample: string) =>
    proposeSplit({ header: 'Address', target }, [sample], accountCatalogue, ['billing_address.locality']).parts
  expect(split('billing_address.street_address', '1 Elm St, Dallas, 75001')).toEqual([
    { target: 'billing_address.street_address' },
    { target: null },
    { target: 'billing_address.postal_code' },
  ])
  expect(split('billing_address.street_address', '12 Oak Lane')).toEqual([
    { target: 'billing_address.street_address' },
    { target: null },
    { target: null },
  ])
})

test('parts that are there keep their fields when there are more or fewer', () => {
  const split = propose('Name', ['Ana Lee'])
  expect(withPartCount(split, 3).parts.at(-1)).toEqual({ target: null })
  expect(withPartCount(withPartCount(split, 1), 2).parts).toEqual([split.parts[0], { target: null }])
})

const cutColumnOf = (first: Partial<ColumnMapping>, others: readonly Partial<ColumnMapping>[]): Mapping => {
  const columns = [first, ...others].map((one, at) => ({ column: at + 1, header: '', target: null, ...one }))
  const sheet = { sheet: 'Accounts', isIncluded: true, headerRow: 1, firstDataRow: 2, columns }
  return { version: 1, sheets: [sheet], constants: [], defaults: {} }
}
const targetsAfter = (mapping: Mapping) => mapping.sheets[0]?.columns[0]?.split?.parts.map(({ target }) => target)
const place = { sheet: 'Accounts', column: 1 }
const nameOf = (person: string) => [`${person}.given_name`, `${person}.family_name`]
const wholeName = (person: string): Partial<ColumnMapping> => ({
  split: { cut: { by: 'name' }, parts: nameOf(person).map((target) => ({ target })) },
})

test.each<readonly [string, Partial<ColumnMapping>, readonly Partial<ColumnMapping>[], readonly (string | null)[]]>([
  ['the heading says so', { header: 'Joint holder' }, [], nameOf('customers[1]')],
  [
    'its heading says so, whatever it filled',
    { header: 'Second name', target: 'customers[].family_name' },
    [],
    nameOf('customers[1]'),
  ],
  [
    'another column has the first one’s whole name',
    { header: 'Partner' },
    [wholeName('customers[]')],
    nameOf('customers[1]'),
  ],
  [
    'other columns have the first one’s names',
    { header: 'Partner' },
    nameOf('customers[0]').map((target) => ({ target })),
    nameOf('customers[1]'),
  ],
  [
    'two are there already',
    { header: 'Holder 2' },
    [wholeName('customers[0]'), wholeName('customers[1]')],
    nameOf('customers[2]'),
  ],
  ['it was of the third', { header: 'Who', target: 'customers[2].given_name' }, [], nameOf('customers[2]')],
  ['only the second one is there', { header: 'Name' }, [wholeName('customers[1]')], nameOf('customers[0]')],
  [
    'another column has a part of the same name',
    { header: 'Name' },
    [{ target: 'customers[].family_name' }],
    ['customers[].given_name', null],
  ],
])('a name is cut for the person that it is of: %s', (_why, column, others, expected) => {
  const mapping = cutColumnOf(column, others)
  expect(targetsAfter(splitAsProposed(accountCatalogue, mapping, place, ['Mrs Ana Lee', 'Mr Bo Ray']))).toEqual(
    expected,
  )
})

test('cut as a name, parts have the fields of names wherever they stood, of the same person', () => {
  const cutAs = (...targets: (string | null)[]) => {
    const parts = targets.map((target) => ({ target }))
    const split = { cut: { by: 'separator', separator: ' ', rest: 'last' }, parts } as const
    return targetsAfter(splitAsName(accountCatalogue, cutColumnOf({ split }, [wholeName('customers[0]')]), place))
  }
  expect(cutAs(null, 'customers[1].given_name', 'customers[1].family_name')).toEqual(nameOf('customers[1]'))
  expect(cutAs('customers[1].family_name', null)).toEqual(nameOf('customers[1]'))
  expect(cutAs(null, 'customers[].user_details[suffix].value')).toEqual(nameOf('customers[]'))
  expect(cutAs(null, null)).toEqual(nameOf('customers[1]'))
})
