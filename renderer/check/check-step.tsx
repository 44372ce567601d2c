/** Check: the spreadsheet with every problem in its cell, mended here, offline, and then looked at by the service in a dry run. */
import { Tabs } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Edited, ProjectState } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { issuesOf } from '../asking/issues-error.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { showNumber } from '../words/counting.ts'
import { AccountsPanel } from './accounts-panel.tsx'
import classes from './check.module.css'
import { CheckToolbar } from './check-toolbar.tsx'
import { readyWords, whyNotCreate } from './check-words.ts'
import { DryRunBar } from './dry-run-bar.tsx'
import { findNext } from './next-problem.ts'
import { ProblemsPanel } from './problems-panel.tsx'
import { SheetPane } from './sheet-pane.tsx'
import { type ChosenAccount, findSighting, type SheetView, type Sighting } from './sheet-view.ts'
import { useAccountNews } from './use-account-news.ts'
import { type Remark, useEdits } from './use-edits.ts'
import { focusPane, pane, useShortcuts } from './use-shortcuts.ts'

type CheckStepProps = {
  readonly project: ProjectState
  /** Whose rows are shown at first; every account’s where none is given. */
  readonly startAccount?: ChosenAccount | null
  readonly onProject: (project: ProjectState) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

export function CheckStep({ project, startAccount = null, onProject, onNext, onBack }: CheckStepProps) {
  const { summary, mapping } = project
  const desk = useDesk()
  const step = useRef<HTMLDivElement>(null)
  const [remark, setRemark] = useState<Remark>({ kind: 'none' })
  const [isSideShown, setIsSideShown] = useState(true)
  const [goal, setGoal] = useState<Sighting | null>(null)
  const [wanted, setView] = useState<SheetView>({ sheet: '', filter: 'dataRows', account: startAccount })
  const sheets = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const view = sheets.some(({ sheet }) => sheet === wanted.sheet)
    ? wanted
    : { ...wanted, sheet: sheets[0]?.sheet ?? '' }
  const edition = useAccountNews()
  const { edit, undo, redo, answered, isChecking } = useEdits({ project, onProject, onRemark: setRemark })
  const whyBlocked = whyNotCreate(summary)
  // What is said about cells and accounts is read after a change, and then takes the place of the old.
  const isReading = useIsFetching({ queryKey: ['listProblems'] }) > 0
  const say = (text: string) => setRemark({ kind: 'said', text })

  /** The active cell, or the one that is about to be. */
  const here = useRef<CellPlace | null>(null)
  const onHere = useCallback((place: CellPlace) => {
    here.current = place
  }, [])

  /** @returns whether there is such a cell */
  const show = async (place: CellPlace): Promise<boolean> => {
    try {
      const sighting = sheets.some(({ sheet }) => sheet === place.sheet) ? await findSighting(desk, view, place) : null
      if (sighting === null) {
        say('This row is not among the sheets in use any more.')
        return false
      }
      here.current = place
      setView(sighting.view)
      setGoal(sighting)
      return true
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
      return false
    }
  }

  const goTo = async (place: CellPlace, said?: string) => {
    if (await show(place)) setRemark(said === undefined ? { kind: 'none' } : { kind: 'said', text: said })
  }

  const goToNext = async (code?: string) => {
    try {
      const next = await findNext(desk, {
        after: here.current,
        sheets: sheets.map(({ sheet }) => sheet),
        ...(code === undefined ? {} : { code }),
        ...(view.account === null ? {} : { accountKey: view.account.key }),
      })
      if (next.found === 'none') say(view.account === null ? 'No cell has a problem.' : 'This account has no problem.')
      else await goTo(next.place, next.hasWrapped ? 'That was the last one. Back at the first problem.' : undefined)
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
    }
  }

  /** Undoes or does again, and shows where. */
  const takeBack = async (doing: () => Promise<Edited | null>) => {
    const place = (await doing())?.place ?? null
    if (place !== null) await show(place)
  }

  useShortcuts({
    onUndo: () => void takeBack(undo),
    onRedo: () => void takeBack(redo),
    onNextProblem: () => void goToNext(),
    onNextPane: (direction) => focusPane(step.current, direction),
  })

  return (
    <div className={classes.step} ref={step}>
      <div {...pane}>
        <CheckToolbar
          summary={summary}
          isChecking={isChecking || isReading}
          isSideShown={isSideShown}
          onSide={setIsSideShown}
          onUndo={() => void takeBack(undo)}
          onRedo={() => void takeBack(redo)}
          onNextProblem={() => goToNext()}
        />
        <DryRunBar account={view.account} readyCount={summary.readyCount} />
      </div>
      {remark.kind === 'issues' && <IssueList issues={remark.issues} isAnnounced />}
      <div className={classes.panes} data-side={isSideShown || undefined}>
        {isSideShown && (
          <Tabs defaultValue="problems" className={classes.side} keepMounted={false} {...pane}>
            <Tabs.List aria-label="What to look at" className={classes.sideTabs}>
              <Tabs.Tab value="problems">Problems {tally(summary.errorCount + summary.warningCount)}</Tabs.Tab>
              <Tabs.Tab value="accounts">Accounts {tally(summary.accountCount)}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="problems" className={classes.panel}>
              <ProblemsPanel onGoTo={goTo} onNext={goToNext} />
            </Tabs.Panel>
            <Tabs.Panel value="accounts" className={classes.panel}>
              <AccountsPanel chosen={view.account} onChoose={(account) => setView({ ...view, account })} />
            </Tabs.Panel>
          </Tabs>
        )}
        <SheetPane
          project={project}
          sheets={sheets}
          view={view}
          onView={setView}
          edition={edition}
          answered={answered}
          goal={goal}
          onReached={useCallback(() => setGoal(null), [])}
          onHere={onHere}
          onEdit={edit}
          onRemark={say}
        />
      </div>
      <div className={classes.foot} data-blocked={whyBlocked !== null || undefined} {...pane}>
        <p role="status" className={classes.remark}>
          {remark.kind === 'said' ? remark.text : whyBlocked === null && readyWords(summary)}
        </p>
        <StepNav
          back={{ label: 'Back to Map', go: onBack }}
          next={{ label: 'Go on to Create', go: onNext, blockedBecause: whyBlocked }}
        />
      </div>
    </div>
  )
}

const tally = (count: number) => <span className={classes.tally}>{showNumber(count)}</span>
