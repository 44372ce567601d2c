/** The editable grid over one sheet: the only file that knows react-data-grid. */
import {
  type Key,
  type KeyboardEvent,
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
  type RenderEditCellProps,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import type { CellEdit, PageCell, PageRow } from '../../shared/ipc.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { type CellRange, isInRange, moveFor, type Position, pasteTexts, rangeOf, type Selection } from './cell-range.ts'
import { pageSize, type RowPages } from './row-pages.ts'
import classes from './sheet-grid.module.css'
import { formatTsv } from './tsv.ts'

/** A column as its header shows it. */
export type GridColumn = {
  /** Counted from 1. */
  readonly column: number
  readonly header: string
  /** What the column fills, in the user's words; `null` when it is left out. */
  readonly fieldLabel: string | null
  /** Stays in sight while the rest scrolls. */
  readonly isFrozen: boolean
}

/** The active cell, with the row it is in; `row` is undefined while the row is on its way. */
export type ActiveCell = { readonly position: Position; readonly row: PageRow | undefined; readonly column: GridColumn }

export type SheetGridHandle = {
  /** Makes a cell active and brings it into sight. `rowIndex` is its place among the rows shown, from 0. */
  goTo(rowIndex: number, column: number): void
}

type SheetGridProps = {
  readonly ref?: Ref<SheetGridHandle>
  readonly sheet: string
  readonly columns: readonly GridColumn[]
  readonly pages: RowPages<PageRow>
  readonly onEdit: (edits: readonly CellEdit[]) => void
  readonly onActive: (cell: ActiveCell) => void
  /** Keys the grid leaves to the screen: undo, redo, next problem. */
  readonly onShortcut: (event: KeyboardEvent) => boolean
}

/** A place for a row; `data` is absent while its page is on its way. */
type GridRow = { readonly index: number; readonly data?: PageRow; readonly draft?: string }

const rowHeight = 34
/** Grid columns before the sheet's own: the row number. */
const leading = 1
/** Rows fetched beyond the edge of the screen, so that scrolling meets filled rows. */
const rowsAhead = 40

export function SheetGrid({ ref, sheet, columns, pages, onEdit, onActive, onShortcut }: SheetGridProps) {
  const grid = useRef<DataGridHandle>(null)
  const rows = useGridRows(pages)
  const [selection, setSelection] = useState<Selection>({ anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } })
  const range = useMemo(() => rangeOf(selection), [selection])
  const isWide = range.top !== range.bottom || range.left !== range.right

  const goTo = useCallback(
    (row: number, column: number) => {
      const position = {
        rowIdx: clamp(row, rows.length - 1),
        idx: clamp(column, columns.length - 1) + leading,
      }
      // A frozen column is always in sight for the grid, so jumping to it would leave the rest scrolled away.
      if (columns[position.idx - leading]?.isFrozen && grid.current?.element) grid.current.element.scrollLeft = 0
      grid.current?.scrollToCell(position)
      grid.current?.setActivePosition(position, { shouldFocus: true })
    },
    [rows.length, columns],
  )
  useImperativeHandle(
    ref,
    () => ({
      goTo: (rowIndex, column) =>
        goTo(
          rowIndex,
          columns.findIndex((one) => one.column === column),
        ),
    }),
    [goTo, columns],
  )

  const editAt = useCallback(
    (texts: readonly (Position & { readonly text: string })[]) => {
      const edits = texts.flatMap(({ row, column, text }) => {
        const place = columns[column]
        const data = pages.row(row)
        return place === undefined || data === undefined ? [] : [{ sheet, row: data.row, column: place.column, text }]
      })
      if (edits.length > 0) onEdit(edits)
    },
    [columns, pages, sheet, onEdit],
  )

  const gridColumns = useMemo<Column<GridRow>[]>(
    () => [
      {
        key: 'row',
        name: 'Row',
        width: 64,
        frozen: true,
        cellClass: classes.rowNumber,
        renderCell: ({ row }) => row.data?.row ?? '…',
      },
      ...columns.map(
        (column): Column<GridRow> => ({
          key: String(column.column),
          name: column.header,
          width: 168,
          minWidth: 72,
          resizable: true,
          frozen: column.isFrozen,
          editable: (row) => row.data !== undefined,
          headerCellClass: column.fieldLabel === null ? classes.headerLeftOut : classes.header,
          renderHeaderCell: () => (
            <>
              <span className={classes.headerName}>{column.header || `Column ${columnLetters(column.column)}`}</span>
              <span className={classes.headerField}>{column.fieldLabel ?? 'left out'}</span>
            </>
          ),
          cellClass: (row) => classes[lookOf(cellOf(row, column.column))],
          renderCell: ({ row }) => <CellText cell={cellOf(row, column.column)} isHere={row.data !== undefined} />,
          renderEditCell: (props) => <TextEditor {...props} sheetColumn={column} />,
        }),
      ),
    ],
    [columns],
  )

  const renderers = useMemo(
    () => ({
      renderCell: (key: Key, props: CellRendererProps<GridRow, unknown>) => {
        const column = props.column.idx - leading
        const place = columns[column]
        const cell = place === undefined ? undefined : cellOf(props.row, place.column)
        const isSelected = isWide && isInRange(range, props.rowIdx, column)
        return (
          <Cell
            key={key}
            {...props}
            className={isSelected ? classes.selected : undefined}
            aria-selected={isSelected || props.isCellActive}
            aria-invalid={cell?.issues?.some(({ level }) => level === 'error') || undefined}
          />
        )
      },
    }),
    [range, isWide, columns],
  )

  const onCellKeyDown = (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => {
    const handled = () => {
      event.preventGridDefault()
      event.preventDefault()
    }
    if (args.mode === 'EDIT') {
      if (event.key === 'Enter') {
        handled()
        args.onClose(true, false)
        goTo(args.rowIdx + (event.shiftKey ? -1 : 1), args.column.idx - leading)
      }
      return
    }
    if (onShortcut(event)) return handled()
    const isControlHeld = event.ctrlKey || event.metaKey
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      handled()
      const head = stepped(selection.head, event.key, rows.length, columns.length)
      setSelection({ anchor: selection.anchor, head })
      grid.current?.scrollToCell({ rowIdx: head.row, idx: head.column + leading })
      return
    }
    if (isControlHeld && event.key.toLowerCase() === 'a') {
      handled()
      setSelection({
        anchor: { row: 0, column: 0 },
        head: { row: rows.length - 1, column: columns.length - 1 },
      })
      return
    }
    const move = moveFor(event.key, isControlHeld, selection.head, rows.length, columns.length)
    if (move !== null) {
      handled()
      goTo(move.row, move.column)
      return
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      handled()
      editAt(positionsIn(range).map((position) => ({ ...position, text: '' })))
    }
  }

  return (
    <DataGrid
      ref={grid}
      aria-label={`Rows of the sheet ${sheet}`}
      className={classes.grid}
      columns={gridColumns}
      rows={rows}
      rowKeyGetter={(row) => row.index}
      rowHeight={rowHeight}
      headerRowHeight={52}
      renderers={renderers}
      onScroll={(event) => {
        const top = Math.floor(event.currentTarget.scrollTop / rowHeight)
        const shown = Math.ceil(event.currentTarget.clientHeight / rowHeight)
        pages.want(top - rowsAhead, Math.min(top + shown + rowsAhead, rows.length - 1))
      }}
      onActivePositionChange={({ rowIdx, row, column }) => {
        if (column === undefined || rowIdx < 0) return
        const position = { row: rowIdx, column: Math.max(0, column.idx - leading) }
        setSelection({ anchor: position, head: position })
        const place = columns[position.column]
        if (place !== undefined) onActive({ position, row: row?.data, column: place })
      }}
      onCellMouseDown={({ rowIdx, column }, event) => {
        if (!event.shiftKey) return
        event.preventGridDefault()
        event.preventDefault()
        setSelection({ anchor: selection.anchor, head: { row: rowIdx, column: Math.max(0, column.idx - leading) } })
      }}
      onCellKeyDown={onCellKeyDown}
      onCellCopy={(_cell, event) => {
        event.clipboardData.setData('text/plain', formatTsv(textsIn(range, columns, pages)))
        event.preventDefault()
      }}
      onCellPaste={({ row }, event) => {
        editAt(pasteTexts(event.clipboardData.getData('text/plain'), range, rows.length, columns.length))
        return row
      }}
      onRowsChange={(changed, { indexes, column }) => {
        editAt(
          indexes.flatMap((row) => {
            const text = changed[row]?.draft
            return text === undefined ? [] : [{ row, column: column.idx - leading, text }]
          }),
        )
      }}
    />
  )
}

