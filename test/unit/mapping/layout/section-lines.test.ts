import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import type { Sheet } from '../../../../shared/sheet/sheet.ts'
import { runs } from '../../../support/property-runs.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { account, headers, layoutOf, lettersOf, type Rows } from './layout-of.ts'

describe('a line that names the rows below it', () => {
  const numbers = (...of: readonly string[]): Rows => of.map((number) => account(number))
  const [north, south] = [numbers('007001', '007002', '007003'), numbers('007004', '007005')]

  test('stands where accounts have their number, or where they have nothing', () => {
    expect(layoutOf([headers, ['North region'], ...north, ['South region'], ...south]).roles).toBe('hgdddgdd')
    const indented = (rows: Rows): Rows => rows.map((row) => [null, ...row])
    expect(
      layoutOf([[null, ...headers], ['North region'], ...indented(north), [], ['South'], ...indented(south)]).roles,
    ).toBe('hgdddbgdd')
  })

  test('may have its total below it', () => {
    const total: Rows[number] = ['Total', null, null, 60, null]
    expect(layoutOf([headers, ['North region'], ...north, total, ['South region'], ...south, total]).roles).toBe(
      'hgdddsgdds',
    )
  })

  test('may stand below the line of a larger group, whose parts are called as those of others', () => {
    const nested = [
      ['North'],
      ['Homes'],
      ...north,
      ['Farms'],
      ...south,
      ['South'],
      ['Homes'],
      ...south,
      ['Farms'],
      ...north,
    ]
    expect(layoutOf([headers, ...nested]).roles).toBe('hggdddgddggddgddd')
    const indented = (rows: Rows): Rows => rows.map((row) => [null, ...row])
    expect(
      layoutOf([
        ['Region', ...headers],
        ['North'],
        [null, 'Leeds'],
        ...indented(north),
        ['South'],
        [null, 'Bath'],
        ...indented(south),
      ]).roles,
    ).toBe('hggdddggdd')
  })

  test('may have an account without a number below it, or one that leaves it out below its first row', () => {
    expect(layoutOf([headers, ['North'], account(null), ...north, ['South'], ...south]).roles).toBe('hgddddgdd')
    const filledDown = [
      ['North'],
      account('007001'),
      account(null),
      account(null),
      ['South'],
      account('007002'),
      account(null),
    ]
    expect(layoutOf([headers, ...filledDown]).roles).toBe('hgdddgdd')
  })

  test('is merged across the row, in any column', () => {
    const byName = ['Name', 'City', 'Account no', 'Balance']
    const named = (number: number): Rows[number] => ['Ana', 'Dallas', number, 40]
    const across = (text: string): Rows[number] => [text, text, text, text]
    const sheet = sheetFromRows('Sheet1', [
      byName,
      across('North'),
      named(1001),
      named(1002),
      across('South'),
      named(1003),
    ])
    const merged: Sheet = {
      ...sheet,
      isDoubted: true,
      doubtsAt: (row, column) => ((row === 1 || row === 4) && column > 0 ? ['merged'] : []),
    }
    expect(lettersOf(findLayout(merged).roles)).toBe('hgddgd')
  })

  test.each([
    ['three of nine columns', 3, 'hgddgd'],
    ['two, as a name may be', 2, 'hddddd'],
  ])('is merged across %s, with nothing beside it', (_, count, roles) => {
    const wide = ['Account no', 'Name', 'City', 'Postcode', 'Phone', 'Mobile', 'E-mail', 'Tariff', 'Balance']
    const full = (number: string): Rows[number] => [number, ...wide.slice(1).map((header) => `${header} a`)]
    const across = (text: string): Rows[number] => wide.map((_header, column) => (column < count ? text : null))
    const rows = [wide, across('North'), full('1001'), full('1002'), across('South'), full('1003')]
    const merged: Sheet = {
      ...sheetFromRows('Sheet1', rows),
      isDoubted: true,
      doubtsAt: (row, column) => ((row === 1 || row === 4) && column > 0 && column < count ? ['merged'] : []),
    }
    expect(lettersOf(findLayout(merged).roles)).toBe(roles)
  })

  test('is merged across the row, as is its total up to the amount', () => {
    const across = (text: string, amount: number | null = null): Rows[number] => [
      ...headers.map((_, column) => (column < 3 || amount === null ? text : column === 3 ? amount : null)),
    ]
    const rows = [
      headers,
      across('North region'),
      ...north,
      across('Total for North region', 60),
      across('South region'),
      ...south,
      across('Total for South region', 40),
      across('Grand total (all regions)', 100),
    ]
    const merged: Sheet = {
      ...sheetFromRows('Sheet1', rows),
      isDoubted: true,
      doubtsAt: (row, column) =>
        column > 0 && ([1, 6].includes(row) || ([5, 9, 10].includes(row) && column < 3)) ? ['merged'] : [],
    }
    expect(lettersOf(findLayout(merged).roles)).toBe('hgdddsgddss')
  })

  test.each<[string, Rows]>([
    ['it comes once', [['North region'], ...north]],
    ['the first of them is not above all accounts', [...north, ['North region'], ...south, ['East'], ...south]],
    ['nothing is below the last', [['North region'], ...north, ['South region']]],
    ['it is a number', [['007100'], ...north, ['007200'], ...south]],
    ['it says the same', [['Number follows'], ...north, ['Number follows'], ...south]],
    ['it stands for a number that is not known', [['TBC'], ...north, ['unknown'], ...south]],
    ['accounts have words for numbers', [['Elm House'], account('Oak House'), ['Mill Farm'], ...south]],
    ['no account has a number', [['North region'], account(null), ['South region'], account(null)]],
    [
      'a line below another says the same',
      [['North'], ['Leeds'], ...north, ['Bath'], ...south, ['North'], ['York'], ...south],
    ],
    [
      'four stand below each other',
      [['North'], ['Yorkshire'], ['Leeds'], ['Headingley'], ...north, ['South'], ...south],
    ],
    ['it stands where accounts have names', [[null, 'Ana'], ...north, [null, 'Bo'], ...south]],
    ['somebody’s name alone is known', [['North region'], ...north, ['South region'], ...south, [null, 'Bo']]],
  ])('is none where %s', (_, rows) => {
    expect(layoutOf([headers, ...rows], 1).roles).toBe(`h${'d'.repeat(rows.length)}`)
  })
})

