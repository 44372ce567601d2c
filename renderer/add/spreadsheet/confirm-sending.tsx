/** Asked before something reaches a real account, and before something may be on an account twice. */

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useFocusBack } from '../../components/focus.ts'

/** `twice`: why the desk did not send it without asking. */
export type AskedAbout = 'live' | { readonly twice: string }

type Props = {
  readonly about: AskedAbout
  /** "Send to a real account?"; of what may be there twice it is always the same. */
  readonly title: string
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  /** What, to whom, in a sentence; and what else is to be known. */
  readonly words: readonly string[]
  /** How many accounts it is for. */
  readonly accounts: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmSending({ about, title, things, words, accounts, onConfirm, onCancel }: Props) {
  useFocusBack()
  const [hasChecked, setHasChecked] = useState(false)
  const isLive = about === 'live'
  return (
    <ConfirmDialog
      isOpen
      kind={isLive ? 'live' : 'danger'}
      title={isLive ? title : say('send_what_may_be_there')}
      confirmLabel={say(isLive ? 'send' : 'send_all_the_same')}
      cancelLabel={say('do_not_send')}
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isLive && <Text mb="xs">{about.twice}</Text>}
      {words.map((one) => (
        <Text key={one} mb="xs">
          {one}
        </Text>
      ))}
      <Text>{say('added_cannot_be_undone')}</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={isLive ? say('have_read_send', { things }) : say('have_looked_send', { things, count: accounts })}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
