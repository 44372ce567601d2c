/** The rows of one sheet in the grid, paged from the desk, and what is known about the active cell. */
import { useCallbackRef } from '@mantine/hooks'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CellEdit, ProjectState } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import type { CellPlace } from '../../shared/result.ts'
import { useCatalogue } from '../asking/project-kind.tsx'
import { SheetGrid, type SheetGridHandle } from '../grid/sheet-grid.tsx'
import type { GridWidths } from '../grid/use-grid-widths.ts'
import { useFirstRows, useOfPages, useRowPages } from '../grid/use-row-pages.ts'
import { BusyState, IssuesState } from '../parts/states.tsx'
import { ActiveCell, cellAt } from './active-cell.ts'
import { mendsOf } from './cell-detail.tsx'
import classes from './check.module.css'
import { gridColumnsOf } from './grid-columns.ts'
import { NoRows } from './no-rows.tsx'
import type { PayloadWish } from './payload-panel.tsx'
import { type Goal, rowsOf, type SheetView } from './sheet-view.ts'
import { ShownCell } from './shown-cell.tsx'
import { useRowEdits } from './use-row-edits.ts'
import { focusGrid, pane } from './use-shortcuts.ts'

export type SheetRowsProps = {
  readonly project: ProjectState
  readonly view: SheetView
  readonly mapping: SheetMapping
  /** Changes when the service said something about accounts. */
  readonly edition: number
  /** The cell to go to; the rows shown are those of its view. */
  readonly goal: Goal | null
  readonly onReached: () => void
  /** Where the active cell is. */
  readonly onHere: (place: CellPlace) => void
  /** @returns whether it was done */
  readonly onEdit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
  /** Takes the filter away, and goes back to the cell that was active. */
  readonly onAllRows: () => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  /** Shows what the active cell becomes. */
  readonly onPayload: (wish: PayloadWish) => void
  readonly widths: GridWidths
  readonly onWidths: (widths: GridWidths) => void
}

export function SheetRows(props: SheetRowsProps) {
  const { project, view, mapping, edition, goal, onReached } = props
  const grid = useRef<SheetGridHandle>(null)
  const gridPane = useRef<HTMLDivElement>(null)
  const [active] = useState(() => new ActiveCell())
  const { pages, failure } = useRowPages(rowsOf(view), project, edition)
  // Drawn bit by bit, and not in the task in which they come.
  const isHere = useDeferredValue(useOfPages(pages, ({ total }) => total !== null))
  const isEmpty = useOfPages(pages, ({ total }) => total === 0)
  const [hadRows, setHadRows] = useState(false)
  if (isHere && !isEmpty && !hadRows) setHadRows(true)
  const { edit, editUnseen } = useRowEdits({ pages, view, onEdit: props.onEdit })
  const firstRows = useFirstRows(pages)
  const catalogue = useCatalogue()
  const columns = useMemo(() => gridColumnsOf(mapping, firstRows, catalogue), [mapping, firstRows, catalogue])
  const { sheet } = mapping

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

  const useSuggestion = () => {
    const { row, column } = cellAt(active.position(), pages, columns)
    const mends = mendsOf(sheet, row, column)
    const mend = mends.find(({ isChoice }) => !isChoice)
    if (mend !== undefined) edit(mend.edits)
    else
      props.onRemark(
        mends.length === 0
          ? 'Nothing is suggested for this cell.'
          : 'One of several values may be right: choose it below the rows.',
      )
  }

  /** The button that was pressed goes with what it did. */
  const editHere = useCallbackRef((edits: readonly CellEdit[]) => {
    edit(edits)
    focusGrid(gridPane.current)
  })
  const onPayload = useCallbackRef(props.onPayload)

  if (failure !== null && !isHere) return <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />
  if (!isHere) return <BusyState doing="Reading the rows" />
  if (isEmpty) return <NoRows view={view} isMended={hadRows} onAllRows={props.onAllRows} />
  return (
    <>
      {failure !== null && <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />}
      <div className={classes.grid} ref={gridPane} {...pane}>
        <SheetGrid
          ref={grid}
          sheet={sheet}
          lastRow={project.sheets.find(({ name }) => name === sheet)?.rowCount ?? 0}
          columns={columns}
          pages={pages}
          widths={props.widths}
          onWidths={props.onWidths}
          onEdit={edit}
          onTyped={editUnseen}
          onActive={active.goTo}
          onRemark={props.onRemark}
          onUseSuggestion={useSuggestion}
        />
      </div>
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
