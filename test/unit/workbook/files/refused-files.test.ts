import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { columnLetters } from '../../../../shared/sheet/sheet.ts'
import { fileOf, odsOf, sheetXmlOf, xlsWith, xlsxOf, zipOf } from './make-workbook.ts'

async function codeOf(fileName: string, bytes: Uint8Array | string): Promise<string> {
  const result = await readWorkbook({
    fileName,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  })
  return result.ok ? 'read' : result.issues[0].code
}

const mebibyte = 1024 * 1024
const row = '<row><c><v>1</v></c></row>'
const oleHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ole = (...streams: string[]) =>
  Buffer.concat([
    oleHeader,
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(`${name}\0`, 'utf16le').subarray(0)),
    Buffer.alloc(512),
  ])

describe('a file that is no spreadsheet says so in its own sentence', () => {
  test.each([
    ['nothing.xlsx', '', 'file_empty'],
    ['blank lines.csv', '\r\n \r\n', 'file_empty'],
    ['export.xls', '<html><body><table><tr><td>1</td></tr></table></body></html>', 'file_is_web_page'],
    ['export.xls', '\r\n<!-- made by a portal -->\r\n<table><tr><td>1</td></tr></table>', 'file_is_web_page'],
    ['export.xls', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'file_is_web_page'],
    [
      'export.xls',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      'file_is_other_spreadsheet',
    ],
    ['data.xml', '<?xml version="1.0"?><accounts/>', 'file_is_no_spreadsheet'],
    ['photo.xlsx', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'file_is_no_spreadsheet'],
    ['scan.csv', '%PDF-1.7\n', 'file_is_no_spreadsheet'],
    ['program.csv', '\x7fELF\x02\x01\x01\x00\x00\x00\x01\x02\x03\x04\x05\x06', 'file_is_no_spreadsheet'],
    ['accounts.json', '[\n  {"account": 1}\n]', 'file_is_no_spreadsheet'],
    ['old.slk', 'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K1\r\nE\r\n', 'file_is_other_spreadsheet'],
    ['prices.csv', 'ID;Price\n1;2\n', 'read'],
    ['one.xlsx', 'account,name\n1,Ana\n', 'file_is_text_by_another_name'],
    ['packed.gz', '\x1f\x8b\x08\x00', 'file_is_archive'],
  ])('%s (%j): %s', async (fileName, bytes, code) => {
    expect(await codeOf(fileName, bytes)).toBe(code)
  })

  test.each([
    [
      'letter.xlsx',
      zipOf([
        [
          '[Content_Types].xml',
          '<Types>application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml</Types>',
        ],
      ]),
      'file_is_no_spreadsheet',
    ],
    ['folder.zip', zipOf([['a.csv', 'a,b']]), 'file_is_archive'],
    ['nested.xlsx', zipOf([['inner.zip', zipOf([['a.xlsx', fileOf([['a']], 'xlsx')]])]]), 'file_is_archive'],
    ['binary.xlsx', fileOf([['a']], 'xlsb'), 'file_is_other_spreadsheet'],
    ['table.numbers', zipOf([['Index/Document.iwa', 'x']]), 'file_is_other_spreadsheet'],
    ['empty.xlsx', fileOf([[]], 'xlsx'), 'file_has_no_cells'],
    ['letter.xls', ole('WordDocument'), 'file_is_no_spreadsheet'],
    ['locked.xlsx', ole('EncryptionInfo', 'EncryptedPackage'), 'file_password_protected'],
    ['locked.ods', odsOf('', { manifest: '<manifest:encryption-data/>' }), 'file_password_protected'],
    ['locked.xlsx', xlsxOf(sheetXmlOf(row), { lie: { flags: 1 } }), 'file_password_protected'],
    ['broken.xls', ole('Workbook'), 'file_damaged'],
  ])('%s: %s', async (fileName, bytes, code) => {
    expect(await codeOf(fileName, bytes)).toBe(code)
  })
})

