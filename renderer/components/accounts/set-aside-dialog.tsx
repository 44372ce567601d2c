/** Asks why accounts are set aside: whoever looks at them later reads it. */

import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type AccountSummary, longestReason } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { firstListed } from '../../../shared/messages/values.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { accountNamed } from '../../words/account-named.ts'
import { DecisionButton } from '../buttons/decision-button.tsx'
import { Form } from '../dialogs/form.tsx'
import { useFocusBack } from '../focus.ts'
import { IssueList } from '../said/issue-list.tsx'

type Props = {
  readonly accounts: readonly Pick<AccountSummary, 'key' | 'accountNumber' | 'name'>[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** So many accounts are named. */
const mostNamed = 8

export function SetAsideDialog({ accounts, onDone, onClose }: Props) {
  useFocusBack()
  const [reason, setReason] = useState('')
  const setAside = useDeskAction('setAccountsAside')
  const account = accounts.length === 1 ? (accounts[0]?.accountNumber ?? null) : null
  const title = say('set_aside_title', { count: accounts.length, account })
  const send = async () => {
    const result = await setAside.run({ keys: accounts.map(({ key }) => key), reason: reason.trim() })
    if (result.ok) onDone()
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form onSubmit={send}>
        <Text size="sm" mb="sm">
          {sayValue(firstListed(accounts.map(accountNamed), mostNamed))}
        </Text>
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
