/** Asks why accounts are set aside: whoever looks at them later reads it. */

import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { DecisionButton } from '../buttons/decision-button.tsx'
import { Form } from '../dialogs/form.tsx'
import { IssueList } from '../said/issue-list.tsx'

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
  const title = say('set_aside_title', { count: keys.length, account: accountNumber ?? null })
  const send = async () => {
    const result = await setAside.run({ keys: [...keys], reason: reason.trim() })
    if (result.ok) onDone()
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form onSubmit={send}>
        <Text size="sm" mb="sm">
          {say('set_aside_meaning')}
        </Text>
        <Textarea
          data-autofocus
          label={say('why_question')}
          description={say('set_aside_reason_read')}
          placeholder={say('set_aside_reason_example')}
          maxLength={longestReason}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <IssueList issues={setAside.issues} isAnnounced />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <DecisionButton about={title} type="submit" disabled={reason.trim() === ''} loading={setAside.isBusy}>
            {say('set_it_aside')}
          </DecisionButton>
        </Group>
      </Form>
    </Modal>
  )
}
