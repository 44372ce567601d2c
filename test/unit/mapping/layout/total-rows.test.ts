import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import type { Sheet } from '../../../../shared/sheet/sheet.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { account, accounts, headers, layoutOf, lettersOf, type Rows } from './layout-of.ts'

describe('a row of totals', () => {
  const roleOf = (row: Rows[number], ...before: Rows) => layoutOf([headers, ...accounts, ...before, row]).roles.at(-1)

  test.each([
    [['Total', null, null, 60, null]],
    [['Grand total:', null, null, 60, null]],
    [['Summe', null, null, 60]],
    [[null, 'Gesamt', null, '60,00']],
    [[null, null, 'Subtotal', 60]],
    [['Total accounts: 3']],
    [['Count', '3']],
    [[3, 'records', null, 60]],
    [['3', 'customers exported']],
    [['Dallas Total', null, null, 60]],
    [[null, null, null, 60]],
  ] as Rows[])('%j is left out', (row) => {
    expect(roleOf(row!)).toBe('s')
  })

  test('of numbers alone is left out after a gap', () => {
    expect(roleOf([null, null, null, 61.2], [])).toBe('s')
  })

  test.each([
    ['an account without a number', account(null)],
    ['an account of the family Summe', ['007004', 'Summe', 'Dallas', 1, null]],
    ['an account of a firm', ['007004', 'Total Energy Ltd', null, 1, null]],
    ['an account that only has a number and a name', ['007004', 'Total', null, null, null]],
    ['a last row that continues the one above', [null, null, null, 7, null]],
    ['an account with a number alone', ['007004']],
    ['an account whose customer is called Records', ['007004', 'Records', null, 60]],
  ] as [string, Rows[number]][])('is not %s', (_, row) => {
    expect(roleOf(row)).toBe('d')
  })

  const byName = ['Name', 'City', 'Account no', 'Balance']
  const named = (number: string | number, name: string | null = 'Ana', city = 'Dallas'): Rows[number] => [
    name,
    city,
    number,
    40,
  ]
  test.each([
    ['it is an account, with a number like the others', [null, null, 1004, 40], 'd'],
    ['it counts the accounts', [null, null, 3, 120], 's'],
    ['a word says so', ['Total', null, 3, null], 's'],
  ] as [string, Rows[number], string][])('below a gap, in a sheet with names first: %s', (_, row, role) => {
    expect(layoutOf([byName, named(1001), named(1002), named(1003), [], row]).roles).toBe(`hdddb${role}`)
  })

  test.each([
    ['an account of a firm, with its number', ['Total Energy Ltd', null, 1004, null], 'd'],
    ['an account of a firm, with an amount alone', ['Total Energy Ltd', null, null, 40], 'd'],
    ['an account of a customer called so, with a number', ['Total', null, 1004, null], 'd'],
    ['an account of somebody whose name begins so', ['Som Patel', null, null, 40], 'd'],
    ['a total of the firm above', ['Total Acme Ltd', null, null, 40], 's'],
    ['a total of the firm above, in the other order', ['Acme Ltd Total', null, null, 40], 's'],
    ['a total of the firm above, with its number again', ['Total Acme Ltd', null, 1003, 40], 's'],
    ['a total of a town', ['Total Dallas', null, null, 40], 's'],
    ['a total of amounts', ['Sum of balances', null, null, 40], 's'],
  ] as [string, Rows[number], string][])('in a sheet with names first, %s', (_, row, role) => {
    const rows = [byName, named(1001), named(1002), named(1003, 'Acme Ltd'), row, named(1005)]
    expect(layoutOf(rows).roles).toBe(`hddd${role}d`)
  })

  describe('that counts the accounts', () => {
    const columns = ['Last name', 'Account number', 'Balance', 'Meter serial number']
    const twoRowsEach = (first: number, count: number): Rows =>
      Array.from(
        { length: count },
        (_, at): Rows => [
          ['Lee', first + at, 15.5, `M-${first + at}-1`],
          ['Lee', first + at, null, `M-${first + at}-2`],
        ],
      ).flat()

    test.each([
      ['that have two rows each, beside their sum', twoRowsEach(10, 12), ['Total', 12, 186, null], 's'],
      ['that have two rows each', twoRowsEach(10, 12), ['Total', 12, null, null], 's'],
      ['beside a sum, and counts otherwise', twoRowsEach(10, 12), ['Total', 24, 186, null], 's'],
      ['in words, of texts', twoRowsEach(10, 12), ['Grand total', '12', '186.00', null], 's'],
      ['is none with the next number', twoRowsEach(1, 11), ['Total', 12, null, null], 'd'],
      ['is none with another number and balance', twoRowsEach(10, 12), ['Total', 33, 7, null], 'd'],
      ['is none with a meter', twoRowsEach(10, 12), ['Total', 12, 15.5, 'M-12-3'], 'd'],
    ] as [string, Rows, Rows[number], string][])('%s', (_, rows, total, role) => {
      expect(layoutOf([columns, ...rows, total]).roles.at(-1)).toBe(role)
    })

    test('of each group', () => {
      const rows = [
        ...twoRowsEach(10, 12),
        ['Total', 12, 186, null],
        ...twoRowsEach(22, 11),
        ['Total', 11, 170.5, null],
      ]
      expect(layoutOf([columns, ...rows] as Rows).roles).toBe(`h${'d'.repeat(24)}s${'d'.repeat(22)}s`)
    })
  })

  describe('in another language than somebody’s first name', () => {
    const columns = ['Name', 'Ref', 'Balance', 'Town', 'Postcode', 'Phone', 'Street']
    const full = (name: string, ref: number, balance: number): Rows[number] => [
      ...[name, ref, balance, 'Leeds', 'LS1 1AA'],
      ...['0113 496 0001', 'Hill Road'],
    ]
    test.each([
      ['Suma Patel', 1004, '20.00', 'd'],
      ['Suma Patel', '1004', null, 'd'],
      ['Suma Leeds', null, 60, 's'],
      ['Suma Leeds', 1003, 60, 's'],
      ['Suma de saldos', 1004, 60, 's'],
      ['Suma', null, 60, 's'],
    ] as [string, string | number | null, string | number | null, string][])(
      'tells %s, %s, %s by its number',
      (name, ref, balance, role) => {
        const above = [full('Ana Lee', 1001, 10), full('Bo Ray', 1002, 30), full('Cy Ng', 1003, 20)]
        const row: Rows[number] = [name, ref, balance, null, null, null, null]
        expect(layoutOf([columns, ...above, row, full('Di Roe', 1005, 5)]).roles).toBe(`hddd${role}d`)
        expect(layoutOf([columns, ...above, row]).roles).toBe(`hddd${role}`)
      },
    )
  })

  const lines = ['Account', 'Name', 'Date', 'Amount']
  test.each([
    ['the sum of the lines of an account', ['60.00', '50.00', '110.00'], 'hddsd'],
    ['their sum in decimal commas', ['1.060,00', '50,00', '1.110,00'], 'hddsd'],
    ['their sum in numbers', [60, 50, 110], 'hddsd'],
    ['a third line', ['60.00', '50.00', '70.00'], 'hdddd'],
  ] as [string, (string | number)[], string][])(
    'without a word is %s',
    (_, [first = null, second = null, last = null], roles) => {
      const rows = [
        ['A-1', 'Lee', '2026-01-02', first],
        [null, null, '2026-01-03', second],
        [null, null, null, last],
        ['A-2', 'Ray', '2026-01-02', 7],
      ]
      expect(layoutOf([lines, ...rows]).roles).toBe(roles)
    },
  )

  test('has no day beside its amount', () => {
    const rows = [
      ['A-1', 'Lee', '2026-01-02', 60],
      [null, null, '2026-01-03', 50],
      [null, null, '2026-01-04', 110],
    ]
    expect(layoutOf([lines, ...rows]).roles).toBe('hddd')
  })

  test('is told apart in a table of two columns', () => {
    const rows: Rows = [
      ['Account', 'Balance'],
      ['007001', 10],
      ['007002', 20],
      ['Total', 30],
    ]
    expect(layoutOf(rows).roles).toBe('hdds')
  })

  test('may stand between the accounts', () => {
    expect(layoutOf([headers, account('1'), ['Subtotal', null, null, 5], account('2')]).roles).toBe('hdsd')
  })
})