describe('a damaged file is refused', () => {
  const whole = fileOf(
    [
      ['account', 'name'],
      ['007', 'Ana'],
    ],
    'xlsx',
  )

  test('wherever it is cut off', async () => {
    const codes = new Set<string>()
    for (let length = 8; length < whole.length; length += 97)
      codes.add(await codeOf('cut.xlsx', whole.subarray(0, length)))
    expect([...codes]).toEqual(['file_damaged'])
  })

  test('whichever byte is wrong: it is read, or refused, and never breaks the reader', async () => {
    for (let at = 0; at < whole.length; at += 13) {
      const bytes = whole.slice()
      bytes[at] = 255 - (bytes[at] ?? 0)
      expect(await codeOf('wrong.xlsx', bytes)).toMatch(/^(read|file_[a-z_]+)$/)
    }
  })

  test.each([
    [
      'a sheet that is named but missing',
      zipOf([
        ['[Content_Types].xml', 'spreadsheetml.sheet.main+xml'],
        ['xl/workbook.xml', '<workbook><sheets><sheet name="A" id="r9"/></sheets></workbook>'],
      ]),
    ],
    ['XML that ends in the middle', xlsxOf('<worksheet><sheetData><row><c><v>1</v')],
    ['XML that defines entities', xlsxOf(`<!DOCTYPE w [<!ENTITY a "ha">]>${sheetXmlOf(row)}`)],
    ['a shared string that is missing', xlsxOf(sheetXmlOf('<row><c t="s"><v>7</v></c></row>'))],
    ['no list of contents', zipOf([['xl/workbook.xml', '<workbook/>']])],
    [
      'two parts of one name',
      zipOf([
        ['a', '1'],
        ['a', '2'],
      ]),
    ],
    ['XML that ends before its elements do', xlsxOf('<worksheet><sheetData><row><c><v>1</v></c></row>')],
    ['XML that closes what is not open', xlsxOf(sheetXmlOf('<row><c><v>1</c></v></row>'))],
    ['a digit that changed on the way', xlsxOf(sheetXmlOf(row), { lie: { checksum: 7 } })],
    ['a part packed in an unknown way', xlsxOf(sheetXmlOf(row), { lie: { method: 99 } })],
  ])('%s', async (_, bytes) => {
    expect(await codeOf('broken.xlsx', bytes)).toBe('file_damaged')
  })
})

describe('a bomb never gets through', () => {
  test('that declares what it unpacks to', async () => {
    const sheet = Buffer.alloc(120 * mebibyte, ' ')
    expect(await codeOf('bomb.xlsx', xlsxOf(sheet))).toBe('file_expands_too_much')
  })

  test('that lies about what it unpacks to', async () => {
    const sheet = Buffer.alloc(120 * mebibyte, ' ')
    expect(await codeOf('bomb.xlsx', xlsxOf(sheet, { lie: { unpackedBytes: 4096 } }))).toBe('file_expands_too_much')
  })

  test('of more parts than any workbook has', async () => {
    const parts = Array.from({ length: 20_001 }, (_, index) => [`xl/${index}`, ''] as const)
    expect(await codeOf('bomb.xlsx', zipOf(parts))).toBe('file_expands_too_much')
  })

  test('of cells that are repeated', async () => {
    const bytes = odsOf(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
    )
    expect(await codeOf('bomb.ods', bytes)).toBe('file_has_too_many_cells')
  })

  test('of one merged cell over everything there is', async () => {
    const xml = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFC1048575"/></mergeCells></worksheet>`
    expect(await codeOf('bomb.xlsx', xlsxOf(xml))).toBe('file_has_too_many_cells')
  })

  test('of elements inside elements', async () => {
    const xml = `<worksheet><sheetData>${'<row>'.repeat(5000)}${'</row>'.repeat(5000)}</sheetData></worksheet>`
    expect(await codeOf('bomb.xlsx', xlsxOf(xml))).toBe('file_damaged')
  })

  test('of cells as far from each other as can be', async () => {
    const rows = Array.from({ length: 62 }, (_, row) => {
      const cells = Array.from(
        { length: 1000 },
        (_, column) => `<c r="${columnLetters(column * 16 + 1)}${row * 1024 + 1}"><v>1</v></c>`,
      )
      return `<row r="${row * 1024 + 1}">${cells.join('')}</row>`
    })
    expect(await codeOf('bomb.xlsx', xlsxOf(sheetXmlOf(rows.join(''))))).toBe('file_cells_scattered')
  })

  test('of a million empty rows, which hold nothing', async () => {
    const rows = `<row r="1"><c><v>1</v></c></row>${'<row s="3" customFormat="1"/>'.repeat(1_048_575)}`
    const result = await readWorkbook({ fileName: 'long.xlsx', bytes: xlsxOf(sheetXmlOf(rows)) })
    expect(result.ok && result.value.sheets.map(({ rowCount, columnCount }) => [rowCount, columnCount])).toEqual([
      [1, 1],
    ])
  })

  test('the archive made for these tests is a good one otherwise', async () => {
    expect([await codeOf('good.xlsx', xlsxOf(sheetXmlOf(row))), deflateRawSync('x').length > 0]).toEqual(['read', true])
  })
})

