import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type CellObject, read } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../shared/sheet/sheet.ts'
import { fixtureBytes } from '../../support/fixtures.ts'
import { runs } from '../../support/property-runs.ts'
import { meaningOf, theirMeaning } from './cells/cell-meanings.ts'
import { cellsOf, firstSheet, textsOf } from './files/cells-of-file.ts'
import { fileOf, type Written, xlsWithFormula } from './files/make-workbook.ts'

const firstCell = async (cell: Written, bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx') =>
  (await firstSheet(`a.${bookType}`, fileOf([[cell]], bookType))).cellAt(0, 0)

const isBlank = (meaning: unknown): boolean =>
  meaning === undefined || (typeof meaning === 'string' && meaning.trim() === '')

/** Row, column and meaning of every filled cell. One with blanks alone, beyond all others, makes no sheet of ours larger. */
const filledIn = (rows: readonly (readonly unknown[])[]): unknown[] =>
  rows.flatMap((row, rowIndex) =>
    row.flatMap((meaning, columnIndex) => (isBlank(meaning) ? [] : [[rowIndex, columnIndex, meaning]])),
  )
const meaningsOf = (sheet: Sheet): unknown[] => filledIn(cellsOf(sheet).map((row) => row.map(meaningOf)))

/** The same as SheetJS reads it. */
function theirMeanings(bytes: Uint8Array): unknown[] {
  const book = read(bytes, { type: 'buffer', dense: true, cellDates: false })
  const rows = (book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []) as (CellObject | undefined)[][]
  return filledIn(Array.from(rows, (row = []) => Array.from(row, theirMeaning)))
}

describe('a real spreadsheet', () => {
  test('is told apart by its cells: dates, numbers, text', async () => {
    const sheet = await firstSheet('flat-supplier.xlsx', fixtureBytes('flat-supplier.xlsx'))

    expect([sheet.cellAt(3, 0), sheet.cellAt(3, 6), sheet.cellAt(3, 28), sheet.cellAt(3, 27)]).toEqual([
      { kind: 'text', text: '007001000' },
      { kind: 'date', text: '02/13/1960', iso: '1960-02-13' },
      { kind: 'number', text: '127.68', digits: '127.68' },
      { kind: 'number', text: '5', digits: '5' },
    ])
  })

  test.each([
    [
      { t: 'n', v: 45452, z: 'dd.mm.yyyy' },
      { kind: 'date', text: '09.06.2024', iso: '2024-06-09' },
    ],
    [
      { t: 'n', v: 45452.604166666664, z: 'dd/mm/yyyy hh:mm' },
      { kind: 'date', text: '09/06/2024 14:30', iso: '2024-06-09T14:30:00' },
    ],
    [
      { t: 'n', v: 45452.99999999, z: 'yyyy-mm-dd hh:mm:ss' },
      { kind: 'date', text: '2024-06-10 00:00:00', iso: '2024-06-10' },
    ],
    [
      { t: 'n', v: 45452, z: 'm/d/yy' },
      { kind: 'date', text: '2024-06-09', iso: '2024-06-09' },
    ],
    [
      { t: 'n', v: 59, z: 'yyyy-mm-dd' },
      { kind: 'date', text: '1900-02-28', iso: '1900-02-28' },
    ],
    [
      { t: 'n', v: 61, z: 'yyyy-mm-dd' },
      { kind: 'date', text: '1900-03-01', iso: '1900-03-01' },
    ],
    [
      { t: 'n', v: -5, z: 'yyyy-mm-dd' },
      { kind: 'number', text: '-5', digits: '-5' },
    ],
    [
      { t: 'n', v: 0.6041666667, z: 'hh:mm' },
      { kind: 'text', text: '14:30' },
    ],
    [
      { t: 'n', v: 1.5, z: '[h]:mm' },
      { kind: 'text', text: '36:00' },
    ],
    [
      { t: 'n', v: -1204.5, z: '#,##0.00' },
      { kind: 'number', text: '-1,204.50', digits: '-1204.5' },
    ],
    [
      { t: 'n', v: -1204.5, z: '#,##0.00 [$€-407];[Red]-#,##0.00 [$€-407]' },
      { kind: 'number', text: '-1,204.50 €', digits: '-1204.5' },
    ],
    [
      { t: 'n', v: 1204.5, z: '[$-407]#,##0.00' },
      { kind: 'number', text: '1,204.50', digits: '1204.5' },
    ],
    [
      { t: 'n', v: 123, z: '000000' },
      { kind: 'number', text: '000123', digits: '123' },
    ],
    [0.1 + 0.2, { kind: 'number', text: '0.3', digits: '0.3' }],
    [0, { kind: 'number', text: '0', digits: '0' }],
    [true, { kind: 'boolean', text: 'TRUE', value: true }],
    [
      { t: 'e', v: 42 },
      { kind: 'error', text: '#N/A' },
    ],
    ['  007 ', { kind: 'text', text: '  007 ' }],
  ] as const)('a cell %j is the same in .xlsx and .xls', async (written, cell) => {
    expect([await firstCell(written as Written, 'xlsx'), await firstCell(written as Written, 'biff8')]).toEqual([
      cell,
      cell,
    ])
  })

  test('a duration has no more hours where days are counted from 1904', async () => {
    const bytes = fileOf([[{ t: 'n', v: 1.5, z: '[h]:mm' }]], 'xlsx', (_, book) => {
      book.Workbook = { WBProps: { date1904: true } }
    })
    expect((await firstSheet('mac', bytes)).cellAt(0, 0)).toEqual({ kind: 'text', text: '36:00' })
  })

  test.each(['xlsx', 'biff8'] as const)('%s counts days from 1904 when it says so', async (bookType) => {
    const bytes = fileOf([[{ t: 'n', v: 43990, z: 'dd.mm.yyyy' }]], bookType, (_, book) => {
      book.Workbook = { WBProps: { date1904: true } }
    })
    expect((await firstSheet('mac', bytes)).cellAt(0, 0)).toEqual({
      kind: 'date',
      text: '09.06.2024',
      iso: '2024-06-09',
    })
  })

  test.each(['xlsx', 'biff8', 'ods'] as const)('%s merged cells all carry the merged value', async (bookType) => {
    const bytes = fileOf(
      [
        ['A', 'B'],
        ['007', 1],
        [null, 2],
      ],
      bookType,
      (sheet) => {
        sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]
      },
    )
    expect(textsOf(await firstSheet('merged', bytes))).toEqual([
      ['A', 'B'],
      ['007', '1'],
      ['007', '2'],
    ])
  })

  describe('a formula of an .xls', () => {
    const zero = [0, 0, 0, 0, 0, 0, 0, 0]
    const emptyText = [3, 0, 0, 0, 0, 0, 0xff, 0xff]
    const seven = [0, 0, 0, 0, 0, 0, 0x1c, 0x40]

    const excel = [0x35, 0xea, 2, 0]
    const libreOffice = [0x54, 0x8d, 1, 0]

    test.each([
      ['a zero, as Spreadsheet::WriteExcel and Apache POI store it', zero, undefined],
      ['an empty text, as xlwt stores it', emptyText, undefined],
      ['a zero, as LibreOffice 7.4 stores it for texts that another program had worked out', zero, libreOffice],
    ])('that the program which wrote it did not work out has no result: %s', async (_, result, engine) => {
      const sheet = await firstSheet('a.xls', xlsWithFormula(result, engine))
      expect([sheet.cellAt(0, 0), sheet.doubtsAt(0, 0)]).toEqual([{ kind: 'error', text: '=7' }, ['noStoredResult']])
    })

    test.each([
      ['0', xlsWithFormula(zero, excel)],
      ['', xlsWithFormula(emptyText, excel)],
      ['7', xlsWithFormula(seven)],
      ['7', xlsWithFormula(seven, libreOffice)],
    ])('that was worked out has its result: %j', async (text, bytes) => {
      expect((await firstSheet('a.xls', bytes)).cellAt(0, 0).text).toBe(text)
    })
  })

  test.each(['libreoffice.xls', 'gnumeric.xls', 'libreoffice.ods'])(
    'a formula of %s that gives 0 or an empty text gives that',
    async (name) => {
      expect(textsOf(await firstSheet(name, fixtureBytes(`formulas/${name}`))).slice(1)).toEqual([
        ['A1', '5', '5', '0', ''],
        ['A2', '7', '7', '0', ''],
      ])
    },
  )

  test('texts that LibreOffice replaced by 0 in an .xls have no result, beside numbers that it kept', async () => {
    const name = 'libreoffice-texts-lost.xls'
    expect(textsOf(await firstSheet(name, fixtureBytes(`formulas/${name}`)))[1]).toEqual([
      '="ACC"&TEXT(2,"0000")',
      'Ana2',
      'Lee',
      '=B2&" "&C2',
      '02/03/2024',
      '21',
      '=IF(2>5,"AB1 2CD","")',
    ])
  })

  test.each([
    [1252, 0xeb, 'Zoë'],
    [1250, 0xb3, 'Zoł'],
    [1251, 0xe6, 'Zoж'],
  ])('an .xls of Excel 95 is read by its own alphabet, %i', async (codePage, letter, name) => {
    const bytes = Buffer.from(fileOf([['Zo_']], 'biff5'))
    bytes[bytes.indexOf('Zo_') + 2] = letter
    // The record that names the alphabet: number 0x42, two bytes long.
    bytes.writeUInt16LE(codePage, bytes.indexOf(Buffer.from([0x42, 0, 2, 0])) + 4)
    expect((await firstSheet('a.xls', bytes)).cellAt(0, 0)).toEqual({ kind: 'text', text: name })
  })

  test('a hidden sheet says so', async () => {
    const bytes = fileOf([['A']], 'xlsx', (_, book) => {
      book.Workbook = { Sheets: [{ name: 'Sheet1', Hidden: 2 }] }
    })
    expect((await firstSheet('a.xlsx', bytes)).isHidden).toBe(true)
  })
})

