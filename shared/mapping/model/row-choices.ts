/** What a person decides about the rows of a sheet, as a mapping keeps it. `layout/choose-rows.ts` lays it over what was found. */
import type { RowChoices, SheetMapping } from './mapping.ts'

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
export function withoutSingleRows({ rowsIn: _, rowsOut: __, alikeOnce: ___, ...sheet }: SheetMapping): SheetMapping {
  return sheet
}