describe('a cell far away from the table', () => {
  /** Texts by place. */
  type Far = Readonly<Record<string, string>>

  const table = [
    [1, { A1: 'Account', B1: 'Name' }],
    [2, { A2: 'A-1', B2: 'Lee' }],
  ] as const
  const read = (...far: readonly (readonly [row: number, cells: Far])[]) => {
    const rows = [...table, ...far].map(([row, cells]) => {
      const xml = Object.entries(cells).map(
        ([place, text]) => `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
      )
      return `<row r="${row}">${xml.join('')}</row>`
    })
    return readWorkbook({ fileName: 'far.xlsx', bytes: xlsxOf(sheetXmlOf(rows.join(''))) })
  }

  test.each([
    ['one cell', [[1_048_576, { XFD1048576: 'x' }]], 'a filled cell far away from its table: XFD1048576.'],
    [
      'one below and one to the right',
      [
        [3, { XFD3: 'x' }],
        [1_048_576, { B1048576: 'x' }],
      ],
      'filled cells far away from its table: B1048576 and XFD3.',
    ],
  ] as const)('is named, and what to do: %s', async (_, far, words) => {
    const result = await read(...far)
    const [issue] = result.ok ? [] : result.issues
    expect([issue?.code, issue && sayMessage(issue.message).includes(words)]).toEqual(['file_cells_far_apart', true])
  })

  test.each([
    ['in the last row of the last column', [[1_048_576, { XFD1048576: ' ' }]]],
    [
      'in several rows',
      [
        [3, { XFD3: '\u00a0 ' }],
        [50_000, { C50000: '  ' }],
      ],
    ],
  ] as const)('makes the sheet no larger when it holds nothing but blanks: %s', async (_, far) => {
    const result = await read(...far)
    expect(result.ok && result.value.sheets.map(({ rowCount, columnCount }) => [rowCount, columnCount])).toEqual([
      [2, 2],
    ])
  })

  test('is not searched for in the rows that have nothing near it', async () => {
    const result = await read([2000, { XFD2000: 'x' }])
    const sheet = result.ok ? result.value.sheets[0] : undefined
    expect([1, 1500, 1999].map((row) => sheet?.filledColumns(row))).toEqual([[0, 1], [], [16_383]])
    let looked = 0
    findLayout({
      ...sheet!,
      cellAt(row, column) {
        looked += 1
        return sheet!.cellAt(row, column)
      },
    })
    expect(looked).toBeLessThan(100_000)
  })
})

describe('a record of an old .xls that claims more than it has', () => {
  const rows = [['Account'], ['A-1']]

  test('is damage, where it counts merged cells', async () => {
    const merges = Array.from({ length: 3 }, () => [0x00e5, Buffer.from([0xff, 0xff])] as const)
    expect(await codeOf('merges.xls', xlsWith(rows, merges))).toBe('file_damaged')
  })

  test('is left unread, where it is behind a formula, whose result is kept', async () => {
    // FORMULA with the result 1.5, one token PtgMemArea, and no areas behind it but a byte.
    const head = [...[5, 0, 0, 0, 0, 0], ...[0, 0, 0, 0, 0, 0, 0xf8, 0x3f], ...[3, 0, 0, 0, 0, 0]]
    const formula = Buffer.from([...head, ...[7, 0, 0x26, 0, 0, 0, 0, 0, 0], 0xff])
    const result = await readWorkbook({ fileName: 'areas.xls', bytes: xlsWith(rows, [[0x0006, formula]]) })
    expect(result.ok && result.value.sheets[0]?.cellAt(5, 0)).toEqual({ kind: 'number', text: '1.5', digits: '1.5' })
  })
})

describe('what is too much is named for what it is', () => {
  const messageOf = async (fileName: string, bytes: Uint8Array) => {
    const result = await readWorkbook({ fileName, bytes })
    return result.ok ? 'read' : `${result.issues[0].code}: ${sayMessage(result.issues[0].message)}`
  }
  const withFormats = (patterns: readonly string[]) => {
    const formats = patterns.map((pattern, index) => `<numFmt numFmtId="${200 + index}" formatCode="${pattern}"/>`)
    const styles = patterns.map((_, index) => `<xf numFmtId="${200 + index}"/>`)
    const xml = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
    return xlsxOf(sheetXmlOf('<row><c s="0"><v>7</v></c></row>'), { styles: xml })
  }

  test('a number format that is longer than any program allows', async () => {
    expect(await messageOf('a.xlsx', withFormats(['# '.repeat(50_000)]))).toMatch(
      /^file_number_format_too_long: “a\.xlsx” has a number format of 100,000 characters\. .* allows 255\./,
    )
  })

  test('one that is as long as they allow is read', async () => {
    expect(await messageOf('a.xlsx', withFormats(['0'.repeat(255)]))).toBe('read')
  })

  test('more number formats than any program makes', async () => {
    const patterns = Array.from({ length: 4001 }, (_, index) => `0.0&quot;${index}&quot;`)
    expect(await messageOf('a.xlsx', withFormats(patterns))).toMatch(/more than 1,000 number formats/)
  })

  test('a thousand sheets and one', async () => {
    const sheets = Array.from({ length: 1001 }, (_, index) => `<table:table table:name="S${index}"></table:table>`)
    const bytes = odsOf(`</table:table>${sheets.join('')}<table:table>`)
    expect(await messageOf('a.ods', bytes)).toMatch(/^file_has_too_many_sheets: “a\.ods” has more than 1,000 sheets/)
  })

  test('a text of 40 MB in one cell', async () => {
    const text = Array.from({ length: 4_200_000 }, (_, index) => String(index).padStart(10, 'x')).join('')
    const bytes = xlsxOf(sheetXmlOf(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`))
    expect(await messageOf('a.xlsx', bytes)).toMatch(/^file_text_too_long: .* longer than 32 MB/)
  })

  test('more rows than a spreadsheet program shows, once the first of them comes', async () => {
    const fractions: number[] = []
    const bytes = Buffer.from('a,b\n'.repeat(8_000_000))
    const result = await readWorkbook({ fileName: 'long.csv', bytes }, (fraction) => fractions.push(fraction))
    expect(result.ok ? 'read' : sayMessage(result.issues[0].message)).toMatch(
      /sheet “long” of “long\.csv” has more than 1,048,576 rows/,
    )
    expect(Math.max(...fractions)).toBeLessThan(0.2)
  })

  test.each([
    ['Account,Name\nA-1,An\0n\nA-2,Bob Lee from Long Street\n', /a sign that no text has \(a zero byte\) in line 2\./],
    [
      `Account,Name\nA-1,An\0n\0\n${'A-2,Bob Lee\n'.repeat(9)}`,
      /2 signs that no text has \(zero bytes\), .* in line 2\./,
    ],
  ])('a zero byte in a text, with its line: %j', async (text, words) => {
    expect(await messageOf('a.csv', Buffer.from(text))).toMatch(words)
  })
})

