/** Which rows of a sheet fit a filter. What was chosen is kept until a row can fit otherwise: pages of 200 ask again and again. */
import { assertNever } from '../../shared/result.ts'
import { dataRowsOf, type Sheet } from '../../shared/sheet.ts'
import { positionOf } from './ordered-numbers.ts'
import type { PreparationCalls } from './protocol.ts'
import { RowOrders } from './row-orders.ts'
import type { ShownSheet } from './sheet-rows.ts'

export type RowChoice = Omit<PreparationCalls['findRow']['ask'], 'sheet' | 'row'>

type Chosen = { readonly version: number; readonly rows: readonly number[] }

export class RowChoices {
  readonly #chosen = new Map<string, Chosen>()
  readonly #orders = new RowOrders()

  /** @returns indexes from 0, in the order that is asked for */
  rowsOf(shown: ShownSheet, choice: RowChoice, version: number): readonly number[] {
    const { filter, accountKey, code, column, sort } = choice
    const key = JSON.stringify([shown.sheet.name, filter, accountKey, code, column, sort])
    const known = this.#chosen.get(key)
    if (known?.version === version) return known.rows
    // What was asked of rows as they were is not asked again.
    for (const [other, chosen] of this.#chosen) if (chosen.version !== version) this.#chosen.delete(other)
    const fitting = chooseRows(shown, choice)
    const rows = sort === undefined ? fitting : this.#orders.sorted(shown, fitting, sort)
    this.#chosen.set(key, { version, rows })
    return rows
  }

  /** Where a row stands among them, from 0; -1 where it does not fit. */
  placeOf(shown: ShownSheet, choice: RowChoice, version: number, rowIndex: number): number {
    const rows = this.rowsOf(shown, choice, version)
    return choice.sort === undefined ? positionOf(rows, rowIndex) : rows.indexOf(rowIndex)
  }
}

function chooseRows(shown: ShownSheet, choice: RowChoice): readonly number[] {
  const rows = rowsThat(shown, choice)
  if (choice.accountKey === undefined) return rows
  const { checked, sheet } = shown
  const ofAccount = checked.account(choice.accountKey)?.rows.rows ?? []
  return ofAccount.flatMap((row) =>
    row.sheet.sheet.name === sheet.name && positionOf(rows, row.rowIndex) !== -1 ? [row.rowIndex] : [],
  )
}

/** The rows above a table are those of another; of one that is turned, they are columns. */
function everyRow({ rowCount, below, isTurned }: Sheet): readonly number[] {
  const first = isTurned ? 0 : (below?.rowIndex ?? 0)
  return Array.from({ length: rowCount - first }, (_, index) => first + index)
}

function rowsThat(shown: ShownSheet, { filter, code, column }: RowChoice): readonly number[] {
  const { sheet, roles, edited, problems } = shown
  switch (filter) {
    case 'everyRow':
      return everyRow(sheet)
    case 'dataRows':
      return dataRowsOf(roles)
    case 'rowsWithProblems':
      return problems.rowsOf(sheet.name, {
        ...(code === undefined ? {} : { code }),
        ...(column === undefined ? {} : { in: { sheet: sheet.name, column } }),
      })
    case 'editedRows':
      return [...edited.editedRows(sheet.name)]
        .filter((rowIndex) => column === undefined || edited.isEdited(sheet.name, rowIndex, column - 1))
        .sort((one, other) => one - other)
    case 'leftOutRows':
      return roles.flatMap((role, rowIndex) => (role === 'data' || role === 'blank' ? [] : [rowIndex]))
    case 'hiddenRows':
      return roles.flatMap((role, rowIndex) => (role !== 'blank' && sheet.hiddenRows.has(rowIndex) ? [rowIndex] : []))
    default:
      return assertNever(filter)
  }
}
