/** Looks into the records of an .xls workbook for what SheetJS doesn't tell. */
import { CFB } from '@e965/xlsx'

/** By this record Excel tells which of its engines worked the formulas out. Source: [MS-XLS] 2.4.215. */
const recalcIdRecord = 0x01c1
/** LibreOffice copies this one. */
const engineOfLibreOffice = 0x0001_8d54

/**
 * Who worked the formulas out: programs that can't name no engine, and a few that can don't either. LibreOffice stores 0 for texts that
 * another program had worked out.
 */
export function engineOfXls(bytes: Uint8Array): 'unsaid' | 'LibreOffice' | 'Excel' {
  const stream = streamOf(bytes)
  for (let at = 0; at + 12 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (stream.readUInt16LE(at) === recalcIdRecord)
      return stream.readUInt32LE(at + 8) === engineOfLibreOffice ? 'LibreOffice' : 'Excel'
  }
  return 'unsaid'
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