describe('reading can be stopped', () => {
  test.each([
    ['long.xlsx', xlsxOf(sheetXmlOf('<row><c><v>1</v></c></row>'.repeat(300_000)))],
    ['long.csv', Buffer.from('a,b\n'.repeat(2_000_000))],
  ])('between two pieces of a sheet, at once: %s', async (fileName, bytes) => {
    const stopping = new AbortController()
    const fractions: number[] = []
    const result = await readWorkbook(
      { fileName, bytes },
      (fraction) => {
        fractions.push(fraction)
        stopping.abort()
      },
      stopping.signal,
    )
    expect([result.ok ? 'read' : result.issues[0].code, fractions.length]).toEqual(['loading_cancelled', 1])
  })

  test.each([
    ['a.xlsx', xlsxOf(sheetXmlOf('<row><c><v>1</v></c></row>'.repeat(100_000)))],
    [
      'a.ods',
      odsOf(
        '<table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(
          30_000,
        ),
      ),
    ],
  ])('and is followed while it goes on: %s', async (fileName, bytes) => {
    const fractions: number[] = []
    await readWorkbook({ fileName, bytes }, (fraction) => fractions.push(fraction))
    expect([fractions.length > 1, fractions.at(-1), fractions.toSorted((a, b) => a - b)]).toEqual([true, 1, fractions])
  })
})
