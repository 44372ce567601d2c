/** Begins anew beside what can't be opened, after saying what that means. */
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { VaultState } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'

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
      {start.progress.state === 'issues' && <IssueList issues={start.progress.issues} isAnnounced />}
      <Group>
        <Button variant="subtle" onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        kind="danger"
        title="Begin anew without these projects?"
        confirmLabel="Begin anew"
        cancelLabel="Not now"
        isBusy={start.isBusy}
        onConfirm={startIt}
        onCancel={() => setIsAsking(false)}
      >
        <Text>
          The files that can’t be opened stay on this computer under another name: with their key they could be opened
          again. You begin with no project, and load your spreadsheets once more.
        </Text>
        <Text mt="xs">
          What was sent is no longer known here. So before an account is created, the service is asked whether it has it
          already.
        </Text>
      </ConfirmDialog>
    </>
  )
}