describe('dates', () => {
  test.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('are the same on a machine in %s', (zone) => {
    const script = `
      import { readFileSync } from 'node:fs'
      import { readWorkbook } from './electron/workbook/reading/read-workbook.ts'
      import { fileOf } from './test/unit/workbook/files/make-workbook.ts'
      const read = async (name, bytes) => (await readWorkbook({ fileName: name, bytes })).value.sheets[0].cellAt(3, 6)
      const moment = { t: 'n', v: 45361.104166666664, z: 'yyyy-mm-dd hh:mm' }
      const rows = [[], [], [], [null, null, null, null, null, null, moment]]
      const cells = [await read('a.xlsx', readFileSync('test/fixtures/flat-supplier.xlsx'))]
      for (const type of ['xlsx', 'biff8', 'ods']) cells.push(await read('a', fileOf(rows, type)))
      console.log(JSON.stringify(cells.map(({ iso }) => iso)))`
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // Half past two on the morning when clocks in New York go from two to three.
    const moment = '2024-03-10T02:30:00'
    expect(JSON.parse(printed)).toEqual(['1960-02-13', moment, moment, moment])
  })
})

describe('what other programs write', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }).map((text) => text.toWellFormed().replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, ' ')),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
    fc.boolean(),
    fc.constant(null),
    fc.record({
      t: fc.constant('n' as const),
      v: fc.integer({ min: 61, max: 60_000 }),
      z: fc.constantFrom('dd.mm.yyyy', 'm/d/yy', 'mmm yy'),
    }),
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })

  test.each(['xlsx', 'biff8'] as const)('is read as SheetJS reads it: .%s', async (bookType) => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        // A file of nothing but blanks is refused.
        fc.pre(rows.flat().some((value) => (typeof value === 'string' ? value.trim() !== '' : value !== null)))
        const bytes = fileOf(rows, bookType)
        expect(meaningsOf(await firstSheet('a', bytes))).toEqual(theirMeanings(bytes))
      }),
      { numRuns: runs(60) },
    )
  })
})
