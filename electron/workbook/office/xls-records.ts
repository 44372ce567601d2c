/** Looks into the records of an .xls workbook for what SheetJS doesn't tell. */
import { CFB } from '@e965/xlsx'

/** By this record Excel tells which of its engines worked the formulas out. Source: [MS-XLS] 2.4.215. */
const recalcIdRecord = 0x01c1
/** LibreOffice copies this one, and stores 0 for texts that it has not worked out itself. */
const engineOfLibreOffice = 0x0001_8d54

/** Whether results of formulas can be relied on: programs that can't work formulas out name no engine. */
export function isCalculatedXls(bytes: Uint8Array): boolean {
  const stream = streamOf(bytes)
  for (let at = 0; at + 12 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (stream.readUInt16LE(at) === recalcIdRecord) return stream.readUInt32LE(at + 8) !== engineOfLibreOffice
  }
  return false
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
