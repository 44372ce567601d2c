import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../electron/workbook/reading/read-workbook.ts'
import { blankCell } from '../../../shared/sheet/sheet.ts'
import { firstSheet, textsOf } from './files/cells-of-file.ts'
import { odsOf } from './files/make-workbook.ts'

describe('an OpenDocument spreadsheet', () => {
  const filled = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>'
  const cell = async (xml: string) =>
    (await firstSheet('a.ods', odsOf(`<table:table-row>${xml}${filled}</table:table-row>`))).cellAt(0, 0)

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
    ['<table:table-cell table:formula="of:=[.B1]+1" office:value-type="float"/>', { kind: 'error', text: '=[.B1]+1' }],
    // As LibreOffice writes a formula that gives an empty text, or a text.
    ['<table:table-cell table:formula="of:=IF([.B1];1;&quot;&quot;)"><text:p/></table:table-cell>', blankCell],
    [
      '<table:table-cell table:formula="of:=[.B1]+1" office:value-type="float"><text:p/></table:table-cell>',
      { kind: 'error', text: '=[.B1]+1' },
    ],
    ['<table:table-cell table:formula="of:=[.B1]"><text:p>x</text:p></table:table-cell>', { kind: 'text', text: 'x' }],
    ['<table:table-cell table:formula="of:=[.B1]" office:value-type="string"/>', blankCell],
    [
      '<table:table-cell office:value-type="float" office:value="6430000"><text:p>6.43E+06</text:p></table:table-cell>',
      { kind: 'number', text: '6.43E+06', digits: '6430000' },
    ],
    // As Gnumeric writes a long number in a narrow column.
    [
      '<table:table-cell office:value-type="float" office:value="6426995750488"><text:p>6.43E+12</text:p></table:table-cell>',
      { kind: 'number', text: '6426995750488', digits: '6426995750488' },
    ],
    // As LibreOffice 7.4 writes a date by a formula in a cell without a format.
    [
      '<table:table-cell table:formula="of:=DATE(2024;3;7)" office:value-type="float" office:value="45358"><text:p>03/07/24</text:p></table:table-cell>',
      { kind: 'date', text: '03/07/24', iso: '2024-03-07' },
    ],
    [
      '<table:table-cell table:formula="of:=NOW()" office:value-type="float" office:value="45358.604166666664"><text:p>03/07/24 02:30 PM</text:p></table:table-cell>',
      { kind: 'date', text: '03/07/24 02:30 PM', iso: '2024-03-07T14:30:00' },
    ],
    [
      '<table:table-cell office:value-type="float" office:value="45359"><text:p>03/07/24</text:p></table:table-cell>',
      { kind: 'number', text: '03/07/24', digits: '45359' },
    ],
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

  test('has no sheets but its own: none of another file that its formulas look into, none of another program', async () => {
    const table = (name: string, style = '') =>
      `<table:table table:name="${name}" table:style-name="${style}"><table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`
    const styles =
      '<style:style style:name="ta_extref" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const rows = `</table:table>${table("'file:///home/ana/prices.ods'#Prices", 'ta_extref')}${table('Mine', 'ta_extref')}${table("'file:///home/ana/mine.ods'#Mine")}<table:dde-links><table:dde-link>${table('')}</table:dde-link></table:dde-links><table:table table:name="Last"><table:table-row/>`
    const read = await readWorkbook({ fileName: 'a.ods', bytes: odsOf(rows, { styles }) })
    expect(read.ok && read.value.sheets.map(({ name }) => name)).toEqual([
      'Sheet1',
      'Mine',
      "'file:///home/ana/mine.ods'#Mine",
      'Last',
    ])
  })
})
