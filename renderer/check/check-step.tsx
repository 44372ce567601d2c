/** Check: the spreadsheet with every problem in its cell, mended here, offline, and then looked at by the service in a dry run. */
import { useCallbackRef } from '@mantine/hooks'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CellEdit, ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { type CellPlace, cellKey } from '../../shared/result.ts'
import { namesOfTurned } from '../../shared/sheet/turned-sheet.ts'
import { AccountShower } from '../components/accounts/account-link.tsx'
import { DecisionButton } from '../components/buttons/decision-button.tsx'
import { HeadingTools } from '../components/buttons/heading-tools.tsx'
import { useUndo } from '../components/buttons/use-undo.ts'
import { StepNav } from '../components/frame/step-nav.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useDesk } from '../queries/desk-context.tsx'
import { issuesOf } from '../queries/issues-error.ts'
import { useStatusCounts } from '../queries/use-account-list.ts'
import { stepWords } from '../words/words.ts'
import type { Selection } from './accounts/accounts-panel.tsx'
import classes from './check.module.css'
import { CheckToolbar } from './check-toolbar.tsx'
import { alikeWords, noProblemWords, passedWords, readyWords, whyNotGoOn } from './check-words.ts'
import { DryRunBar, DryRunSaid, LocalChecksNote } from './dry-run/dry-run-bar.tsx'
import { useDryRun } from './dry-run/use-dry-run.ts'
import { ExportMenu } from './export-menu.tsx'
import type { PayloadWish } from './payload-panel.tsx'
import { HeldOrder } from './problems/held-order.ts'
import { findNext, type PressingLevel } from './problems/next-problem.ts'
import type { PicturePiece } from './problems/problem-picture.tsx'
import type { ColumnPlace } from './problems/problems-panel.tsx'
import { SearchBar, type SearchMode } from './search/search-bar.tsx'
import { SelectedRows, SelectedRowsProvider } from './sheet/selected-rows.tsx'
import { SheetPane } from './sheet/sheet-pane.tsx'
import {
  type ChosenAccount,
  findCellLocation,
  onlyIn,
  pieceOf,
  type RevealTarget,
  type SheetView,
  viewOfColumn,
  viewOfLevel,
  viewOfStanding,
  viewOnSide,
  viewWith,
} from './sheet/sheet-view.ts'
import { type Remark, useEdits } from './sheet/use-edits.ts'
import { SidePanel, type SideTab } from './side-panel.tsx'
import { useAccountNews } from './use-account-news.ts'
import { lookIn, useLook } from './use-look.ts'
import { focusGrid, focusPane, pane, useShortcuts } from './use-shortcuts.ts'

