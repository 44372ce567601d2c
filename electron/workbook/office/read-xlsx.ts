/**
 * Reads .xlsx and .xlsm workbooks: a pass over the XML of each sheet that keeps the digits as the file has them. Libraries turn
 * every number into a double, and with it the account number 10443720856539964 into another one.
 */
import type { Sheet } from '../../../shared/sheet.ts'
import { type CellBudget, sheetBuilder } from '../cell-store.ts'
import { xmlReader } from '../xml-reader.ts'
import { type ZipArchive, ZipError } from '../zip-archive.ts'
import { decoderOf, decodeXml } from './decode-xml.ts'
import { type XlsxContext, xlsxSheetHandler } from './read-xlsx-sheet.ts'
import { findXlsxParts } from './xlsx-parts.ts'
import { readSharedStrings } from './xlsx-strings.ts'
import { readNumberFormats } from './xlsx-styles.ts'

/** Bytes of a sheet that are read at one go; between two of them the loading can be stopped. */
const pieceBytes = 4 * 1024 * 1024

/**
 * @param onProgress  told how much of the sheets is read, 0 … 1
 * @throws ZipError, XmlError, TooManyCells
 */
export async function readXlsx(
  zip: ZipArchive,
  budget: CellBudget,
  onProgress: (fraction: number) => void | Promise<void>,
): Promise<readonly Sheet[]> {
  const parts = findXlsxParts(zip)
  if (parts === undefined) throw new ZipError('damaged')
  const part = (name: string | undefined) => {
    const bytes = name === undefined ? undefined : zip.read(name)
    return bytes && decodeXml(bytes)
  }
  const stringsXml = part(parts.sharedStrings)
  const stylesXml = part(parts.styles)
  const context: XlsxContext = {
    dateSystem: parts.dateSystem,
    sharedStrings: stringsXml === undefined ? [] : readSharedStrings(stringsXml),
    numberFormats: stylesXml === undefined ? [] : readNumberFormats(stylesXml),
  }
  const sheets: Sheet[] = []
  for (const [index, { name, isHidden, part }] of parts.sheets.entries()) {
    const bytes = zip.read(part)
    if (bytes === undefined) throw new ZipError('damaged')
    const sheet = sheetBuilder(name, isHidden, budget)
    const reader = xmlReader(xlsxSheetHandler(context, sheet))
    const decoder = decoderOf(bytes)
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      reader.write(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
      await onProgress((index + Math.min(1, (at + pieceBytes) / bytes.length)) / parts.sheets.length)
    }
    reader.write(decoder.decode())
    reader.end()
    sheets.push(sheet.build())
  }
  return sheets
}