test('no account is taken for the name of a group, however little is known of it and wherever it stands', () => {
  const names = ['Ana', 'Bo', 'Cy', 'Di Lee']
  const line = fc.constantFrom('North region', 'South', 'East coast').map((name): Rows[number] => [name])
  const sparse = fc
    .tuple(fc.constantFrom(...names), fc.subarray([0, 1, 2], { minLength: 1 }))
    .map(([name, columns]): Rows[number] =>
      ['A-77', name, name].map((value, column) => (columns.includes(column) ? value : null)),
    )
  const group = fc.tuple(
    fc.array(fc.oneof(line, sparse), { minLength: 1, maxLength: 2 }),
    fc.array(
      fc.option(fc.nat(999), { freq: 9 }).map((number) => account(number === null ? null : `A-${number}`)),
      { minLength: 1, maxLength: 3 },
    ),
  )
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 6 }), (groups) => {
      const rows = groups.flatMap(([first, accounts]) => [...first, ...accounts])
      const { roles } = findLayout(sheetFromRows('Sheet1', [headers, ...rows]), 1)
      const taken = rows.filter((_, index) => roles[index + 1] === 'section')
      expect(taken.filter(([first]) => !/^(?:North region|South|East coast)$/.test(String(first)))).toEqual([])
    }),
    { numRuns: runs(500) },
  )
})
