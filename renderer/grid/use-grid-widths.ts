/** How wide columns are: what the grid is told and tells of it, and the keys that change the column of the active cell. */
import { type RefObject, useMemo } from 'react'
import type { ColumnWidths } from 'react-data-grid'
import { fittingWidth } from './column-width.ts'
import { letters, narrowestWidth, widestWidth } from './grid-measures.ts'
import type { Position } from './keys/cell-range.ts'
import type { GridRow } from './rows/row-places.ts'
import type { GridColumn } from './sheet-columns.tsx'

/** Widths that a person chose, in pixels, by the column's number in the sheet. A screen keeps them and gives them back. */
export type GridWidths = ReadonlyMap<number, number>

type Ask = {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly active: RefObject<Position>
  readonly widths: GridWidths
  readonly onWidths: (widths: GridWidths) => void
}

/** How much one key makes wider or narrower, in pixels. */
const widthStep = 16

export function useGridWidths({ columns, rows, active, widths, onWidths }: Ask) {
  const columnWidths = useMemo<ColumnWidths>(
    () => new Map([...widths].map(([column, width]) => [String(column), { type: 'resized', width }])),
    [widths],
  )

  const makeWide = (widthOf: (column: GridColumn) => number) => {
    const column = columns[active.current.column]
    if (column === undefined) return
    const kept = Math.round(Math.min(widestWidth, Math.max(narrowestWidth, widthOf(column))))
    onWidths(new Map(widths).set(column.column, kept))
  }

  return {
    columnWidths,
    onColumnWidthsChange: (changed: ColumnWidths) =>
      onWidths(
        new Map(
          [...changed].flatMap(([key, { type, width }]) =>
            type === 'resized' ? [[Number(key), Math.round(width)]] : [],
          ),
        ),
      ),
    widen: (by: number) => makeWide(({ column, width }) => (widths.get(column) ?? width) + by * widthStep),
    /** As a double click on the edge of its heading does, with all rows that are here and not only those in sight. */
    fitWidth: () =>
      makeWide(
        (column) =>
          letters *
          fittingWidth(
            column,
            rows.flatMap(({ data }) => data?.cells[column.column - 1] ?? []),
          ),
      ),
  }
}
