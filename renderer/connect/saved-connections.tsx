/** The live connections that are kept on this computer and not in use: to be used again, or forgotten with their keys. */
import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionStatus, SavedConnection } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import classes from './connect.module.css'

type Props = {
  readonly connection: ConnectionStatus
  readonly onUsed: (connection: ConnectionStatus) => void
  readonly onForgotten: (connection: ConnectionStatus) => void
}

export function SavedConnections({ connection, onUsed, onForgotten }: Props) {
  const [doomed, setDoomed] = useState<SavedConnection | null>(null)
  const use = useDeskAction('useConnection')
  const forget = useDeskAction('forgetSavedConnection')
  const kept = connection.saved.filter((one) => !isInUse(one, connection))

  const connectAgain = async ({ name }: SavedConnection): Promise<void> => {
    forget.clear()
    const result = await use.run({ name })
    if (result.ok) onUsed(result.value)
  }
  const forgetIt = async ({ name }: SavedConnection): Promise<void> => {
    use.clear()
    const result = await forget.run({ name })
    setDoomed(null)
    if (result.ok) onForgotten(result.value)
  }

  if (kept.length === 0) return null
  return (
    <Card title="Live connections kept on this computer">
      <ul className={classes.saved}>
        {kept.map((one) => (
          <li key={one.name}>
            <div>
              <span className={classes.savedName}>{one.supplierCode}</span>
              <span>{one.address}</span>
              <Text component="span" c="dimmed">
                {one.hasKey ? 'Its API key is stored.' : 'No API key is stored for it.'}
              </Text>
            </div>
            <Group wrap="nowrap">
              <Button variant="default" disabled={use.isBusy} onClick={() => connectAgain(one)}>
                Use again
                <VisuallyHidden>&nbsp;{nameOf(one)}</VisuallyHidden>
              </Button>
              <Button variant="subtle" color="gray" disabled={use.isBusy} onClick={() => setDoomed(one)}>
                Forget…
                <VisuallyHidden>&nbsp;{nameOf(one)}</VisuallyHidden>
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {[use, forget].map(
        ({ progress }, index) =>
          progress.state === 'issues' && (
            <IssueList key={index === 0 ? 'use' : 'forget'} issues={progress.issues} isAnnounced />
          ),
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        kind="danger"
        title="Forget this live connection?"
        confirmLabel="Forget it"
        cancelLabel="Keep it"
        isBusy={forget.isBusy}
        onConfirm={() => doomed !== null && forgetIt(doomed)}
        onCancel={() => setDoomed(null)}
      >
        <Text>
          {doomed !== null && `${nameOf(doomed)}: `}the address, the supplier code and the API key are removed from this
          computer. A key that another supplier uses at the same address stays for that one.
        </Text>
        <Text mt="xs">Your spreadsheets and what you did with them stay.</Text>
      </ConfirmDialog>
    </Card>
  )
}

const nameOf = ({ supplierCode, address }: SavedConnection): string => `${supplierCode} at ${address}`

const isInUse = ({ supplierCode, address }: SavedConnection, connection: ConnectionStatus): boolean =>
  connection.kind === 'live' && connection.supplierCode === supplierCode && connection.address === address