describe('a row of totals without a word', () => {
  const sparse = (number: string): Rows[number] => [number, 'Ana', 'Dallas', null, '09.06.2024']
  const withoutBalances: Rows = ['007001', '007002', '007003'].map(sparse)

  test.each([
    ['is one below accounts of which none has a balance', [null, null, null, '86.00', null], 'hddds'],
    ['is one that counts the accounts beside it', ['3', null, null, '86.00', null], 'hddds'],
    ['is one that counts the accounts alone', [3, null, null, null, null], 'hddds'],
    ['is an account with a number like the others', ['007004', null, null, '86.00', null], 'hdddd'],
    ['is no number of accounts that there are not', ['7', null, null, '86.00', null], 'hdddd'],
  ] as [string, Rows[number], string][])('%s', (_, row, roles) => {
    expect(layoutOf([headers, ...withoutBalances, row]).roles).toBe(roles)
  })

  test('goes on with the last account, where others go on in a second row', () => {
    const second: Rows[number] = [null, null, null, 12, null]
    expect(layoutOf([headers, sparse('007001'), second, sparse('007002'), sparse('007003'), second]).roles).toBe(
      'hddddd',
    )
  })

  test('is the sum of texts', () => {
    const rows = ['10.00', '1,020.50', '3.00'].map((balance, index) => account(`00700${index}`).with(3, balance))
    expect(layoutOf([headers, ...rows, [null, null, null, '1,033.50']] as Rows).roles).toBe('hddds')
    expect(layoutOf([headers, ...rows, [null, null, null, '1,033.40']] as Rows).roles).toBe('hdddd')
  })

  test('is one in a narrow table, where the number of accounts stands below their names', () => {
    const rows: Rows = [
      ['Account', 'Name', 'Balance'],
      ['007001', 'Ray', 10],
      ['007002', 'Lee', 20],
    ]
    expect(layoutOf([...rows, ['Total', 2, 30]]).roles).toBe('hdds')
    expect(layoutOf([...rows, ['007003', 'Total', 30]]).roles).toBe('hddd')
  })
})

