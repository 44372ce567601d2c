/** Spreadsheet files for tests, written where they are used. */
import { crc32, deflateRawSync } from 'node:zlib'
import { type BookType, type CellObject, CFB, utils, type WorkSheet, write } from '@e965/xlsx'

export type Written = string | number | boolean | null | CellObject

/** A file with one sheet called "Sheet1", written by SheetJS. */
export function fileOf(
  rows: readonly (readonly Written[])[],
  bookType: BookType,
  change: (sheet: WorkSheet, book: ReturnType<typeof utils.book_new>) => void = () => {},
): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  change(sheet, book)
  return new Uint8Array(write(book, { type: 'buffer', bookType, compression: true }))
}

/** An .xlsx with these sheets. */
export function sheetsFile(sheets: Readonly<Record<string, readonly (readonly Written[])[]>>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}

/** An .xls whose second row is hidden, which SheetJS can read but not write. */
export function xlsWithHiddenRow(rows: readonly (readonly Written[])[]): Uint8Array {
  // ROW: [MS-XLS] 2.4.221.
  const row = Buffer.alloc(16)
  row.writeUInt16LE(1, 0)
  row[12] = 0x20
  return xlsWith(rows, [[0x0208, row]])
}

/**
 * An .xls with the formula =7 in its first cell.
 * @param result  the eight bytes of the result that is stored
 * @param engine  which engine worked the formulas out, where the file says so
 */
export function xlsWithFormula(result: readonly number[], engine?: readonly number[]): Uint8Array {
  // FORMULA: [MS-XLS] 2.4.127: place and style, result, flags and cache, length and bytes of the formula.
  const formula = Buffer.from([...[0, 0, 0, 0, 0, 0], ...result, ...[3, 0, 0, 0, 0, 0], ...[3, 0, 0x1e, 7, 0]])
  // RECALCID: [MS-XLS] 2.4.215.
  const recalcId = [0x01c1, Buffer.from([0xc1, 1, 0, 0, ...(engine ?? [])])] as const
  return xlsWith([[null, 'Ana']], [...(engine === undefined ? [] : [recalcId]), [0x0006, formula]])
}

/** Records go before DIMENSIONS of the sheet, the last part of the stream. */
export function xlsWith(
  rows: readonly (readonly Written[])[],
  records: readonly (readonly [number: number, content: Buffer])[],
): Uint8Array {
  const container = CFB.read(Buffer.from(fileOf(rows, 'biff8')), { type: 'buffer' })
  const stream = Buffer.from(CFB.find(container, 'Workbook').content)
  const written = records.map(([number, content]) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(number, 0)
    head.writeUInt16LE(content.length, 2)
    return Buffer.concat([head, content])
  })
  const at = stream.lastIndexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00]))
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([stream.subarray(0, at), ...written, stream.subarray(at)]))
  return new Uint8Array(CFB.write(container, { type: 'buffer' }))
}

/** What a part of an archive made by hand says of itself, where it lies. */
export type Lie = {
  readonly unpackedBytes?: number
  readonly flags?: number
  readonly method?: number
  readonly checksum?: number
}

/** A ZIP archive, byte by byte. */
export function zipOf(
  parts: readonly (readonly [name: string, content: string | Uint8Array, lie?: Lie])[],
): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content, lie = {}] of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const nameBytes = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(lie.flags ?? 0, 2)
    fields.writeUInt16LE(lie.method ?? 8, 4)
    fields.writeUInt32LE(lie.checksum ?? crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(lie.unpackedBytes ?? plain.length, 18)
    fields.writeUInt16LE(nameBytes.length, 22)
    const localHead = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes])
    local.push(localHead, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, nameBytes]))
    offset += localHead.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, directory, end]))
}

const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const contentTypes = [
  ['workbook.xml', 'sheet.main'],
  ['worksheets/one.xml', 'worksheet'],
  ['strings.xml', 'sharedStrings'],
  ['styles.xml', 'styles'],
] as const

/** An .xlsx of one sheet whose XML is given, as other programs than SheetJS may write it. */
export function xlsxOf(
  sheetXml: string | Uint8Array,
  more: {
    readonly strings?: string | Uint8Array
    readonly styles?: string
    readonly lie?: Lie
    /** What follows the list of sheets. */
    readonly workbook?: string
  } = {},
) {
  return zipOf([
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${contentTypes
        .filter(([part]) => part !== 'strings.xml' || more.strings !== undefined)
        .filter(([part]) => part !== 'styles.xml' || more.styles !== undefined)
        .map(
          ([part, type]) =>
            `<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships><Relationship Id="r1" Type="${relationships}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="7" r:id="r1"/></sheets>${more.workbook ?? '<calcPr calcId="191029"/>'}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/one.xml"/><Relationship Id="r2" Type="${relationships}/sharedStrings" Target="strings.xml"/><Relationship Id="r3" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/worksheets/one.xml', sheetXml, more.lie],
    ...(more.strings === undefined ? [] : ([['xl/strings.xml', more.strings]] as const)),
    ...(more.styles === undefined ? [] : ([['xl/styles.xml', more.styles]] as const)),
  ])
}

export const sheetXmlOf = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${spreadsheetNamespace}"><sheetData>${rows}</sheetData></worksheet>`

/** An .ods of one sheet whose rows are given as XML. */
export const odsOf = (
  rows: string,
  more: { readonly manifest?: string; readonly styles?: string; readonly tableStyle?: string } = {},
) =>
  zipOf([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['styles.xml', '<office:document-styles/>'],
    ['META-INF/manifest.xml', `<manifest:manifest>${more.manifest ?? ''}</manifest:manifest>`],
    [
      'content.xml',
      `<office:document-content><office:automatic-styles>${more.styles ?? ''}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet1" table:style-name="${more.tableStyle ?? ''}">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ],
  ])
