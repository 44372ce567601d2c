import { describe, expect, test } from 'vitest'
import { suggest, targetsOf } from './suggested-targets.ts'

const supply = 'supply_addresses[].supply_address'

describe('an address without a word for which one', () => {
  const parts = ['Street', 'City', 'Postcode']
  const billing = ['billing_address.street_address', 'billing_address.locality', 'billing_address.postal_code']
  const supplied = [`${supply}.street_address`, `${supply}.locality`, `${supply}.postal_code`]
  const own = (all: readonly (string | null)[], start: number, count = 3) => all.slice(start, start + count)

  test('goes with the customer, where the row describes one', () => {
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN']), 2)).toEqual(billing)
  })
  test('has the town of a column called so, and no suburb beside it', () => {
    const heads = ['Account no', 'First name', 'Street', 'Suburb', 'Town', 'Postcode']
    expect(targetsOf(heads).slice(2)).toEqual([billing[0], null, billing[1], billing[2]])
  })
  test('is one, though a village and its post town are both towns', () => {
    const heads = ['Account no', 'First name', 'Street', 'Village', 'Post town', 'MPAN']
    expect(own(targetsOf(heads), 2)).toEqual([billing[0], null, billing[1]])
  })
  test('is no second one where a part comes again by itself', () => {
    const heads = ['Account no', 'First name', ...parts, 'Town', 'MPAN']
    expect(own(targetsOf(heads), 2, 4)).toEqual([...billing, null])
  })
  test('goes with the supply point, where the row describes no customer', () => {
    expect(own(targetsOf(['Account no', ...parts, 'MPAN']), 1)).toEqual(supplied)
  })
  test('goes by the name of the sheet', () => {
    expect(own(targetsOf(['Account no', ...parts], [], 'Premises'), 1)).toEqual(supplied)
  })
  test('is the other one, where one is named', () => {
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'Billing street', 'Billing city', 'MPAN']), 2)).toEqual(
      supplied,
    )
  })
  test('goes on where a named one began', () => {
    const headers = ['Account no', 'Mailing address', 'City', 'Zip', 'Service address', 'City', 'Zip']
    expect(targetsOf(headers).slice(1)).toEqual([...billing, ...supplied])
  })
  test('goes on behind its further lines, however many', () => {
    const lines = ['Address 1', 'Address 2', 'Address 3', 'Address 4', 'Postcode']
    const [first, , , , last] = own(targetsOf(['Account no', 'First name', ...lines, 'MPAN']), 2, 5)
    expect([first, last]).toEqual([billing[0], billing[2]])
  })
  test('is the supply address, where an account has several', () => {
    const rows = [
      ['1', 'Ana', '1 Oak St', 'Waco', '76701', '100'],
      ['1', 'Ana', '9 Elm St', 'Waco', '76701', '200'],
      ['2', 'Bo', '2 Oak St', 'Waco', '76701', '300'],
    ]
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN'], rows), 2)).toEqual(supplied)
  })
  test('stays the billing address, where one account of many has a slip in it', () => {
    const rows = Array.from({ length: 20 }, (_, index) => {
      const account = String(Math.floor(index / 2))
      return [account, 'Ana', index === 5 ? '1 Oka St' : `${account} Oak St`, 'Waco', '76701', `9${account}`]
    })
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN'], rows), 2)).toEqual(billing)
  })
  test('takes a heading over several columns for its word', () => {
    const { suggestions } = suggest(
      {
        Sheet1: [
          ['', 'Billing address', '', 'Service address', ''],
          ['Account no', 'Street', 'City', 'Street', 'City'],
        ],
      },
      2,
    )
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'billing_address.street_address',
      'billing_address.locality',
      `${supply}.street_address`,
      `${supply}.locality`,
    ])
  })
})

test.each([
  ['streets', ['Lindenweg 7', 'Am Markt 1a', 'Feldstr. 3'], 'billing_address.street_address'],
  ['numbers', ['7', '1a', '3'], null],
])('a number of a street is the street where it holds %s', (_, values, target) => {
  const rows = values.map((value, at) => [`A-${at}`, 'Lee', value])
  expect(targetsOf(['Vertragskonto', 'Nachname', 'Str./Nr.'], rows)[2]).toBe(target)
})

describe('a bare number beside a street', () => {
  const joined = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
    suggest({ Sheet1: [headings, ...rows] }).suggestions.map(({ joins, join }) => (joins ? join?.place : null))
  const streets = [
    ['A-1', '12', 'Rātā St', 'Petone'],
    ['A-2', '47A', 'Jackson St', 'Petone'],
    ['A-3', '8', 'Cuba St', 'Petone'],
  ]

  test('is the number of the house, on the side where it stands', () => {
    expect(joined(['Account no', 'No.', 'Street', 'Town'], streets)).toEqual([null, -1, null, null])
    const behind = streets.map(([account = '', number = '', street = '', town = '']) => [account, street, number, town])
    expect(joined(['Account no', 'Straße', 'Nr', 'Ort'], behind)).toEqual([null, null, 1, null])
  })
  test.each([
    ['rows are counted', streets.map(([account = '', , ...rest], at) => [account, String(at + 1), ...rest])],
    [
      'rows were counted and one is gone',
      streets.map(([account = '', , ...rest], at) => [account, String([1, 2, 4][at]), ...rest]),
    ],
    [
      'streets have numbers',
      streets.map(([account = '', number = '', street = '', town = '']) => [
        account,
        number,
        `${number} ${street}`,
        town,
      ]),
    ],
    ['they are longer', streets.map(([account = '', , ...rest], at) => [account, `9${at}0017`, ...rest])],
  ])('is nothing of it where %s', (_, rows) => {
    expect(joined(['Account no', 'No.', 'Street', 'Town'], rows)).toEqual([null, null, null, null])
  })
  test.each([
    [-1, ['Account no', 'No.', 'Street', 'House number', 'Postcode']],
    [1, ['Vertragskonto', 'Nr.', 'Straße', 'Hausnummer', 'PLZ']],
  ])('is nothing of it where another column is the number of the house (%i)', (place, headings) => {
    const rows = [
      ['A-1', '10031', 'Rātā St', '12', 'LS1 4AB'],
      ['A-2', '10023', 'Jackson St', '47', 'LS1 4AC'],
    ]
    expect(joined(headings, rows)).toEqual([null, null, null, place, null])
  })
})

