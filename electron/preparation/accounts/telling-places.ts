/** Says of issues where they are in the file, where the sheet is read turned: what else they call a row is a column there. */

import type { Message } from '../../../shared/messages/message.ts'
import { sentence } from '../../../shared/messages/values.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { cellName } from '../../../shared/sheet/sheet.ts'
import { type MaybeTurned, placeTurning } from '../../../shared/sheet/turned-sheet.ts'

export type TellPlaces = (issues: readonly Issue[]) => readonly Issue[]

export function tellingPlaces(sheets: readonly MaybeTurned[]): TellPlaces {
  const toFile = placeTurning(sheets)
  if (!sheets.some(({ isTurned }) => isTurned)) return (issues) => issues
  return (issues) =>
    issues.map((issue) => {
      const cell = issue.where?.cell
      const inFile = cell === undefined ? cell : toFile(cell)
      return inFile === undefined || inFile === cell
        ? issue
        : { ...issue, message: inTurnedSheet(inFile, issue.message) }
    })
}

/** A message that may say besides where it is in the file, without that. */
export const toldAsRead = (message: Message): Message =>
  message.key === inTurned
    ? (message.facts as { readonly message: { readonly sentence: Message } }).message.sentence
    : message

const inTurned = 'said_in_turned_sheet'

const inTurnedSheet = (inFile: CellPlace, message: Message): Message => ({
  key: inTurned,
  facts: { cell: cellName(inFile), message: sentence(message) },
})
