/** A workbook with some of its sheets turned (shared/sheet/turned-sheet.ts), as a mapping says. Pure. */
import type { CellEdit } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Workbook } from '../../../shared/sheet/sheet.ts'
import { canBeTurned, type MaybeTurned, placeTurning, turnedSheet } from '../../../shared/sheet/turned-sheet.ts'
import { type EditedWorkbook, editedWorkbook } from '../accounts/edited-workbook.ts'

export type SaidOfSide = { readonly sheet: string; readonly isTurned?: boolean | undefined }

/** Names of the sheets that are to be read turned; one of which nothing is said stays as it is. */
export const turnedNames = (sheets: readonly MaybeTurned[], said: readonly SaidOfSide[]): ReadonlySet<string> => {
  const saidOf = new Map(said.map((one) => [one.sheet, one]))
  return namesWhere(sheets, (sheet) => (saidOf.get(sheet.name) ?? sheet).isTurned)
}

/** The same for a mapping that was made for another file, in which the only sheet may be called otherwise. */
export function turnedNamesLike(sheets: readonly MaybeTurned[], like: Mapping): ReadonlySet<string> {
  const used = like.sheets.filter(({ isIncluded }) => isIncluded)
  const [only] = used
  const isRenamed =
    used.length === 1 && sheets.length === 1 && like.sheets.every(({ sheet }) => sheet !== sheets[0]?.name)
  return isRenamed ? namesWhere(sheets, () => only?.isTurned) : turnedNames(sheets, like.sheets)
}

const namesWhere = (
  sheets: readonly MaybeTurned[],
  isSo: (sheet: MaybeTurned) => boolean | undefined,
): ReadonlySet<string> => new Set(sheets.filter(isSo).map(({ name }) => name))

/** @returns the workbook itself where all sheets are so; one that has too many rows is left as it is in the file */
export function withTurned(workbook: Workbook, names: ReadonlySet<string>): Workbook {
  const sheets = workbook.sheets.map((sheet) => {
    const isTurned = sheet.isTurned ?? false
    const isToBe = names.has(sheet.name) && (isTurned || canBeTurned(sheet))
    return isToBe === isTurned ? sheet : turnedSheet(sheet)
  })
  return sheets.every((sheet, index) => sheet === workbook.sheets[index]) ? workbook : { ...workbook, sheets }
}

/** Every sheet as it is in the file. */
export const asInFile = (workbook: Workbook): Workbook => withTurned(workbook, new Set())

/** A file with its sheets as they are read, each as it is or turned, and edits laid over them. Edits stay at their cells of the file. */
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