/** One place per row of the sheet; places are filled while their page is held. */
function useGridRows(pages: RowPages<PageRow>): readonly GridRow[] {
  const held = useSyncExternalStore(pages.subscribe, pages.snapshot)
  const total = pages.total ?? 0
  useEffect(() => pages.want(0, pageSize - 1), [pages])
  const stubs = useMemo(() => Array.from({ length: total }, (_, index): GridRow => ({ index })), [total])
  return useMemo(() => {
    const rows = stubs.slice()
    for (const [page, pageRows] of held) {
      pageRows.forEach((data, offset) => {
        const index = page * pageSize + offset
        if (index < rows.length) rows[index] = { index, data }
      })
    }
    return rows
  }, [stubs, held])
}

function CellText({ cell, isHere }: { readonly cell: PageCell | undefined; readonly isHere: boolean }) {
  if (!isHere) return <span className={classes.onItsWay}>…</span>
  if (cell === undefined) return null
  return (
    <>
      {cell.text}
      {cell.isEdited && <span className={classes.hidden}>. Changed by you</span>}
      {cell.issues?.map((issue) => (
        <span key={`${issue.code} ${issue.message}`} className={classes.hidden}>
          . {issue.level === 'error' ? 'Error' : issue.level === 'warning' ? 'Warning' : 'Note'}: {issue.message}
        </span>
      ))}
    </>
  )
}

