/**
 * Reads .xlsx and .xlsm workbooks: a pass over the bytes of each sheet that keeps the digits as the file has them. Libraries turn
 * every number into a double, and with it the account number 10443720856539964 into another one.
 */
import type { Sheet } from '../../../shared/sheet/sheet.ts'
import { type ZipArchive, ZipError } from '../reading/zip-archive.ts'
import { type SheetBuilder, sheetBuilder } from '../store/cell-store.ts'
import { workbookStore } from '../store/workbook-store.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'
import { formulaResults } from './formula-results.ts'
import { type OnPiece, readPart } from './read-part.ts'
import { xlsxSheetHandler } from './read-xlsx-sheet.ts'
import { findXlsxParts } from './xlsx-parts.ts'
import { sharedStringsHandler } from './xlsx-strings.ts'
import { type CellStyles, readCellStyles } from './xlsx-styles.ts'

/**
 * @param onPiece  told how much of the file is read
 * @throws ZipError, XmlError, BeyondLimit
 */
export async function readXlsx(zip: ZipArchive, onPiece: OnPiece): Promise<readonly Sheet[]> {
  const parts = findXlsxParts(zip)
  if (parts === undefined) throw new ZipError('damaged')
  const stylesXml = parts.styles === undefined ? undefined : zip.read(parts.styles)
  const styles = stylesXml === undefined ? noStyles : readCellStyles(stylesXml)
  const store = workbookStore({ dateSystem: parts.dateSystem, formats: styles.formats })
  const names = [parts.sharedStrings ?? '', ...parts.sheets.map(({ part }) => part)]
  const readNext = readingInTurn(zip, names, onPiece)
  // A workbook without any text may name a part for it that isn't there.
  await readNext(sharedStringsHandler(store.texts))
  const sharedCount = store.texts.length
  // A lone formula that gives 0, in a workbook that somebody typed, is more likely one that gives 0.
  const results = parts.calculation === 'said' ? undefined : formulaResults(parts.calculation === 'asked' ? 1 : 2)
  const sheets: SheetBuilder[] = []
  for (const { name, isHidden } of parts.sheets) {
    const sheet = sheetBuilder(name, isHidden, store)
    if (!(await readNext(xlsxSheetHandler(store, sheet, sharedCount, results, styles.struckOut))))
      throw new ZipError('damaged')
    sheets.push(sheet)
  }
  results?.putHeld()
  return sheets.map((sheet) => sheet.build())
}

const noStyles: CellStyles = { formats: [], struckOut: new Set() }

/** Reads parts one after the other, and tells how much of all of them is read. */
function readingInTurn(zip: ZipArchive, names: readonly string[], onPiece: OnPiece) {
  const sizes = names.map((name) => zip.parts.get(name)?.unpackedBytes ?? 0)
  const all = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  let index = -1
  let before = 0
  return async (handler: XmlHandler): Promise<boolean> => {
    index += 1
    const size = sizes[index] ?? 0
    const isThere = await readPart(zip, names[index] ?? '', handler, (fraction) =>
      onPiece((before + fraction * size) / all),
    )
    before += size
    return isThere
  }
}
