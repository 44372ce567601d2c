/** Looks into the records of an .xls workbook for what SheetJS doesn't tell. */
import { CFB } from '@e965/xlsx'

// Source: [MS-XLS] 2.3.
const formulaRecord = 0x0006
const recalcIdRecord = 0x01c1

/**
 * Whether whoever wrote the formulas has worked them out. Programs that can't (Spreadsheet::WriteExcel, xlwt, Apache POI) store 0 or an
 * empty text for each, and leave out the record by which Excel and LibreOffice tell that they did.
 */
export function isCalculatedXls(bytes: Uint8Array): boolean {
  const stream = streamOf(bytes)
  let isFormulaThere = false
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const record = stream.readUInt16LE(at)
    if (record === recalcIdRecord) return true
    if (record !== formulaRecord) continue
    isFormulaThere = true
    if (hasResult(stream.subarray(at + resultAt, at + resultAt + 8))) return true
  }
  return !isFormulaThere
}

/** Behind the header of the record come row, column and style, of two bytes each. */
const resultAt = 10

/** @param result  a double, or where the last two bytes are FF a kind in the first. Source: [MS-XLS] 2.5.133. */
function hasResult(result: Buffer): boolean {
  const isZero = result.every((byte) => byte === 0)
  const isEmptyText = result[6] === 0xff && result[7] === 0xff && result[0] === 3
  return !isZero && !isEmptyText
}

/** Empty where the container has none, which is told elsewhere. */
function streamOf(bytes: Uint8Array): Buffer {
  try {
    const container = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: 'buffer' })
    const entry = CFB.find(container, 'Workbook') ?? CFB.find(container, 'Book')
    return entry === null ? Buffer.alloc(0) : Buffer.from(entry.content)
  } catch {
    return Buffer.alloc(0)
  }
}
