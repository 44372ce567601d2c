/** Begins anew beside what can't be opened, after saying what that means. */

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { VaultState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'

type Props = { readonly label: string; readonly onChanged: (vault: VaultState) => void }

export function StartAfresh({ label, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const start = useDeskAction('startAfresh')
  const startIt = async (): Promise<void> => {
    const result = await start.run({})
    setIsAsking(false)
    if (result.ok) onChanged(result.value)
  }
  return (
    <>
      <IssueList issues={start.issues} isAnnounced />
      <Group>
        <Button variant="subtle" onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        kind="danger"
        title={say('begin_anew_asked')}
        confirmLabel={say('begin_anew')}
        cancelLabel={say('not_now')}
        isBusy={start.isBusy}
        onConfirm={startIt}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{say('begin_anew_leaves')}</Text>
        <Text mt="xs">{say('begin_anew_forgets')}</Text>
      </ConfirmDialog>
    </>
  )
}
