import { describe, expect, test } from 'vitest'
import { firstSheet, textsOf } from './files/cells-of-file.ts'
import { sheetXmlOf, xlsxOf } from './files/make-workbook.ts'

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

  test('says so too where the program that wrote it stores an empty value, as openpyxl does', async () => {
    expect(await cellOf('<row r="1"><c r="A1"><f>B1*2</f><v></v></c></row>')).toEqual({ kind: 'error', text: '=B1*2' })
    expect(await cellOf('<row r="1"><c r="A1"><f>B1*2</f><v/></c></row>')).toEqual({ kind: 'error', text: '=B1*2' })
  })

  describe('formulas that all give 0 in a workbook that does not say they were worked out', () => {
    const zeros =
      '<row r="1"><c r="A1" s="0"><f>B1*2</f><v>0</v></c><c r="B1"><v>0</v></c><c r="C1"><f>B1</f><v>0.0</v></c></row>'
    const asking = '<calcPr calcId="124519" fullCalcOnLoad="1"/>'
    const textsWith = async (workbook: string, rows: string) =>
      textsOf(await firstSheet('a.xlsx', xlsxOf(sheetXmlOf(rows), { workbook })))

    test.each([asking, ''])('have no result: %s', async (workbook) => {
      expect(await textsWith(workbook, zeros)).toEqual([['=B1*2', '0', '=B1']])
    })

    test.each([
      '<c r="D2"><f>B2</f><v>7</v></c>',
      '<c r="D2" t="str"><f>B2</f><v>x</v></c>',
      '<c r="D2" t="str"><f>B2</f><v></v></c>',
      '<c r="D2" t="b"><f>B2</f><v>0</v></c>',
      '<c r="D2" t="e"><f>B2</f><v>#N/A</v></c>',
    ])('have one where a formula anywhere gives something else: %s', async (cell) => {
      for (const workbook of [asking, ''])
        expect((await textsWith(workbook, `${zeros}<row r="2">${cell}</row>`))[0]?.slice(0, 3)).toEqual(['0', '0', '0'])
      expect((await textsWith(asking, `<row r="2">${cell}</row>${zeros}`))[0]?.slice(0, 3)).toEqual(['0', '0', '0'])
    })

    test('have one where the workbook says so', async () => {
      expect(await textsWith('<calcPr calcId="191029"/>', zeros)).toEqual([['0', '0', '0']])
    })

    test('do not speak for one that has no value', async () => {
      const none =
        '<row r="2"><c r="A2"><f>B2</f></c><c r="B2"><f>C2</f><v></v></c><c r="C2"><f>1+6</f><v>7</v></c></row>'
      expect(await textsWith('', zeros + none)).toEqual([
        ['0', '0', '0'],
        ['=B2', '=C2', '7'],
      ])
    })

    test('have one where there is but one in a workbook that asks for nothing', async () => {
      const one = '<row r="1"><c r="A1"><v>5</v></c><c r="B1"><f>A1-5</f><v>0</v></c></row>'
      expect(await textsWith('', one)).toEqual([['5', '0']])
      expect(await textsWith(asking, one)).toEqual([['5', '=A1-5']])
    })

    test('keep the number formats of their zeros', async () => {
      const styles =
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.00"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>'
      const rows = '<row r="1"><c r="A1" s="1"><f>B1-5</f><v>0</v></c><c r="B1"><f>4+1</f><v>5</v></c></row>'
      const bytes = xlsxOf(sheetXmlOf(rows), { workbook: asking, styles })
      expect(textsOf(await firstSheet('a.xlsx', bytes))).toEqual([['0.00', '5']])
    })
  })

  test('shows a formula that several cells share in each of them', async () => {
    const rows =
      '<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1*2</f></c></row><row r="2"><c r="A2"><f t="shared" si="0"/></c></row><row r="3"><c r="A3"><f t="dataTable" ref="A3"/></c></row>'
    expect(textsOf(await firstSheet('a.xlsx', xlsxOf(sheetXmlOf(rows))))).toEqual([['=B1*2'], ['=B1*2'], ['=…']])
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
