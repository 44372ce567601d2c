/** A run while it goes, and how it ended: what is done, what is under way, and the ways to hold it up. */
import { Button, Group, NativeSelect, Progress, Title } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { countIn } from '../../../shared/account-status.ts'
import type { RunState } from '../../../shared/ipc.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { useStatusCounts } from '../../asking/use-account-list.ts'
import { useDeskAction } from '../../asking/use-desk-action.ts'
import type { Connected } from '../../connect/connected.ts'
import { AccountLink } from '../../parts/account-link.tsx'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { ServiceWords } from '../../parts/service-words.tsx'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'
import { showMoment } from '../../words/moments.ts'
import classes from './run.module.css'
import { paceWords, runCounts, speedName, speedOf, speedsWith, stageWords, wayForwardOf } from './run-words.ts'
import { StartRun } from './start-run.tsx'

type Props = {
  readonly run: RunState
  readonly connection: Connected
  /** Back to one account at a time, after it has ended. */
  readonly onLeave: () => void
  readonly onShowWatch: () => void
}

export function RunPanel({ run, connection, onLeave, onShowWatch }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { stage, done, total, current, notices, end } = run
  const pace = paceWords(run)
  const isAllDone = end?.reason === 'allDone'
  const counts = useStatusCounts()
  // What was refused would be refused again: it is no reason to go on.
  const isMoreToSend = counts.state === 'done' && countIn(counts.value, 'ready') > 0
  const heldCount = counts.state === 'done' ? counts.value.withErrors : 0
  return (
    <section className={classes.panel} aria-label="Creating by itself">
      <Title order={2}>{end === null ? stageWords[stage] : endTitle(run)}</Title>
      <p className={classes.count}>
        <strong>{showNumber(done)}</strong> of {showCount(total, nouns.account)}
        {pace !== null && end === null && <span className={classes.pace}>{pace}</span>}
      </p>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        size="lg"
        aria-label={`${showNumber(done)} of ${showCount(total, nouns.account)} had their turn`}
      />
      <dl className={classes.counts}>
        {runCounts(run).map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{showNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {end === null && current !== null && (
          <p className={classes.current}>
            At the service now: account <AccountLink accountNumber={current.accountNumber} />, {current.name}
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
              It happened with account <AccountLink accountNumber={end.account.accountNumber} />, {end.account.name}.
            </p>
          )}
          {heldCount > 0 && (
            <p>
              {showCount(heldCount, nouns.account)} {chooseForm(heldCount, 'is', 'are')} left with problems: mend them
              in Check.
            </p>
          )}
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
                Go on by itself…
              </Button>
            )}
            <Button variant="default" onClick={onLeave}>
              Go on one at a time
            </Button>
          </>
        )}
        <Button variant={isAllDone ? 'filled' : 'default'} onClick={onShowWatch}>
          Show them in Watch
        </Button>
      </Group>
      {isAsking && <StartRun connection={connection} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

/** What holds the run up is live at once, other than what lets it go on: a press that was not meant for it does no harm. */
function RunButtons({ run }: { readonly run: RunState }) {
  const pause = useDeskAction('pauseRun')
  const resume = useDeskAction('resumeRun')
  const stop = useDeskAction('stopRun')
  const change = useDeskAction('changeRunLimits')
  const { stage, stopAtFailures, perMinuteAtMost } = run
  const failed = [pause, resume, stop, change].flatMap(({ progress }) =>
    progress.state === 'issues' ? progress.issues : [],
  )
  const isHeld = stage === 'paused' || stage === 'pausing'
  return (
    <>
      {isHeld ? (
        <DecisionButton
          about="resume"
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          onClick={() => resume.run({})}
        >
          Go on
        </DecisionButton>
      ) : (
        <Button
          leftSection={<IconPlayerPause size={18} aria-hidden="true" />}
          disabled={stage !== 'creating' && stage !== 'starting'}
          onClick={() => pause.run({})}
        >
          Pause
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={18} aria-hidden="true" />}
        disabled={stage === 'stopping'}
        onClick={() => stop.run({})}
      >
        {stage === 'following' ? 'Don’t wait' : 'Stop after this one'}
      </Button>
      <NativeSelect
        aria-label="How fast"
        value={speedName(perMinuteAtMost)}
        data={speedsWith(perMinuteAtMost)}
        onChange={(event) => change.run({ perMinuteAtMost: speedOf(event.currentTarget.value), stopAtFailures })}
      />
      <IssueList issues={failed} isAnnounced />
    </>
  )
}

function endTitle({ end }: RunState): string {
  switch (end?.reason) {
    case 'allDone':
      return 'The run is over'
    case 'stoppedByPerson':
      return 'You stopped it'
    default:
      return 'It stopped by itself'
  }
}
