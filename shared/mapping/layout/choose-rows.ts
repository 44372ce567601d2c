/** Which rows are data once a person has decided: they take in what looks like a title or a total, and leave out what looks like data. */
import type { RowRole, Sheet } from '../../sheet/sheet.ts'
import type { RowChoices } from '../model/mapping.ts'
import type { SheetLayout } from './find-layout.ts'

/** @param layout  as it was found */
export function withRowChoices(layout: SheetLayout, sheet: Sheet, choices: RowChoices): SheetLayout {
  const rowsIn = new Set(choices.rowsIn)
  const rowsOut = new Set(choices.rowsOut)
  const leavesHiddenOut = choices.hiddenRows === 'out' && sheet.hiddenRows.size > 0
  if (rowsIn.size + rowsOut.size === 0 && !leavesHiddenOut) return layout
  const roles = layout.roles.map((role, index): RowRole => {
    // A blank row has nothing to take in, and what holds the headings can't be an account as well.
    if (role === 'blank' || index === layout.headerRow - 1) return role
    if (rowsIn.has(index + 1)) return 'data'
    if (role !== 'data') return role
    if (rowsOut.has(index + 1)) return 'leftOut'
    return leavesHiddenOut && sheet.hiddenRows.has(index) ? 'hidden' : 'data'
  })
  const firstData = roles.indexOf('data')
  return { ...layout, roles, firstDataRow: firstData < 0 ? layout.firstDataRow : firstData + 1 }
}
