/** Asks the service what it thinks of one account or of all that are ready; nothing is created by it. */
import { Button, Progress } from '@mantine/core'
import { IconCloudQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { News, Reply } from '../../shared/ipc.ts'
import { useNews } from '../asking/desk-context.tsx'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { chooseForm, nouns, showCount, showNumber } from '../words/counting.ts'
import classes from './check.module.css'
import { ExportMenu } from './export-menu.tsx'
import type { ChosenAccount } from './sheet-view.ts'

type DryRunBarProps = {
  /** The account whose rows are shown, if one is chosen. */
  readonly account: ChosenAccount | null
  readonly readyCount: number
}

export function DryRunBar({ account, readyCount }: DryRunBarProps) {
  const dryRun = useDeskAction('startDryRun')
  const stopping = useDeskAction('stopDryRun')
  const [progress, setProgress] = useState<News<'dryRunProgress'> | null>(null)
  useNews('dryRunProgress', (told) => setProgress(told.isOver ? null : told))
  // One that was started before this step was left still goes on, and is known by its progress.
  const isRunning = dryRun.isBusy || progress !== null
  const start = async (keys: string[] | 'allReady') => {
    setProgress(null)
    stopping.clear()
    await dryRun.run({ keys })
    setProgress(null)
  }
  const stop = async () => {
    // The last piece of news may have been lost with the connection: what is stopped is not shown as running on.
    if ((await stopping.run({})).ok) setProgress(null)
  }
  return (
    <div className={classes.dryRun}>
      <div className={classes.dryRunTools}>
        {isRunning ? (
          <Button variant="default" loading={stopping.isBusy} onClick={stop}>
            Stop the dry run
          </Button>
        ) : (
          <Button
            variant="light"
            leftSection={<IconCloudQuestion size={18} aria-hidden="true" />}
            disabled={readyCount === 0}
            onClick={() => start('allReady')}
          >
            Dry run of {showCount(readyCount, nouns.readyAccount)}
          </Button>
        )}
        {account !== null && (
          <DryRunOfOne account={account} isRunning={isRunning} onStart={() => start([account.key])} />
        )}
        <ExportMenu />
        {isRunning && (
          <Progress.Root size="lg" className={classes.progress}>
            <Progress.Section
              value={progress === null ? 0 : (100 * progress.done) / Math.max(1, progress.total)}
              aria-label="Accounts looked at"
            />
          </Progress.Root>
        )}
        <span role="status" className={classes.dryRunWords}>
          {isRunning ? runningWords(progress) : dryRun.progress.state === 'done' && outcomeWords(dryRun.progress.value)}
        </span>
      </div>
      {dryRun.progress.state === 'issues' && <IssueList issues={dryRun.progress.issues} isAnnounced />}
      {stopping.progress.state === 'issues' && <IssueList issues={stopping.progress.issues} isAnnounced />}
    </div>
  )
}

type DryRunOfOneProps = {
  readonly account: ChosenAccount
  readonly isRunning: boolean
  readonly onStart: () => void
}

/** Asks how the account stands now: it is mended while it is chosen. */
function DryRunOfOne({ account, isRunning, onStart }: DryRunOfOneProps) {
  const detail = useDeskQuery('readAccount', { key: account.key })
  const hasErrors = detail.state === 'done' && detail.value.stub.errorCount > 0
  return (
    <Button
      variant="default"
      disabled={detail.state !== 'done' || hasErrors || isRunning}
      title={hasErrors ? 'Mend the problems of this account first' : undefined}
      onClick={onStart}
    >
      Dry run of {account.accountNumber ?? 'this account'}
    </Button>
  )
}

function runningWords(progress: News<'dryRunProgress'> | null): string {
  const count = progress === null ? '' : ` ${showNumber(progress.done)} of ${showNumber(progress.total)}.`
  return `The service is looking at the accounts.${count} Nothing is created.`
}

/** "Done. The service would take 107 of the 109 accounts it looked at. …" */
function outcomeWords({ done, passed, refused, wasStopped }: Reply<'startDryRun'>): string {
  const notKnown = done - passed - refused
  return [
    wasStopped ? 'Stopped.' : 'Done.',
    `The service would take ${showNumber(passed)} of the ${showCount(done, nouns.account)} it looked at.`,
    refused === 0
      ? ''
      : `What it says about the other ${refused === 1 ? 'one' : showNumber(refused)} is under Problems and in the cells.`,
    notKnown === 0
      ? ''
      : `${showCount(notKnown, nouns.account)} got no answer: try ${chooseForm(notKnown, 'it', 'them')} again.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
