import { describe, expect, test } from 'vitest'
import { settleColumn } from '../../../../shared/mapping/model/change-mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { sheetXmlOf, xlsxOf } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'
import { account, accounts, csv, headers, saidOf, table, xlsx } from '../sheets/peculiar-files.ts'

describe('of a value the person reads', () => {
  test.each<[string, [string, Uint8Array | string], string[]]>([
    ['nothing where nothing is peculiar', xlsx(table), []],
    [
      'that a value of a text file was cut in two where it holds the separator',
      [
        'accounts.csv',
        'Account number,Last name,Balance\nA-700100,Lee,5.00\nA-700101,Ray,£1,250.00\nA-700102,Ng,7.00\n',
      ],
      [
        expect.stringMatching(
          soundsLike('row_beyond_headings', { cell: 'warning: Row 3, column D', value: '“250.00”' }),
        ),
      ],
    ],
    [
      'a row of a text file that slipped to the right, although it ends within the headings',
      [
        'accounts.csv',
        'Account number,Last name,Street,Town,Postcode,Note\nA-700100,Lee,1 Elm St,Leeds,LS1 1AA,\nA-700101,Ray,2 Elm St, Flat 3,Leeds,LS1 1AB,\nA-700102,Ng,4 Elm St,Leeds,LS1 1AD,\n',
      ],
      [
        'info: Row 3, column D (“Town”): there are spaces before or after “Flat 3”. They are not sent.',
        'warning: Row 3, column E (“Postcode”): “Leeds” holds a word, and all of it would be sent as the postcode. Type the postcode alone, and the town where it belongs.',
        expect.stringMatching(
          soundsLike('row_of_more_values', { cell: 'warning: Row 3, column F (“Note”)', value: '“LS1 1AB”' }),
        ),
      ],
    ],
    [
      'nothing of rows that are longer because others leave out the separators at their ends',
      [
        'accounts.csv',
        'Account number,Last name,Town,Note\nA-700100,Lee,Leeds\nA-700101,Ray,Leeds\nA-700102,Ng,Leeds\nA-700103,Ng,Leeds,VIP\n',
      ],
      [],
    ],
    [
      'nothing of rows that all end in a separator, also where the headings do not',
      ['accounts.csv', 'Account number,Last name,Town\nA-700100,Lee,Leeds,\n'],
      [],
    ],
    ['nothing of a remark beside a sheet', xlsx([...table, [...account('A-700200'), 'asked twice']]), []],
    [
      'nothing of a column without a heading',
      ['accounts.csv', 'Account number,Last name\nA-700100,Lee,1\nA-700101,Ray,2\nA-700102,Ng,\n'],
      [],
    ],
    [
      'that CR and DR stand in a column of their own, which nothing is read from because another amount has a sign',
      [
        'accounts.csv',
        'Account number,Last name,Ledger,Balance,Side\nA-700100,Lee,ENERGY,10.00,CR\nA-700101,Ray,ENERGY,20.00,DR\nA-700102,Ng,ENERGY,-5.00,CR\nA-700103,Oh,ENERGY,0.00,-\n',
      ],
      [
        expect.stringMatching(
          soundsLike('side_beside_unused', {
            cell: 'warning: Row 2, column D (“Balance”)',
            value: '“10.00”',
            other: '10.00 to pay',
          }),
        ),
      ],
    ],
    [
      'nothing of CR and DR that amounts have a sign for',
      [
        'accounts.csv',
        'Account number,Last name,Ledger,Balance,Side\nA-700100,Lee,ENERGY,-10.00,CR\nA-700101,Ray,ENERGY,20.00,DR\n',
      ],
      [],
    ],
    [
      'that a house number became a date, also where it is joined with the street',
      xlsx([
        ['Account number', 'Last name', 'House number', 'Street'],
        ['A-700100', 'Lee', '12', 'Elm Street'],
        ['A-700101', 'Lee', '14a', 'Elm Street'],
        ['A-700102', 'Lee', 7, 'Elm Street'],
        ['A-700103', 'Lee', { t: 'n', v: 46_082, z: 'd-mmm' }, 'Elm Street'],
      ]),
      [
        expect.stringMatching(
          soundsLike('text_became_date', { cell: 'warning: Row 5, column C (“House number”)', value: '“1-Mar”' }),
        ),
      ],
    ],
    [
      'that the year of a date joined with its time has two digits',
      xlsx([
        ['Account number', 'Last name', 'Note', 'Note date', 'Note time'],
        ['A-700100', 'Lee', 'Called', '5/6/35', '11:00'],
      ]),
      [
        'warning: Column D (“Note date”) has dates that can be read in more than one way. They are read as day, month, year. If that is wrong, choose the date order in Map.',
        'warning: Row 2, column D (“Note date”): the year in “5/6/35” has two digits. It is read as 5 June 1935, 00:00 (UTC). Check the century.',
      ],
    ],
    [
      'that a long number has lost digits: an account number can’t be guessed, so that is an error',
      xlsx([headers, account({ t: 'n', v: 10_443_720_856_539_964, z: '0' })]),
      [
        expect.stringMatching(
          soundsLike('identifier_damaged', {
            cell: 'error: Row 2, column A (“Account number”)',
            value: '“10443720856540000”',
          }),
        ),
      ],
    ],
    [
      'that a formula has failed',
      xlsx([...table, account('A-700200', { 5: { t: 'e', v: 0x2a, w: '#N/A' } })]),
      [expect.stringMatching(soundsLike('formula_failed', { cell: 'error: Row 6, column F (“Balance”)' }))],
    ],
    [
      'that a formula has no result in the file',
      [
        'accounts.xlsx',
        xlsxOf(
          sheetXmlOf(
            '<row r="1"><c t="inlineStr"><is><t>Account number</t></is></c><c t="inlineStr"><is><t>Last name</t></is></c></row><row r="2"><c t="inlineStr"><is><t>A-1</t></is></c><c t="inlineStr"><is><t>Lee</t></is></c></row><row r="3"><c t="inlineStr"><is><t>A-2</t></is></c><c><f>UPPER(C3)</f></c></row>',
          ),
        ),
      ],
      [
        expect.stringMatching(
          soundsLike('formula_failed', { cell: 'error: Row 3, column B (“Last name”)', value: '“=UPPER(C3)”' }),
        ),
      ],
    ],
  ])('%s', async (_, file, said) => {
    const all = await saidOf(...file)
    expect(all).toEqual(expect.arrayContaining(said))
    expect(all).toHaveLength(said.length)
  })

  test('that a row with the words of a heading is no account', async () => {
    expect(
      await saidOf(
        ...csv([headers, ['Number', '', '', '75201', '', ''], ...accounts(4).map((row) => row.map(String))]),
      ),
    ).toEqual([
      'warning: Row 2, column A (“Account number”): this account has no customers, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.',
      expect.stringMatching(
        soundsLike('heading_among_values', { cell: 'warning: Row 2, column A (“Account number”)', value: '“Number”' }),
      ),
    ])
  })

  describe('that a spreadsheet of another country swapped day and month', () => {
    const texts = ['13/02/1980', '25/12/1981', '31/10/1982', '14/03/1983']
    const typed = ['1984-02-03', '1985-07-09', '1986-05-05', '1987-11-12']
    const file = xlsx([
      headers,
      ...accounts(4, (index) => ({ 4: texts[index] ?? '' })),
      ...typed.map((iso, index) =>
        account(`A-70020${index}`, { 4: { t: 'n', v: Date.parse(iso) / 86_400_000 + 25_569, z: 'm/d/yyyy' } }),
      ),
    ])
    const swappedIn = async ({ call }: Awaited<ReturnType<typeof prepared>>) =>
      (await call('readReport', {}))
        .filter(({ code }) => code.startsWith('day_and_month') || code === 'date_order_open')
        .map(({ row, code, message }) => ({ row, code, message }))

    test('at each of its dates, with the day that was meant, and not that an order is open', async () => {
      const said = await swappedIn(await prepared(...file))
      expect(said.map(({ row, code }) => [row, code])).toEqual([
        [6, 'day_and_month_swapped'],
        [7, 'day_and_month_swapped'],
        [9, 'day_and_month_swapped'],
      ])
      expect(said[0]?.message).toEqual(
        expect.stringMatching(
          soundsLike('day_and_month_swapped', {
            cell: 'Row 6, column E (“Date of birth”)',
            value: '“2/3/1984”',
            other: '“13/02/1980”',
          }),
        ),
      )
    })

    test('also when an order is chosen, and nothing once the suggestions are taken', async () => {
      const loaded = await prepared(...file)
      const { mapping } = loaded.first
      const [sheet] = mapping.sheets
      if (sheet === undefined) throw new Error('There is one sheet.')
      const columns = sheet.columns.map((one) =>
        one.column === 5 ? { ...one, reading: { dateOrder: 'DMY' as const } } : one,
      )
      await loaded.call('changeMapping', { mapping: { ...mapping, sheets: [{ ...sheet, columns }] } })
      expect(await swappedIn(loaded)).toHaveLength(3)
    })

    test('in other words once the column is looked at again, which tells these rows and no others', async () => {
      const { first, call } = await prepared(...file)
      const sheet = first.sheets[0]?.name ?? ''
      await call('editCells', { edits: [{ sheet, row: 2, column: 5, text: '14/02/1980' }] })
      const settled = await call('settle', {})
      expect(settled?.rows?.map(({ row }) => row)).toEqual([6, 7, 9])
      const [told] = settled?.rows?.[0]?.cells[4]?.issues ?? []
      expect(told && sayMessage(told.message)).toContain('such as “14/02/1980”')
      await call('editCells', { edits: [{ sheet, row: 2, column: 2, text: 'Eve' }] })
      expect(await call('settle', {})).toBeNull()
    })
  })

  describe('that two rows say the same, where each may be one of its own', () => {
    const payments = [
      'Account number',
      'Last name',
      'Ledger',
      'Transaction date',
      'Transaction type',
      'Transaction amount',
    ]
    const paid = ['A-1', 'Lee', 'ENERGY', '2026-01-02', 'CHARGE', '10.10']
    const repeatsIn = async (rows: readonly (readonly string[])[]) =>
      (await saidOf(...csv(rows))).filter((words) => words.includes('say the same'))

    test('payments of one amount on one day', async () => {
      expect(await repeatsIn([payments, paid, paid])).toEqual([
        expect.stringMatching(
          soundsLike('row_adds_nothing', {
            cell: 'warning: Row 2, column F (“Transaction amount”)',
            otherRow: '3',
            element: 'bill transaction',
            anElement: 'a bill transaction',
          }),
        ),
        expect.stringMatching(
          soundsLike('row_adds_nothing', {
            cell: 'warning: Row 3, column F (“Transaction amount”)',
            otherRow: '2',
            element: 'bill transaction',
            anElement: 'a bill transaction',
          }),
        ),
      ])
    })

    test.each<[string, readonly (readonly string[])[], string]>([
      [
        'notes',
        [
          ['Account number', 'Note', 'Note date'],
          ['A-1', 'Called about a bill', '2026-01-02'],
          ['A-1', 'Called about a bill', '2026-01-02'],
        ],
        'note',
      ],
      [
        'bills without a number',
        [
          ['Account number', 'Last name', 'Ledger', 'Bill issued', 'Bill type'],
          ['A-1', 'Lee', 'ENERGY', '2026-01-02', 'ITEM_BASED'],
          ['A-1', 'Lee', 'ENERGY', '2026-01-02', 'ITEM_BASED'],
        ],
        'past bill',
      ],
      [
        'registers of a meter',
        [
          ['Account number', 'Meter serial', 'Register type', 'Digits'],
          ['A-1', 'M1', 'KWH_IMPORT', '5'],
          ['A-1', 'M1', 'KWH_IMPORT', '5'],
        ],
        'register',
      ],
      [
        'payments whose account stands in the first row alone',
        [payments, paid, ['', '', ...paid.slice(2)], ['A-2', 'Ray', ...paid.slice(2)]],
        'bill transaction',
      ],
      [
        'payments whose amount and day are written in two ways',
        [payments, paid, ['A-1', 'Lee', 'ENERGY', '2 Jan 2026', 'CHARGE', '£10.1']],
        'bill transaction',
      ],
    ])('%s', async (_, rows, element) => {
      const said = await repeatsIn(rows)
      expect(said).toHaveLength(2)
      expect(said[0]).toContain(`Row 2, `)
      expect(said[0]).toContain(`row 3 say the same, so they count as one ${element}.`)
      expect(said[1]).toContain(`Row 3, `)
    })

    test('and tells other rows from those, as many as they are', async () => {
      const { call } = await prepared(...csv([payments, paid, paid]))
      const hashNow = async () => (await call('describeRows', { sheet: 'accounts' })).alikeHash
      const before = await hashNow()
      const write = (text: string) =>
        call('editCells', { edits: [2, 3].map((row) => ({ sheet: 'accounts', row, column: 6, text })) })
      await write('20.20')
      expect(await hashNow()).not.toBe(before)
      await write('10.10')
      expect(await hashNow()).toBe(before)
    })

    test('until the person says that each row is one of its own', async () => {
      const { first, call } = await prepared(...csv([payments, paid, paid]))
      const level = 'ledgers[].historical_billing_documents[].transactions[]'
      const sheets = first.mapping.sheets.map((sheet) => ({ ...sheet, eachRowIs: level }))
      expect((await call('describeRows', { sheet: 'accounts' })).alikeCount).toBe(2)
      await call('changeMapping', { mapping: { ...first.mapping, sheets } })

      expect((await call('describeRows', { sheet: 'accounts' })).alikeCount).toBe(0)
      expect(await call('readReport', {})).toEqual([])
      const { payload } = await call('readAccount', { key: 'A-1' })
      expect(JSON.stringify(payload).match(/"10.10"/g)).toHaveLength(2)
    })

    describe('asks, where a column tells them apart that fills nothing', () => {
      const registers = [
        ['Account number', 'MPAN', 'Meter serial', 'Digits', 'Register', 'Batch'],
        ['A-1', '1200051034000', 'M1', '5', '1', 'X7'],
        ['A-1', '1200051034000', 'M1', '5', '2', 'X7'],
        ['A-1', '1200051034000', 'M1', '5', 'X', 'X7'],
        ['A-2', '1200051034097', 'M2', '5', '1', 'X7'],
        ['A-2', '1200051034097', 'M2', '5', '1', 'X7'],
      ]
      const codesOf = async ({ call }: Pick<Awaited<ReturnType<typeof prepared>>, 'call'>) =>
        (await call('readReport', {})).flatMap(({ code, level, row }) =>
          row === null || !code.startsWith('row') ? [] : [`${level} ${code} ${row}`],
        )
      const same = ['warning row_adds_nothing 5', 'warning row_adds_nothing 6']

      test('until a person has decided about the column', async () => {
        const loaded = await prepared(...csv(registers))
        expect(await codesOf(loaded)).toEqual([
          ...[2, 3, 4].map((row) => `error rows_differ_undecided ${row}`),
          ...same,
        ])
        expect(loaded.first.summary).toMatchObject({ accountCount: 2, errorFreeCount: 1 })
        const [asked] = (await loaded.call('listProblems', {})).filter(({ code }) => code === 'rows_differ_undecided')
        expect(asked).toMatchObject({ leadsToMap: true, columns: [{ header: 'Register', column: 5 }] })
        expect(asked?.first.map(({ message }) => sayMessage(message))[0]).toBe(
          'Rows 2 to 4 differ only in column E (“Register”), which fills no field, so they count as one register. Choose its field in Map, or leave it out there. If each row is a register of its own, say so in Map.',
        )
        expect((await loaded.call('describeRows', { sheet: 'accounts' })).alikeCount).toBe(5)

        const mapping = settleColumn(loaded.first.mapping, { sheet: 'accounts', column: 5 })
        const { summary } = await loaded.call('changeMapping', { mapping })
        expect(summary).toMatchObject({ errorFreeCount: 2, errorCount: 0 })
        const alike = (await loaded.call('describeRows', { sheet: 'accounts' })).alikeCount
        expect([alike, ...(await codesOf(loaded))]).toEqual([
          5,
          ...[2, 3, 2, 4].map((row) => `warning row_adds_nothing ${row}`),
          ...same,
        ])
      })

      test('or says that each row is one of its own', async () => {
        const loaded = await prepared(...csv(registers))
        const level = 'supply_addresses[].supply_points[].meters[].registers[]'
        const sheets = loaded.first.mapping.sheets.map((sheet) => ({ ...sheet, eachRowIs: level }))
        await loaded.call('changeMapping', { mapping: { ...loaded.first.mapping, sheets } })
        expect(await codesOf(loaded)).toEqual([])
        const { payload } = await loaded.call('readAccount', { key: 'A-1' })
        expect(JSON.stringify(payload).match(/"digits":5/g)).toHaveLength(3)
      })

      test('also where their numbers are alike', async () => {
        const payments = [
          ['Account number', 'Transaction number', 'Transaction date', 'Amount', 'Lodged with'],
          ['A-1', 'INV-5602', '06/10/2026', '50.00', 'BK192'],
          ['A-1', 'INV-5602', '06/10/2026', '50.00', 'BK193'],
          ['A-1', 'INV-5603', '16/10/2026', '52.00', 'BK194'],
          ['A-1', 'INV-5603', '16/10/2026', '52.00', 'BK194'],
        ]
        const loaded = await prepared('payments.csv', payments.map((row) => row.join(',')).join('\n'), {
          kind: 'additions',
        })
        expect(await codesOf(loaded)).toEqual([2, 3].map((row) => `error rows_differ_undecided ${row}`))
      })

      test('or the rows are alike in it, too', async () => {
        const loaded = await prepared(...csv(registers))
        await loaded.call('editCells', {
          edits: [3, 4].map((row) => ({ sheet: 'accounts', row, column: 5, text: '1' })),
        })
        expect(await codesOf(loaded)).toEqual([
          ...[2, 3, 2, 4].map((row) => `warning row_adds_nothing ${row}`),
          ...same,
        ])
      })
    })

    test('not a payment that is repeated beside each meter', async () => {
      const rows = [
        [...payments, 'Meter serial'],
        [...paid, 'M1'],
        [...paid, 'M2'],
      ]
      expect(await repeatsIn(rows)).toEqual([])
    })

    test('not payments that differ in anything', async () => {
      expect(await repeatsIn([payments, paid, paid.with(5, '10.20'), paid.with(3, '2026-01-03')])).toEqual([])
    })
  })

  test.each(['', '<v></v>', '<v>0</v>'])(
    'that no formula of a column has its result in the file: its heading says what it is, %j',
    async (stored) => {
      const text = (shown: string) => `<c t="inlineStr"><is><t>${shown}</t></is></c>`
      const rows = [2, 3].map(
        (row) => `<row r="${row}">${text(`A-${row}`)}${text('Lee')}<c><f>E${row}-F${row}</f>${stored}</c></row>`,
      )
      const headings = ['Account number', 'Last name', 'Balance'].map(text).join('')
      const xml = sheetXmlOf(`<row r="1">${headings}</row>${rows.join('')}`)
      const workbook = '<calcPr calcId="124519" fullCalcOnLoad="1"/>'
      expect(await saidOf('accounts.xlsx', xlsxOf(xml, { workbook }))).toEqual(
        [2, 3].map((row) =>
          expect.stringMatching(
            soundsLike('formula_failed', {
              cell: `error: Row ${row}, column C (“Balance”)`,
              value: `“=E${row}-F${row}”`,
            }),
          ),
        ),
      )
    },
  )

  test('nothing of columns that are left out', async () => {
    const rows = table.map((row, index) => [...row, index === 0 ? 'Internal remark' : ` ${index} `])
    expect(await saidOf(...xlsx(rows))).toEqual([])
  })
})
