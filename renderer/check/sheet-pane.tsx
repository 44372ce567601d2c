/** The sheets of the spreadsheet as tabs, with the grid of the one that is shown and what is known about its active cell. */
import { Tabs } from '@mantine/core'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { CellEdit, PageRow, ProjectState, RowFilter } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import { targetLabel } from '../../shared/mapping/target-label.ts'
import type { CellPlace } from '../../shared/result.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../asking/issues-error.ts'
import { RowPages } from '../grid/row-pages.ts'
import { type ActiveCell, type GridColumn, SheetGrid, type SheetGridHandle } from '../grid/sheet-grid.tsx'
import { BusyState, EmptyState, IssuesState } from '../parts/states.tsx'
import type { ChosenAccount } from './accounts-panel.tsx'
import { CellDetail } from './cell-detail.tsx'
import classes from './check.module.css'

type SheetPaneProps = {
  readonly project: ProjectState
  readonly filter: RowFilter
  readonly account: ChosenAccount | null
  /** Changes when the rows shown are out of date. */
  readonly edition: number
  /** The cell to go to, once its sheet and row are here. */
  readonly goal: CellPlace | null
  readonly onReached: () => void
  /** The goal's row does not fit what is shown; the same goal is tried again when that has changed. */
  readonly onUnreachable: () => void
  readonly onHere: (place: CellPlace) => void
  readonly onEdit: (edits: readonly CellEdit[]) => void
  readonly onShortcut: (event: KeyboardEvent) => boolean
}

export function SheetPane(props: SheetPaneProps) {
  const { project, goal } = props
  const sheets = project.mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = goal?.sheet ?? chosen
  const shown = sheets.find(({ sheet }) => sheet === wanted) ?? sheets[0]
  // A jump to another sheet stays there once it is done.
  if (shown !== undefined && goal !== null && chosen !== shown.sheet) setChosen(shown.sheet)
  if (shown === undefined) return <EmptyState title="No sheet is in use">Choose one in Load.</EmptyState>
  return (
    <Tabs value={shown.sheet} onChange={setChosen} keepMounted={false} className={classes.sheets}>
      {sheets.length > 1 && (
        <Tabs.List aria-label="Sheets">
          {sheets.map(({ sheet }) => (
            <Tabs.Tab key={sheet} value={sheet}>
              {sheet}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Tabs.Panel value={shown.sheet} className={classes.sheet}>
        <SheetRows
          {...props}
          // Another sheet, filter or account is another set of rows, with its own scroll and active cell.
          key={[shown.sheet, props.filter, props.account?.key].join('\n')}
          mapping={shown}
        />
      </Tabs.Panel>
      {sheets
        .filter(({ sheet }) => sheet !== shown.sheet)
        .map(({ sheet }) => (
          <Tabs.Panel key={sheet} value={sheet}>
            {null}
          </Tabs.Panel>
        ))}
    </Tabs>
  )
}

type SheetRowsProps = SheetPaneProps & { readonly mapping: SheetMapping }

function SheetRows({
  mapping,
  filter,
  account,
  edition,
  goal,
  onReached,
  onUnreachable,
  onHere,
  onEdit,
  onShortcut,
}: SheetRowsProps) {
  const desk = useDesk()
  const grid = useRef<SheetGridHandle>(null)
  const [failure, setFailure] = useState<Issues | null>(null)
  const [active, setActive] = useState<ActiveCell | null>(null)
  const { sheet } = mapping
  const accountKey = account?.key
  const selection = useMemo(
    () => ({ sheet, filter, ...(accountKey === undefined ? {} : { accountKey }) }),
    [sheet, filter, accountKey],
  )
  const pages = useMemo(
    () =>
      new RowPages<PageRow>(async (offset, limit) => {
        try {
          const page = valueOrThrow(await desk.readSheetPage({ ...selection, offset, limit }))
          setFailure(null)
          return page
        } catch (error) {
          setFailure(issuesOf(error))
          throw error
        }
      }),
    [desk, selection],
  )
  const held = useSyncExternalStore(pages.subscribe, pages.snapshot)
  const isHere = held.size > 0
  const firstEdition = useRef(edition)
  useEffect(() => {
    if (edition !== firstEdition.current) pages.refresh()
    else pages.want(0, 0)
  }, [pages, edition])

  useEffect(() => {
    if (goal === null || goal.sheet !== sheet || !isHere) return
    let isCurrent = true
    void desk.findRow({ ...selection, row: goal.row }).then((found) => {
      if (!isCurrent) return
      if (found.ok && found.value.offset === null) return onUnreachable()
      if (found.ok && found.value.offset !== null) grid.current?.goTo(found.value.offset, goal.column)
      onReached()
    })
    return () => {
      isCurrent = false
    }
  }, [desk, goal, sheet, selection, isHere, onReached, onUnreachable])

  const columns = useMemo(() => gridColumnsOf(mapping), [mapping])
  if (failure !== null && !isHere) return <IssuesState issues={failure} onTryAgain={() => pages.want(0, 0)} />
  if (!isHere) return <BusyState doing="Reading the rows" />
  if (pages.total === 0) return <NoRows filter={filter} />
  const activeRow = active === null ? undefined : pages.row(active.position.row)
  return (
    <>
      <div className={classes.grid}>
        <SheetGrid
          ref={grid}
          sheet={sheet}
          columns={columns}
          pages={pages}
          onEdit={onEdit}
          onShortcut={onShortcut}
          onActive={(cell) => {
            setActive(cell)
            if (cell.row !== undefined) onHere({ sheet, row: cell.row.row, column: cell.column.column })
          }}
        />
      </div>
      <CellDetail
        active={active === null ? null : { ...active, row: activeRow }}
        cell={active === null ? undefined : activeRow?.cells[active.column.column - 1]}
        onUse={(text) => {
          if (active === null || activeRow === undefined) return
          onEdit([{ sheet, row: activeRow.row, column: active.column.column, text }])
        }}
      />
    </>
  )
}

function NoRows({ filter }: { readonly filter: RowFilter }) {
  return filter === 'rowsWithProblems' ? (
    <EmptyState title="No row of this sheet has a problem" />
  ) : (
    <EmptyState title="This sheet has no rows of data" />
  )
}

/** The account number first to hand: it stays in sight while the rest scrolls. */
function gridColumnsOf({ columns }: SheetMapping): GridColumn[] {
  const frozenColumn = columns[0]?.target === 'external_account_number' ? columns[0].column : null
  return columns.map(({ column, header, target }) => ({
    column,
    header,
    fieldLabel: target === null ? null : targetLabel(accountCatalogue, target),
    isFrozen: column === frozenColumn,
  }))
}
