/** The doubts about all mapped columns of a workbook, by the rows they are in. After an edit only the columns it touched are looked at again. */
import { type ColumnDoubts, type ColumnToDoubt, findDoubts } from '../../shared/doubts/find-doubts.ts'
import type { AssemblyPlan, SheetPlan } from '../../shared/mapping/assembly-plan.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { cellReader } from '../../shared/mapping/read-value.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'

export type AccountDoubts = {
  readonly ofColumns: readonly Issue[]
  /** At the cells of a row, by index from 0. */
  ofRow(sheet: string, rowIndex: number): readonly Issue[]
  /** Places of rows with a doubt. */
  rows(): Iterable<{ readonly sheet: string; readonly rowIndex: number }>
  /** By place of the column; only for `doubtsAgain`. */
  readonly byColumn: ReadonlyMap<string, ColumnDoubts>
}

export const doubtsIn = (plan: AssemblyPlan, mapping: Mapping): AccountDoubts =>
  gathered(plan, new Map(columnsOf(plan, mapping).map((column) => [columnKey(column), findDoubts(column)])))

/** @param edited  cells that show something else than when `before` was found; rows and columns that are data are the same */
export function doubtsAgain(
  before: AccountDoubts,
  plan: AssemblyPlan,
  mapping: Mapping,
  edited: readonly CellPlace[],
): AccountDoubts {
  const touched = new Set(edited.map(({ sheet, column }) => `${column - 1} ${sheet}`))
  const byColumn = new Map(before.byColumn)
  for (const column of columnsOf(plan, mapping)) {
    if (touched.has(columnKey(column))) byColumn.set(columnKey(column), findDoubts(column))
  }
  return gathered(plan, byColumn)
}

const columnKey = ({ sheet, columnIndex }: Pick<ColumnToDoubt, 'sheet' | 'columnIndex'>): string =>
  `${columnIndex} ${sheet.name}`

function columnsOf({ sheets }: AssemblyPlan, mapping: Mapping): readonly ColumnToDoubt[] {
  return sheets.flatMap((plan) => {
    const headerRow = mapping.sheets.find(({ sheet }) => sheet === plan.sheet.name)?.headerRow ?? 0
    return [...columnsOfSheet(plan, Math.max(0, headerRow - 1)).values()]
  })
}

/** By index. A column that fills several fields is split among them: as a whole it is text. */
function columnsOfSheet({ sheet, label, rowIndexes, slots }: SheetPlan, headerRowIndex: number) {
  const columns = new Map<number, ColumnToDoubt>()
  for (const { columnIndex, header, leaf, read } of slots.flatMap((slot) => slot.columns)) {
    const column = { sheet, label, rowIndexes, headerRowIndex, columnIndex, header }
    columns.set(
      columnIndex,
      columns.has(columnIndex)
        ? { ...column, leaf: { ...leaf, kind: 'text' }, read: cellReader('text', {}) }
        : { ...column, leaf, read },
    )
  }
  return columns
}

function gathered({ sheets }: AssemblyPlan, byColumn: ReadonlyMap<string, ColumnDoubts>): AccountDoubts {
  const bySheet = new Map(sheets.map(({ sheet }) => [sheet.name, new Map<number, Issue[]>()]))
  for (const [key, { atCells }] of byColumn) {
    const rows = bySheet.get(key.slice(key.indexOf(' ') + 1))
    for (const [rowIndex, issues] of atCells) rows?.set(rowIndex, [...(rows.get(rowIndex) ?? []), ...issues])
  }
  return {
    byColumn,
    ofColumns: [...byColumn.values()].flatMap(({ ofColumn }) => ofColumn),
    ofRow: (sheet, rowIndex) => bySheet.get(sheet)?.get(rowIndex) ?? none,
    *rows() {
      for (const [sheet, rows] of bySheet) for (const rowIndex of rows.keys()) yield { sheet, rowIndex }
    },
  }
}

const none: readonly Issue[] = []
