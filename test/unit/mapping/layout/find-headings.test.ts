import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import type { Sheet } from '../../../../shared/sheet/sheet.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { account, accounts, headers, layoutOf, lettersOf, type Rows } from './layout-of.ts'

describe('the headers', () => {
  test('are the first row of a plain table', () => {
    expect(layoutOf([headers, ...accounts])).toEqual({ headerRow: 1, firstDataRow: 2, roles: 'hddd' })
  })

  test('are found below titles and blank rows, with blank rows after them', () => {
    const rows: Rows = [
      ['Lone Pine Energy: live accounts'],
      ['Exported', '2024-06-09', 'by Ana'],
      [],
      headers,
      [],
      ...accounts,
    ]
    expect(layoutOf(rows)).toEqual({ headerRow: 4, firstDataRow: 6, roles: 'ttbhbddd' })
  })

  test('are the first row even when every value below is a word and one column has no header', () => {
    const rows: Rows = [
      ['Tariff', null, 'Town'],
      ['Green', 'Basic', 'Dallas'],
      ['Night', 'Plus', 'Waco'],
      ['Day', 'Plus', 'Austin'],
    ]
    expect(layoutOf(rows)).toEqual({ headerRow: 1, firstDataRow: 2, roles: 'hddd' })
  })

  test('are there without any data', () => {
    expect(layoutOf([['Accounts to move'], headers])).toEqual({ headerRow: 2, firstDataRow: 3, roles: 'th' })
  })

  test('are missing where the first row is an account', () => {
    expect(layoutOf(accounts)).toEqual({ headerRow: 0, firstDataRow: 1, roles: 'ddd' })
  })

  test('are where the person says', () => {
    const named: Rows = [headers, account('Name'), ...accounts]
    expect(layoutOf(named, 2)).toEqual({ headerRow: 2, firstDataRow: 3, roles: 'thddd' })
  })

  test.each([1, 2, 3])('are missing in a file of %i accounts and nothing else', (count) => {
    const rows: Rows = [
      ['A-700101', 'Ana', 'Lee', '75201'],
      ['A-700102', 'Bo', 'Ray', '75202'],
      ['A-700103', 'Cy', 'Roe', '75203'],
    ]
    expect(layoutOf(rows.slice(0, count))).toMatchObject({ headerRow: 0, roles: 'd'.repeat(count) })
  })

  test('that come again on every printed page are no data, in whatever letters', () => {
    const again = headers.map((text) => text.toUpperCase())
    expect(layoutOf([headers, account('1'), again, account('2')]).roles).toBe('hdhd')
  })

  test('take the words of the group above them', () => {
    const rows: Rows = [
      ['Account', 'Customer 1', null, 'Customer 2', null],
      ['Number', 'First name', 'Last name', 'First name', 'Last name'],
      ['007', 'Ana', 'Lee', 'Carl', 'Lee'],
    ]
    expect(findLayout(sheetFromRows('Sheet1', rows)).headers).toEqual([
      'Account Number',
      'Customer 1 First name',
      'Customer 1 Last name',
      'Customer 2 First name',
      'Customer 2 Last name',
    ])
  })
})

