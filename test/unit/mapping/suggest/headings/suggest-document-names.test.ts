/** Headings beside the names of an operator's document: its numbers, its endings, and lists that its examples never use. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { catalogueOf } from '../../../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../../../shared/description/describe-service.ts'
import { suggestMapping } from '../../../../../shared/mapping/suggest/suggest-mapping.ts'
import { layoutsOf } from '../../../../support/rows/sheet-layouts.ts'
import { workbookFromRows } from '../../../../support/rows/workbook-from-rows.ts'
import { valueIn } from '../../../../support/value-in.ts'

const text = { type: 'string' }
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const account = {
  account_number: text,
  holders: listOf({ given_name: text, family_name: text, mobile: text }),
  postal_address1: text,
  postal_address2: text,
  postal_address: { type: 'object', properties: { street_address: text, postal_code: text } },
  transfer_balance: { type: 'string', format: 'decimal' },
  review_dates: listOf({ current_balance: { type: 'integer' }, on: { type: 'string', format: 'date' } }),
  arrears: { type: 'object', properties: { notes: text } },
  notes: listOf({ body: text, created_at: { type: 'string', format: 'date-time' } }),
}
/** The examples never use the reviews, the arrears and the address in parts. */
const example = {
  account_number: 'A1',
  holders: [{ given_name: 'Ada', family_name: 'Byron', mobile: '+447700900123' }],
  postal_address1: '1 Mill Lane',
  postal_address2: 'Flat 2',
  transfer_balance: '10.00',
  notes: [{ body: 'Has a dog.', created_at: '2026-01-01T10:00:00Z' }],
}
const documentWith = (properties: object, more: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Mill', version: '1' },
  paths: {
    '/accounts': {
      post: {
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties }, ...more } } },
      },
    },
    '/accounts/{account_number}': { get: {} },
  },
})
const describedWith = (properties: object, more?: object) =>
  catalogueOf(valueIn(describeService(JSON.stringify(documentWith(properties, more)), 'mill.json')).catalogue)
const catalogue = describedWith(account, { example })

test.each([
  ['Postal Address 1', '1 Mill Lane', 'postal_address1'],
  ['Postal address2', 'Flat 2', 'postal_address2'],
  ['Postal address', '1 Mill Lane', 'postal_address1'],
  ['Balance', '12.50', 'transfer_balance'],
  ['Account balance', '12.50', 'transfer_balance'],
  // Most often the account's, though a list that no example uses calls one of its own so.
  ['Current balance', '12', 'transfer_balance'],
  ['Note', 'Has a dog.', 'notes[].body'],
])('“%s” with %s is %s', (heading, value, target) => {
  const workbook = workbookFromRows({
    Sheet1: [
      ['Account number', heading],
      ['A1', value],
    ],
  })
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), catalogue)
  expect(suggestions[1]?.target).toBe(target)
})

