/** Which rows of a sheet fit a filter. What was chosen is kept until a row can fit otherwise: page after page asks for it. */
import { assertNever } from '../../../shared/result.ts'
import { dataRowsOf, type Sheet } from '../../../shared/sheet/sheet.ts'
import { emptiedCells } from '../accounts/emptied-cells.ts'
import { positionOf } from '../ordered-numbers.ts'
import type { AsideKeys } from '../problems/problems.ts'
import type { PreparationCalls } from '../protocol.ts'
import { RowOrders } from './row-orders.ts'
import type { ShownSheet } from './sheet-rows.ts'

export type RowChoice = Omit<PreparationCalls['findRow']['ask'], 'sheet' | 'row'>

type Chosen = { readonly version: number; readonly rows: readonly number[] }

export class RowChoices {
  readonly #chosen = new Map<string, Chosen>()
  readonly #orders = new RowOrders()

  /** @returns indexes from 0, in the order that is asked for */
  rowsOf(shown: ShownSheet, choice: RowChoice, version: number): readonly number[] {
    const { aside } = shown
    const { keys, sort, ...which } = choice
    const sorted = (rows: readonly number[]) => (sort === undefined ? rows : this.#orders.sorted(shown, rows, sort))
    // Of other accounts from one moment to the next.
    if (keys !== undefined) return sorted(ofAccounts(shown, rowsThat(shown, which), keys))
    const key = JSON.stringify([shown.sheet.name, which, sort])
    const known = this.#chosen.get(key)
    const isSo = (chosen: Chosen): boolean => chosen.version === version
    if (known !== undefined && isSo(known)) return known.rows
    // What was asked of rows as they were is not asked again.
    for (const [other, chosen] of this.#chosen) if (!isSo(chosen)) this.#chosen.delete(other)
    const rows = sorted(rowsThat(shown, which, aside))
    this.#chosen.set(key, { version, rows })
    return rows
  }

  /** Where a row stands among them, from 0; -1 where it does not fit. */
  placeOf(shown: ShownSheet, choice: RowChoice, version: number, rowIndex: number): number {
    const rows = this.rowsOf(shown, choice, version)
    return choice.sort === undefined ? positionOf(rows, rowIndex) : rows.indexOf(rowIndex)
  }
}

function ofAccounts(
  { checked, sheet }: ShownSheet,
  rows: readonly number[],
  keys: readonly string[],
): readonly number[] {
  const wanted = new Set<number>()
  for (const key of keys)
    for (const row of checked.account(key)?.rows.rows ?? [])
      if (row.sheet.sheet.name === sheet.name) wanted.add(row.rowIndex)
  return rows.filter((rowIndex) => wanted.has(rowIndex))
}

/** The rows above a table are those of another; of one that is turned, they are columns. */
function everyRow({ rowCount, below, isTurned }: Sheet): readonly number[] {
  const first = isTurned ? 0 : (below?.rowIndex ?? 0)
  return Array.from({ length: rowCount - first }, (_, index) => first + index)
}

/** @param aside  whose problems nobody has to mend; of accounts that are asked for by their keys all count */
function rowsThat(shown: ShownSheet, { filter, code, level, column }: RowChoice, aside?: AsideKeys): readonly number[] {
  const { sheet, roles, mapping, edited, problems } = shown
  switch (filter) {
    case 'everyRow':
      return everyRow(sheet)
    case 'dataRows':
      return dataRowsOf(roles)
    case 'rowsWithProblems':
      return problems.rowsOf(sheet.name, {
        ...(aside === undefined ? {} : { aside }),
        ...(code === undefined ? {} : { code }),
        ...(level === undefined ? {} : { worst: level }),
        ...(column === undefined ? {} : { in: { sheet: sheet.name, column } }),
      })
    case 'editedRows':
      return [...edited.editedRows(sheet.name)]
        .filter((rowIndex) => column === undefined || edited.isEdited(sheet.name, rowIndex, column - 1))
        .sort((one, other) => one - other)
    case 'emptiedRows':
      return [...new Set(emptiedCells(edited, mapping).map(({ cell }) => cell.row - 1))].sort(
        (one, other) => one - other,
      )
    case 'leftOutRows':
      return roles.flatMap((role, rowIndex) => (role === 'data' || role === 'blank' ? [] : [rowIndex]))
    case 'hiddenRows':
      return roles.flatMap((role, rowIndex) => (role !== 'blank' && sheet.hiddenRows.has(rowIndex) ? [rowIndex] : []))
    default:
      return assertNever(filter)
  }
}
