import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import type { QuoteSign } from '../../../../shared/sheet/sheet.ts'
import { fixtureBytes } from '../../../support/fixtures.ts'
import { firstSheet, textsOf, workbookOf } from '../files/cells-of-file.ts'

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

  test('says which rows go on beyond the last column of a spreadsheet, if there is anything', async () => {
    const wide = (more: string): string => `${'x,'.repeat(16_383)}x${more}\n`
    const cutIn = async (text: string) => (await workbookOf('a.csv', text)).text?.cutRows
    expect(await cutIn(wide('') + wide(',,'))).toBeUndefined()
    expect(await cutIn(wide('') + wide(',y') + wide(',,z,z'))).toEqual({ count: 2, firstRow: 2, lastColumn: 16_384 })
  })

  test('the sample is read as what it is: Windows-1252, semicolons', async () => {
    const workbook = await workbookOf('rows-per-register.csv', fixtureBytes('rows-per-register.csv'))
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
    [
      `name;city\n';'\n`,
      'apostrophes as values',
      '"',
      [
        ['name', 'city'],
        ["'", "'"],
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

  test.each([
    ['many', 'account,name\n1,A\0\0\0na\n2,B\n', 'file_is_no_spreadsheet'],
    ['one', 'account,name\n1,A\0na\n2,B\n', 'text_has_zero_bytes'],
  ])('with NULs in it is no text, or a damaged one: %s', async (_, text, code) => {
    const result = await readWorkbook({ fileName: 'a.csv', bytes: Buffer.from(text) })
    expect(result.ok ? 'read' : result.issues[0].code).toBe(code)
  })
})
