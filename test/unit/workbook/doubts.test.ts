import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../electron/workbook/reading/read-workbook.ts'
import { columnLetters, type Sheet } from '../../../shared/sheet/sheet.ts'
import { valueIn } from '../../support/value-in.ts'
import { fileOf, odsOf, sheetXmlOf, xlsWithHiddenRow, xlsxOf } from './files/make-workbook.ts'

async function sheetOf(fileName: string, bytes: Uint8Array | string): Promise<Sheet> {
  const { sheets } = valueIn(await readWorkbook({ fileName, bytes: Buffer.from(bytes) }))
  return sheets[0]!
}

/** Every doubt of a sheet as "A1 merged". */
const doubtsOf = (sheet: Sheet): string[] =>
  Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) =>
      sheet.doubtsAt(row, column).map((doubt) => `${columnLetters(column + 1)}${row + 1} ${doubt}`),
    ),
  ).flat(2)

const hiddenOf = ({ hiddenRows, hiddenColumns }: Sheet) => ({ rows: [...hiddenRows], columns: [...hiddenColumns] })

describe('a number cell is doubted', () => {
  test.each([
    ['<v>10443720856539964</v>', ['A1 lostDigits']],
    ['<v>1.0443720856539964E+16</v>', ['A1 lostDigits', 'A1 scientific']],
    ['<v>1.5E+3</v>', ['A1 scientific']],
    // What a spreadsheet program keeps of a small rate, whatever it shows.
    ['<v>1.0000000000000001E-2</v>', []],
    ['<v>123456789012345</v>', []],
    ['<v>0.30000000000000004</v>', []],
    ['<v>-1204.5</v>', []],
  ])('%s: %j', async (value, doubts) => {
    expect(doubtsOf(await sheetOf('a.xlsx', xlsxOf(sheetXmlOf(`<row><c>${value}</c></row>`))))).toEqual(doubts)
  })

  test('that a text file has as a spreadsheet showed it', async () => {
    expect(doubtsOf(await sheetOf('a.csv', 'account,code\n1.04437E+16,12E4\n'))).toEqual(['A2 scientific'])
  })

  test.each(['xlsx', 'biff8'] as const)('shown in scientific notation in .%s', async (type) => {
    const sheet = await sheetOf('a', fileOf([[{ t: 'n', v: 1_200_020_345_678, z: '0.00E+00' }]], type))
    expect(doubtsOf(sheet)).toEqual(['A1 scientific'])
  })
})

describe('what only the file knows', () => {
  test.each(['xlsx', 'biff8'] as const)('dates of .%s count from 1904', async (type) => {
    const rows = [['Moved in', { t: 'n' as const, v: 43990, z: 'dd.mm.yyyy' }, 12]]
    const bytes = fileOf(rows, type, (_, book) => {
      book.Workbook = { WBProps: { date1904: true } }
    })
    expect(doubtsOf(await sheetOf('mac', bytes))).toEqual(['B1 dateSystem1904'])
  })

  test('dates of .ods count from 1904, also where only what is shown tells that they are some', async () => {
    const date =
      '<table:table-cell office:value-type="float" office:value="43990"><text:p>06/09/24</text:p></table:table-cell>'
    const nullDate =
      '</office:automatic-styles><table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings><office:automatic-styles>'
    const bytes = odsOf(`<table:table-row>${date}</table:table-row>`, { styles: nullDate })
    expect(doubtsOf(await sheetOf('mac.ods', bytes))).toEqual(['A1 dateSystem1904'])
  })

  test.each([
    ['a.xlsx', xlsxOf(sheetXmlOf('<row><c><f>B1</f></c><c><f>1+1</f><v>2</v></c></row>'))],
    [
      'a.ods',
      odsOf(
        '<table:table-row><table:table-cell table:formula="of:=[.B1]"/><table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"/></table:table-row>',
      ),
    ],
  ])('%s has a formula without its result', async (name, bytes) => {
    expect(doubtsOf(await sheetOf(name, bytes))).toEqual(['A1 noStoredResult'])
  })

  test('cells of .xlsx that a line goes through', async () => {
    const styles =
      '<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><dxfs><dxf><font><strike/></font></dxf></dxfs><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>'
    const cells =
      '<row><c><v>1</v></c><c s="1"><v>2</v></c><c s="2"><v>3</v></c><c s="1"/><c s="1" t="str"><v>a</v></c><c r="F1" s="1"><v>4</v></c><c r="G1" s="2"><v>5</v></c></row>'
    const sheet = await sheetOf('a.xlsx', xlsxOf(sheetXmlOf(cells), { styles }))
    expect(doubtsOf(sheet)).toEqual(['B1 struckOut', 'E1 struckOut', 'F1 struckOut'])
    expect([1, 4].map((column) => sheet.cellAt(0, column).text)).toEqual(['2', 'a'])
  })

  test.each(['xlsx', 'biff8', 'ods'] as const)('cells of .%s that a merged range covers', async (type) => {
    const rows = [
      ['Name', 'City', 'Zip'],
      ['Ana', 'Waco', 1],
      [null, null, 2],
    ]
    const bytes = fileOf(rows, type, (sheet) => {
      sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 1 } }]
    })
    expect(doubtsOf(await sheetOf('a', bytes))).toEqual(['B2 merged', 'A3 merged', 'B3 merged'])
  })
})

describe('rows and columns that the file hides', () => {
  const rows = [
    ['a', 'b', 'c'],
    [1, 2, 3],
    [4, 5, 6],
  ]
  test('are told of .xlsx', async () => {
    const bytes = fileOf(rows, 'xlsx', (sheet) => {
      sheet['!rows'] = [{}, { hidden: true }]
      sheet['!cols'] = [{}, {}, { hidden: true }]
    })
    expect(hiddenOf(await sheetOf('a', bytes))).toEqual({ rows: [1], columns: [2] })
  })

  test('are told of .xls', async () => {
    const columns = fileOf(rows, 'biff8', (sheet) => {
      sheet['!cols'] = [{}, {}, { hidden: true }]
    })
    expect([hiddenOf(await sheetOf('a', columns)), hiddenOf(await sheetOf('a', xlsWithHiddenRow(rows)))]).toEqual([
      { rows: [], columns: [2] },
      { rows: [1], columns: [] },
    ])
  })

  test('are told of .ods, also those a filter leaves out', async () => {
    const cell = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>'
    const bytes = odsOf(
      `<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>
       <table:table-row>${cell.repeat(3)}</table:table-row>
       <table:table-row table:visibility="filter" table:number-rows-repeated="2">${cell}</table:table-row>
       <table:table-row table:visibility="collapse">${cell}</table:table-row>
       <table:table-row>${cell}</table:table-row>
       <table:table-row table:visibility="collapse" table:number-rows-repeated="1048570"/>`,
    )
    expect(hiddenOf(await sheetOf('a.ods', bytes))).toEqual({ rows: [1, 2, 3], columns: [2] })
  })

  test('are none where there is nothing, however much is hidden', async () => {
    const xml = `<worksheet><cols><col min="3" max="16384" hidden="1"/></cols><sheetData><row r="1"><c><v>1</v></c></row><row r="1048576" hidden="true"/></sheetData></worksheet>`
    expect(hiddenOf(await sheetOf('a.xlsx', xlsxOf(xml)))).toEqual({ rows: [], columns: [] })
  })
})
