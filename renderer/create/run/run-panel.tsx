/** A run while it goes, and how it ended: what is done, what is under way, and the ways to hold it up. */

import { Button, Group, NativeSelect, Progress, Title } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import type { RunAccount, RunEnd, RunState } from '../../../shared/ipc.ts'
import { wordsOfService } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { AccountSaid } from '../../components/accounts/account-said.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { MessageWords } from '../../components/said/message-words.tsx'
import { hidden, Said, strong } from '../../components/said/said.tsx'
import { ServiceWords } from '../../components/said/service-words.tsx'
import { useStatusCounts } from '../../queries/use-account-list.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { showMoment } from '../../words/moments.ts'
import classes from './run.module.css'
import { paceWords, runCounts, speedName, speedOf, speedsWith, stageWords, wayForwardOf } from './run-words.ts'
import { StartRun } from './start-run.tsx'

type Props = {
  readonly run: RunState
  /** Back to one account at a time, after it has ended. */
  readonly onLeave: () => void
  /** Opens Check with this account. */
  readonly onMend: (account: RunAccount) => void
  readonly onShowWatch: () => void
}

export function RunPanel({ run, onLeave, onMend, onShowWatch }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { stage, done, total, current, notices, end } = run
  const pace = paceWords(run)
  const isAllDone = end?.reason === 'allDone'
  const counts = useStatusCounts()
  // What was refused would be refused again: it is no reason to go on.
  const isMoreToSend = counts.state === 'done' && countIn(counts.value, 'ready') > 0
  const heldCount = counts.value?.withErrors ?? 0
  return (
    <section className={classes.panel} aria-label={say('creating_by_itself')}>
      <Title order={2}>{say(end === null ? stageWords[stage] : endTitle(run))}</Title>
      <p className={classes.count}>
        <Said of="run_so_far" values={{ done, total }} marks={{ strong }} />
        {pace !== null && end === null && <span className={classes.pace}>{pace}</span>}
      </p>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        size="lg"
        aria-label={say('had_their_turn', { done, total })}
      />
      <dl className={classes.counts}>
        {runCounts(run).map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{say('only_number', { count })}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {end === null && current !== null && (
          <p className={classes.current}>
            <AccountSaid of="at_service_now" values={{ number: current.accountNumber, name: current.name }} />
          </p>
        )}
      </div>
      {notices.map(({ at, issue }) => (
        <div key={`${at} ${issue.code}`} className={classes.notice}>
          <time dateTime={at}>{showMoment(at)}</time>
          <IssueList issues={[issue]} />
        </div>
      ))}
      {end !== null && (
        <div className={classes.end} role="alert">
          <IssueList issues={[end.issue]} />
          <ServiceWords words={end.serviceWords} accounts={[end.account?.accountNumber ?? null]} />
          {end.account !== null && (
            <p>
              <AccountSaid
                of="happened_with_account"
                values={{ number: end.account.accountNumber, name: end.account.name }}
              />
            </p>
          )}
          <Failed failed={end.failed} onMend={onMend} />
          {heldCount > 0 && <p>{say('left_with_problems', { count: heldCount })}</p>}
          {!(isAllDone && (isMoreToSend || heldCount > 0)) && <p>{wayForwardOf(end)}</p>}
        </div>
      )}
      <Group>
        {end === null ? (
          <RunButtons run={run} />
        ) : (
          <>
            {isMoreToSend && (
              <Button leftSection={<IconPlayerPlay size={18} aria-hidden="true" />} onClick={() => setIsAsking(true)}>
                {say('go_on_by_itself')}
              </Button>
            )}
            <Button variant="default" onClick={onLeave}>
              {say(isMoreToSend ? 'go_on_one_at_a_time' : 'show_the_accounts')}
            </Button>
          </>
        )}
        <Button variant={isAllDone ? 'filled' : 'default'} onClick={onShowWatch}>
          {say('show_in_watch')}
        </Button>
      </Group>
      {isAsking && <StartRun onClose={() => setIsAsking(false)} />}
    </section>
  )
}

type FailedProps = Pick<RunEnd, 'failed'> & Pick<Props, 'onMend'>

/** Which were refused or failed, why, and the way to each. */
const Failed = ({ failed, onMend }: FailedProps) =>
  failed.length > 0 && (
    <ul className={classes.failed}>
      {failed.map(({ account, reasons }) => (
        <li key={account.key}>
          <p>
            <AccountSaid
              of="run_failed_account"
              values={{ number: account.accountNumber, name: account.name, hasName: account.name !== '' }}
            />{' '}
            <Button variant="default" size="compact-sm" onClick={() => onMend(account)}>
              <Said of="fix_account_in_check" values={{ number: account.accountNumber }} marks={{ hidden }} />
            </Button>
          </p>
          {[...new Map(reasons.map((reason) => [sayMessage(reason), reason]))].map(([words, reason]) =>
            wordsOfService(reason) === null ? (
              <p key={words}>
                <MessageWords message={reason} />
              </p>
            ) : (
              <ServiceWords key={words} words={words} accounts={[account.accountNumber]} />
            ),
          )}
        </li>
      ))}
    </ul>
  )

/** What holds the run up is live at once, other than what lets it go on: a press that was not meant for it does no harm. */
function RunButtons({ run }: { readonly run: RunState }) {
  const pause = useDeskAction('pauseRun')
  const resume = useDeskAction('resumeRun')
  const stop = useDeskAction('stopRun')
  const change = useDeskAction('changeRunLimits')
  const { stage, stopAtFailures, perMinuteAtMost } = run
  const failed = [pause, resume, stop, change].flatMap(({ issues }) => issues)
  const isHeld = stage === 'paused' || stage === 'pausing'
  return (
    <>
      {isHeld ? (
        <DecisionButton
          about="resume"
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          onClick={() => resume.run({})}
        >
          {say('resume_run')}
        </DecisionButton>
      ) : (
        <Button
          leftSection={<IconPlayerPause size={18} aria-hidden="true" />}
          disabled={stage !== 'creating' && stage !== 'starting'}
          onClick={() => pause.run({})}
        >
          {say('pause')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={18} aria-hidden="true" />}
        disabled={stage === 'stopping'}
        onClick={() => stop.run({})}
      >
        {say(stage === 'following' ? 'stop_waiting' : 'stop_after_this')}
      </Button>
      <NativeSelect
        aria-label={say('how_fast')}
        value={speedName(perMinuteAtMost)}
        data={speedsWith(perMinuteAtMost)}
        onChange={(event) => change.run({ perMinuteAtMost: speedOf(event.currentTarget.value), stopAtFailures })}
      />
      <IssueList issues={failed} isAnnounced />
    </>
  )
}

function endTitle({ end }: RunState) {
  switch (end?.reason) {
    case 'allDone':
      return 'run_over'
    case 'stoppedByPerson':
      return 'run_stopped_by_you'
    default:
      return 'run_stopped_by_itself'
  }
}
