/** Asked before something reaches a real account, and before something may be on an account twice. */

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'

/** `twice`: why the desk did not send it without asking. */
export type AskedAbout = 'live' | { readonly twice: string }

type Props = {
  readonly about: AskedAbout
  /** "Send to a real account?" */
  readonly title: string
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  /** What, to whom, in a sentence. */
  readonly words: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmSending({ about, title, things, words, onConfirm, onCancel }: Props) {
  const [hasChecked, setHasChecked] = useState(false)
  const isLive = about === 'live'
  return (
    <ConfirmDialog
      isOpen
      kind={isLive ? 'live' : 'danger'}
      title={isLive ? title : say('send_again_question')}
      confirmLabel={say(isLive ? 'send' : 'send_again')}
      cancelLabel={say('do_not_send')}
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isLive && <Text mb="xs">{about.twice}</Text>}
      <Text>{words}</Text>
      <Text mt="xs">{say('added_cannot_be_undone')}</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={say(isLive ? 'have_read_send' : 'have_looked_send_again', { things })}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