type CheckStepProps = {
  readonly project: ProjectState
  /** Whose rows are shown at first, and which cell; every account’s where none is given. */
  readonly startAccount?: (ChosenAccount & { readonly place?: CellPlace }) | null
  readonly onProject: (project: ProjectState) => void
  /** Opens Map, at what it gives to every account or to a column. */
  readonly onMap: (target: string | null) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

type Walk = {
  readonly level: PressingLevel
  readonly errorCount: number
  readonly accountKey: string | undefined
  readonly direction: 'next' | 'before'
  /** Where it has come to. */
  readonly at: CellPlace
  /** Where this level of it began; `null`: with the first of all. */
  readonly from: CellPlace | null
}

export function CheckStep({ project, startAccount = null, onProject, onMap, onNext, onBack }: CheckStepProps) {
  const { summary, mapping } = project
  const desk = useDesk()
  const step = useRef<HTMLDivElement>(null)
  const [remark, setRemark] = useState<Remark>({ kind: 'none' })
  const [saidAt, setSaidAt] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState<SideTab>('problems')
  const [order] = useState(() => new HeldOrder())
  const [selection, setSelection] = useState<Selection>(new Map())
  const [payload, setPayload] = useState<PayloadWish | null>(
    startAccount === null ? null : { key: startAccount.key, cell: null },
  )
  const [goal, setGoal] = useState<RevealTarget | null>(null)
  const [wanted, setView] = useState<SheetView>({ sheet: '', filter: 'dataRows', account: startAccount })
  const sheets = useMemo(() => mapping.sheets.filter(({ isIncluded }) => isIncluded), [mapping])
  const sheet = sheets.some((one) => one.sheet === wanted.sheet) ? wanted.sheet : (sheets[0]?.sheet ?? '')
  const isTurned = namesOfTurned(project.sheets).includes(sheet)
  const view = useMemo(() => viewOnSide({ ...wanted, sheet }, isTurned), [wanted, sheet, isTurned])
  const edition = useAccountNews()
  const { edit, change, isChecking } = useEdits({ project, onProject, onRemark: setRemark })
  const look = useLook({ project, onProject, onIssues: (issues) => setRemark({ kind: 'issues', issues }) })
  const isSideShown = !look.isListFolded
  // What comes of it is said beside the rows.
  const dryRun = useDryRun(() => look.isListFolded && look.foldList(false))
  const tell = (text: string) => setRemark({ kind: 'said', text })

  /** The active cell, or the one that is about to be. */
  const here = useRef<CellPlace | null>(null)
  const hereAccount = useRef<string | null>(null)
  /** What was last gone to, and how often the active cell has moved since. */
  const shown = useRef<CellPlace | null>(null)
  const moves = useRef(0)
  /** Enter goes down a row when it keeps what was typed: who corrected a problem so has not left its row. */
  const standsAt = (): CellPlace | null => {
    const [from, to] = [shown.current, here.current]
    const isBelow = from !== null && to?.sheet === from.sheet && to.column === from.column && to.row > from.row
    return isBelow && moves.current === 1 ? from : to
  }
  const showWhatIsSentHere = () => {
    if (here.current !== null && hereAccount.current !== null)
      setPayload({ key: hereAccount.current, cell: here.current })
  }
  // Only while it is shown: who moves through the sheet draws nothing else anew.
  const onHere = useCallbackRef((place: CellPlace, accountKey: string | null) => {
    if (here.current !== null && cellKey(here.current) !== cellKey(place)) moves.current += 1
    here.current = place
    hereAccount.current = accountKey
    if (tab === 'payload') showWhatIsSentHere()
  })

  /** @returns whether there is such a cell */
  const show = async (place: CellPlace, { takesFocus, from } = { takesFocus: true, from: view }): Promise<boolean> => {
    try {
      const sighting = sheets.some(({ sheet }) => sheet === place.sheet)
        ? await findCellLocation(desk, from, place, look.sortOf)
        : null
      if (sighting === null) {
        tell(say('row_not_in_use'))
        return false
      }
      here.current = place
      shown.current = place
      moves.current = 0
      const { hidden } = lookIn(project.look, place.sheet)
      // What is gone to is seen.
      if (hidden.includes(place.column))
        look.change(place.sheet, { hidden: hidden.filter((column) => column !== place.column) })
      setView(sighting.view)
      setGoal({ ...sighting, takesFocus })
      return true
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
      return false
    }
  }

  const goTo = async (place: CellPlace, said?: string) => {
    if (await show(place)) setRemark(said === undefined ? { kind: 'none' } : { kind: 'said', text: said })
  }

  /** What is walked through, and when it was: new errors, and those of another account, come before any warning. */
  const walk = useRef<Walk | null>(null)

  /** Which kind was walked through last: another one begins with its first, which stands first in the list. */
  const walkedKind = useRef<string | null>(null)

  const goToNext = async (code?: string, column?: ColumnPlace, direction: 'next' | 'before' = 'next') => {
    const now = { errorCount: summary.errorCount, accountKey: view.account?.key }
    const before = walk.current
    const kind = code === undefined ? null : [code, column?.sheet, column?.column].join(' ')
    const begins = kind !== null && kind !== walkedKind.current
    walkedKind.current = kind
    const goesOn = before !== null && before.accountKey === now.accountKey && before.errorCount >= now.errorCount
    const isWalk = code === undefined && view.kind === undefined && view.level === undefined
    // Where something was mended, or the person went elsewhere, all that is left comes once more.
    const isAtIt = goesOn && before.errorCount === now.errorCount && before.direction === direction
    const at = standsAt()
    const from = isAtIt && at !== null && cellKey(before.at) === cellKey(at) ? before.from : at
    try {
      const next = await findNext(desk, {
        after: begins ? null : at,
        direction,
        level: goesOn ? before.level : 'error',
        ...(isWalk && { from }),
        sheets: sheets.map(({ sheet }) => sheet),
        ...(code === undefined ? onlyIn(view) : { code }),
        ...(column === undefined ? {} : { in: { sheet: column.sheet, column: column.column } }),
        ...(view.account === null ? {} : { accountKey: view.account.key }),
      })
      if (next.found === 'none') return tell(noProblemWords(view))
      const begun = next.passed !== null && next.passed.from !== next.passed.to ? null : from
      if (isWalk && next.level !== 'info')
        walk.current = { ...now, direction, level: next.level, at: next.place, from: begun }
      await goTo(next.place, next.passed === null ? undefined : passedWords(next.passed, direction))
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
    }
  }

  const [search, setSearch] = useState<{ readonly mode: SearchMode; readonly openedCount: number } | null>(null)
  const [selected] = useState(() => new SelectedRows())
  const openSearch = (mode: SearchMode) => setSearch({ mode, openedCount: (search?.openedCount ?? 0) + 1 })
  const closeSearch = () => {
    setSearch(null)
    focusGrid(step.current)
  }
  /** Shows what was found, and leaves the focus in the box that is searched with. */
  const onFound = async (place: CellPlace) => {
    await show(place, { takesFocus: false, from: view })
  }

  const showAllRows = async () => {
    const all = viewWith(view, { filter: 'dataRows', account: view.account })
    if (here.current?.sheet === view.sheet) await show(here.current, { takesFocus: true, from: all })
    else setView(all)
  }

  const undo = useUndo(project, async (asking, said) => {
    const place = (await change(asking, said))?.place ?? null
    if (place !== null) await show(place)
  })

  /** Whoever comes to mend an account comes to what is wrong with it: what the service refused, or what is not ready. */
  const goToStart = useEffectEvent(async (account: NonNullable<typeof startAccount>) => {
    const { key, accountNumber, place } = account
    const from = viewWith(view, { account: { key, accountNumber } })
    setView(from)
    setPayload({ key, cell: null })
    try {
      const first = await findNext(desk, { after: null, accountKey: key, sheets: sheets.map((one) => one.sheet) })
      const wanted = place ?? (first.found === 'cell' && first.level === 'error' ? first.place : null)
      if (wanted !== null) await show(wanted, { takesFocus: true, from })
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
    }
  })
  // Another one may be chosen above the step, while it is open.
  useEffect(() => {
    if (startAccount !== null) void goToStart(startAccount)
  }, [startAccount])

  const showPayload = (wish: PayloadWish) => {
    setPayload(wish)
    if (look.isListFolded) look.foldList(false)
    setTab('payload')
  }

  const showAccount = useCallbackRef((key: string) => showPayload({ key, cell: null }))

  const showPiece = async (piece: PicturePiece | null) => {
    if (piece === null) return showAllRows()
    const { sheet: of, column, kind } = piece
    setView({ ...viewOfColumn(view, of, column, kind), isTurned: namesOfTurned(project.sheets).includes(of) })
  }

  useShortcuts({
    onNextProblem: () => void goToNext(),
    onProblemBefore: () => void goToNext(undefined, undefined, 'before'),
    onFind: () => openSearch('find'),
    onReplace: () => openSearch('replace'),
    onNextPane: (direction) => focusPane(step.current?.closest('main') ?? null, direction),
  })

  return (
    <AccountShower value={showAccount}>
      <div className={classes.step} ref={step}>
        <HeadingTools>
          <div {...pane}>
            <CheckToolbar
              summary={summary}
              standing={view.account === null ? (view.standing ?? null) : null}
              onStanding={(standing) => setView(viewOfStanding(view, standing))}
              isChecking={isChecking}
              isSideShown={isSideShown}
              onSide={(isShown) => look.foldList(!isShown)}
              undo={undo}
            >
              {project.kind === 'accounts' && <DryRunBar dryRun={dryRun} />}
              <ExportMenu saidAt={saidAt} />
            </CheckToolbar>
          </div>
        </HeadingTools>
        <div className={classes.panes} data-side={isSideShown ? tab : dryRun.isRunning ? 'dryRun' : undefined}>
          <SheetPane
            project={project}
            sheets={sheets}
            view={view}
            onView={setView}
            edition={edition}
            look={look}
            goal={goal}
            onReached={useCallback(() => setGoal(null), [])}
            onHere={onHere}
            selected={selected}
            onEdit={edit}
            onAllRows={() => void showAllRows()}
            onRemark={tell}
            onPayload={showPayload}
            onFind={() => openSearch('find')}
            dryRun={dryRun}
            onNextProblem={() => void goToNext()}
          >
            {search !== null && (
              <SearchBar
                {...search}
                project={project}
                here={() => here.current ?? { sheet: view.sheet, row: 1, column: 1 }}
                onFound={onFound}
                onMode={(mode) => setSearch({ ...search, mode })}
                onClose={closeSearch}
                change={change}
              />
            )}
          </SheetPane>
          {/* Whatever is folded: what is running can be held and stopped. */}
          {(isSideShown || dryRun.isRunning) && (
            <SelectedRowsProvider value={selected}>
              <div className={classes.beside}>
                {project.kind === 'additions' ? (
                  <LocalChecksNote />
                ) : (
                  <DryRunSaid dryRun={dryRun} warningCount={summary.warningCount} />
                )}
                {isSideShown && (
                  <SidePanel
                    project={project}
                    order={order}
                    summary={summary}
                    tab={tab}
                    onTab={(wanted) => {
                      setTab(wanted)
                      // Who chose an account means that one.
                      if (wanted === 'payload' && view.account === null) showWhatIsSentHere()
                    }}
                    onProject={onProject}
                    onGoTo={goTo}
                    onNext={goToNext}
                    onMap={onMap}
                    onFix={edit}
                    onSaid={tell}
                    chosen={view.account}
                    onChoose={(account) => {
                      setView(viewWith(view, { account }))
                      setPayload(account === null ? null : { key: account.key, cell: null })
                    }}
                    selection={selection}
                    onSelection={setSelection}
                    onDryRun={(keys) => void dryRun.start([...keys])}
                    payload={payload}
                    onPayload={showPayload}
                    piece={pieceOf(view)}
                    onPiece={(piece) => void showPiece(piece)}
                    level={view.filter === 'rowsWithProblems' ? (view.level ?? null) : null}
                    emptied={view.filter === 'emptiedRows' ? view.sheet : null}
                    onEmptied={(sheet) =>
                      sheet === null
                        ? void showAllRows()
                        : setView({
                            ...viewWith(view, { sheet, filter: 'emptiedRows', account: null }),
                            isTurned: namesOfTurned(project.sheets).includes(sheet),
                          })
                    }
                    onLevel={(level) => (level === null ? void showAllRows() : setView(viewOfLevel(view, level)))}
                  />
                )}
              </div>
            </SelectedRowsProvider>
          )}
        </div>
        {remark.kind === 'issues' && <IssueList issues={remark.issues} isAnnounced />}
        <div className={classes.said} ref={setSaidAt} />
        <Foot remark={remark} onAlike={edit} project={project} onNext={onNext} onBack={onBack} />
      </div>
    </AccountShower>
  )
}

type FootProps = Pick<CheckStepProps, 'onNext' | 'onBack'> & {
  readonly remark: Remark
  /** Changes the rows too that said the same as the one that was changed. */
  readonly onAlike: (alike: readonly CellEdit[]) => void
  readonly project: Pick<ProjectState, 'kind'>
}

/** What was done last, how the accounts stand now, and the way on. */
function Foot({ remark, onAlike, project: { kind }, onNext, onBack }: FootProps) {
  const counts = useStatusCounts()
  const whyBlocked = counts.state === 'done' ? whyNotGoOn(counts.value) : null
  const { text: said = null, isChange = false, alike = [] } = remark.kind === 'said' ? remark : {}
  const isToldHowTheyStand = (said === null || isChange) && whyBlocked === null
  const standing = isToldHowTheyStand && counts.state === 'done' ? readyWords(counts.value, kind) : null
  const words = [said, alike.length > 0 ? alikeWords(alike) : standing].filter(Boolean).join(' ')
  return (
    <div className={classes.foot} data-blocked={whyBlocked !== null || undefined} {...pane}>
      <div className={classes.remark}>
        <p role="status">{words}</p>
        {alike.length > 0 && (
          <DecisionButton about={alikeWords(alike)} variant="light" size="compact-sm" onClick={() => onAlike(alike)}>
            {say('change_them_too', { count: alike.length })}
          </DecisionButton>
        )}
      </div>
      <StepNav
        back={{ label: say('back_to_step', { step: say(stepWords.map.name) }), go: onBack }}
        next={{
          label: say('go_on_to_step', { step: say(stepWords[kind === 'additions' ? 'add' : 'create'].name) }),
          go: onNext,
          blockedBecause: whyBlocked,
        }}
      />
    </div>
  )
}
