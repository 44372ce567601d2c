/** The editable grid over one sheet: the only file that knows react-data-grid. */
import {
  type ClipboardEvent,
  type FocusEvent,
  type Key,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  Cell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellRendererProps,
  type Column,
  DataGrid,
  type DataGridHandle,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { IconLock } from '@tabler/icons-react'
import type { CellEdit, PageCell, PageRow } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { CellContent, cellLook, hasError } from './cell-content.tsx'
import { CellEditor } from './cell-editor.tsx'
import { clampPosition, clampSelection, type GridSize, type Position, samePosition, selectionAt } from './cell-range.ts'
import { fittingWidth } from './column-width.ts'
import { actionFor, type EditStart, stepAfterTyping } from './grid-keys.ts'
import { canEditRow, whyNotEdited } from './range-edits.ts'
import type { RowPages } from './row-pages.ts'
import { type GridRow, RowPlaces } from './row-places.ts'
import { SelectionStore } from './selection-store.ts'
import classes from './sheet-grid.module.css'
import { useRangeActions } from './use-range-actions.ts'

/** A column as its header shows it. */
export type GridColumn = {
  /** Counted from 1. */
  readonly column: number
  readonly header: string
  /** What the column fills, in the user's words; `null` when it is left out. */
  readonly fieldLabel: string | null
  /** Stays in sight while the rest scrolls. Frozen columns come first among the columns of the grid. */
  readonly isFrozen: boolean
  /** At the start, in pixels. */
  readonly width: number
}

/** Widths that a person chose, in pixels, by the column's number in the sheet. A screen keeps them and gives them back. */
export type GridWidths = ReadonlyMap<number, number>

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
  readonly onActive: (position: Position) => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  readonly onUseSuggestion: () => void
}

const rowHeight = 32
/** Narrower, a column can't be told from its neighbour, nor its edge be found again. */
const narrowestWidth = 48
const widestWidth = 1600
/** How much one key makes wider or narrower. */
const widthStep = 16
const headerHeight = 52
const pixelsPerDigit = 9
/** Grid columns before the sheet's own: the row number. */
const leading = 1
/** Rows fetched beyond the edge of the screen, so that scrolling meets filled rows. */
const rowsAhead = 40

const howToUse =
  'Arrow keys move, typing changes a cell, F2 goes on with its text, F8 goes to the next problem, F6 leaves the sheet, F1 lists all keys.'