describe('two lines of headings', () => {
  const below = ['Name', 'E-mail', 'Serial', 'Type']
  const data: Rows = [
    ['007001', 'Ana Lee', 'ana@example.org', 'M0017', 'digital'],
    ['007002', 'Carl Ng', 'carl@example.org', 'M0018', 'digital'],
  ]
  const named = ['Account', 'Customer Name', 'Customer E-mail', 'Meter Serial', 'Meter Type']
  /** As a merged range is read: its value in every cell, all but the first covered. */
  const merged = (sheet: Sheet, covered: readonly [row: number, column: number][]): Sheet => ({
    ...sheet,
    doubtsAt: (row, column) => (covered.some(([r, c]) => r === row && c === column) ? ['merged'] : []),
  })

  test.each<[string, Sheet, string]>([
    [
      'with the group over its first column',
      sheetFromRows('Sheet1', [['Account', 'Customer', null, 'Meter', null], [null, ...below], ...data]),
      'hhdd',
    ],
    [
      'with merged cells',
      merged(
        sheetFromRows('Sheet1', [
          ['Account', 'Customer', 'Customer', 'Meter', 'Meter'],
          ['Account', ...below],
          ...data,
        ]),
        [
          [0, 2],
          [0, 4],
          [1, 0],
        ],
      ),
      'hhdd',
    ],
    [
      'below a title',
      sheetFromRows('Sheet1', [
        ['Meters and customers'],
        ['Account', 'Customer', null, 'Meter', null],
        [null, ...below],
        ...data,
      ]),
      'thhdd',
    ],
    [
      'that come again on the next page',
      sheetFromRows('Sheet1', [
        ['Account', 'Customer', null, 'Meter', null],
        [null, ...below],
        ...data,
        ['Page 2 of 2'],
        ['Account', 'CUSTOMER', null, 'Meter', null],
        [null, ...below],
        ...data,
      ]),
      'hhddrhhdd',
    ],
  ])('%s', (_, sheet, roles) => {
    const layout = findLayout(sheet)
    expect([layout.headers, lettersOf(layout.roles)]).toEqual([named, roles])
  })

  test.each<[string, Rows]>([
    [
      'filled from end to end',
      [
        ['Account', 'First', 'Last', 'Date of', 'Opening'],
        ['number', 'name', 'name', 'birth', 'balance'],
      ],
    ],
    [
      'filled where the first has not said all',
      [
        ['Account', 'First name', 'Last name', 'Date of', 'Opening'],
        ['number', null, null, 'birth', 'balance'],
      ],
    ],
    [
      'below a title',
      [
        ['Accounts to move'],
        ['Account number', 'First', 'Last', 'Date of', 'Opening'],
        [null, 'name', 'name', 'birth', 'balance'],
      ],
    ],
  ])('make one heading of each column, the second %s', (_, heads) => {
    const rows: Rows = [...heads, ...Array.from({ length: 20 }, (_, index) => account(`00${7001 + index}`, index))]
    const layout = findLayout(sheetFromRows('Sheet1', rows))
    expect([layout.headerRow, layout.headers]).toEqual([
      heads.length,
      ['Account number', 'First name', 'Last name', 'Date of birth', 'Opening balance'],
    ])
  })

  test('are two lines also where the second says how some columns are written, which goes into brackets', () => {
    const rows: Rows = [
      ['Account', 'Customer', 'Born', 'News', 'Balance', 'Point'],
      [null, 'surname', 'DD.MM.YYYY', '1/0', 'EUR (+ credit)', '13 digits'],
      ['7001', 'Lee', '01.02.1980', '1', '12.50', '1012345678901'],
      ['7002', 'Ray', '03.04.1990', '0', '-3.00', '1012345678902'],
    ]
    const { headerRow, headers: told, roles } = findLayout(sheetFromRows('Sheet1', rows))
    expect([headerRow, lettersOf(roles)]).toEqual([2, 'hhdd'])
    expect(told).toEqual([
      'Account',
      'Customer surname',
      'Born (DD.MM.YYYY)',
      'News (1/0)',
      'Balance EUR (+ credit)',
      'Point (13 digits)',
    ])
  })

  test.each<[string, Rows[number]]>([
    ['an account of words with a value unknown', ['007000', 'Ana', 'Dallas', 'unknown', 'unknown']],
    ['an account without a number', [null, 'Ana', 'Dallas', 'unknown', null]],
    ['an account by name, which holds what others hold too', ['TEST', 'Ana', 'Dallas', 'open', 'open']],
    ['a test account without values', ['TEST', 'Test', 'Test', null, null]],
  ])('are not made of %s', (_, row) => {
    expect(layoutOf([headers, row, ...accounts]).roles).toBe('hdddd')
  })

  test('are not made of rows of words', () => {
    const rows: Rows = [
      ['Tariff', 'Name', 'Town'],
      ['Green', 'Basic', 'Dallas'],
      ['Night', 'Plus', 'Waco'],
    ]
    expect(layoutOf(rows).roles).toBe('hdd')
  })

  test('are one when the line above holds a title and what is no word', () => {
    const rows: Rows = [['Exported', '2024-06-09', 'by Ana', null, null], ['Account', ...below], ...data]
    expect(findLayout(sheetFromRows('Sheet1', rows)).headers).toEqual(['Account', ...below])
  })
})

describe('a line of units below the headings', () => {
  test.each<[Rows[number]]>([
    [[null, 'text', 'text', '€', 'dd.mm.yyyy']],
    [[null, null, null, '[EUR]', null]],
    [[null, null, null, '(ct/kWh)', '(date)']],
    [['required', 'optional', 'optional', 'number', 'date']],
  ])('%j is left out', (units) => {
    expect(layoutOf([headers, units, ...accounts])).toEqual({ headerRow: 1, firstDataRow: 3, roles: 'huddd' })
  })

  test('is left out on every page', () => {
    const units: Rows[number] = [null, 'text', 'text', '€', 'date']
    expect(layoutOf([headers, units, ...accounts, headers, units, account('007004')]).roles).toBe('hudddhud')
  })

  test('is an account where it is all there is', () => {
    expect(
      layoutOf(
        [
          ['Code', 'Meaning'],
          ['A', 'Days'],
        ],
        1,
      ).roles,
    ).toBe('hd')
  })
})
