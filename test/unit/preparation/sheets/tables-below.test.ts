/** A second table below the first: what the person sees of both, from the bytes of the file on. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partTables } from '../../../../shared/mapping/layout/tables-below.ts'
import { runs } from '../../../support/property-runs.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { seenOf } from '../exports/seen-by-person.ts'
import { prepared, type preparing } from '../prepare.ts'
import { csv, xlsx } from './peculiar-files.ts'

const people = [
  ['Account number', 'First name', 'Last name', 'Postcode'],
  ['A-1', 'Ana', 'Lee', 'LS1 1AA'],
  ['A-2', 'Bo', 'Ray', 'LS1 1AB'],
]
const meters = [
  ['Account number', 'Meter serial', 'MPAN'],
  ['A-2', 'E10A12346', '1200012345679'],
  ['A-1', 'E10A12345', '1200012345678'],
]
const serials = 'supply_addresses.0.supply_points.0.meters.0.serial_number'
const customers = 'customers.length'

type Call = ReturnType<typeof preparing>['call']

describe('a table below the first, with headings of its own', () => {
  test.each<[string, readonly (readonly string[])[], string[], string]>([
    ['behind a gap', [...people, [], ...meters], [], 'A5'],
    ['behind a gap, with a title', [...people, [], ['Meters'], ...meters], ['5 title'], 'A6'],
    ['without a gap', [...people, ...meters], [], 'A4'],
    [
      'on pages that have its headings again',
      [
        ...people,
        people[0]!,
        ['A-3', 'Cy', 'Ng', 'LS1 1AC'],
        [],
        ...meters,
        meters[0]!,
        ['A-3', 'E9', '1200012345670'],
      ],
      [],
      'A7',
    ],
  ])('is read as a sheet of its own %s, and said', async (_, rows, leftOut, place) => {
    const { sent, ...seen } = await seenOf(xlsx(rows), [serials, customers])
    expect(seen).toEqual({ leftOut, said: [`warning table_read_apart ${place}`] })
    expect(sent[serials]?.slice(0, 2)).toEqual(['E10A12345', 'E10A12346'])
    expect(sent[customers]?.every((count) => count === 1)).toBe(true)
  })

  test('is called after its title, keeps its rows’ numbers, and is said with what to do', async () => {
    const { first, call } = await prepared(...xlsx([...people, [], ['Meters'], ...meters]))
    expect(first.sheets.map(({ name, dataRowCount }) => [name, dataRowCount])).toEqual([
      ['Sheet1', 2],
      ['Sheet1 (Meters)', 2],
    ])
    const shown = await call('readSheetPage', { sheet: 'Sheet1 (Meters)', filter: 'everyRow', offset: 0, limit: 9 })
    expect(shown.rows.map(({ row, cells }) => [row, cells[0]?.text])).toEqual([
      [5, 'Meters'],
      [6, 'Account number'],
      [7, 'A-2'],
      [8, 'A-1'],
    ])
    expect((await call('readReport', {})).map(({ message }) => message)).toEqual([
      expect.stringMatching(soundsLike('table_read_apart', { row: '5', sheet: '“Sheet1”', name: '“Sheet1 (Meters)”' })),
    ])
  })

  test('is said not to be used where nothing of it is known', async () => {
    const lists = [
      ['Account number', 'Colour'],
      ['A-1', 'red'],
      ['A-2', 'blue'],
    ]
    const { call } = await prepared(...csv([...people, [''], ...lists]))
    expect((await call('readReport', {})).map(({ message }) => message).join()).toMatch(soundsLike('table_left_out'))
  })

  test('makes no accounts of a list of tariffs, which one heading connects with the accounts', async () => {
    const withTariff = people.map((row, index) => [...row, index === 0 ? 'Tariff' : 'T1'])
    const tariffs = [
      ['Tariff', 'Description', 'Unit rate'],
      ['T1', 'Standard', '28.5'],
      ['T2', 'Economy', '24.5'],
    ]
    const { first } = await prepared(...xlsx([...withTariff, [], ...tariffs]))
    expect(first.accounts.map(({ key }) => key)).toEqual(['A-1', 'A-2'])
  })

  test('gives the same payloads from a corrected copy', async () => {
    const file = xlsx([...people, [], ['Meters'], ...meters])
    const { first, call } = await prepared(...file)
    const keys = first.accounts.map(({ key }) => key)
    const copy = await prepared('copy.xlsx', await call('writeCorrectedCopy', {}))
    expect(await copy.call('readPayloads', { keys })).toEqual(await call('readPayloads', { keys }))
  })
})

const tablesIn = (rows: readonly (readonly string[])[]): number => partTables([sheetFromRows('Accounts', rows)]).length

describe('no other table is begun', () => {
  const more = ['A-3', 'Cy', 'Ng', 'LS1 1AC']
  const notes = [
    ['Account number', 'First name', 'Last name', 'Email', 'Note'],
    ['1001', 'Jane', 'Doe', '', 'Moved 3 May'],
    ['1002', 'Jo', 'Doe', '', 'Moved 4 May'],
  ]
  const called = ['1003', 'Al', 'Moe', '', 'Called 12 May']
  test.each<[string, readonly (readonly string[])[]]>([
    ['headings that come again', [...people, people[0]!, more]],
    ['some of the headings', [...people, [], people[0]!.slice(0, 2), ['A-3', 'Cy']]],
    ['words', [...people, ['', 'Customer', 'Care', 'Team', 'Leeds'], more]],
    ['headings with nothing below', [...people, [], meters[0]!]],
    ['an account that has no number', [...people, ['', 'Ana', 'Lee', ''], more]],
    [
      'a note about an account that has no number',
      [...notes, ['', 'Bob', 'Doe', '', 'Account closed'], called, called],
    ],
    ['such a note as the last but one', [...notes, ['', 'Bob', 'Doe', '', 'Account closed'], called]],
    [
      'such a note above another',
      [...notes, ['', 'Bob', 'Doe', '', 'Account closed'], ['', 'Al', 'Moe', '', 'Paid 12 May']],
    ],
    [
      'a note below a gap, with a number to come',
      [...notes, [], ['TBC', 'Bob', 'Doe', 'None', 'Account closed'], called],
    ],
    ['a word that is a heading as well', [...notes, ['', 'Bob', 'Doe', '', 'Email'], called]],
    ['lines of a cover', [['Customer list', 'Acme Energy'], ['31/12/2024'], [], ...people]],
    ['a cover with two values', [['Customer', 'Printed'], ['31/12/2024', '12:00'], [], ...people]],
    [
      'the headings of another page with its number',
      [
        ['Account number', 'First name', 'Last name', 'Balance', 'Page 1'],
        ['1001', 'Jane', 'Doe', '1.00'],
        ['1002', 'Ann', 'Poe', '2.00'],
        ['Account number', 'First name', 'Last name', 'Balance', 'Page 2'],
        ['1003', 'Al', 'Moe', '3.00'],
        ['1004', 'Ed', 'Loe', '4.00'],
      ],
    ],
    [
      'headings that go on from the page before',
      [
        ['Account number', 'First name', 'Last name', 'Balance'],
        ['1001', 'Jane', 'Doe', '1.00'],
        ['1002', 'Ann', 'Poe', '2.00'],
        ['Account number', 'First name', 'Last name', 'Balance (continued)'],
        ['1003', 'Al', 'Moe', '3.00'],
      ],
    ],
    ['headings by turns', [...people, [], ...meters, [], ...people, [], ...meters]],
    [
      'headings of many kinds',
      Array.from({ length: 9 }, (_, kind) => [
        ['Account number', `Field${'abcdefghi'[kind]}`],
        ['1', '2'],
        ['3', '4'],
      ]).flat(),
    ],
  ])('by %s', (_, rows) => expect(tablesIn(rows)).toBe(1))

  test('by whatever words and remarks the rows have', () => {
    const [head = [], ...data] = notes
    const word = fc.constantFrom(
      '',
      'Lee',
      'Account closed',
      'Customer moved',
      'Email',
      'Client',
      'Paid 12 May',
      '07700 900121',
    )
    const number = fc.constantFrom('', '1001', '1002', 'TBC', 'unknown')
    const row = fc.oneof(fc.constant([]), fc.tuple(number, word, word, word, word))
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        expect(tablesIn([head, ...data, ...rows])).toBe(1)
      }),
      { numRuns: runs(1000) },
    )
  })
})

test('as many tables as a person would part by hand are parted', () => {
  const kinds = Array.from({ length: 8 }, (_, kind) => [
    ['Account number', `Field${'abcdefgh'[kind]}`],
    ['1', '2'],
    ['3', '4'],
  ])
  expect(tablesIn(kinds.flat())).toBe(8)
})

describe('what was mapped before', () => {
  const text = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(',')).join('\n')
  const rows = [...people, [], ['Meters'], ...meters]
  const texts = async (call: Call, sheet: string): Promise<string[]> => {
    const shown = await call('readSheetPage', { sheet, filter: 'everyRow', offset: 0, limit: 20 })
    return shown.rows.map(({ cells }) => cells.map((cell) => cell.text).join())
  }

  test('by a mapping that knows the sheet as a whole is read as a whole, with its edits', async () => {
    const whole = await prepared('a.csv', text(people))
    const edits = [{ sheet: 'a', row: 7, column: 2, text: 'E99' }]
    const { mapping } = whole.first
    const again = await prepared('a.csv', text(rows), { mapping, edits })
    expect(again.first.sheets.map(({ name }) => name)).toEqual(['a'])
    expect((await texts(again.call, 'a'))[6]).toContain('E99')
    expect((await again.call('readReport', {})).map(({ code }) => code)).not.toContain('table_read_apart')
  })

  test.each(['a.csv', 'june.csv'])('by a mapping that names its tables is read so again, from %s', async (name) => {
    const { first, call } = await prepared('a.csv', text(rows))
    const again = await prepared(name, text(rows), { mapping: first.mapping })
    expect(again.first.sheets.map((sheet) => sheet.dataRowCount)).toEqual([2, 2])
    const payloadsOf = (of: Call) => of('readPayloads', { keys: ['A-1', 'A-2'] })
    expect(await payloadsOf(again.call)).toEqual(await payloadsOf(call))
  })

  test('keeps its accounts in a corrected copy, whatever was cleared', async () => {
    const { call } = await prepared(
      'c.csv',
      text([
        ['Account number', 'First name', 'Last name', 'Note'],
        ['1001', 'Jane', 'Doe', 'Moved 3 May'],
        ['1005', 'Bob', 'Doe', 'Account closed'],
        ['1002', 'Ann', 'Poe', 'Called 12 May'],
        ['1003', 'Al', 'Moe', 'Called 12 May'],
      ]),
    )
    const edited = await call('editCells', { edits: [{ sheet: 'c', row: 3, column: 1, text: '' }] })
    const copy = await prepared('c.xlsx', await call('writeCorrectedCopy', {}))
    expect(copy.first.sheets.map(({ name }) => name)).toEqual(['c'])
    expect(copy.first.summary.accountCount).toBe(edited.summary.accountCount)
  })

  test.each([
    ['as a whole', people, [{ sheet: 'a', row: 2, column: 2, text: 'Anna' }], 'b'],
    ['with its tables', rows, [{ sheet: 'a (Meters)', row: 7, column: 2, text: 'E99' }], 'b (Meters)'],
  ])('%s gives its edits to the next version', async (_, before, edits, now) => {
    const earlier = await prepared('a.csv', text(before))
    const { call } = await prepared('b.csv', text(rows))
    const bytes = Buffer.from(text(before))
    const { mapping } = earlier.first
    const source = { fileName: 'a.csv', bytes, textReading: null, mapping }
    const { carried } = await call('rebaseEdits', { earlier: source, edits })
    expect(carried.edits).toEqual(edits.map((edit) => ({ ...edit, sheet: now })))
  })
})

test('every cell of the file is in one table, where it was', () => {
  const value = fc.constantFrom('', 'A-1', 'Account number', 'Customer no', 'Lee', '12', 'Meters', 'Postcode')
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 4 }), { minLength: 1, maxLength: 14 }), (rows) => {
      const sheet = sheetFromRows('Accounts', rows)
      const parts = partTables([sheet])
      for (let row = 0; row < sheet.rowCount; row += 1)
        for (let column = 0; column < sheet.columnCount; column += 1) {
          const { text } = sheet.cellAt(row, column)
          const texts = parts.map((part) => part.cellAt(row, column).text).filter((one) => one !== '')
          expect(texts).toEqual(text === '' ? [] : [text])
        }
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
    }),
  )
})