describe('an address beside one that differs from it', () => {
  const parts = ['street_address', 'locality', 'postal_code']
  const [bills, place] = ['billing_address', supply].map((path) => parts.map((part) => `${path}.${part}`))
  const interleaved = ['street_address', 'street_address', 'locality', 'locality'].map(
    (part, at) => `${at % 2 === 0 ? supply : 'billing_address'}.${part}`,
  )

  test.each([
    ['Straße; Ort; PLZ; Abw. Rechnungsanschrift Straße; Abw. Ort; Abw. PLZ', [place, bills]],
    ['Straße; Ort; PLZ; Abw. Straße; Abw. Ort; Abw. PLZ', [place, bills]],
    ['Straße; Ort; PLZ; Abweichende Rechnungsadresse; Ort; PLZ', [place, bills]],
    ['Rechnungsanschrift (falls abweichend); Ort; PLZ; Straße; Ort; PLZ', [bills, place]],
    ['Straße; Ort; PLZ; Abw. Lieferanschrift Straße; Abw. Ort; Abw. PLZ', [bills, place]],
    [
      'Street; Town; Postcode; Different billing address; Different billing town; Different billing postcode',
      [place, bills],
    ],
    ['Street; Town; Postcode; Alt. address; Alt. town; Alt. postcode', [place, bills]],
    ['Street; Town; Postcode; Alternative street; Town; Postcode', [place, bills]],
    ['Street; Town; Postcode; Street (if different); Town (if different); Postcode (if different)', [place, bills]],
    ['Street; Town; Postcode; Billing address if different from supply address; Town; Postcode', [place, bills]],
    ['Street; Town; Postcode; Supply address if different from billing; Town; Postcode', [bills, place]],
    ['Straße; Abw. Straße; Ort; Abw. Ort', [interleaved]],
  ])('%s', (headers, targets) => {
    expect(targetsOf(['Account no', 'First name', 'MPAN', ...headers.split('; ')]).slice(3)).toEqual(targets.flat())
  })

  test('is told by a heading over several columns', () => {
    const over = ['Kunde', '', '', 'Abweichende Anschrift', '']
    const rows = [over, ['Vertragskonto', 'Straße', 'Ort', 'Straße', 'Ort'], ['1', 'Weg 1', 'Ulm', 'Gasse 2', 'Bonn']]
    const told = suggest({ Sheet1: rows }, 2).suggestions.map(({ target }) => target)
    expect(told.slice(1)).toEqual([...(place ?? []).slice(0, 2), ...(bills ?? []).slice(0, 2)])
  })
  test.each([
    ['both are', 'Supply street; Supply town; Billing street; Billing town'],
    ['that of the bills is', 'First name; Last name; Billing street; Billing town'],
  ])('is nobody’s where %s named', (_, headers) => {
    expect(targetsOf(['Account no', ...headers.split('; '), 'Alt street', 'Alt town']).slice(5)).toEqual([null, null])
  })
  test.each([
    'Abw. Kontoinhaber Straße',
    'Abw. Name',
    'Abweichender Kontoinhaber',
    'Different payer address',
    'Alt. email',
  ])('“%s” is of somebody else', (header) => {
    expect(targetsOf(['Vertragskonto', 'Nachname', 'Straße', 'Ort', header])[4]).toBeNull()
  })
})

describe('the short words that French and Italian addresses have for a postcode', () => {
  const billing = 'billing_address'

  test.each([
    ['CP', 'Ville', '75011', 'Paris'],
    ['C.P.', 'Ciudad', '28013', 'Madrid'],
    ['CAP', 'Città', '20121', 'Milano'],
  ])('“%s” beside “%s” is one', (postcode, town, ...values) => {
    expect(
      targetsOf(['Account no', 'E-mail', postcode, town], [['A1', 'ana@example.org', ...values]]).slice(2),
    ).toEqual([`${billing}.postal_code`, `${billing}.locality`])
  })

  test.each([
    ['no town stands beside it', ['Account no', 'CAP'], ['A1', '20121']],
    ['its values are no postcodes', ['Account no', 'CAP', 'Town'], ['A1', '10 kW', 'Leeds']],
  ])('“CAP” is none where %s', (_why, headers, row) => {
    expect(targetsOf(headers, [row])[1]).toBeNull()
  })
})
