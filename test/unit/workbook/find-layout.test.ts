import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../shared/mapping/find-layout.ts'
import type { RowRole, Sheet } from '../../../shared/sheet.ts'
import { sheetFromRows } from '../../support/workbook-from-rows.ts'

type Rows = Parameters<typeof sheetFromRows>[1]

const letter: Record<RowRole, string> = {
  title: 't',
  header: 'h',
  units: 'u',
  section: 'g',
  blank: 'b',
  data: 'd',
  total: 's',
  hidden: 'x',
  leftOut: 'o',
  remark: 'r',
}

/** What a layout says, with the roles as one letter each: t h u b d s(um). */
function layoutOf(rows: Rows, headerRow?: number) {
  const layout = findLayout(sheetFromRows('Sheet1', rows), headerRow)
  return {
    headerRow: layout.headerRow,
    firstDataRow: layout.firstDataRow,
    roles: layout.roles.map((role) => letter[role]).join(''),
  }
}

const headers = ['Account', 'First name', 'City', 'Balance', 'Moved in']
const account = (number: string | null, balance: number = 12.5): Rows[number] => [
  number,
  'Ana',
  'Dallas',
  balance,
  '09.06.2024',
]
const accounts: Rows = [account('007001', 10), account('007002', 20), account('007003', 30)]

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
    expect([layout.headers, layout.roles.map((role) => letter[role]).join('')]).toEqual([named, roles])
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
    expect(
      findLayout(merged)
        .roles.map((role) => letter[role])
        .join(''),
    ).toBe('hgddgd')
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
    { numRuns: 500 },
  )
})

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

describe('a remark', () => {
  test.each([
    'Printed on 9 June 2024 by A. Lee',
    '* estimated readings',
    '** not yet billed',
    'Source: CRM export',
    'Page 3 of 9',
    'End of report',
    '*** End of file ***',
    'Exported by jsmith 12/11/2026',
    '3 records exported',
    'Strictly private and confidential',
    'Gedruckt am 09.06.2024',
  ])('such as “%s” is left out, with a gap above it and without', (text) => {
    expect(layoutOf([headers, ...accounts, [], [text]]).roles).toBe('hdddbr')
    expect(layoutOf([headers, ...accounts, [text]]).roles).toBe('hdddr')
  })

  test('may have its end in the next cell, and be one of more than there are accounts', () => {
    const remarks: Rows = [['* estimated'], ['Source:', 'CRM'], ['Page 1 of 1'], ['End of report']]
    expect(layoutOf([headers, ...accounts, ...remarks]).roles).toBe('hdddrrrr')
  })

  test('is none of many accounts of which only the number is known', () => {
    const wide: Rows = [1, 2, 3].map((count) => [`12 0001 2345 00${count}`, 'Hill Road', 'M1'])
    const bare: Rows = [4, 5, 6, 7, 8].map((count) => [`12 0001 2345 00${count}`])
    expect(layoutOf([['MPAN', 'Site name', 'Meter'], ...wide, ...bare]).roles).toBe(`h${'d'.repeat(8)}`)
  })

  test('is none between accounts where more is said of it', () => {
    const sparse = (name: string): Rows[number] => [name, '007009', '02079460123']
    const swapped: Rows = [
      ['Customer', 'Account', 'Phone', 'E-mail', 'City', 'Balance', 'Moved in'],
      ...[1, 2, 3].map((count): Rows[number] => ['Lee', `00700${count}`, '1', 'a@b.org', 'Dallas', 5, '09.06.2024']),
    ]
    for (const name of ['Run By Design Ltd', '* Anna Lee', 'Source: Coffee'])
      expect([name, layoutOf([...swapped, sparse(name), swapped[1] ?? []]).roles]).toEqual([name, 'hddddd'])
  })

  test.each([
    ['is none of somebody under a heading', 'Joint holder', 'Jo Ray', 'd'],
    ['is one by its words', 'Joint holder', 'Printed on 9 June by A. Lee', 'r'],
    ['is one under no heading', null, 'Jo Ray', 'r'],
  ] as [string, string | null, string, string][])('far to the right %s', (_, heading, text, role) => {
    const known: Rows = [1, 2, 3].map((count) => [`00700${count}`, 'Ana Lee', '0113 496 0001', 'Leeds', null])
    const wide: Rows = [['Account number', 'Name', 'Phone', 'Town', heading], ...known]
    const alone: Rows[number] = [null, null, null, null, text]
    expect(layoutOf([...wide, alone]).roles).toBe(`hddd${role}`)
    expect(layoutOf([...wide, [], alone]).roles).toBe(`hdddb${role}`)
  })

  test('is told apart in a table of two columns', () => {
    const rows: Rows = [
      ['Account', 'Name'],
      ['007001', 'Ray'],
      ['007002', 'Lee'],
    ]
    expect(layoutOf([...rows, ['Source: CRM export']]).roles).toBe('hddr')
    expect(layoutOf([...rows, ['A 100 B']]).roles).toBe('hddd')
  })

  test.each([
    ['an account whose other cells are blank', ['007004']],
    ['a note that goes on with the last account', [null, null, 'Note: called']],
    ['an account with a word that remarks have', ['007004 Source: CRM', 'Ana', 'Dallas']],
    ['somebody of that name', ['007004', 'Page', null, null, null]],
    ['an account with a star', ['*007004', 'Ann Loe', '02079460124']],
    ['a firm whose name begins like one', ['Copyright House Ltd', '111']],
  ] as [string, Rows[number]][])('is not %s', (_, row) => {
    expect(layoutOf([headers, ...accounts, row]).roles).toBe('hdddd')
  })
})
