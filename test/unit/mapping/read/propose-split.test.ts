import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { withPartCount } from '../../../../shared/mapping/model/change-mapping.ts'
import { proposeSplit } from '../../../../shared/mapping/suggest/evidence/propose-split.ts'

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

test('anything else is cut at the sign it has, into as many parts as most values have', () => {
  expect(propose('Codes', ['A/1/x', 'B/2/y', 'C/3'])).toEqual({
    cut: { by: 'separator', separator: '/', rest: 'first' },
    parts: [{ target: null }, { target: null }, { target: null }],
  })
  expect(targets('Nothing', [])).toEqual([null, null])
})

test('a field that another column fills is not taken from it, and the column’s own stays with the first part', () => {
  const split = (target: string, sample: string) =>
    proposeSplit({ header: 'Address', target }, [sample], accountCatalogue, (one) => one !== 'billing_address.locality')
      .parts
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
