/** The live connections that are kept on this computer and not in use: to be used again, or forgotten with their keys. */

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionStatus, SavedConnection } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { Card } from '../components/frame/card.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import classes from './connect.module.css'

export function SavedConnections({ onUsed }: { readonly onUsed: () => void }) {
  const connection = useConnection()
  const [doomed, setDoomed] = useState<SavedConnection | null>(null)
  const use = useDeskAction('useConnection')
  const forget = useDeskAction('forgetSavedConnection')
  const kept = connection.saved.filter((one) => !isInUse(one, connection))

  const connectAgain = async ({ name }: SavedConnection): Promise<void> => {
    forget.clear()
    if ((await use.run({ name })).ok) onUsed()
  }
  const forgetIt = async ({ name }: SavedConnection): Promise<void> => {
    use.clear()
    await forget.run({ name })
    setDoomed(null)
  }

  if (kept.length === 0) return null
  return (
    <Card title={say('live_connections_kept')}>
      <ul className={classes.saved}>
        {kept.map((one) => (
          <li key={one.name}>
            <div>
              <span className={classes.savedName}>{one.supplierCode}</span>
              <span>{one.address}</span>
              <Text component="span" c="dimmed">
                {say(one.hasKey ? 'its_key_is_stored' : 'its_key_is_not_stored')}
              </Text>
            </div>
            <Group wrap="nowrap">
              <Button
                variant="default"
                disabled={use.isBusy}
                aria-label={say('use_connection_again', { connection: nameOf(one) })}
                onClick={() => connectAgain(one)}
              >
                {say('use_again')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                disabled={use.isBusy}
                aria-label={say('forget_named_connection', { connection: nameOf(one) })}
                onClick={() => setDoomed(one)}
              >
                {say('forget_short')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <IssueList issues={[...use.issues, ...forget.issues]} isAnnounced />
      <ConfirmDialog
        isOpen={doomed !== null}
        kind="danger"
        title={say('forget_live_asked')}
        confirmLabel={say('forget_it')}
        cancelLabel={say('keep_it')}
        isBusy={forget.isBusy}
        onConfirm={() => doomed !== null && forgetIt(doomed)}
        onCancel={() => setDoomed(null)}
      >
        <Text>{doomed !== null && say('forget_named_removes', { connection: nameOf(doomed) })}</Text>
        <Text mt="xs">{say('forget_connection_leaves')}</Text>
      </ConfirmDialog>
    </Card>
  )
}

const nameOf = ({ supplierCode, address }: SavedConnection): string =>
  say('connection_named', { supplierCode, address })

const isInUse = ({ supplierCode, address }: SavedConnection, connection: ConnectionStatus): boolean =>
  connection.kind === 'live' && connection.supplierCode === supplierCode && connection.address === address
