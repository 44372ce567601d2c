/** The rows of one sheet in the grid, paged from the desk, and what is known about the active cell. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CellEdit, PageRow, ProjectState } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import type { CellPlace } from '../../shared/result.ts'
import { useDesk, useNews } from '../asking/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../asking/issues-error.ts'
import { useCatalogue } from '../asking/project-kind.tsx'
import type { Position } from '../grid/cell-range.ts'
import { RowPages } from '../grid/row-pages.ts'
import { isSameRow } from '../grid/same-row.ts'
import { type GridWidths, SheetGrid, type SheetGridHandle } from '../grid/sheet-grid.tsx'
import { BusyState, EmptyState, IssuesState } from '../parts/states.tsx'
import { withEdits, withRows } from './apply-edits.ts'
import { CellDetail, suggestionsOf } from './cell-detail.tsx'
import classes from './check.module.css'
import { gridColumnsOf } from './grid-columns.ts'
import type { PayloadWish } from './payload-panel.tsx'
import { type Goal, rowsOf, type SheetView } from './sheet-view.ts'
import { pane } from './use-shortcuts.ts'

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
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
  /** Shows what the active cell becomes. */
  readonly onPayload: (wish: PayloadWish) => void
  readonly widths: GridWidths
  readonly onWidths: (widths: GridWidths) => void
}

export function SheetRows(props: SheetRowsProps) {
  const { project, view, mapping, edition, goal, onReached, onHere } = props
  const grid = useRef<SheetGridHandle>(null)
  const [active, setActive] = useState<Position | null>(null)
  const { pages, failure } = useRowPages(view, project, edition)
  const isHere = useOfPages(pages, ({ total }) => total !== null)
  const isEmpty = useOfPages(pages, ({ total }) => total === 0)
  const pending = useRef(new Set<readonly CellEdit[]>())
  /** Rows as the desk last told them, where something was typed since. */
  const lastTold = useRef(new Map<number, PageRow>())
  const firstRows = useFirstRows(pages)
  const catalogue = useCatalogue()
  const columns = useMemo(() => gridColumnsOf(mapping, firstRows, catalogue), [mapping, firstRows, catalogue])
  const activeRow = useOfPages(pages, () => (active === null ? undefined : pages.row(active.row)))
  const activeColumn = active === null ? undefined : columns[active.column]

  const { sheet } = mapping
  const row = activeRow?.row
  const column = activeColumn?.column
  useEffect(() => {
    if (row !== undefined && column !== undefined) onHere({ sheet, row, column })
  }, [onHere, sheet, row, column])

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

  // News says how rows look now; what was typed since stands in its cell until it is told of too.
  useNews('rowsChanged', ({ rows }) => {
    if (rows === null) return pages.refresh()
    for (const row of rows) if (row.sheet === sheet) lastTold.current.delete(row.row)
    const changes = [withRows(sheet, rows), ...[...pending.current].map(withEdits)]
    pages.change((row) => changes.reduce((changed, change) => change(changed), row))
    // Other rows may fit now.
    if (view.filter !== 'dataRows' && view.filter !== 'everyRow') pages.refresh()
  })

  /** What was not done does not stand there as if it were kept, also while the desk can't be asked how the rows look. */
  const takeOut = () => {
    const still = [...pending.current].map(withEdits)
    pages.change((row) => still.reduce((changed, change) => change(changed), lastTold.current.get(row.row) ?? row))
    pages.refresh()
  }

  const edit = async (edits: readonly CellEdit[], note?: string) => {
    // Asked first, so that it is looked at while this window shows what was typed.
    const asked = props.onEdit(edits, note)
    pending.current.add(edits)
    const change = withEdits(edits)
    pages.change((row) => {
      const changed = change(row)
      if (changed !== row && !lastTold.current.has(row.row)) lastTold.current.set(row.row, row)
      return changed
    })
    const isDone = await asked
    pending.current.delete(edits)
    if (!isDone) takeOut()
    if (pending.current.size === 0) lastTold.current.clear()
  }

  const use = (text: string) => {
    if (row !== undefined && column !== undefined) void edit([{ sheet, row, column, text }])
  }
  const useSuggestion = () => {
    const [suggestion] = suggestionsOf(activeRow, activeColumn)
    if (suggestion === undefined) props.onRemark('Nothing is suggested for this cell.')
    else use(suggestion)
  }

  if (failure !== null && !isHere) return <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />
  if (!isHere) return <BusyState doing="Reading the rows" />
  if (isEmpty) return <EmptyState title={noRowsWords(view)} />
  return (
    <>
      {failure !== null && <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />}
      <div className={classes.grid} {...pane}>
        <SheetGrid
          ref={grid}
          sheet={sheet}
          lastRow={project.sheets.find(({ name }) => name === sheet)?.rowCount ?? 0}
          columns={columns}
          pages={pages}
          widths={props.widths}
          onWidths={props.onWidths}
          onEdit={(edits, note) => void edit(edits, note)}
          onActive={setActive}
          onRemark={props.onRemark}
          onUseSuggestion={useSuggestion}
        />
      </div>
      <CellDetail
        column={activeColumn}
        row={activeRow}
        onPayload={
          activeRow?.accountKey == null || column === undefined
            ? null
            : () => props.onPayload({ key: activeRow.accountKey ?? '', cell: { sheet, row: activeRow.row, column } })
        }
        onUse={use}
      />
    </>
  )
}

