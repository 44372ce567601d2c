/** What a file says in cells that a person has changed or emptied, of columns that are used: what is in the others is not sent anyway. */
import type { ChangedValue, EmptiedValue } from '../../../shared/ipc.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import type { EditedWorkbook } from './edited-workbook.ts'

/** @param isAsked  whether a row, by index from 0, is one of those that are asked about. @returns places as the sheet is shown */
export const emptiedCells = (
  edited: Pick<EditedWorkbook, 'emptied'>,
  { sheet, columns }: SheetMapping,
  isAsked: (rowIndex: number) => boolean = () => true,
): readonly EmptiedValue[] =>
  [...edited.emptied(sheet)].flatMap(([rowIndex, cells]) =>
    isAsked(rowIndex)
      ? [...cells].flatMap(([columnIndex, was]) => {
          const used = columns.find((one) => one.column === columnIndex + 1 && isMapped(one))
          const cell = { sheet, row: rowIndex + 1, column: columnIndex + 1 }
          return used === undefined ? [] : [{ cell, header: used.header, was }]
        })
      : [],
  )

/** @param isAsked  as above. @returns in the order of the rows, at places as the sheet is shown */
export const changedCells = (
  edited: Pick<EditedWorkbook, 'changed'>,
  { sheet, columns }: SheetMapping,
  isAsked: (rowIndex: number) => boolean,
): readonly ChangedValue[] =>
  edited
    .changed(sheet)
    .flatMap(({ rowIndex, columnIndex, was, now }) => {
      const used = columns.find((one) => one.column === columnIndex + 1 && isMapped(one))
      const cell = { sheet, row: rowIndex + 1, column: columnIndex + 1 }
      return used === undefined || !isAsked(rowIndex) ? [] : [{ cell, header: used.header, was, now }]
    })
    .sort((one, other) => one.cell.row - other.cell.row)
