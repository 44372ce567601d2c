/** Check: the spreadsheet with every problem in its cell, mended here, offline, and then looked at by the service in a dry run. */
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import type { CellEdit, CheckSummary, ProjectState, RowFilter } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { useDesk, useNews } from '../asking/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../asking/issues-error.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { AccountsPanel, type ChosenAccount } from './accounts-panel.tsx'
import classes from './check.module.css'
import { CheckToolbar } from './check-toolbar.tsx'
import { DryRunBar } from './dry-run-bar.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import { SheetPane } from './sheet-pane.tsx'

type CheckStepProps = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

/** What the screen says about the last thing that was done: nothing, something worth knowing, or what went wrong. */
type Remark =
  | { readonly kind: 'none' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'issues'; readonly issues: Issues }

export function CheckStep({ project, onProject, onNext, onBack }: CheckStepProps) {
  const desk = useDesk()
  const [filter, setFilter] = useState<RowFilter>('dataRows')
  const [account, setAccount] = useState<ChosenAccount | null>(null)
  const [goal, setGoal] = useState<CellPlace | null>(null)
  const [here, setHere] = useState<CellPlace | null>(null)
  const [remark, setRemark] = useState<Remark>({ kind: 'none' })
  /** Counts what made the rows shown out of date. */
  const [edition, setEdition] = useState(0)
  useNews('accountsChanged', () => setEdition((count) => count + 1))
  useNews('projectChanged', () => setEdition((count) => count + 1))

  const { summary } = project
  const change = async (doing: () => Promise<CheckSummary>, said: string) => {
    try {
      onProject({ ...project, summary: await doing() })
      setEdition((count) => count + 1)
      setRemark({ kind: 'said', text: said })
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
    }
  }
  const edit = (edits: readonly CellEdit[]) =>
    change(
      async () => valueOrThrow(await desk.editCells({ edits: [...edits] })),
      edits.length === 1 ? 'Changed one cell' : `Changed ${showCount(edits.length, nouns.cell)}`,
    )
  const undo = () => change(async () => valueOrThrow(await desk.undoEdit({})), 'Undone')
  const redo = () => change(async () => valueOrThrow(await desk.redoEdit({})), 'Done again')

  const goTo = (place: CellPlace) => {
    setGoal(place)
    setRemark({ kind: 'none' })
  }
  const goToNextProblem = async (code?: string) => {
    try {
      const ask = code === undefined ? {} : { code }
      const next = valueOrThrow(await desk.findNextProblem({ after: here, ...ask }))
      const found = next ?? valueOrThrow(await desk.findNextProblem({ after: null, ...ask }))
      if (found === null) setRemark({ kind: 'said', text: 'No cell has a problem.' })
      else goTo(found)
      if (found !== null && next === null)
        setRemark({ kind: 'said', text: 'That was the last one. Back at the first problem.' })
    } catch (error) {
      setRemark({ kind: 'issues', issues: issuesOf(error) })
    }
  }

  return (
    <div className={classes.step}>
      <CheckToolbar
        summary={summary}
        filter={filter}
        onFilter={setFilter}
        onUndo={undo}
        onRedo={redo}
        onNextProblem={() => goToNextProblem()}
      />
      <DryRunBar account={account} readyCount={summary.readyCount} />
      <div role="status" className={classes.remark}>
        {remark.kind === 'said' && remark.text}
      </div>
      {remark.kind === 'issues' && <IssueList issues={remark.issues} isAnnounced />}
      <div className={classes.panes}>
        <Tabs defaultValue="problems" className={classes.side} keepMounted={false}>
          <Tabs.List aria-label="What to look at">
            <Tabs.Tab value="problems">Problems</Tabs.Tab>
            <Tabs.Tab value="accounts">Accounts</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="problems" className={classes.panel}>
            <ProblemsPanel onGoTo={goTo} />
          </Tabs.Panel>
          <Tabs.Panel value="accounts" className={classes.panel}>
            <AccountsPanel chosen={account} onChoose={setAccount} />
          </Tabs.Panel>
        </Tabs>
        <SheetPane
          project={project}
          filter={filter}
          account={account}
          edition={edition}
          goal={goal}
          onReached={() => setGoal(null)}
          onUnreachable={() => {
            setFilter('dataRows')
            setAccount(null)
          }}
          onHere={setHere}
          onEdit={edit}
          onShortcut={(event) => {
            const isControlHeld = event.ctrlKey || event.metaKey
            const key = event.key.toLowerCase()
            if (event.key === 'F8') void goToNextProblem()
            else if (isControlHeld && (key === 'y' || (key === 'z' && event.shiftKey))) void redo()
            else if (isControlHeld && key === 'z') void undo()
            else return false
            return true
          }}
        />
      </div>
      <StepNav
        back={{ label: 'Back to Map', go: onBack }}
        next={{ label: 'Go on to Create', go: onNext, blockedBecause: whyNotCreate(summary) }}
      />
    </div>
  )
}

function whyNotCreate({ accountCount, readyCount }: CheckSummary): string | null {
  if (accountCount === 0) return 'There is no account yet. Choose the column with the account number in Map.'
  if (readyCount === 0) return 'No account is ready yet. Mend the problems of at least one.'
  return null
}
