/** The wizard: it starts the desk, holds where the person is, and shows the step they are on. */
import { Title, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useDesk, useNews } from '../asking/desk-context.tsx'
import { issuesOf } from '../asking/issues-error.ts'
import { BusyState, IssuesState } from '../parts/states.tsx'
import { productName } from '../words/words.ts'
import { OpenWizard } from './open-wizard.tsx'
import classes from './shell.module.css'
import { VaultScreen } from './vault-screen.tsx'
import { nextState, startingState } from './wizard-state.ts'

export function Wizard() {
  const desk = useDesk()
  const client = useQueryClient()
  const [state, tell] = useReducer(nextState, startingState)

  useEffect(() => {
    let isHere = true
    desk.readDesk({}).then(
      (result) => {
        if (!isHere) return
        if (result.ok) tell({ type: 'started', desk: result.value })
        else tell({ type: 'couldNotStart', issues: result.issues })
      },
      (error: unknown) => isHere && tell({ type: 'couldNotStart', issues: issuesOf(error) }),
    )
    return () => {
      isHere = false
      client.clear()
    }
  }, [desk, client])

  /** The data was unlocked, here or in another window: from now on there is more to read. */
  const readAnew = async (): Promise<void> => {
    const result = await desk.readDesk({})
    if (result.ok) tell({ type: 'started', desk: result.value })
  }
  useNews('vaultChanged', (vault) => {
    if (state.kind === 'open' && vault.is === 'open') tell({ type: 'vaultChanged', vault })
    else void readAnew()
  })

  switch (state.kind) {
    case 'starting':
      return (
        <main className={classes.alone}>
          <VisuallyHidden component="h1">{productName}</VisuallyHidden>
          <BusyState doing="Opening your desk" />
        </main>
      )
    case 'notStarted':
      return (
        <main className={classes.alone}>
          <Title order={1}>{productName} could not start</Title>
          <IssuesState issues={state.issues} onTryAgain={() => window.location.reload()} />
        </main>
      )
    case 'closed':
      return <VaultScreen vault={state.vault} issues={state.issues} onChanged={() => void readAnew()} />
    case 'open':
      return <OpenWizard state={state} tell={tell} />
  }
}
