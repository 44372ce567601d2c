/** Asks the service what it thinks of one account or of all that are ready; nothing is created by it. */
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconCloudQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { News } from '../../shared/ipc.ts'
import { useNews } from '../asking/desk-context.tsx'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import { nouns, showCount } from '../words/counting.ts'
import type { ChosenAccount } from './accounts-panel.tsx'
import classes from './check.module.css'

type DryRunBarProps = {
  /** The account whose rows are shown, if one is chosen. */
  readonly account: ChosenAccount | null
  readonly readyCount: number
}

export function DryRunBar({ account, readyCount }: DryRunBarProps) {
  const dryRun = useDeskAction('startDryRun')
  const stopping = useDeskAction('stopDryRun')
  const saving = useSaving('exportPayloads', {})
  const [progress, setProgress] = useState<News<'dryRunProgress'> | null>(null)
  useNews('dryRunProgress', setProgress)
  const start = (keys: string[] | 'allReady') => {
    setProgress(null)
    void dryRun.run({ keys })
  }
  const canTryOne = account !== null && account.errorCount === 0
  return (
    <div className={classes.dryRun}>
      <Group gap="sm">
        <Button
          variant="light"
          leftSection={<IconCloudQuestion size={18} aria-hidden="true" />}
          loading={dryRun.isBusy}
          disabled={readyCount === 0}
          onClick={() => start('allReady')}
        >
          Dry run of {showCount(readyCount, nouns.readyAccount)}
        </Button>
        {account !== null && (
          <Button variant="default" disabled={!canTryOne || dryRun.isBusy} onClick={() => start([account.key])}>
            Dry run of {account.accountNumber ?? 'this account'}
          </Button>
        )}
        {dryRun.isBusy && (
          <Button variant="default" loading={stopping.isBusy} onClick={() => void stopping.run({})}>
            Stop
          </Button>
        )}
        <SaveButton saving={saving} label="Save payloads as files" variant="subtle" />
        <SavedMessage saving={saving} />
      </Group>
      {dryRun.isBusy && progress !== null && (
        <Progress.Root size="lg" mt="xs">
          <Progress.Section
            value={(100 * progress.done) / Math.max(1, progress.total)}
            aria-label={`${progress.done} of ${progress.total} accounts tried`}
          />
        </Progress.Root>
      )}
      <Text size="sm" role="status" mt={4}>
        {dryRun.isBusy
          ? `The service is looking at the accounts. ${progress === null ? '' : `${progress.done} of ${progress.total}.`} Nothing is created.`
          : dryRun.progress.state === 'done' && wordsFor(dryRun.progress.value)}
      </Text>
      {dryRun.progress.state === 'issues' && <IssueList issues={dryRun.progress.issues} isAnnounced />}
    </div>
  )
}

type Outcome = {
  readonly done: number
  readonly passed: number
  readonly refused: number
  readonly wasStopped: boolean
}

function wordsFor({ done, passed, refused, wasStopped }: Outcome): string {
  const notKnown = done - passed - refused
  return [
    wasStopped ? 'Stopped.' : 'Done.',
    `The service would take ${passed} of the ${done} it looked at.`,
    refused > 0 ? `What it says about the other ${refused} is under Problems and in the cells.` : '',
    notKnown > 0 ? `${showCount(notKnown, nouns.account)} got no answer: try again.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
