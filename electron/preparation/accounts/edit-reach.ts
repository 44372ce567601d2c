/** What edited cells mean to a plan: which of its counts they change, and how far they reach. */
import type { AssemblyPlan, ColumnPlan, SheetPlan, Slot } from '../../../shared/mapping/plan/assembly-plan.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { firstFrom, positionOf } from '../ordered-numbers.ts'

/** A row with an edited cell, as it is after the edit. `wasData`, `isData`: it was, or is, a row of data. */
export type EditedRow = {
  readonly sheet: string
  /** From 0. */
  readonly rowIndex: number
  readonly wasData: boolean
  readonly isData: boolean
}

export type RowOfPlan = { readonly sheet: SheetPlan; readonly rowIndex: number }

/** The rows of data that edited cells are in, each once. */
export function rowsOfPlan({ sheets }: AssemblyPlan, cells: readonly CellPlace[]): readonly RowOfPlan[] {
  const rows = new Map<string, Set<number>>()
  for (const { sheet, row } of cells) rows.set(sheet, (rows.get(sheet) ?? new Set()).add(row - 1))
  return sheets.flatMap((sheet) =>
    [...(rows.get(sheet.sheet.name) ?? [])].flatMap((rowIndex) =>
      positionOf(sheet.rowIndexes, rowIndex) === -1 ? [] : [{ sheet, rowIndex }],
    ),
  )
}

/** Counts the values of rows in, or out, where the values of a column tell how it is read. */
export function countValues(rows: readonly RowOfPlan[], by: 1 | -1): void {
  for (const { sheet, rowIndex } of rows) {
    for (const { columns } of sheet.slots) {
      for (const { tally, source } of columns) tally?.count(source.cellAt(rowIndex), by)
    }
  }
}

/** The plan's own list of rows follows an edit that makes a row data, or blank: all that hold the plan see it. */
export function placeRow(sheets: readonly SheetPlan[], { sheet, rowIndex, isData }: EditedRow): void {
  const rows = sheets.find((one) => one.sheet.name === sheet)?.rowIndexes as number[] | undefined
  const position = rows === undefined ? 0 : firstFrom(rows, rowIndex)
  const isPlaced = rows?.[position] === rowIndex
  if (isData !== isPlaced) rows?.splice(position, isPlaced ? 1 : 0, ...(isPlaced ? [] : [rowIndex]))
}

export function reachOf(
  plan: AssemblyPlan,
  cells: readonly CellPlace[],
  rows: readonly EditedRow[],
): 'values' | 'grouping' {
  if (rows.some(({ wasData, isData }) => wasData !== isData)) return 'grouping'
  const edited = new Set(cells.map(({ sheet, column }) => columnKey(sheet, column - 1)))
  const isMet = plan.sheets.some(({ sheet, slots, isFilledDown }) =>
    slots.some(({ columns, parent }) =>
      columns.some(
        (column) =>
          column.source.columns.some(({ columnIndex }) => edited.has(columnKey(sheet.name, columnIndex))) &&
          (tellsAccounts(plan, column) || (isFilledDown && isFillable(plan, parent))),
      ),
    ),
  )
  return isMet ? 'grouping' : 'values'
}

const columnKey = (sheet: string, columnIndex: number): string => `${columnIndex} ${sheet}`

/** In a filled-down sheet a row is about the account above when it leaves all blank that is said of accounts themselves. */
const isFillable = ({ sheets }: AssemblyPlan, parent: Slot | null): boolean =>
  parent === null || sheets.some(({ accountColumns }) => accountColumns.length === 0)

/** Account numbers do; and where a sheet has none, the keys that place its rows. */
function tellsAccounts({ sheets, catalogue }: AssemblyPlan, { leaf }: ColumnPlan): boolean {
  if (catalogue.root.naturalKeys.flat().includes(leaf.path)) return true
  if (sheets.every(({ accountColumns }) => accountColumns.length > 0)) return false
  const level = catalogue.level(leaf.levelPath)
  return level?.naturalKeys.flat().some((key) => `${level.path}.${key}` === leaf.path) ?? false
}
