/** The editable grid over one sheet. With its parts beside it, the only place that knows react-data-grid. */
import { useWindowEvent } from '@mantine/hooks'
import {
  type ClipboardEvent,
  type FocusEvent,
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type CellRendererProps, DataGrid, type DataGridHandle } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import type { CellEdit, PageRow } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { LateClosing } from './cells/late-closing.ts'
import { classOfRow, SheetCell } from './cells/sheet-cell.tsx'
import { headerHeight, leading, rowHeight, rowsShownIn } from './grid-measures.ts'
import { type CellRange, clampSelection, type GridSize, type Position, selectionAt } from './keys/cell-range.ts'
import type { EditStart } from './keys/grid-keys.ts'
import { SelectionStore } from './keys/selection-store.ts'
import { useActivePosition } from './keys/use-active-position.ts'
import { type TypingArgs, useGridKeyboard } from './keys/use-grid-keyboard.ts'
import { useRangeActions } from './keys/use-range-actions.ts'
import { type MenuPlace, menuPlaceOf } from './menu-place.ts'
import { type RowPages, rowsAhead } from './rows/row-pages.ts'
import { cellOf, type GridRow, RowPlaces } from './rows/row-places.ts'
import { type GridColumn, sheetColumns } from './sheet-columns.tsx'
import classes from './sheet-grid.module.css'
import { type GridWidths, useGridWidths } from './use-grid-widths.ts'

export type SheetGridHandle = {
  /** Makes a cell active, brings it into sight and, where asked, gives it the focus. `rowIndex` is its place among the rows, from 0. */
  goTo(rowIndex: number, column: number, takesFocus: boolean): void
}

type SheetGridProps = {
  readonly ref?: Ref<SheetGridHandle>
  readonly sheet: string
  /** Counted from 1, as all of the sheet's rows are, shown or not. */
  readonly lastRow: number
  /** In the order of the screen. */
  readonly columns: readonly GridColumn[]
  readonly pages: RowPages<PageRow>
  readonly widths: GridWidths
  readonly onWidths: (widths: GridWidths) => void
  /** @param note  what else is worth knowing about the change */
  readonly onEdit: (edits: readonly CellEdit[], note?: string) => void
  /** As `onEdit`, while the box in which it was typed is still open. @returns shows it in its cell, now that it is not */
  readonly onTyped: (edits: readonly CellEdit[]) => () => void
  readonly onActive: (position: Position) => void
  /** The rows and columns that are selected now. */
  readonly onSelected: (range: CellRange) => void
  /** The number of an account was pressed. */
  readonly onAccount: (key: string) => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  readonly onUseSuggestion: () => void
  /** What can be done at a cell or heading is asked for, with the right button or the menu key. */
  readonly onMenu: (asked: MenuPlace) => void
}