export function SheetGrid(props: SheetGridProps) {
  const { ref, sheet, lastRow, columns, pages, onEdit, onActive } = props
  const grid = useRef<DataGridHandle>(null)
  const places = useMemo(() => new RowPlaces(pages), [pages])
  const rows = useSyncExternalStore(places.subscribe, places.rows)
  const [selection] = useState(() => new SelectionStore())
  const active = useRef<Position>({ row: 0, column: 0 })
  /** Of the active cell, as the sheet counts; `null` while its row is on its way. */
  const activeRow = useRef<number | null>(null)
  const editStart = useRef<EditStart>('opening')
  const hasFocus = useRef(false)
  const isDragging = useRef(false)
  const size = useMemo<GridSize>(
    () => ({ rowCount: rows.length, columnCount: columns.length }),
    [rows.length, columns.length],
  )
  const range = useRangeActions({ ...props, selection })
  const columnWidths = useMemo(
    () => new Map([...props.widths].map(([column, width]) => [String(column), { type: 'resized' as const, width }])),
    [props.widths],
  )

  const makeWide = (index: number, width: number) => {
    const column = columns[index]
    if (column === undefined) return
    const kept = Math.round(Math.min(widestWidth, Math.max(narrowestWidth, width)))
    props.onWidths(new Map(props.widths).set(column.column, kept))
  }
  const widen = (by: number) => {
    const column = columns[active.current.column]
    if (column !== undefined)
      makeWide(active.current.column, (props.widths.get(column.column) ?? column.width) + by * widthStep)
  }
  /** As a double click on the edge of its heading does, with all rows that are here and not only those in sight. */
  const fitWidth = () => {
    const column = columns[active.current.column]
    if (column === undefined) return
    const texts = rows.flatMap(({ data }) => data?.cells[column.column - 1]?.text ?? [])
    makeWide(active.current.column, fittingWidth(column, texts))
  }

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
    [size, columns],
  )
  useImperativeHandle(
    ref,
    () => ({
      goTo: (row, column, takesFocus) => {
        const shown = columns.findIndex((one) => one.column === column)
        const index = Math.max(0, shown)
        activate({ row, column: index }, takesFocus)
        // The grid brings into sight what it focuses, and nothing else.
        if (!takesFocus) grid.current?.scrollToCell({ rowIdx: row, idx: index + leading })
      },
    }),
    [activate, columns],
  )

  const wantShown = useCallback(() => {
    const element = grid.current?.element
    if (!element) return
    const top = Math.floor(element.scrollTop / rowHeight)
    pages.want(top - rowsAhead, top + rowsShownIn(element) + rowsAhead)
  }, [pages])

  // The first cell is active from the start, so that Tab leads into the rows and not to the headers.
  const isStarted = useRef(false)
  useEffect(() => {
    const isOutside = !samePosition(clampPosition(active.current, size), active.current)
    // The grid forgets an active cell whose row is gone: the nearest one takes its place.
    if (isOutside || !isStarted.current) activate(active.current, hasFocus.current)
    isStarted.current = true
    selection.select(clampSelection(selection.selection, size))
    wantShown()
  }, [activate, selection, size, wantShown])

  // Where rows have gone or come (mended under the filter, say), the active cell stays in the row it was in.
  useEffect(() => {
    const { row, column } = active.current
    const here = rows[row]?.data?.row ?? null
    const wanted = activeRow.current
    const moved = here === null || wanted === null || here === wanted ? -1 : indexOfRow(rows, wanted)
    if (moved === -1) activeRow.current = here ?? wanted
    else activate({ row: moved, column }, hasFocus.current)
  }, [rows, activate])

  useEffect(() => {
    const letGo = () => {
      isDragging.current = false
    }
    window.addEventListener('mouseup', letGo)
    return () => window.removeEventListener('mouseup', letGo)
  }, [])

  const gridColumns = useMemo<Column<GridRow>[]>(
    () => [
      rowNumberColumn(lastRow),
      ...columns.map((column) => dataColumn(column, () => editStart.current, places.holdStill)),
    ],
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

  const onTyping = (args: Extract<CellKeyDownArgs<GridRow>, { mode: 'EDIT' }>, event: CellKeyboardEvent) => {
    // The Enter that ends a composed letter is not the one that ends the typing.
    if (event.nativeEvent.isComposing) return event.preventGridDefault()
    // What was typed counts before the screen acts on these keys.
    if (event.key === 'F6' || event.key === 'F8') return args.onClose(true, true)
    const step = stepAfterTyping(event, editStart.current)
    if (step === null) return
    event.preventGridDefault()
    event.preventDefault()
    const here = { row: args.rowIdx, column: args.column.idx - leading }
    const next = clampPosition({ row: here.row + step.row, column: here.column + step.column }, size)
    if (samePosition(next, here)) return args.onClose(true, true)
    // Going elsewhere takes over what was typed, closes its box and moves on in one drawing of the rows.
    places.holdStill(false)
    activate(next, true)
  }

  const onCellKeyDown = (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') return onTyping(args, event)
    const { anchor, head } = selection.selection
    const rowsShown = rowsShownIn(grid.current?.element)
    const action = actionFor(event, { active: active.current, head, size, rowsShown })
    if (action.kind !== 'type' && action.kind !== 'open' && action.kind !== 'step') event.preventGridDefault()
    if (action.kind !== 'type' && action.kind !== 'other') event.preventDefault()
    switch (action.kind) {
      case 'move':
        return activate(action.to, true)
      case 'extend':
        selection.select({ anchor, head: action.to })
        return grid.current?.scrollToCell({ rowIdx: action.to.row, idx: action.to.column + leading })
      case 'select':
        return selection.select(action.selection)
      case 'clear':
        return range.clear()
      case 'fillDown':
        return range.fillDown()
      case 'useSuggestion':
        return props.onUseSuggestion()
      case 'widen':
        return widen(action.by)
      case 'fitWidth':
        return fitWidth()
      case 'open':
        editStart.current = 'opening'
        return sayWhyClosed(args.rowIdx)
      case 'type':
        editStart.current = 'typing'
        return isLetter(event) ? sayWhyClosed(args.rowIdx) : undefined
      case 'step':
      case 'other':
        return
      default:
        return assertNever(action)
    }
  }

  const sayWhyClosed = (rowIndex: number) => {
    const row = rows[rowIndex]?.data
    if (row !== undefined && !canEditRow(row)) props.onRemark(whyNotEdited(row))
  }

  /** The clipboard is the range's, except inside the box that a cell is typed in. */
  const onRange = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('textarea') === null) act(event)
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
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        hasFocus.current = event.currentTarget.contains(event.relatedTarget)
      }}
    >
      <DataGrid
        ref={grid}
        aria-label={`Rows of the sheet ${sheet}`}
        aria-description={howToUse}
        className={classes.grid}
        columns={gridColumns}
        rows={rows}
        rowKeyGetter={keyOfRow}
        rowClass={classOfRow}
        rowHeight={rowHeight}
        headerRowHeight={headerHeight}
        renderers={renderers}
        columnWidths={columnWidths}
        onColumnWidthsChange={(changed) =>
          props.onWidths(
            new Map(
              [...changed].flatMap(([key, { type, width }]) =>
                type === 'resized' ? [[Number(key), Math.round(width)]] : [],
              ),
            ),
          )
        }
        onScroll={wantShown}
        onActivePositionChange={({ rowIdx, column }) => {
          if (column === undefined) return
          const index = column.idx - leading
          selection.select(selectionAt(rowIdx, index, size))
          if (rowIdx < 0) return
          active.current = { row: rowIdx, column: Math.max(0, index) }
          activeRow.current = rows[rowIdx]?.data?.row ?? null
          onActive(active.current)
        }}
        onCellMouseDown={({ rowIdx, column }, event) => {
          isDragging.current = event.button === 0 && column.idx >= leading
          if (!event.shiftKey || column.idx < leading) return
          event.preventGridDefault()
          event.preventDefault()
          selection.select({ anchor: selection.selection.anchor, head: { row: rowIdx, column: column.idx - leading } })
        }}
        onCellDoubleClick={() => {
          editStart.current = 'opening'
        }}
        onCellKeyDown={onCellKeyDown}
        onRowsChange={(changed, { indexes, column }) => {
          const edits = indexes.flatMap((index) => editOf(sheet, Number(column.key), changed[index]))
          if (edits.length > 0) onEdit(edits)
        }}
      />
    </div>
  )
}

