/** The rows of one sheet in the grid, paged from the desk, and what is known about the active cell. */
import { useCallbackRef } from '@mantine/hooks'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CellEdit, PageRow, ProjectState, RowSort, SheetLook } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { BusyState, IssuesState } from '../../components/frame/states.tsx'
import { letters, rowNumberWidth } from '../../grid/grid-measures.ts'
import type { CellRange } from '../../grid/keys/cell-range.ts'
import { type MenuPlace, menuPlaceOf } from '../../grid/menu-place.ts'
import { useFirstRows, useOfPages, useRowPages } from '../../grid/rows/use-row-pages.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import { SheetGrid, type SheetGridHandle } from '../../grid/sheet-grid.tsx'
import { aboutProblem } from '../../help/about.ts'
import { useHelpFinder } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { ActiveCell, cellAt } from '../cell/active-cell.ts'
import { mendsOf } from '../cell/cell-detail.tsx'
import { ShownCell } from '../cell/shown-cell.tsx'
import type { PayloadWish } from '../payload-panel.tsx'
import { focusGrid, pane } from '../use-shortcuts.ts'
import { arranged, gridColumnsOf } from './grid-columns.ts'
import { HeadingHelp } from './heading-help.tsx'
import { NoRows } from './no-rows.tsx'
import type { SelectedRows } from './selected-rows.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import classes from './sheet-pane.module.css'
import { type RevealTarget, rowsOf, type SheetView } from './sheet-view.ts'
import { useRowEdits } from './use-row-edits.ts'

export type SheetRowsProps = {
  readonly project: ProjectState
  readonly view: SheetView
  readonly mapping: SheetMapping
  /** Changes when the service said something about accounts. */
  readonly edition: number
  /** The cell to go to; the rows shown are those of its view. */
  readonly goal: RevealTarget | null
  readonly onReached: () => void
  /** Where the active cell is. */
  readonly onHere: (place: CellPlace, accountKey: string | null) => void
  readonly selected: SelectedRows
  /** @returns whether it was done */
  readonly onEdit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
  /** Takes the filter away, and goes back to the cell that was active. */
  readonly onAllRows: () => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  /** Shows what the active cell becomes. */
  readonly onPayload: (wish: PayloadWish) => void
  readonly look: SheetLook
  readonly onLook: (changes: Partial<Omit<SheetLook, 'sheet'>>) => void
  readonly sort: RowSort | undefined
}

/** What is wrong with a cell comes first: it is what one asks about; of a heading there is its field alone. */
function aboutCell(row: PageRow | undefined, column: GridColumn | undefined): readonly string[] {
  if (column === undefined) return []
  const problems = row?.cells[column.column - 1]?.issues?.map(({ code }) => aboutProblem(code, false)) ?? []
  return [...new Set(problems), ...(column.about === undefined ? [] : [column.about])]
}

/** Of the widest there are; a column that it would cover is not seen. */
const scrollbarWidth = 17

