import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { readWorkbook, type WorkbookSource } from '../../../electron/workbook/read-workbook.ts'
import type { Cell, QuoteSign, Sheet, Workbook } from '../../../shared/sheet.ts'
import { fileOf, odsOf, sheetXmlOf, type Written, xlsxOf } from './make-workbook.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)))

async function workbookOf(
  fileName: string,
  bytes: Uint8Array | string,
  text?: WorkbookSource['text'],
): Promise<Workbook> {
  const result = await readWorkbook({ fileName, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, text })
  if (!result.ok) throw new Error(result.issues[0].message)
  return result.value
}

const firstSheet = async (...source: Parameters<typeof workbookOf>): Promise<Sheet> =>
  (await workbookOf(...source)).sheets[0]!

const cellsOf = (sheet: Sheet): Cell[][] =>
  Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.cellAt(row, column)),
  )
const textsOf = (sheet: Sheet): string[][] => cellsOf(sheet).map((row) => row.map(({ text }) => text))

const firstCell = async (cell: Written, bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx') =>
  (await firstSheet(`a.${bookType}`, fileOf([[cell]], bookType))).cellAt(0, 0)

describe('a real spreadsheet', () => {
  test('is told apart by its cells: dates, numbers, text', async () => {
    const sheet = await firstSheet('flat-supplier.xlsx', fixture('flat-supplier.xlsx'))

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
      import { readWorkbook } from './electron/workbook/read-workbook.ts'
      import { fileOf } from './test/unit/workbook/make-workbook.ts'
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
        fc.pre(rows.flat().some((value) => value !== null && value !== ''))
        const bytes = fileOf(rows, bookType)
        expect(meaningsOf(await firstSheet('a', bytes))).toEqual(theirMeanings(bytes))
      }),
      { numRuns: 60 },
    )
  })
})

describe('an .xlsx of another program', () => {
  const cellOf = async (xml: string, more?: Parameters<typeof xlsxOf>[1]) =>
    (await firstSheet('a.xlsx', xlsxOf(sheetXmlOf(xml), more))).cellAt(0, 0)

  test.each([
    ['<v>10443720856539964</v>', '10443720856539964'],
    ['<v>-127.68</v>', '-127.68'],
    ['<v>1.0443720856539964E+16</v>', '1.044372085654E+16'],
    ['<v>1.0000000000000001E-5</v>', '1E-5'],
    ['<v>127.68000000000001</v>', '127.68'],
    ['<v>5.0</v>', '5'],
  ])('keeps the digits of %s', async (xml, digits) => {
    expect(await cellOf(`<row r="1"><c r="A1">${xml}</c></row>`)).toEqual({ kind: 'number', text: digits, digits })
  })

  test('joins rich text, leaves reading aids out, resolves what XML and Excel escape', async () => {
    const strings =
      '<sst><si><r><t>Müller &amp; </t></r><r><t xml:space="preserve">Söhne_x0041_ </t></r><rPh><t>no</t></rPh></si></sst>'
    expect(await cellOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { strings })).toEqual({
      kind: 'text',
      text: 'Müller & SöhneA ',
    })
  })

  test('reads prefixes, single quotes, inline strings, CDATA, comments and cells without a place', async () => {
    const xml =
      "<x:worksheet xmlns:x='m'><!-- <c> --><x:sheetData><x:row><x:c t='inlineStr'><x:is><x:t>a>b</x:t></x:is></x:c><x:c\n t = 'str'><x:f>IF(A1&gt;1)</x:f><x:v><![CDATA[<b>]]></x:v></x:c><x:c r='E1'/><x:c><x:v>7</x:v></x:c></x:row><x:row r='4'><x:c><x:v>8</x:v></x:c></x:row></x:sheetData></x:worksheet>"
    expect(textsOf(await firstSheet('a.xlsx', xlsxOf(xml)))).toEqual([
      ['a>b', '<b>', '', '', '', '7'],
      ['', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['8', '', '', '', '', ''],
    ])
  })

  test('says of a formula whose result is not stored that it has none', async () => {
    expect(await cellOf('<row r="1"><c r="A1"><f>B1&amp;"x"</f></c></row>')).toEqual({ kind: 'error', text: '=B1&"x"' })
  })

  test('leaves a formula with an empty result blank', async () => {
    const sheet = await firstSheet(
      'a.xlsx',
      xlsxOf(sheetXmlOf('<row r="1"><c r="A1" t="str"><f>B1</f><v></v></c><c r="B1"><v>1</v></c></row>')),
    )
    expect(textsOf(sheet)).toEqual([['', '1']])
  })

  test('reads a date that is stored as ISO 8601', async () => {
    expect(await cellOf('<row r="1"><c r="A1" t="d"><v>2024-06-09T14:30:00.000</v></c></row>')).toEqual({
      kind: 'date',
      text: '2024-06-09 14:30:00',
      iso: '2024-06-09T14:30:00',
    })
  })
})