/** @param lastRow  the highest number it has to show */
const rowNumberColumn = (lastRow: number): Column<GridRow> => ({
  key: 'row',
  name: 'Row',
  width: Math.max(60, 26 + String(lastRow).length * pixelsPerDigit),
  frozen: true,
  cellClass: classes.rowNumber,
  renderCell: ({ row }) => (
    <>
      {row.data?.isClosed && <IconLock size={13} className={classes.lock} role="img" aria-label="Closed" />}
      {row.data?.row ?? '…'}
    </>
  ),
})

function dataColumn(
  column: GridColumn,
  startOfEdit: () => EditStart,
  onTyping: (isTyping: boolean) => void,
): Column<GridRow> {
  const name = headerOf(column)
  return {
    key: String(column.column),
    name,
    width: column.width,
    minWidth: narrowestWidth,
    maxWidth: widestWidth,
    resizable: true,
    frozen: column.isFrozen,
    headerCellClass: column.fieldLabel === null ? classes.headerLeftOut : classes.header,
    editable: ({ data }) => data !== undefined && canEditRow(data),
    // A row that is fetched again meanwhile must not take away what is being typed.
    editorOptions: { closeOnExternalRowChange: false },
    cellClass: (row) => cellLook(cellOf(row, column.column)),
    renderHeaderCell: () => (
      <>
        <span className={classes.headerName}>
          <span className={classes.letters}>{columnLetters(column.column)}</span> {name}
        </span>
        <span className={classes.headerField}>{column.fieldLabel ?? 'left out'}</span>
      </>
    ),
    renderCell: ({ row }) => (
      <CellContent
        cell={cellOf(row, column.column)}
        isOnItsWay={row.data === undefined}
        isClosed={row.data?.isClosed === true}
      />
    ),
    renderEditCell: ({ row, onRowChange, onClose }) => (
      <CellEditor
        label={`${name}, row ${row.data?.row ?? ''}`}
        text={cellOf(row, column.column)?.text ?? ''}
        startOf={startOfEdit}
        onText={(draft) => onRowChange({ ...row, draft })}
        onOpen={onTyping}
        onLeave={() => onClose(true, false)}
      />
    ),
  }
}

type SheetCellProps = CellRendererProps<GridRow, unknown> & {
  readonly selection: SelectionStore
  readonly onSweep: (position: Position) => void
}

/** A cell that knows by itself whether it is selected. */
const SheetCell = memo(function SheetCell({ selection, onSweep, ...props }: SheetCellProps) {
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

const indexOfRow = (rows: readonly GridRow[], number: number): number =>
  rows.findIndex(({ data }) => data?.row === number)

const keyOfRow = ({ index }: GridRow): number => index

function classOfRow({ data }: GridRow): string | undefined {
  if (data?.isClosed) return classes.closedRow
  return data === undefined || canEditRow(data) ? undefined : classes.leftOutRow
}

const isLetter = ({ key }: CellKeyboardEvent): boolean => key.length === 1

const cellOf = (row: GridRow, column: number): PageCell | undefined => row.data?.cells[column - 1]

const headerOf = ({ header, column }: GridColumn): string =>
  header === '' ? `Column ${columnLetters(column)}` : header

/** The row that was typed in is told by what it holds, not by its place: rows above it may have gone meanwhile. */
function editOf(sheet: string, column: number, row: GridRow | undefined): CellEdit[] {
  if (row?.draft === undefined || row.data === undefined) return []
  return row.draft === cellOf(row, column)?.text ? [] : [{ sheet, row: row.data.row, column, text: row.draft }]
}

const rowsShownIn = (element: HTMLElement | null | undefined): number =>
  Math.max(1, Math.floor(((element?.clientHeight ?? 0) - headerHeight) / rowHeight))

function focusActiveCell(element: HTMLElement | null | undefined): void {
  const cell = element?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  cell?.focus({ preventScroll: true })
}