export function SheetGrid(props: SheetGridProps) {
  const { ref, sheet, lastRow, columns, pages, onEdit, onTyped, onActive, onSelected } = props
  const grid = useRef<DataGridHandle>(null)
  const places = useMemo(() => new RowPlaces(pages), [pages])
  const rows = useSyncExternalStore(places.subscribe, places.rows)
  const [selection] = useState(() => new SelectionStore())
  const [closing] = useState(() => new LateClosing())
  /** The row that was last typed in, from the moment at which it is taken over: its box may be open for a while yet. */
  const typed = useRef<GridRow>(undefined)
  const editStart = useRef<EditStart>('opening')
  const isDragging = useRef(false)
  const size = useMemo<GridSize>(
    () => ({ rowCount: rows.length, columnCount: columns.length }),
    [rows.length, columns.length],
  )
  const { active, hasFocus, activate, activated } = useActivePosition({ grid, rows, columns, size, onActive })
  const range = useRangeActions({ ...props, selection })
  const { columnWidths, onColumnWidthsChange, widen, fitWidth } = useGridWidths({ ...props, rows, active })

  useImperativeHandle(
    ref,
    () => ({
      goTo: (row, column, takesFocus) => {
        closing.now()
        const shown = columns.findIndex((one) => one.column === column)
        const index = Math.max(0, shown)
        activate({ row, column: index }, takesFocus)
        // The grid brings into sight what it focuses, and nothing else.
        if (!takesFocus) grid.current?.scrollToCell({ rowIdx: row, idx: index + leading })
      },
    }),
    [activate, closing, columns],
  )
  useEffect(() => closing.giveUp, [closing])
  useEffect(() => selection.subscribe(() => onSelected(selection.range)), [selection, onSelected])

  const wantShown = useCallback(() => {
    const element = grid.current?.element
    if (!element) return
    const top = Math.floor(element.scrollTop / rowHeight)
    pages.want(top - rowsAhead, top + rowsShownIn(element) + rowsAhead)
  }, [pages])

  useEffect(() => {
    selection.select(clampSelection(selection.selection, size))
    wantShown()
  }, [selection, size, wantShown])

  useWindowEvent('mouseup', () => {
    isDragging.current = false
  })

  const gridColumns = useMemo(
    () => sheetColumns(columns, lastRow, { startOfEdit: () => editStart.current, onTyping: places.holdStill }),
    [columns, lastRow, places],
  )
  const renderers = useMemo(() => {
    const extendTo = (head: Position) => {
      if (isDragging.current) selection.select({ anchor: selection.selection.anchor, head })
    }
    return {
      renderCell: (key: Key, cell: CellRendererProps<GridRow, unknown>) => (
        <SheetCell key={key} {...cell} selection={selection} onSweep={extendTo} />
      ),
    }
  }, [selection])

  const onCellKeyDown = useGridKeyboard({
    ...props,
    grid,
    rows,
    size,
    places,
    closing,
    onTyped: ({ row, column }: TypingArgs) => {
      const edits = editOf(sheet, Number(column.key), row)
      typed.current = row
      return edits.length === 0 ? null : onTyped(edits)
    },
    followRows: pages.subscribe,
    selection,
    range,
    editStart,
    active,
    activate,
    widen,
    fitWidth,
  })

  /** The cell becomes the active one, unless it is among those that are selected: what is done is done there. */
  const openMenu = (event: MouseEvent | KeyboardEvent, pointer: Pick<MenuPlace, 'x' | 'y'> | null) => {
    const asked = menuPlaceOf(event.target, pointer)
    if (asked === null) return
    event.preventDefault()
    if (asked.row >= 0 && !selection.isSelected(asked.row, asked.column)) activate(asked, true)
    props.onMenu(asked)
  }

  /** The clipboard is the range's, except inside the box that a cell is typed in. */
  const onRange = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('textarea, input') === null) act(event)
  }

  return (
    <div
      role="none"
      className={classes.frame}
      onCopy={onRange(range.copy)}
      onCut={onRange(range.cut)}
      onPaste={onRange(range.paste)}
      onFocus={() => {
        hasFocus.current = true
      }}
      onContextMenu={(event) => openMenu(event, { x: event.clientX, y: event.clientY })}
      onKeyDown={(event) => {
        if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(event, null)
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        hasFocus.current = event.currentTarget.contains(event.relatedTarget)
      }}
    >
      <DataGrid
        ref={grid}
        aria-label={say('rows_in_grid', { sheet })}
        aria-description={say('how_to_use_sheet')}
        className={classes.grid}
        columns={gridColumns}
        rows={rows}
        rowClass={classOfRow}
        rowHeight={rowHeight}
        headerRowHeight={headerHeight}
        renderers={renderers}
        columnWidths={columnWidths}
        onColumnWidthsChange={onColumnWidthsChange}
        onScroll={wantShown}
        onActivePositionChange={({ rowIdx, column }) => {
          if (column === undefined) return
          const index = column.idx - leading
          selection.select(selectionAt(rowIdx, index, size))
          if (rowIdx >= 0) activated({ row: rowIdx, column: Math.max(0, index) })
        }}
        onCellMouseDown={({ rowIdx, column }, event) => {
          isDragging.current = event.button === 0 && column.idx >= leading
          if (!event.shiftKey || column.idx < leading) return
          event.preventGridDefault()
          event.preventDefault()
          selection.select({ anchor: selection.selection.anchor, head: { row: rowIdx, column: column.idx - leading } })
        }}
        onCellClick={({ row }, { target, shiftKey, ctrlKey, metaKey }) => {
          const isNumber = target instanceof Element && target.closest(`.${classes.account}`) !== null
          const key = row.data?.accountKey
          if (isNumber && key != null && !shiftKey && !ctrlKey && !metaKey) props.onAccount(key)
        }}
        onCellDoubleClick={() => {
          editStart.current = 'opening'
        }}
        onCellKeyDown={onCellKeyDown}
        onRowsChange={(changed, { indexes, column }) => {
          const rowsTyped = indexes.map((index) => changed[index]).filter((row) => row !== typed.current)
          const edits = rowsTyped.flatMap((row) => editOf(sheet, Number(column.key), row))
          if (edits.length > 0) onEdit(edits)
        }}
      />
    </div>
  )
}

/** The row that was typed in is told by what it holds, not by its place: rows above it may have gone meanwhile. */
function editOf(sheet: string, column: number, row: GridRow | undefined): CellEdit[] {
  if (row?.draft === undefined || row.data === undefined) return []
  return row.draft === cellOf(row, column)?.text ? [] : [{ sheet, row: row.data.row, column, text: row.draft }]
}
