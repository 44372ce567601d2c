/** Asks the service what it thinks of accounts; nothing is created by it. While it is at it, it can be held and stopped. */

import { Progress } from '@mantine/core'
import { IconCloudQuestion, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { canBeTried, countThose, noneOfAny, statusTable } from '../../../shared/account-status.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { NeedsNetwork } from '../../components/frame/needs-network.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { Said } from '../../components/said/said.tsx'
import { useStatusCounts } from '../../queries/use-account-list.ts'
import { useConnection } from '../../queries/use-connection.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import type { ChosenAccount } from '../sheet/sheet-view.ts'
import { pane } from '../use-shortcuts.ts'
import classes from './dry-run-bar.module.css'
import { dryRunEndWords, dryRunProgressWords, dryRunWords, untriedWords } from './dry-run-words.ts'
import type { DryRun } from './use-dry-run.ts'

/** Always in its place: whoever goes on, holds or stops it does so where it is told how far it is. */
export function DryRunBar({ dryRun }: { readonly dryRun: DryRun }) {
  const { kind } = useConnection()
  const asked = useStatusCounts()
  const counts = asked.value ?? noneOfAny()
  const toTry = countThose(counts, canBeTried)
  return (
    <DecisionButton
      about="all"
      size="xs"
      variant="light"
      leftSection={<IconCloudQuestion size={18} aria-hidden="true" />}
      disabled={toTry === 0 || dryRun.isRunning || kind === 'none'}
      onClick={() => dryRun.start('all')}
    >
      <Said
        of="dry_run_of_accounts"
        values={{ count: toTry }}
        marks={{ rest: (words) => <span className={classes.ofHowMany}>{words}</span> }}
      />
    </DecisionButton>
  )
}

type SaidProps = { readonly dryRun: DryRun; readonly warningCount: number }

/** What it needs, how far it is, or what came of it. */
export function DryRunSaid({ dryRun, warningCount }: SaidProps) {
  const { kind } = useConnection()
  const asked = useStatusCounts()
  const counts = asked.value ?? noneOfAny()
  const { isRunning, progress, outcome, issues } = dryRun
  // Once it is over; what the person mends then takes the reason away with the outcome.
  const isOn = outcome !== null && !isRunning && counts.refusedInDryRun > 0
  const results = useDeskQuery('readResults', {}, { isOn, isKept: false })
  const commonest =
    isOn && results.state === 'done' ? results.value.reasons.find((one) => one.of === 'refusedInDryRun') : undefined
  const known = [outcome === null ? '' : dryRunEndWords(outcome), dryRunWords(counts, commonest)]
  const words = isRunning
    ? dryRunProgressWords(progress)
    : known.filter(Boolean).join(' ') || (kind === 'none' ? '' : untriedWords(counts, warningCount))
  return (
    <section className={classes.said} aria-label={say('word_dry_run')} {...pane}>
      {isRunning && (
        <Progress.Root size="lg">
          <Progress.Section
            value={progress === null ? 0 : (100 * progress.done) / Math.max(1, progress.total)}
            aria-label={say('accounts_looked_at')}
          />
        </Progress.Root>
      )}
      <span role="status">{words}</span>
      {isRunning ? (
        <div className={classes.tools}>
          <RunningTools dryRun={dryRun} />
        </div>
      ) : (
        <NeedsNetwork what={say('a_dry_run')} />
      )}
      <IssueList issues={issues} isAnnounced />
    </section>
  )
}

function RunningTools({ dryRun }: { readonly dryRun: DryRun }) {
  const isPaused = dryRun.progress?.isPaused === true
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      <DecisionButton
        about={isPaused ? 'resume' : 'pause'}
        size="compact-sm"
        variant="light"
        leftSection={<Icon size={15} aria-hidden="true" />}
        disabled={dryRun.progress === null}
        onClick={isPaused ? dryRun.resume : dryRun.pause}
      >
        {say(isPaused ? 'go_on' : 'pause')}
      </DecisionButton>
      <DecisionButton
        about="stop"
        size="compact-sm"
        variant="default"
        leftSection={<IconPlayerStop size={15} aria-hidden="true" />}
        loading={dryRun.isStopping}
        onClick={dryRun.stop}
      >
        {say('dry_run_stop')}
      </DecisionButton>
    </>
  )
}

type DryRunOfOneProps = { readonly account: ChosenAccount; readonly dryRun: DryRun }

/** Asks how the account stands now: it is mended while it is chosen. */
export function DryRunOfOne({ account, dryRun }: DryRunOfOneProps) {
  const { kind } = useConnection()
  const detail = useDeskQuery('readAccount', { key: account.key })
  const stub = detail.value?.stub ?? null
  const isOpen = stub !== null && canBeTried(stub.status)
  return (
    <DecisionButton
      about={stub?.key ?? ''}
      size="compact-sm"
      variant="default"
      aria-label={
        account.accountNumber === null
          ? say('dry_run_of_this_account')
          : say('dry_run_of_account', { account: account.accountNumber })
      }
      disabled={!isOpen || dryRun.isRunning || kind === 'none'}
      title={stub === null || isOpen ? undefined : say(statusTable[stub.status].explanation)}
      onClick={() => dryRun.start([account.key])}
    >
      {say('word_dry_run')}
    </DecisionButton>
  )
}

/** In place of a dry run where the service has none: what is looked at here, and when the service is asked. */
export function LocalChecksNote() {
  return <p className={classes.said}>{say('looked_at_on_this_computer')}</p>
}
