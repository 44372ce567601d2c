/** Create: one account after the other is read, tried without creating anything, created, and followed to its end. */

import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { EmptyState, QueryBoundary } from '../components/frame/states.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { AccountList } from './account-list.tsx'
import { AccountPanel, type AccountToMend } from './account-panel.tsx'
import classes from './create.module.css'
import { CreateDoubts } from './create-doubts.tsx'
import { LooksProvider, useLooks } from './looked-at.ts'
import { RunOffer } from './run/run-offer.tsx'
import { RunPanel } from './run/run-panel.tsx'
import { isUnderWay, useLeftRun, useRun } from './run/use-run.ts'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly whyNotWatch: string | null
  /** Opens Check with this account. */
  readonly onMend: (account: AccountToMend) => void
  /** Opens Map, at what it gives to every account. */
  readonly onMap: (target: string) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

export function CreateStep(props: Props) {
  const looks = useLooks(props)
  const { kind } = useConnection()
  return (
    <>
      {kind !== 'none' && (
        <LooksProvider value={looks}>
          <Creating {...props} />
        </LooksProvider>
      )}
      <StepNav
        back={{ label: say('back_to_step', { step: say('step_check') }), go: props.onBack }}
        next={{
          label: say('go_on_to_step', { step: say('step_watch') }),
          go: props.onNext,
          blockedBecause: props.whyNotWatch,
          isQuiet: true,
        }}
      />
    </>
  )
}

/** One account at a time, or, while a run goes, the run. */
function Creating(props: Props) {
  const run = useRun()
  const [leftId, leave] = useLeftRun()
  const present = run.value ?? null
  if (present !== null && (isUnderWay(present) || leftId !== present.id)) {
    return (
      <StepScroll>
        <RunPanel run={present} onLeave={() => leave(present.id)} onMend={props.onMend} onShowWatch={props.onNext} />
      </StepScroll>
    )
  }
  return <Guide {...props} />
}

/** The first in it as things stand, not as they stood when the step was left. */
const readAnew = { keepsPrevious: true, isKept: false }

/** The most that one ask for accounts may list. */
const longestQueue = 1000

function Guide({ onMend, onMap, onNext }: Props) {
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  /** The account came up by going on, not by choosing it from the list. */
  const [hasGoneOn, setHasGoneOn] = useState(false)
  const [skippedKeys, setSkippedKeys] = useState<ReadonlySet<string>>(new Set())
  // Two more than were skipped, so that after the present one there is always another to offer.
  const limit = Math.min(longestQueue, skippedKeys.size + 2)
  const queue = useDeskQuery('listAccounts', { offset: 0, limit, filter: 'ready' }, readAnew)

  const waiting = queue.value?.accounts.map(({ key }) => key) ?? []
  const first = waiting[0] ?? null
  // The account stays chosen while it is created, although it then leaves the queue.
  if (chosenKey === null && first !== null) setChosenKey(first)

  const others = waiting.filter((key) => key !== chosenKey)
  const nextKey = others.find((key) => !skippedKeys.has(key)) ?? others[0] ?? null
  const showNext = (): void => {
    setHasGoneOn(true)
    setChosenKey(nextKey)
  }
  const choose = (key: string): void => {
    setHasGoneOn(false)
    setChosenKey(key)
  }
  const skip = (): void => {
    if (chosenKey !== null) setSkippedKeys(new Set([...skippedKeys, chosenKey]))
    showNext()
  }

  return (
    <>
      <div className={classes.doubts}>
        <CreateDoubts />
      </div>
      {queue.state === 'done' && <RunOffer counts={queue.value.counts} />}
      <div className={classes.guide}>
        <AccountList chosenKey={chosenKey} onChoose={choose} />
        {chosenKey === null ? (
          <div className={classes.blocked}>
            <QueryBoundary asked={queue} doing={say('looking_for_first_account')}>
              {() => (
                <EmptyState
                  title={say('choose_an_account')}
                  icon={<IconChecks size={36} stroke={1.5} aria-hidden="true" />}
                >
                  <p>{say('nothing_waits_to_be_created')}</p>
                </EmptyState>
              )}
            </QueryBoundary>
          </div>
        ) : (
          <AccountPanel
            key={chosenKey}
            accountKey={chosenKey}
            takesFocus={hasGoneOn}
            onGoOn={nextKey === null ? null : showNext}
            onSkip={nextKey === null ? null : skip}
            onMend={onMend}
            onMap={onMap}
            onShowWatch={onNext}
          />
        )}
      </div>
    </>
  )
}
