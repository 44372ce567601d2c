/** Looks into the records of an .xls workbook for what SheetJS doesn't tell. */
import { CFB } from '@e965/xlsx'
import { XlsError } from './xls-error.ts'

/** By this record Excel tells which of its engines worked the formulas out. Source: [MS-XLS] 2.4.215. */
const recalcIdRecord = 0x01c1
/** LibreOffice copies this one. */
const engineOfLibreOffice = 0x0001_8d54

/**
 * Who worked the formulas out: programs that can't name no engine, and a few that can don't either. LibreOffice stores 0 for texts that
 * another program had worked out.
 */
export function engineOfXls(stream: Buffer): 'unsaid' | 'LibreOffice' | 'Excel' {
  for (const { type, at, length } of recordsOf(stream)) {
    if (type === recalcIdRecord && length >= 8)
      return stream.readUInt32LE(at + 4) === engineOfLibreOffice ? 'LibreOffice' : 'Excel'
  }
  return 'unsaid'
}

/** Source: [MS-XLS] 2.4.168: a count of two bytes, and eight bytes for each. */
const mergeCellsRecord = 0x00e5
/** Source: [MS-XLS] 2.4.127: the length of the formula's own bytes stands behind place, result, flags and cache. */
const formulaRecord = 0x0006
const formulaLengthAt = 20
/** As SheetJS reads it: a formula that isn't there. */
const noFormula = 0xffff

/**
 * Holds what records claim against what they have: SheetJS believes a count, and goes on past the end of its record, for ever or until
 * no memory is left. Of formulas with more behind their own bytes (constants in braces, areas) that is all there is to count, and
 * their results are read without it.
 * @throws XlsError
 */
export function holdToLength(stream: Buffer): void {
  for (const { type, at, length } of recordsOf(stream)) {
    if (type === mergeCellsRecord && (length < 2 || 2 + stream.readUInt16LE(at) * 8 > length))
      throw new XlsError('damaged')
    if (type !== formulaRecord || length < formulaLengthAt + 2) continue
    const own = stream.readUInt16LE(at + formulaLengthAt)
    if (formulaLengthAt + 2 + own !== length) stream.writeUInt16LE(noFormula, at + formulaLengthAt)
  }
}

/** @returns where the content of each record begins, and its length, as far as it is there as a whole */
function* recordsOf(
  stream: Buffer,
): Generator<{ readonly type: number; readonly at: number; readonly length: number }> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2)
    if (at + 4 + length > stream.length) return
    yield { type: stream.readUInt16LE(at), at: at + 4, length }
    at += 4 + length
  }
}

/** The records of a workbook, as a copy. Empty where the container has none. */
export function xlsStreamOf(bytes: Uint8Array): Buffer {
  try {
    const container = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: 'buffer' })
    const entry = CFB.find(container, 'Workbook') ?? CFB.find(container, 'Book')
    return entry === null ? Buffer.alloc(0) : Buffer.from(entry.content)
  } catch {
    return Buffer.alloc(0)
  }
}
