/**
 * What each row is once cells were edited. A row keeps what it was found to be, so that an edit never makes an account vanish or a
 * title an account; only a row that was blank becomes data when it is filled, and one that is emptied becomes blank.
 */
import type { RowRole, Sheet } from '../../../shared/sheet/sheet.ts'

/**
 * @param found  what the row is in the file
 * @param sheet  with the edits
 * @param rowIndex  of a row with an edited cell, or with one that was edited
 * @param firstDataRow  counted from 1
 */
export function editedRole(found: RowRole, sheet: Sheet, rowIndex: number, firstDataRow: number): RowRole {
  if (sheet.filledColumns(rowIndex).length === 0) return 'blank'
  if (found !== 'blank') return found
  return rowIndex >= firstDataRow - 1 ? 'data' : 'title'
}
