/** Which cell of the grid is active. It is kept among the rows there are, and stays in its row where others come or go. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import { leading } from '../grid-measures.ts'
import type { GridRow } from '../rows/row-places.ts'
import type { GridColumn } from '../sheet-columns.tsx'
import { clampPosition, type GridSize, type Position, samePosition } from './cell-range.ts'

type Ask = {
  readonly grid: RefObject<DataGridHandle | null>
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly size: GridSize
  readonly onActive: (position: Position) => void
}

export type ActivePosition = {
  readonly active: RefObject<Position>
  /** Whether the focus is in the grid. */
  readonly hasFocus: RefObject<boolean>
  /** Makes the cell active that is nearest to a position, and gives it the focus where asked. */
  readonly activate: (wanted: Position, shouldFocus: boolean) => void
  /** The grid has made this cell active. */
  readonly activated: (position: Position) => void
}

export function useActivePosition({ grid, rows, columns, size, onActive }: Ask): ActivePosition {
  const active = useRef<Position>({ row: 0, column: 0 })
  /** Of the active cell, as the sheet counts; `null` while its row is on its way. */
  const activeRow = useRef<number | null>(null)
  const hasFocus = useRef(false)

  const activate = useCallback(
    (wanted: Position, shouldFocus: boolean) => {
      const position = clampPosition(wanted, size)
      const isActive = samePosition(position, active.current)
      const element = grid.current?.element
      // A frozen column is always in sight for the grid, so jumping to it would leave the rest scrolled away.
      if (element && columns[position.column]?.isFrozen) element.scrollLeft = 0
      grid.current?.setActivePosition({ rowIdx: position.row, idx: position.column + leading }, { shouldFocus })
      // Where the cell is active already, the grid leaves the focus where it is.
      if (shouldFocus && isActive) focusActiveCell(element)
    },
    [grid, size, columns],
  )

  // The first cell is active from the start, so that Tab leads into the rows and not to the headers.
  const isStarted = useRef(false)
  useEffect(() => {
    const isOutside = !samePosition(clampPosition(active.current, size), active.current)
    // The grid forgets an active cell whose row is gone: the nearest one takes its place.
    if (isOutside || !isStarted.current) activate(active.current, hasFocus.current)
    isStarted.current = true
  }, [activate, size])

  // Where rows have gone or come (mended under the filter, say), the active cell stays in the row it was in.
  useEffect(() => {
    const { row, column } = active.current
    const here = rows[row]?.data?.row ?? null
    const wanted = activeRow.current
    const moved = here === null || wanted === null || here === wanted ? -1 : indexOfRow(rows, wanted)
    if (moved === -1) activeRow.current = here ?? wanted
    else activate({ row: moved, column }, hasFocus.current)
  }, [rows, activate])

  const activated = (position: Position) => {
    active.current = position
    activeRow.current = rows[position.row]?.data?.row ?? null
    onActive(position)
  }
  return { active, hasFocus, activate, activated }
}

const indexOfRow = (rows: readonly GridRow[], number: number): number =>
  rows.findIndex(({ data }) => data?.row === number)

function focusActiveCell(element: HTMLElement | null | undefined): void {
  const cell = element?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  cell?.focus({ preventScroll: true })
}