type Paged = { readonly pages: RowPages<PageRow>; readonly failure: Issues | null }

function useRowPages(view: SheetView, project: ProjectState, edition: number): Paged {
  const desk = useDesk()
  const [failure, setFailure] = useState<Issues | null>(null)
  // The view never changes while these rows are on screen: another one gets rows of its own.
  const [pages] = useState(
    () =>
      new RowPages<PageRow>(async (offset, limit) => {
        try {
          const page = valueOrThrow(await desk.readSheetPage({ ...rowsOf(view), offset, limit }))
          setFailure(null)
          return page
        } catch (error) {
          setFailure(issuesOf(error))
          throw error
        }
      }, isSameRow),
  )
  const { mapping, sheets } = project
  const shown = useRef<readonly [mapping: unknown, sheets: unknown, edition: number]>(undefined)
  useEffect(() => {
    // The answer to an edit tells its rows itself; the mapping and what the service says reach all of them.
    const now = [mapping, sheets, edition] as const
    if (shown.current === undefined) pages.want(0, 0)
    else if (shown.current.some((part, index) => part !== now[index])) pages.refresh()
    shown.current = now
  }, [pages, mapping, sheets, edition])
  return { pages, failure }
}

/** Something of the pages, followed for itself alone: most changes of rows are none of it. */
const useOfPages = <T,>(pages: RowPages<PageRow>, pick: (pages: RowPages<PageRow>) => T): T =>
  useSyncExternalStore(pages.subscribe, () => pick(pages))

/** The rows of the first screen as they were first, so that columns don't change their widths while one works. */
function useFirstRows(pages: RowPages<PageRow>): readonly PageRow[] {
  const [first, setFirst] = useState<readonly PageRow[] | null>(null)
  const page = useOfPages(pages, () => (first === null ? pages.snapshot().get(0) : undefined))
  if (first === null && page !== undefined) setFirst(page.slice(0, 60))
  return first ?? noRows
}

const noRows: readonly PageRow[] = []

function noRowsWords({ filter, account, kind, column }: SheetView): string {
  if (filter === 'editedRows') return 'No cell was changed here'
  if (filter === 'rowsWithProblems' && (kind !== undefined || column !== undefined)) return 'No row has such a problem'
  if (filter === 'rowsWithProblems')
    return account === null
      ? 'No row of this sheet has a problem'
      : 'No row of this account has a problem on this sheet'
  return account === null ? 'This sheet has no rows of data' : 'This account has no rows on this sheet'
}
