/**
 * What each row is once cells were edited. A row keeps what it was found to be, so that an edit never makes an account vanish or a
 * title an account; only a row that was blank becomes data when it is filled, and one that is emptied becomes blank.
 */
import type { RowRole, Sheet } from '../../shared/sheet.ts'

/**
 * @param found  roles of the rows as the file has them, by index from 0
 * @param sheet  with the edits
 * @param firstDataRow  counted from 1
 */
export function editedRoles(
  found: readonly RowRole[],
  sheet: Sheet,
  editedRows: Iterable<number>,
  firstDataRow: number,
): readonly RowRole[] {
  const roles = [...found]
  for (const rowIndex of editedRows) {
    if (isBlank(sheet, rowIndex)) roles[rowIndex] = 'blank'
    else if (found[rowIndex] === 'blank') roles[rowIndex] = rowIndex >= firstDataRow - 1 ? 'data' : 'title'
  }
  return roles
}

function isBlank(sheet: Sheet, rowIndex: number): boolean {
  for (let column = 0; column < sheet.columnCount; column += 1) {
    if (sheet.cellAt(rowIndex, column).text.trim() !== '') return false
  }
  return true
}