type TextEditorProps = RenderEditCellProps<GridRow> & { readonly sheetColumn: GridColumn }

function TextEditor({ row, onRowChange, onClose, sheetColumn }: TextEditorProps) {
  return (
    <input
      className={classes.editor}
      aria-label={`${sheetColumn.header}, row ${row.data?.row ?? ''}`}
      defaultValue={cellOf(row, sheetColumn.column)?.text}
      ref={(input) => input?.select()}
      onChange={(event) => onRowChange({ ...row, draft: event.currentTarget.value })}
      onBlur={() => onClose(true, false)}
    />
  )
}

const cellOf = (row: GridRow, column: number): PageCell | undefined => row.data?.cells[column - 1]

function lookOf(cell: PageCell | undefined): 'error' | 'warning' | 'edited' | 'plain' {
  if (cell?.issues?.some(({ level }) => level === 'error')) return 'error'
  if (cell?.issues?.some(({ level }) => level === 'warning')) return 'warning'
  return cell?.isEdited ? 'edited' : 'plain'
}

const clamp = (value: number, last: number): number => Math.max(0, Math.min(last, value))

const steps: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

function stepped(from: Position, key: string, rowCount: number, columnCount: number): Position {
  const step = steps[key] ?? { row: 0, column: 0 }
  return { row: clamp(from.row + step.row, rowCount - 1), column: clamp(from.column + step.column, columnCount - 1) }
}

function positionsIn(range: CellRange): Position[] {
  const positions: Position[] = []
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) positions.push({ row, column })
  }
  return positions
}

function textsIn(range: CellRange, columns: readonly GridColumn[], pages: RowPages<PageRow>): string[][] {
  const texts: string[][] = []
  for (let row = range.top; row <= range.bottom; row += 1) {
    const data = pages.row(row)
    texts.push(columns.slice(range.left, range.right + 1).map(({ column }) => data?.cells[column - 1]?.text ?? ''))
  }
  return texts
}