export function SheetRows(props: SheetRowsProps) {
  const { project, view, mapping, edition, goal, onReached, look, onLook } = props
  const grid = useRef<SheetGridHandle>(null)
  const gridPane = useRef<HTMLDivElement>(null)
  const [active] = useState(() => new ActiveCell())
  const { pages, failure } = useRowPages(rowsOf(view, props.sort), project, edition)
  // Drawn bit by bit, and not in the task in which they come.
  const isHere = useDeferredValue(useOfPages(pages, ({ total }) => total !== null))
  const isEmpty = useOfPages(pages, ({ total }) => total === 0)
  const [hadRows, setHadRows] = useState(false)
  if (isHere && !isEmpty && !hadRows) setHadRows(true)
  const { edit, editUnseen } = useRowEdits({ pages, view, onEdit: props.onEdit })
  const firstRows = useFirstRows(pages)
  const catalogue = useCatalogue()
  const { sheet } = mapping
  const lastRow = project.sheets.find(({ name }) => name === sheet)?.rowCount ?? 0
  /** What the rows have to the side, once they have a place: columns keep their widths while one works. */
  const [room, setRoom] = useState<number | null>(null)
  const allColumns = useMemo(() => {
    const forColumns = (room ?? 0) - rowNumberWidth(lastRow) - scrollbarWidth
    return gridColumnsOf(mapping, firstRows, catalogue, forColumns / letters).map((column) => ({
      ...column,
      width: Math.round(column.width * letters),
    }))
  }, [mapping, firstRows, catalogue, room, lastRow])
  const columns = useMemo(() => arranged(allColumns, look), [allColumns, look])
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const widths = useMemo(() => new Map(look.widths.map(({ column, width }) => [column, width])), [look.widths])
  const measure = useCallback((element: HTMLDivElement | null) => {
    gridPane.current = element
    if (element !== null) setRoom((known) => known ?? element.clientWidth)
  }, [])

  useEffect(() => {
    if (goal === null || !isHere || isEmpty) return
    let isCurrent = true
    // The row is here before the focus is on it, so that a screen reader has something to read.
    void pages.load(goal.offset).then(() => {
      if (!isCurrent) return
      grid.current?.goTo(goal.offset, goal.column, goal.takesFocus)
      onReached()
    })
    return () => {
      isCurrent = false
    }
  }, [goal, isHere, isEmpty, pages, onReached])

  useHelpFinder((focused) => {
    if (gridPane.current?.contains(focused) !== true) return null
    const { row, column } = cellAt(menuPlaceOf(focused, null) ?? active.position(), pages, columns)
    // A box that is typed in is gone by then, and what was typed is in its cell.
    return { about: aboutCell(row, column), whenGone: () => focusGrid(gridPane.current) }
  })

  const useSuggestion = () => {
    const { row, column } = cellAt(active.position(), pages, columns)
    const mends = mendsOf(sheet, row, column)
    const mend = mends.find(({ isChoice }) => !isChoice)
    if (mend !== undefined) edit(mend.edits)
    else props.onRemark(say(mends.length === 0 ? 'nothing_suggested' : 'one_of_several_suggested'))
  }

  /** The button that was pressed goes with what it did. */
  const editHere = useCallbackRef((edits: readonly CellEdit[]) => {
    edit(edits)
    focusGrid(gridPane.current)
  })
  const { selected } = props
  const onSelected = useCallback(
    (range: CellRange) => selected.select({ sheet, range, pages }),
    [selected, sheet, pages],
  )
  const onPayload = useCallbackRef(props.onPayload)

  if (failure !== null && !isHere) return <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />
  if (!isHere) return <BusyState doing={say('reading_rows')} />
  if (isEmpty) return <NoRows view={view} isMended={hadRows} onAllRows={props.onAllRows} />
  return (
    <>
      {failure !== null && <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />}
      <div className={classes.grid} ref={measure} {...pane}>
        {room !== null && (
          <SheetGrid
            ref={grid}
            sheet={sheet}
            lastRow={lastRow}
            columns={columns}
            pages={pages}
            widths={widths}
            onWidths={(changed) => onLook({ widths: [...changed].map(([column, width]) => ({ column, width })) })}
            onEdit={edit}
            onTyped={editUnseen}
            onActive={active.goTo}
            onSelected={onSelected}
            onAccount={(key) => onPayload({ key, cell: null })}
            onRemark={props.onRemark}
            onUseSuggestion={useSuggestion}
            onMenu={setMenu}
          />
        )}
      </div>
      <HeadingHelp pane={gridPane} columns={columns} />
      {menu !== null && (
        <SheetMenu
          sheet={sheet}
          place={menu}
          at={cellAt(menu, pages, columns)}
          columns={allColumns}
          look={look}
          onLook={onLook}
          onEdit={editHere}
          onPayload={onPayload}
          onClose={() => {
            setMenu(null)
            focusGrid(gridPane.current)
          }}
        />
      )}
      <ShownCell
        sheet={sheet}
        active={active}
        pages={pages}
        columns={columns}
        onHere={props.onHere}
        onEdit={editHere}
        onPayload={onPayload}
      />
    </>
  )
}
