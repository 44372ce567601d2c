/** Asks why accounts are set aside: whoever looks at them later reads it. */

import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { nouns, showCount } from '../words/counting.ts'
import { DecisionButton } from './decision-button.tsx'
import { Form } from './form.tsx'
import { IssueList } from './issue-list.tsx'

type Props = {
  readonly keys: readonly string[]
  /** The number of the account, where it is one alone. */
  readonly accountNumber?: string | null
  readonly onDone: () => void
  readonly onClose: () => void
}

const longestReason = 500

export function SetAsideDialog({ keys, accountNumber, onDone, onClose }: Props) {
  const [reason, setReason] = useState('')
  const setAside = useDeskAction('setAccountsAside')
  const what = keys.length === 1 ? (accountNumber ?? 'this account') : showCount(keys.length, nouns.account)
  const send = async () => {
    const result = await setAside.run({ keys: [...keys], reason: reason.trim() })
    if (result.ok) onDone()
  }
  return (
    <Modal opened onClose={onClose} title={`Set ${what} aside`}>
      <Form onSubmit={send}>
        <Text size="sm" mb="sm">
          What is set aside is not tried, not created and not counted as ready, until you take it back. Its rows stay as
          they are.
        </Text>
        <Textarea
          data-autofocus
          label="Why?"
          description="Whoever looks at the account later reads this, here and in the saved results."
          placeholder="Moved away in May"
          maxLength={longestReason}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {setAside.progress.state === 'issues' && <IssueList issues={setAside.progress.issues} isAnnounced />}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <DecisionButton about={what} type="submit" disabled={reason.trim() === ''} loading={setAside.isBusy}>
            Set aside
          </DecisionButton>
        </Group>
      </Form>
    </Modal>
  )
}
