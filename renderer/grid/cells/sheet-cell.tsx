/** A cell and a row as the grid draws them, beyond what is in them: whether they are selected, wrong, closed or not sent. */
import { memo, useSyncExternalStore } from 'react'
import { Cell, type CellRendererProps } from 'react-data-grid'
import { leading } from '../grid-measures.ts'
import type { Position } from '../keys/cell-range.ts'
import { canEditRow } from '../keys/range-edits.ts'
import type { SelectionStore } from '../keys/selection-store.ts'
import { cellOf, type GridRow } from '../rows/row-places.ts'
import classes from '../sheet-grid.module.css'
import { hasError } from './cell-content.tsx'

type SheetCellProps = CellRendererProps<GridRow, unknown> & {
  readonly selection: SelectionStore
  readonly onSweep: (position: Position) => void
}

/** A cell that knows by itself whether it is selected. */
export const SheetCell = memo(function SheetCell({ selection, onSweep, ...props }: SheetCellProps) {
  const { rowIdx, column, row, isCellActive } = props
  const index = column.idx - leading
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.isSelected(rowIdx, index))
  return (
    <Cell
      {...props}
      {...(isSelected ? { className: classes.selected } : {})}
      aria-selected={isSelected || isCellActive}
      aria-invalid={hasError(cellOf(row, Number(column.key))) || undefined}
      onMouseEnter={(event) => {
        if (event.buttons === 1) onSweep({ row: rowIdx, column: Math.max(0, index) })
      }}
    />
  )
})

export function classOfRow({ data }: GridRow): string | undefined {
  if (data === undefined) return undefined
  if (data.isClosed) return classes.closedRow
  return data.isAside || !canEditRow(data) ? classes.unsentRow : undefined
}
