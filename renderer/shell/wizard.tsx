/** The wizard: it starts the desk, holds where the person is, and shows the step they are on. */

import { Title, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useState } from 'react'
import type { Desk, DeskEvent } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { ReadingProgress } from '../components/frame/reading-progress.tsx'
import { BusyState, IssuesState } from '../components/frame/states.tsx'
import { useDesk, useDeskEvent } from '../queries/desk-context.tsx'
import { issuesOf, valueOrThrow } from '../queries/issues-error.ts'
import { freshen } from '../queries/keep-fresh.ts'
import { productName } from '../words/words.ts'
import { VaultScreen } from './keeping/vault-screen.tsx'
import { OpenWizard } from './open-wizard.tsx'
import classes from './shell.module.css'
import { nextState, startingState, type WizardEvent } from './wizard-state.ts'

async function startedBy(desk: Pick<Desk, 'readDesk'>): Promise<WizardEvent> {
  try {
    const started = valueOrThrow(await desk.readDesk({}))
    return { type: 'started', desk: started }
  } catch (error) {
    return { type: 'couldNotStart', issues: issuesOf(error) }
  }
}

export function Wizard() {
  const desk = useDesk()
  const client = useQueryClient()
  const [state, dispatch] = useReducer(nextState, startingState)

  useEffect(() => {
    let isHere = true
    void startedBy(desk).then((event) => isHere && dispatch(event))
    return () => {
      isHere = false
      client.clear()
    }
  }, [desk, client])

  /** The data was unlocked, here or in another window: from now on there is more to read, which takes a while. */
  const readAnew = async (): Promise<void> => {
    dispatch({ type: 'opening' })
    dispatch(await startedBy(desk))
  }
  useDeskEvent('vaultChanged', (vault) => {
    if (state.kind === 'open' && vault.is === 'open') dispatch({ type: 'vaultChanged', vault })
    else void readAnew()
  })

  // Heard from the first moment: what comes after the answer, and before the wizard is drawn, is in no answer.
  const show = (event: WizardEvent): void => startTransition(() => dispatch(event))
  useDeskEvent('projectChanged', (project) => {
    // Another window has opened another one.
    if (state.kind === 'open' && project.id !== state.project?.id) freshen(client, 'openProject')
    show({ type: 'projectChanged', project })
  })
  useDeskEvent('summaryChanged', (summary) => show({ type: 'summaryChanged', summary }))
  useDeskEvent('stepDone', (done) => show({ type: 'stepDone', done }))
  useDeskEvent('projectClosed', () => dispatch({ type: 'projectClosed' }))
  useDeskEvent('connectionChanged', (connection) => dispatch({ type: 'connectionChanged', connection }))
  useDeskEvent('noticeAdded', (issue) => dispatch({ type: 'noticeAdded', issue }))
  useDeskEvent('watchEnded', (end) => dispatch({ type: 'watchEnded', end }))

  switch (state.kind) {
    case 'starting':
      return <OpeningDesk />
    case 'notStarted':
      return (
        <main className={classes.alone}>
          <Title order={1}>{say('could_not_start', { product: productName })}</Title>
          <IssuesState issues={state.issues} onTryAgain={() => window.location.reload()} />
        </main>
      )
    case 'closed':
      return <VaultScreen vault={state.vault} issues={state.issues} onChanged={() => void readAnew()} />
    case 'open':
      return <OpenWizard state={state} dispatch={dispatch} />
  }
}

/** What is seen until the desk is open: a large project takes a while to be decrypted and read. */
function OpeningDesk() {
  const [progress, setProgress] = useState<DeskEvent<'loadingProgress'> | null>(null)
  useDeskEvent('loadingProgress', setProgress)
  const title = say('opening_last_spreadsheet')
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{productName}</VisuallyHidden>
      {progress === null ? (
        <BusyState doing={say('opening_desk')} />
      ) : (
        <section className={classes.opening} aria-label={title}>
          <strong>{title}</strong>
          <ReadingProgress progress={progress} label={title} />
        </section>
      )}
    </main>
  )
}
