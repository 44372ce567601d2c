/** The columns of a sheet as the library draws them: what stands in their headings and cells, and what their cells are typed in with. */
import { IconArrowDown, IconArrowUp, IconCircleDashed, IconLock } from '@tabler/icons-react'
import type { Column } from 'react-data-grid'
import { say } from '../../shared/messages/say.ts'
import { columnLetters } from '../../shared/sheet/sheet.ts'
import { CellContent, type CellWords, cellLook, cellWords } from './cells/cell-content.tsx'
import { CellEditor } from './cells/cell-editor.tsx'
import type { CellBox, CellEntry } from './cells/cell-entry.ts'
import { ChoiceEditor } from './cells/choice-editor.tsx'
import { DateEditor } from './cells/date-editor.tsx'
import type { CellOpening } from './cells/use-cell-focus.ts'
import { narrowestWidth, rowNumberWidth, widestWidth } from './grid-measures.ts'
import type { EditStart } from './keys/grid-keys.ts'
import { canEditRow } from './keys/range-edits.ts'
import { cellOf, type GridRow } from './rows/row-places.ts'
import classes from './sheet-grid.module.css'

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
  /** What the field is for and what it takes, in a sentence or two. */
  readonly help?: string
  /** The entry of help about its field. */
  readonly about?: string
  /** What its cells are typed in with, where that is not a box for any text alone. */
  readonly entry?: CellEntry
  /** The rows stand in its order. */
  readonly sorted?: 'ascending' | 'descending'
}

type Typing = {
  readonly startOfEdit: () => EditStart
  /** Whether a cell is being typed in. */
  readonly onTyping: (isTyping: boolean) => void
}

/** @param lastRow  the highest number of a row */
export function sheetColumns(columns: readonly GridColumn[], lastRow: number, typing: Typing): Column<GridRow>[] {
  // Said here once, and not in every cell whenever it is drawn.
  const words = { ...cellWords(), row: say('row_column'), notUsed: say('column_not_used') }
  return [rowNumberColumn(lastRow, words), ...columns.map((column) => dataColumn(column, typing, words))]
}

type Words = CellWords & { readonly row: string; readonly notUsed: string }

const rowNumberColumn = (lastRow: number, words: Words): Column<GridRow> => ({
  key: 'row',
  name: words.row,
  renderHeaderCell: () => <span title={words.row}>{words.row}</span>,
  width: rowNumberWidth(lastRow),
  frozen: true,
  cellClass: classes.rowNumber,
  renderCell: ({ row }) => (
    <>
      {row.data?.isClosed && <IconLock size={13} className={classes.lock} role="img" aria-label={words.closed} />}
      {row.data?.isAside && <IconCircleDashed size={13} className={classes.lock} role="img" aria-label={words.aside} />}
      {row.data?.row ?? '…'}
    </>
  ),
})

function dataColumn(column: GridColumn, { startOfEdit, onTyping }: Typing, words: Words): Column<GridRow> {
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
        <span className={classes.headerName} title={name}>
          <span className={classes.letters}>{columnLetters(column.column)}</span> {name}
          {column.sorted !== undefined && <Sorted way={column.sorted} />}
        </span>
        <span className={classes.headerField} title={column.fieldLabel ?? words.notUsed}>
          {column.fieldLabel ?? words.notUsed}
        </span>
      </>
    ),
    renderCell: ({ row }) => (
      <CellContent
        words={words}
        isAccount={column.isFrozen && row.data?.accountKey != null}
        cell={cellOf(row, column.column)}
        isOnItsWay={row.data === undefined}
        row={row.data}
      />
    ),
    renderEditCell: ({ row, onRowChange, onClose }) => (
      <EntryBox
        entry={column.entry}
        label={say('cell_typed_in', { column: name, row: row.data?.row ?? '' })}
        text={cellOf(row, column.column)?.text ?? ''}
        startOf={startOfEdit}
        onText={(draft) => onRowChange({ ...row, draft })}
        onOpen={onTyping}
        onLeave={() => onClose(true, false)}
        onDone={() => onClose(true, true)}
      />
    ),
  }
}

function EntryBox({ entry, ...box }: CellBox & CellOpening & { readonly entry: CellEntry | undefined }) {
  if (entry === undefined) return <CellEditor {...box} />
  return entry.kind === 'choices' ? <ChoiceEditor {...box} {...entry} /> : <DateEditor {...box} {...entry} />
}

function Sorted({ way }: { readonly way: 'ascending' | 'descending' }) {
  const Icon = way === 'ascending' ? IconArrowUp : IconArrowDown
  const words = say(way === 'ascending' ? 'sorted_ascending' : 'sorted_descending')
  return <Icon size={13} className={classes.sorted} role="img" aria-label={words} />
}

const headerOf = ({ header, column }: GridColumn): string =>
  header === '' ? say('column_without_heading', { letters: columnLetters(column) }) : header
