/** Which of its addresses tells an account from others of the same name. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { accountAddress } from '../../../shared/checking/said/account-address.ts'

const office = { street_address: '2 Market Place', locality: 'Bedlington', postal_code: 'NE22 5TN' }
const flat = { street_address: 'Flat 3, 8 Front Street', locality: 'Morpeth' }

test.each([
  ['where it is supplied, not where its bills go', [{ supply_address: flat }], 'Flat 3, 8 Front Street, Morpeth'],
  ['where its bills go, where nothing else is said', [], '2 Market Place, Bedlington, NE22 5TN'],
  ['where its bills go, where that is left blank', [{ supply_address: {} }], '2 Market Place, Bedlington, NE22 5TN'],
])('an account is told by %s', (_, supply_addresses, said) => {
  expect(accountAddress(accountCatalogue, { billing_address: office, supply_addresses })).toBe(said)
})

test('nothing is said of an account without an address', () => {
  expect(accountAddress(accountCatalogue, { billing_address: { country: 'GB' } })).toBe('')
})
