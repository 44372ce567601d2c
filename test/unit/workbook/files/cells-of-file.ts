/** Reads a file from its bytes on, and says what is in its cells. */
import { readWorkbook, type WorkbookSource } from '../../../../electron/workbook/reading/read-workbook.ts'
import type { Cell, Sheet, Workbook } from '../../../../shared/sheet/sheet.ts'
import { valueIn } from '../../../support/value-in.ts'

export async function workbookOf(
  fileName: string,
  bytes: Uint8Array | string,
  text?: WorkbookSource['text'],
): Promise<Workbook> {
  return valueIn(await readWorkbook({ fileName, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, text }))
}

export const firstSheet = async (...source: Parameters<typeof workbookOf>): Promise<Sheet> =>
  (await workbookOf(...source)).sheets[0]!

export const cellsOf = (sheet: Sheet): Cell[][] =>
  Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.cellAt(row, column)),
  )

export const textsOf = (sheet: Sheet): string[][] => cellsOf(sheet).map((row) => row.map(({ text }) => text))
