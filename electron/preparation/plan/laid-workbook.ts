/** A file with its sheets as they are read, each as it is or turned, and edits laid over them. Edits stay at their cells of the file. */
import type { CellEdit } from '../../../shared/ipc.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import { type EditedWorkbook, editedWorkbook } from '../accounts/edited-workbook.ts'
import { type SaidOfSide, turnedNames, withTurned } from './turned-workbook.ts'

export type LaidWorkbook = { readonly file: Workbook; readonly edited: EditedWorkbook }

/** @param edits  at their places in the file */
export const layEdits = (file: Workbook, edits: readonly CellEdit[]): LaidWorkbook => ({
  file,
  edited: editedWorkbook(file, edits.map(placeTurning(file.sheets))),
})

/** @returns the same one where its sheets are read as is said */
export function layAgain(laid: LaidWorkbook, sheets: readonly SaidOfSide[]): LaidWorkbook {
  const file = withTurned(laid.file, turnedNames(laid.file.sheets, sheets))
  return file === laid.file ? laid : layEdits(file, laid.edited.edits().map(placeTurning(laid.file.sheets)))
}
