/** Follows the active cell: tells the screen which one it is, and draws what is known about it once the rows are drawn. */
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { CellEdit, PageRow } from '../../../shared/ipc.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { useAfterPaint } from '../../components/after-paint.ts'
import type { RowPages } from '../../grid/rows/row-pages.ts'
import { useOfPages } from '../../grid/rows/use-row-pages.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import type { PayloadWish } from '../payload-panel.tsx'
import { type ActiveCell, cellAt } from './active-cell.ts'
import classes from './cell-detail.module.css'
import { CellDetail } from './cell-detail.tsx'

type ShownCellProps = {
  readonly sheet: string
  readonly active: ActiveCell
  readonly pages: RowPages<PageRow>
  readonly columns: readonly GridColumn[]
  readonly onHere: (place: CellPlace, accountKey: string | null) => void
  readonly onEdit: (edits: readonly CellEdit[]) => void
  readonly onPayload: (wish: PayloadWish) => void
}

export function ShownCell({ sheet, active, pages, columns, onHere, onEdit, onPayload }: ShownCellProps) {
  const position = useSyncExternalStore(active.subscribe, active.position)
  const row = useOfPages(pages, () => cellAt(position, pages, columns).row)
  const { column } = cellAt(position, pages, columns)
  const rowNumber = row?.row
  const columnNumber = column?.column
  const accountKey = row?.accountKey ?? null
  useEffect(() => {
    if (rowNumber !== undefined && columnNumber !== undefined)
      onHere({ sheet, row: rowNumber, column: columnNumber }, accountKey)
  }, [onHere, sheet, rowNumber, columnNumber, accountKey])

  // Both at once, or the detail would be of a cell that nobody is in; after the frame, or what an edit came to would wait for it.
  const { drawn, drawNow } = useAfterPaint(useMemo(() => ({ row, column }), [row, column]))
  /** A busy machine draws late: what is pressed meanwhile is meant for the cell that was chosen, and for none where that has no such button. */
  const catchUp = (event: MouseEvent): void => {
    drawNow()
    if (event.target instanceof Node && !event.target.isConnected) event.stopPropagation()
  }
  const place = useRef<HTMLDivElement>(null)
  const said = drawn.column === undefined ? undefined : drawn.row?.cells[drawn.column.column - 1]?.issues
  useLayoutEffect(() => {
    const foot = place.current
    const detail = foot?.firstElementChild
    if (foot == null || !(detail instanceof HTMLElement)) return
    // Without a problem it has its one line, and nothing is measured while one moves from cell to cell.
    if (said === undefined || said.length === 0) return lower(foot)
    keepClear(foot, detail)
    // Once the mouse is elsewhere, the rows may slide, and it lies where it always does.
    const pane = foot.parentElement
    const settle = (): void => {
      if (isLifted(foot)) keepClear(foot, detail)
    }
    pane?.addEventListener('pointerleave', settle)
    return () => pane?.removeEventListener('pointerleave', settle)
  }, [said])
  return (
    <div role="none" className={classes.place} ref={place} onClickCapture={catchUp}>
      <CellDetail sheet={sheet} {...drawn} onEdit={onEdit} onPayload={onPayload} />
    </div>
  )
}

/**
 * What is said of the active cell lies at the foot of the sheet, whose rows make room for it, so that it never lies over the cell.
 * @param place  where it has its room, as a part of the pane with the rows
 * @param detail  what is said; higher than its room where it is long
 */
function keepClear(place: HTMLElement, detail: HTMLElement): void {
  lower(place)
  const grid = place.parentElement?.querySelector('[role="grid"]')
  const cell = grid?.querySelector('[role="gridcell"][tabindex="0"]')
  if (cell == null || !(grid instanceof HTMLElement)) return
  const { top, bottom } = cell.getBoundingClientRect()
  const foot = place.getBoundingClientRect()
  const covered = bottom - (foot.bottom - detail.offsetHeight)
  if (covered <= 0 || top >= foot.top) return
  // Nothing slides away under the mouse: above the cell there is room, too.
  if (cell.matches(':hover')) {
    // The rows take its room at the foot meanwhile: an empty strip there would look as if something were missing.
    makeRoom(grid, grid.scrollTop + foot.height)
    place.style.setProperty(lift, `${foot.bottom - top}px`)
  } else scrollOn(grid, covered)
}

const isLifted = (place: HTMLElement): boolean => place.style.getPropertyValue(lift) !== ''
const lower = (place: HTMLElement): void => {
  place.style.removeProperty(lift)
}

function scrollOn(grid: HTMLElement, by: number): void {
  const wanted = grid.scrollTop + by
  makeRoom(grid, wanted)
  grid.scrollTop = wanted
}

/** So that the sheet can be scrolled so far, past the last row too; the room stays then, or the rows would jump back. */
function makeRoom(grid: HTMLElement, scrollTop: number): void {
  const missing = scrollTop - (grid.scrollHeight - grid.clientHeight)
  if (missing <= 0) return
  const known = Number.parseFloat(grid.style.getPropertyValue(roomBelow)) || 0
  grid.style.setProperty(roomBelow, `${Math.ceil(known + missing)}px`)
}

/** Set where it lies above its cell. */
const lift = '--lift'
const roomBelow = '--room-below'