describe('where names are merged across columns', () => {
  /** With the name of each of these rows in A to C. */
  const lettersWith = (rows: Rows, merged: readonly number[]) => {
    const sheet: Sheet = {
      ...sheetFromRows('Sheet1', rows),
      isDoubted: true,
      doubtsAt: (row, column) => (merged.includes(row) && [1, 2].includes(column) ? ['merged'] : []),
    }
    return lettersOf(findLayout(sheet).roles)
  }
  const across = (name: string, number: number | null, balance: number): Rows[number] => [
    ...[name, name, name],
    number,
    balance,
  ]
  const last: Rows = [across('Total Kitchens', 1003, 20.1), across('Total Customers', null, 41.6)]

  test('in every row, a firm called Total is an account, and the total none', () => {
    const heading = ['Customer name', 'Customer name', 'Customer name', 'Household no', 'Balance']
    const rows = [heading, across('Ana Lee', 1001, 12.5), across('Bo Fox', 1002, 9), ...last]
    expect(lettersWith(rows, [0, 1, 2, 3, 4])).toBe('hddds')
  })

  test('in the rows of firms, one called Total is an account, and the total none', () => {
    const heading = ['Title', 'First name', 'Last name', 'Household no', 'Balance']
    const people: Rows = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ['Ms', 'Ana', 'Lee', 1010 + count, 12.5])
    expect(lettersWith([heading, ...people, ...last], [9, 10])).toBe(`h${'d'.repeat(9)}s`)
  })
})
