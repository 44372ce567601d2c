/** Asked before something reaches a real account, and before something may be on an account twice. */

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useFocusBack } from '../../components/focus.ts'

/** `twice`, `replaces`: why the desk did not send it without asking. */
export type AskedAbout = 'live' | { readonly twice: string } | { readonly replaces: string }

type Props = {
  readonly about: AskedAbout
  /** "Send to a real account?"; of all else it is always the same. */
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
  const asking = askingAbout(about, things, accounts)
  return (
    <ConfirmDialog
      isOpen
      kind={about === 'live' ? 'live' : 'danger'}
      title={asking.title ?? title}
      confirmLabel={asking.send}
      cancelLabel={asking.keep}
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {asking.why !== null && <Text mb="xs">{asking.why}</Text>}
      {words.map((one) => (
        <Text key={one} mb="xs">
          {one}
        </Text>
      ))}
      <Text>{say('added_cannot_be_undone')}</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={asking.checked}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}

/** @returns `title`: `null` where whoever asks says it */
function askingAbout(about: AskedAbout, things: string, count: number) {
  const [send, keep] = [say('send'), say('do_not_send')]
  if (about === 'live') return { title: null, why: null, checked: say('have_read_send', { things }), send, keep }
  if ('twice' in about) {
    const [title, checked] = [say('send_what_may_be_there'), say('have_looked_send', { things, count })]
    return { title, why: about.twice, checked, send: say('send_all_the_same'), keep }
  }
  const [title, checked] = [say('replace_instructions_now'), say('have_compared_replace', { things })]
  return { title, why: about.replaces, checked, send: say('replace_it'), keep: say('keep_what_is_there') }
}