describe('an OpenDocument spreadsheet', () => {
  const cell = async (xml: string) =>
    (await firstSheet('a.ods', odsOf(`<table:table-row>${xml}</table:table-row>`))).cellAt(0, 0)

  test.each([
    [
      '<table:table-cell office:value-type="date" office:date-value="2024-03-10T02:30:00"><text:p>10.03.24 02:30</text:p></table:table-cell>',
      { kind: 'date', text: '10.03.24 02:30', iso: '2024-03-10T02:30:00' },
    ],
    [
      '<table:table-cell office:value-type="currency" office:value="-1204.5"><text:p>-1.204,50 €</text:p></table:table-cell>',
      { kind: 'number', text: '-1.204,50 €', digits: '-1204.5' },
    ],
    [
      '<table:table-cell office:value-type="float" office:value="10443720856539964"><text:p>1,04E+16</text:p></table:table-cell>',
      { kind: 'number', text: '1,04E+16', digits: '10443720856539964' },
    ],
    [
      '<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>two<text:s text:c="2"/>words</text:p><text:p>and <text:span>a line</text:span></text:p></table:table-cell>',
      { kind: 'text', text: 'two  words\nand a line' },
    ],
    [
      '<table:table-cell office:value-type="boolean" office:boolean-value="false"><text:p>FALSCH</text:p></table:table-cell>',
      { kind: 'boolean', text: 'FALSCH', value: false },
    ],
    ['<table:table-cell table:formula="of:=[.B1]+1"/>', { kind: 'error', text: '=[.B1]+1' }],
    [
      '<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>',
      { kind: 'error', text: '#N/A' },
    ],
  ] as const)('%s', async (xml, expected) => {
    expect(await cell(xml)).toEqual(expected)
  })

  test('repeats rows and columns as often as it says', async () => {
    const text = '<text:p>x</text:p>'
    const sheet = await firstSheet(
      'a.ods',
      odsOf(
        `<table:table-row table:number-rows-repeated="2"><table:table-cell/><table:table-cell office:value-type="string" table:number-columns-repeated="2">${text}</table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
      ),
    )
    expect(textsOf(sheet)).toEqual([
      ['', 'x', 'x'],
      ['', 'x', 'x'],
    ])
  })

  test('a hidden sheet says so', async () => {
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const row =
      '<table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'
    expect((await firstSheet('a.ods', odsOf(row, { styles, tableStyle: 'ta1' }))).isHidden).toBe(true)
  })
})

describe('a text file', () => {
  test.each([
    ['windows-1252', 'Zoë;Waco'],
    ['windows-1252', 'Ana;12 €;“x”'],
    ['windows-1252', 'José;Núñez;Cádiz\nMaría;Gómez;Córdoba'],
    ['windows-1252', 'Päivi;Jyväskylä'],
    ['windows-1250', 'Łukasz;Łódź;Świętokrzyska\nGrażyna Wójcik;Kraków'],
    ['windows-1250', 'Győr;Szőke Ödön;Petőfi utca'],
    ['windows-1251', 'Иван;Москва;улица Ленина'],
    ['windows-1253', 'Γιώργος;Αθήνα'],
    ['windows-1254', 'Şükrü;İstanbul;Çağlayan\nIşık Güneş'],
    ['cp850', 'Müller;Köln;Straße 5\nJörg Groß;Düsseldorf;Hauptstraße'],
    ['macroman', 'João;São Paulo;Conceição'],
    ['shift_jis', '山田太郎;東京'],
  ])('in %s is found out from %j', async (encoding, names) => {
    const bytes = iconv.encode(`name;city\n${names}\n`, encoding)
    const workbook = await workbookOf('a.csv', bytes)
    expect([
      workbook.text?.encoding,
      textsOf(workbook.sheets[0]!)
        .slice(1)
        .map((row) => row.join(';').replace(/;+$/, '')),
    ]).toEqual([encoding, names.split('\n')])
  })

  test('the sample is read as what it is: Windows-1252, semicolons', async () => {
    const workbook = await workbookOf('rows-per-register.csv', fixture('rows-per-register.csv'))
    const sheet = workbook.sheets[0]!

    const found = { encoding: 'windows-1252', delimiter: ';', quote: '"' }
    expect(workbook.text).toEqual({ ...found, found })
    expect({ name: sheet.name, rows: sheet.rowCount, columns: sheet.columnCount }).toEqual({
      name: 'rows-per-register',
      rows: 25,
      columns: 19,
    })
    expect([sheet.cellAt(1, 1), sheet.cellAt(1, 11), sheet.cellAt(1, 17)]).toEqual([
      { kind: 'text', text: 'José' },
      { kind: 'text', text: '10443720856539964' },
      { kind: 'text', text: '127,68' },
    ])
  })

  const table = 'name;city\nMüller;Köln\nŁukasz;Łódź\n'
  test.each([
    ['utf-8', Buffer.from(`\ufeff${table}`)],
    ['utf-8', Buffer.from(table)],
    ['utf-16le', iconv.encode(table, 'utf-16le', { addBOM: true })],
    ['utf-16le', iconv.encode(table, 'utf-16le', { addBOM: false })],
    ['utf-16be', iconv.encode(table, 'utf-16be', { addBOM: true })],
    ['utf-16be', iconv.encode(table, 'utf-16be', { addBOM: false })],
  ])('in %s is found out', async (encoding, bytes) => {
    const workbook = await workbookOf('a.csv', bytes)
    expect([workbook.text?.found, textsOf(workbook.sheets[0]!)]).toEqual([
      { encoding, delimiter: ';', quote: '"' },
      [
        ['name', 'city'],
        ['Müller', 'Köln'],
        ['Łukasz', 'Łódź'],
      ],
    ])
  })

  test.each([
    [
      'a;b\n1,5;2\n',
      ';',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a,b\n1,2\n',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2\n',
      '\t',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a|b\n1|2\n',
      '|',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'name;note\n\nAna;"x, y, z"\n\n\nCarl;u, v\n',
      ';',
      [
        ['name', 'note'],
        ['', ''],
        ['Ana', 'x, y, z'],
        ['', ''],
        ['', ''],
        ['Carl', 'u, v'],
      ],
    ],
    [
      'sep=;\na;b\n1,2;3,4\n',
      ';',
      [
        ['a', 'b'],
        ['1,2', '3,4'],
      ],
    ],
    ['"sep=|"\r\na|b\r\n', '|', [['a', 'b']]],
    [
      'a,b\r\n1,2\n3,4\r5,6',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'a,b\n"x\r\ny","say ""hi"""\nz,1\n',
      ',',
      [
        ['a', 'b'],
        ['x\ny', 'say "hi"'],
        ['z', '1'],
      ],
    ],
    ['only\none\n', ',', [['only'], ['one']]],
  ])('%j', async (text, delimiter, rows) => {
    const workbook = await workbookOf('a.csv', text)
    expect([workbook.text?.delimiter, textsOf(workbook.sheets[0]!)]).toEqual([delimiter, rows])
  })

  test.each<[string, string, QuoteSign, string[][]]>([
    [
      `name;city\n'Lee; Ana';'Waco'\n'O"Hara';x\n`,
      'single quotation marks',
      "'",
      [
        ['name', 'city'],
        ['Lee; Ana', 'Waco'],
        ['O"Hara', 'x'],
      ],
    ],
    [
      `name;city\nO'Hara;'s-Hertogenbosch\n`,
      'apostrophes in names',
      '"',
      [
        ['name', 'city'],
        ["O'Hara", "'s-Hertogenbosch"],
      ],
    ],
  ])('%j has %s', async (text, _, quote, rows) => {
    const workbook = await workbookOf('a.csv', text)
    expect([workbook.text?.found.quote, textsOf(workbook.sheets[0]!)]).toEqual([quote, rows])
  })

  test('has its quotation marks as part of the values where the person says so', async () => {
    const workbook = await workbookOf('a.csv', 'pipe;length\n"5;2\n6";3\n', { quote: '' })
    expect(textsOf(workbook.sheets[0]!)).toEqual([
      ['pipe', 'length'],
      ['"5', '2'],
      ['6"', '3'],
    ])
  })

  test('is read as the person says, whatever was found out', async () => {
    const bytes = iconv.encode('a;b\nŁódź;1,2\n', 'windows-1250')
    const workbook = await workbookOf('a.csv', bytes, { encoding: 'windows-1250', delimiter: ',' })
    expect([workbook.text, textsOf(workbook.sheets[0]!)]).toEqual([
      {
        encoding: 'windows-1250',
        delimiter: ',',
        quote: '"',
        found: { encoding: 'windows-1250', delimiter: ';', quote: '"' },
      },
      [
        ['a;b', ''],
        ['Łódź;1', '2'],
      ],
    ])
  })

  test('named .tsv has tabs, even when commas are everywhere', async () => {
    const workbook = await workbookOf('a.tsv', 'a,b\n1,2\n')
    expect([workbook.format, textsOf(workbook.sheets[0]!)]).toEqual(['tsv', [['a,b'], ['1,2']]])
  })
})

/** Row, column and meaning of every filled cell, as we read it. */
const meaningsOf = (sheet: Sheet): unknown[] =>
  cellsOf(sheet).flatMap((row, rowIndex) =>
    row.flatMap((cell, columnIndex) => (cell.kind === 'blank' ? [] : [[rowIndex, columnIndex, meaningOf(cell)]])),
  )

/** The same as SheetJS reads it. */
function meaningsIn(worksheet: WorkSheet | undefined): unknown[] {
  const rows = (worksheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  return rows.flatMap((row, rowIndex) =>
    (row ?? []).flatMap((cell, columnIndex) =>
      cell === undefined || cell === null || cell.v === '' ? [] : [[rowIndex, columnIndex, inDigits(cell.v)]],
    ),
  )
}

function theirMeanings(bytes: Uint8Array): unknown[] {
  const book = read(bytes, { type: 'buffer', dense: true, cellDates: false })
  return meaningsIn(book.Sheets[book.SheetNames[0] ?? ''])
}

/** A number at the 15 digits that a spreadsheet shows. */
const inDigits = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(15)) : value)

function meaningOf(cell: Cell): unknown {
  switch (cell.kind) {
    case 'number':
      return Number(cell.digits)
    case 'date':
      return Date.parse(`${cell.iso}${cell.iso.includes('T') ? 'Z' : 'T00:00:00Z'}`) / 86_400_000 + 25_569
    case 'boolean':
      return cell.value
    default:
      return cell.text
  }
}

describe('a text file that is odd', () => {
  test.each([
    [
      'ragged lines',
      'a;b;c\n1\n1;2;3;4\n',
      [
        ['a', 'b', 'c', ''],
        ['1', '', '', ''],
        ['1', '2', '3', '4'],
      ],
    ],
    [
      'a value over lines of every kind',
      'a,b\r\n"x\ry\r\nz",1\r\n',
      [
        ['a', 'b'],
        ['x\ny\nz', '1'],
      ],
    ],
    [
      'a quotation mark inside a value',
      'a;b\n5" pipe;1\n',
      [
        ['a', 'b'],
        ['5" pipe', '1'],
      ],
    ],
    [
      'no line end at its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('has %s', async (_, text, rows) => {
    expect(textsOf(await firstSheet('a.csv', text))).toEqual(rows)
  })

  test('in ISO-8859-2 is read as a relative that has the same letters', async () => {
    const bytes = iconv.encode('name;city\nMichał;Kraków\nPrzemysław;Gorzów\nZdzisław;Ostróda\n', 'iso-8859-2')
    expect(textsOf(await firstSheet('a.csv', bytes))[1]).toEqual(['Michał', 'Kraków'])
  })

  test('with NULs in it is no text', async () => {
    const result = await readWorkbook({ fileName: 'a.csv', bytes: Buffer.from('account,name\n1,A\0na\n2,B\n') })
    expect(result.ok ? 'read' : result.issues[0].code).toBe('file_is_no_spreadsheet')
  })
})
