/** Workbooks that are right, but written as few programs write them: each has something that readers get wrong. */
import { fileOf, odsOf, sheetXmlOf, xlsxOf, zipOf } from './make-workbook.ts'

const strict = 'http://purl.oclc.org/ooxml'
const types = (parts: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${parts}</Types>`
const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`

/** As "Strict Open XML" of Excel has it: other namespaces, targets from the root, parts in places of its own. */
const strictFile = zipOf([
  ['[Content_Types].xml', types(override('/data/book.xml', 'sheet.main') + override('/data/s/one.xml', 'worksheet'))],
  [
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${strict}/officeDocument/relationships/officeDocument" Target="/data/book.xml"/></Relationships>`,
  ],
  [
    'data/book.xml',
    `<x:workbook xmlns:x="${strict}/spreadsheetml/main" xmlns:q="${strict}/officeDocument/relationships"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Sheet1" sheetId="3" q:id="b"/></x:sheets></x:workbook>`,
  ],
  [
    'data/_rels/book.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="b" Type="${strict}/officeDocument/relationships/worksheet" Target="/data/s/one.xml"/></Relationships>`,
  ],
  [
    'data/s/one.xml',
    `<x:worksheet xmlns:x="${strict}/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Ana</x:t></x:is></x:c><x:c r="B1"><x:v>12.5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
  ],
])

const strings =
  '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>plain</t></si><si><r><rPr><b/></rPr><t>rich </t></r><r><t xml:space="preserve"> text</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t xml:space="preserve">  spaces  </t></si><si><t>two_x000D_\nlines</t></si><si><t/></si><si><t>_x005F_x0041_</t></si></sst>'

const cells = (xml: string) => xlsxOf(sheetXmlOf(`<row r="1">${xml}</row>`), { strings })

export type OddFile = { readonly about: string; readonly fileName: string; readonly bytes: Uint8Array }

export const oddFiles: readonly (OddFile & { readonly texts: readonly (readonly string[])[] })[] = [
  { about: 'the strict edition, with prefixes', fileName: 'a.xlsx', bytes: strictFile, texts: [['Ana', '12.5']] },
  {
    about: 'rich text, reading aids, spaces that count, escaped characters, an empty string',
    fileName: 'a.xlsx',
    bytes: cells([0, 1, 2, 3, 4, 5, 6].map((at) => `<c t="s"><v>${at}</v></c>`).join('')),
    texts: [['plain', 'rich  text', '東京', '  spaces  ', 'two\r\nlines', '', '_x0041_']],
  },
  {
    about: 'inline strings with runs and spaces that count',
    fileName: 'a.xlsx',
    bytes: cells(
      '<c r="A1" t="inlineStr"><is><t>a&amp;b</t></is></c><c r="B1" t="inlineStr"><is><r><t>c</t></r><r><t xml:space="preserve"> d</t></r></is></c><c r="C1" t="inlineStr"><is><t xml:space="preserve"> e_x000D_</t></is></c><c r="D1" t="inlineStr"><is><t>über die Straße</t></is></c>',
    ),
    texts: [['a&b', 'c d', ' e\r', 'über die Straße']],
  },
  {
    about: 'a shared formula, of which only the first cell has the text',
    fileName: 'a.xlsx',
    bytes: cells(
      '<c r="A1"><f t="shared" ref="A1:C1" si="0">D1*2</f><v>4</v></c><c r="B1"><f t="shared" si="0"/><v>6</v></c><c r="C1" t="str"><f t="shared" si="0"/><v>x&lt;y</v></c><c r="D1"><f>[other.xlsx]Sheet1!$A$1</f><v>3</v></c><c r="E1" t="b"><f>TRUE()</f><v>1</v></c>',
    ),
    texts: [['4', '6', 'x<y', '3', 'TRUE']],
  },
  {
    about: 'errors of every kind',
    fileName: 'a.xlsx',
    bytes: cells(['#DIV/0!', '#N/A', '#REF!', '#NAME?'].map((text) => `<c t="e"><v>${text}</v></c>`).join('')),
    texts: [['#DIV/0!', '#N/A', '#REF!', '#NAME?']],
  },
  {
    about: 'numbers no double holds, and numbers that are written oddly',
    fileName: 'a.xlsx',
    bytes: cells(
      [
        '9007199254740993',
        '-9007199254740993',
        '5.0',
        '007',
        '.5',
        '1E3',
        '0.30000000000000004',
        '-0',
        '123456789012345.6',
      ]
        .map((number) => `<c><v>${number}</v></c>`)
        .join(''),
    ),
    texts: [['9007199254740993', '-9007199254740993', '5', '7', '0.5', '1E+3', '0.3', '0', '123456789012346']],
  },
  {
    about: 'styles that are not there, and a style beyond them',
    fileName: 'a.xlsx',
    bytes: cells('<c s="900"><v>45452</v></c>'),
    texts: [['45452']],
  },
  {
    about: 'an absurd size declared',
    fileName: 'a.xlsx',
    bytes: xlsxOf(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ),
    texts: [['1']],
  },
  {
    about: 'a value in pieces, around a comment and in CDATA',
    fileName: 'a.xlsx',
    bytes: cells('<c><v>5.0<!-- x -->1</v></c><c t="str"><v><![CDATA[a<b]]> c</v></c>'),
    texts: [['5.01', 'a<b c']],
  },
  {
    about: 'UTF-16',
    fileName: 'a.xlsx',
    bytes: xlsxOf(
      Buffer.from(
        `\ufeff${sheetXmlOf('<row><c t="inlineStr"><is><t>Łódź</t></is></c></row>').replace('UTF-8', 'UTF-16')}`,
        'utf16le',
      ),
    ),
    texts: [['Łódź']],
  },
  {
    about: 'an encoding of its own',
    fileName: 'a.xlsx',
    bytes: xlsxOf(
      Buffer.from(
        sheetXmlOf('<row><c t="inlineStr"><is><t>Zoë</t></is></c></row>').replace('UTF-8', 'ISO-8859-1'),
        'latin1',
      ),
    ),
    texts: [['Zoë']],
  },
  {
    about: 'macros',
    fileName: 'a.xlsm',
    bytes: fileOf([['Ana', 1]], 'xlsm'),
    texts: [['Ana', '1']],
  },
  {
    about: 'another ending than its kind',
    fileName: 'a.csv',
    bytes: fileOf([['Ana', 1]], 'xlsx'),
    texts: [['Ana', '1']],
  },
  { about: 'Excel 95', fileName: 'a.xls', bytes: fileOf([['Ana', 1.5]], 'biff5'), texts: [['Ana', '1.5']] },
  {
    about: 'Excel 97',
    fileName: 'a.xls',
    bytes: fileOf(
      [
        ['Ana', 1e-7],
        ['Łódź', 1e21],
      ],
      'biff8',
    ),
    texts: [
      ['Ana', '0.0000001'],
      ['Łódź', '1E+21'],
    ],
  },
  {
    about: 'repeated rows and cells, and covered ones',
    fileName: 'a.ods',
    bytes: odsOf(
      '<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="float" office:value="7" table:number-columns-repeated="2"><text:p>7</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string" table:number-columns-spanned="2" table:number-rows-spanned="1"><text:p>x</text:p></table:table-cell><table:covered-table-cell/></table:table-row>',
    ),
    texts: [
      ['7', '7'],
      ['7', '7'],
      ['x', 'x'],
    ],
  },
]
