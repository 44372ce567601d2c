/** How Check is arranged, for tests. */
import type { CheckLook, SheetLook } from '../../../shared/ipc.ts'

export const lookOf = (sheet: string, widths: SheetLook['widths']): CheckLook => ({
  isListFolded: false,
  sheets: [{ sheet, widths, hidden: [], order: [], sort: null }],
})
