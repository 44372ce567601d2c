/** A second table below the first: what the person sees of both, from the bytes of the file on. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partTables } from '../../../shared/mapping/tables-below.ts'
import { sheetFromRows } from '../../support/workbook-from-rows.ts'
import { seenOf } from './exports/seen-by-person.ts'
import { csv, xlsx } from './peculiar-files.ts'
import { prepared } from './prepare.ts'

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
      'Row 5 of “Sheet1” begins another table, with headings of its own: it is a sheet of its own here, “Sheet1 (Meters)”, and read as one. Look in Map what its columns fill; if its rows go on with the table above, give them the same columns in your spreadsheet program, and load the file again.',
    ])
  })

  test('is told to be left out, where nothing of it is known', async () => {
    const lists = [
      ['Account number', 'Colour'],
      ['A-1', 'red'],
      ['A-2', 'blue'],
    ]
    const { call } = await prepared(...csv([...people, [''], ...lists]))
    expect((await call('readReport', {})).map(({ message }) => message).join()).toContain(
      'and left out. If it is about accounts, include it in Load',
    )
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

test('headings that come again, and words among accounts, begin no other table', () => {
  const sheetOf = (...below: readonly (readonly string[])[]) =>
    partTables([sheetFromRows('Accounts', [...people, ...below])])
  const noTables = [
    [people[0]!, ['A-3', 'Cy', 'Ng', 'LS1 1AC']],
    [[], people[0]!.slice(0, 2), ['A-3', 'Cy']],
    [
      ['Customer', 'Care', 'Team', 'Leeds'],
      ['A-3', 'Cy', 'Ng', 'LS1 1AC'],
    ].map((row, index) => (index === 0 ? ['', ...row] : row)),
    [[], ['Account number', 'Meter serial', 'MPAN']],
    [
      ['', 'Ana', 'Lee', ''],
      ['A-3', 'Cy', 'Ng', 'LS1 1AC'],
    ],
  ]
  for (const below of noTables) expect(sheetOf(...below)).toHaveLength(1)
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