const numbered = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at + 1}`, text]))

const objectOf = (properties: object) => ({ type: 'object', properties })

/** Addresses in lines, the one for bills and that of agents in fields of their own as well. */
const takenInLines = describedWith({
  account_number: text,
  ...numbered('billing_address', 3),
  billing_address: objectOf({ street_address: text, locality: text, administrative_area: text }),
  ...numbered('former_address', 3),
  sites: listOf({ ...numbered('site_address', 5), site_postcode: text }),
  agents: listOf({ ...numbered('agent_address', 3), place: objectOf({ agent_town: text }) }),
})
const site = (line: number) => `sites[].site_address${line}`
const billing = (line: number) => `billing_address${line}`

test.each<[string, readonly string[], readonly (string | null)[]]>([
  [
    'the next lines',
    ['Site Address 1', 'Site Address 2', 'Site Town', 'Site County', 'Site Postcode'],
    [site(1), site(2), site(3), site(4), 'sites[].site_postcode'],
  ],
  [
    'in lines as the rest of their address is, and nowhere where no line is left',
    ['Billing Address 1', 'Billing Address 2', 'Billing Town', 'Billing County'],
    [billing(1), billing(2), billing(3), null],
  ],
  [
    'the next lines where nothing else has a field for them',
    ['Former Address 1', 'Former Town'],
    ['former_address1', 'former_address2'],
  ],
  ['in their own fields where no line is filled', ['Billing Town'], ['billing_address.locality']],
  [
    'in their own fields where these are with the lines',
    ['Agent Address 1', 'Agent Town'],
    ['agents[].agent_address1', 'agents[].place.agent_town'],
  ],
  [
    'no lines where nothing says whose they are',
    ['Site Address 1', 'Town', 'Site Address 2'],
    [site(1), null, site(2)],
  ],
  [
    'no lines of two sites beside each other',
    ['Site 1 Address 1', 'Site 1 Town', 'Site 2 Address 1', 'Site 2 Town'],
    ['sites[0].site_address1', null, 'sites[1].site_address1', null],
  ],
])('towns and counties are %s', (_, headings, targets) => {
  expect(mappedAs(headings, takenInLines, 'Leeds')[0]).toEqual(targets)
})

const person = { given_name: text, family_name: text }
const ofOthers = {
  sites: listOf({
    ...numbered('site_address', 2),
    site_postcode: text,
    keepers: listOf({ ...person, address1: text }),
  }),
  landlord: objectOf({ address: objectOf({ street: text, town: text, postcode: text }) }),
}
const parts = { street: text, town: text, postcode: text }

test.each<[string, object, readonly string[], readonly (string | null)[]]>([
  [
    'stay undecided together where several addresses of an account fit alike',
    { ...numbered('billing_address', 3), billing_address: objectOf(parts), ...ofOthers },
    ['Straße', 'PLZ', 'Ort', 'Address 1', 'Billing Street', 'Billing Postcode', 'Landlord Postcode'],
    [null, null, null, null, 'billing_address1', 'billing_address.postcode', 'landlord.address.postcode'],
  ],
  [
    'are of the account’s only address, and of nobody else’s that the heading does not name',
    { home: objectOf(parts), landlord: ofOthers.landlord },
    ['Straße', 'PLZ', 'Ort', 'Landlord Town'],
    ['home.street', 'home.postcode', 'home.town', 'landlord.address.town'],
  ],
  ['are of nobody else where the account has no address', ofOthers, ['Address 1', 'Town'], [null, null]],
])('parts of an address %s', (_, addresses, headings, targets) => {
  const service = describedWith({ account_number: text, customers: listOf(person), ...addresses })
  expect(mappedAs(headings, service, 'Leeds')[0]).toEqual(targets)
})

test('a state is no line of an address: it may be how something stands', () => {
  const workbook = workbookFromRows({
    Sheet1: [
      ['Account number', 'Site Address 1', 'Site State'],
      ['A1', '1 Mill Lane', 'Active'],
    ],
  })
  const [, , state] = suggestMapping(workbook, layoutsOf(workbook), takenInLines).suggestions
  expect(state?.target).toBe(null)
})

const point = {
  identifier: text,
  supply_type: { type: 'string', enum: ['GAS', 'ELECTRICITY'] },
  since: { type: 'string', format: 'date' },
  meters: listOf({ serial_number: text, gas_digits: { type: 'integer' } }),
}
/** @returns what columns of these headings fill, and what is the same for every account */
const ofSupplies = describedWith({ ...account, points: listOf(point) })

function mappedAs(headings: readonly string[], ofService = ofSupplies, value = '1') {
  const workbook = workbookFromRows({
    Sheet1: [
      ['Account number', ...headings],
      ['A1', ...headings.map(() => value)],
    ],
  })
  const { suggestions, mapping } = suggestMapping(workbook, layoutsOf(workbook), ofService)
  return [suggestions.slice(1).map(({ target }) => target), mapping.constants]
}

test('columns of gas and electricity on one sheet are of a point each, which is said to be of it', () => {
  expect(mappedAs(['MPAN', 'Elec meter serial number', 'MPRN', 'Gas meter serial number', 'Gas digits'])).toEqual([
    [
      'points[0].identifier',
      'points[0].meters[].serial_number',
      'points[1].identifier',
      'points[1].meters[].serial_number',
      'points[1].meters[].gas_digits',
    ],
    [
      { target: 'points[0].supply_type', value: 'ELECTRICITY' },
      { target: 'points[1].supply_type', value: 'GAS' },
    ],
  ])
})

test('columns of gas alone are of the one point, which is said to be of gas', () => {
  expect(mappedAs(['Gas meter serial number', 'Gas digits'])).toEqual([
    ['points[].meters[].serial_number', 'points[].meters[].gas_digits'],
    [{ target: 'points[].supply_type', value: 'GAS' }],
  ])
})

test.each<[string, readonly string[], readonly (string | null)[]]>([
  [
    'beside columns that do not say of which they are',
    ['Meter point number', 'Meter serial number', 'Gas digits'],
    ['points[].identifier', 'points[].meters[].serial_number', null],
  ],
  [
    'nor do those that do not say it beside both',
    ['MPRN', 'Meter serial number', 'MPAN', 'Supply type'],
    ['points[1].identifier', null, 'points[0].identifier', null],
  ],
  [
    'and a word for power that is of no point changes nothing',
    ['Power of attorney', 'Gas meter serial number'],
    [null, 'points[].meters[].serial_number'],
  ],
])('of gas no column is guessed %s', (_, headings, targets) => {
  expect(mappedAs(headings)[0]).toEqual(targets)
})

test('in Ireland a GPRN is of gas, and an MPRN of electricity', () => {
  expect(mappedAs(['MPRN', 'GPRN'])).toEqual([
    ['points[0].identifier', 'points[1].identifier'],
    [
      { target: 'points[0].supply_type', value: 'ELECTRICITY' },
      { target: 'points[1].supply_type', value: 'GAS' },
    ],
  ])
})

test('a column that may say the supply is decided first, and electricity alone is taken for no supply', () => {
  expect(mappedAs(['Supply type', 'Gas meter serial number'])[1]).toEqual([])
  expect(mappedAs(['MPAN', 'Meter serial number'])[1]).toEqual([])
})

test('of gas on one of several sheets of points nothing is suggested', () => {
  const workbook = workbookFromRows({
    Power: [
      ['Account number', 'MPAN'],
      ['A1', '2300155501172'],
    ],
    Gas: [
      ['Account number', 'Gas meter serial number'],
      ['A1', 'G8'],
    ],
  })
  const { suggestions, mapping } = suggestMapping(workbook, layoutsOf(workbook), ofSupplies)
  expect([suggestions.map(({ target }) => target), mapping.constants]).toEqual([
    ['account_number', 'points[].identifier', 'account_number', null],
    [],
  ])
})

test('a service without a word for gas has no field for it', () => {
  expect(mappedAs(['MPAN', 'Gas meter serial number'], accountCatalogue)).toEqual([
    ['supply_addresses[].supply_points[].identifier', null],
    [],
  ])
})

test('names of people are no number of theirs, whatever the sheet is called', () => {
  const holders = listOf({ holder_id: text, given_name: text, family_name: text })
  const workbook = workbookFromRows({
    Holders: [
      ['Account number', 'Given name', 'Family name', 'Joint holder'],
      ...['Mrs Jane Lee', 'Mrs Jane Patel', '', 'Mrs Jane Ng'].map((joint, at) => [`A${at}`, 'Ada', 'Byron', joint]),
    ],
  })
  const described = describedWith({ ...account, holders })
  const [, , , joint] = suggestMapping(workbook, layoutsOf(workbook), described).suggestions
  expect([joint?.target, joint?.split?.parts.map(({ target }) => target)]).toEqual([
    null,
    ['holders[1].given_name', 'holders[1].family_name'],
  ])
})
