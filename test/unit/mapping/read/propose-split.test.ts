import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { withPartCount } from '../../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { proposeSplit, splitAs, splitAsProposed } from '../../../../shared/mapping/suggest/evidence/propose-split.ts'

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

const partsOfAddress = (header: string, ...samples: readonly string[]) => {
  const { cut, parts } = propose(header, samples)
  return { by: cut.by, parts: parts.map(({ target }) => target?.split('.').at(-1) ?? null) }
}

test('whole addresses are cut as such, into the parts that some of them have, of the address that the heading speaks of', () => {
  const streetToPostcode = ['street_address', 'locality', 'postal_code']
  expect(partsOfAddress('Address', '12 Oak Lane, Austin, 78701', '1 Elm St, Dallas, 75001')).toEqual({
    by: 'address',
    parts: [...streetToPostcode, null, null],
  })
  expect(partsOfAddress('Address', '12 Oak Lane, Austin, TX 78701', '1 Elm St, Dallas, 75001, USA')).toEqual({
    by: 'address',
    parts: [...streetToPostcode, 'administrative_area', 'country'],
  })
  expect(targets('Site address', ['Hauptstr. 5, 10115 Berlin'])[1]).toBe('supply_addresses[].supply_address.locality')
})

test('other addresses are cut at their commas, and what some have more stays with the street', () => {
  const streetAndTown = { by: 'separator', parts: ['street_address', 'locality'] }
  expect(
    partsOfAddress('Address', '25 Mansel Street, Neath', '3 Chapel Fold, Armley, Leeds', '4 High St, Bray'),
  ).toEqual(streetAndTown)
  expect(partsOfAddress('Address', 'Unit 6, Albion Mills, Leeds', '4 High St, Bray')).toEqual(streetAndTown)
  expect(partsOfAddress('Address', '1 Elm St, Dallas, TX', '2 Elm St, Apt 4, Austin, TX').parts).toEqual([
    ...streetAndTown.parts,
    'administrative_area',
  ])
  expect(partsOfAddress('Address', '12 MG Road, Bangalore, 560001').parts).toEqual([
    ...streetAndTown.parts,
    'postal_code',
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
    { target: null },
    { target: null },
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
    return targetsAfter(
      splitAs({ by: 'name' }, accountCatalogue, cutColumnOf({ split }, [wholeName('customers[0]')]), place),
    )
  }
  expect(cutAs(null, 'customers[1].given_name', 'customers[1].family_name')).toEqual(nameOf('customers[1]'))
  expect(cutAs('customers[1].family_name', null)).toEqual(nameOf('customers[1]'))
  expect(cutAs(null, 'customers[].user_details[suffix].value')).toEqual(nameOf('customers[]'))
  expect(cutAs(null, null)).toEqual(nameOf('customers[1]'))
})

test('cut as an address, parts have the fields of the one that the column is of', () => {
  const split = { cut: { by: 'separator', separator: ',', rest: 'first' }, parts: [{ target: null }] } as const
  const cutAs = (first: Partial<ColumnMapping>, ...others: readonly Partial<ColumnMapping>[]) =>
    targetsAfter(splitAs({ by: 'address' }, accountCatalogue, cutColumnOf({ split, ...first }, others), place))
  const partsOf = (address: string) =>
    ['street_address', 'locality', 'postal_code', 'administrative_area', 'country'].map((name) => `${address}.${name}`)
  expect(cutAs({ header: 'Anything' })).toEqual(partsOf('billing_address'))
  expect(cutAs({ header: 'Supply address' })).toEqual(partsOf('supply_addresses[].supply_address'))
  const second = { split: { ...split, parts: [{ target: 'supply_addresses[1].supply_address.locality' }] } }
  expect(cutAs(second)).toEqual(partsOf('supply_addresses[1].supply_address'))
  expect(cutAs({}, { target: 'billing_address.country' })?.at(-1)).toBeNull()
})
