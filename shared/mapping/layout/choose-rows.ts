/** Which rows are data once a person has decided: they take in what looks like a title or a total, and leave out what looks like data. */
import type { RowRole, Sheet } from '../../sheet.ts'
import type { RowChoices, SheetMapping } from '../model/mapping.ts'
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

/** Takes a row in, or leaves it out; a choice for the contrary is only taken back. @param row  counted from 1 */
export function chooseRow(choices: RowChoices, row: number, isIn: boolean): RowChoices {
  const { rowsIn = [], rowsOut = [] } = choices
  const against = isIn ? rowsOut : rowsIn
  const without = against.filter((one) => one !== row)
  if (without.length < against.length) return { ...choices, ...(isIn ? { rowsOut: without } : { rowsIn: without }) }
  return { ...choices, ...(isIn ? { rowsIn: [...rowsIn, row] } : { rowsOut: [...rowsOut, row] }) }
}

/** The choices among all that a sheet of a mapping says; those that choose nothing are left out. */
export const rowChoicesOf = ({ rowsIn, rowsOut, hiddenRows, hiddenColumns, isTurned }: RowChoices): RowChoices => ({
  ...(isTurned ? { isTurned } : {}),
  ...(rowsIn?.length ? { rowsIn } : {}),
  ...(rowsOut?.length ? { rowsOut } : {}),
  ...(hiddenRows === undefined ? {} : { hiddenRows }),
  ...(hiddenColumns === undefined ? {} : { hiddenColumns }),
})

/** What was chosen before and is chosen no more, to be laid over what is. */
export const noRowChoices = {
  rowsIn: undefined,
  rowsOut: undefined,
  hiddenRows: undefined,
  hiddenColumns: undefined,
  isTurned: undefined,
} as const satisfies Record<keyof RowChoices, undefined>

/** For another file: what was decided about single rows belongs to this one. */
export function withoutSingleRows({ rowsIn: _, rowsOut: __, ...sheet }: SheetMapping): SheetMapping {
  return sheet
}
