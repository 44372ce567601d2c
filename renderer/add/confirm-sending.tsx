/** Asked before something reaches a real account, and before something may be on an account twice. */
import { Checkbox, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

/** `twice`: why the desk did not send it without asking. */
export type AskedAbout = 'live' | { readonly twice: string }

type Props = {
  readonly about: AskedAbout
  /** "Send to a real account?" */
  readonly title: string
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  /** Of what, and to whom. */
  readonly children: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmSending({ about, title, things, children, onConfirm, onCancel }: Props) {
  const [hasChecked, setHasChecked] = useState(false)
  const isLive = about === 'live'
  return (
    <ConfirmDialog
      isOpen
      kind={isLive ? 'live' : 'danger'}
      title={isLive ? title : 'Send again?'}
      confirmLabel={isLive ? 'Send' : 'Send again'}
      cancelLabel="Don’t send"
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!isLive && <Text mb="xs">{about.twice}</Text>}
      <Text>
        {things} {children}
      </Text>
      <Text mt="xs">What was added can’t be taken back from here.</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={isLive ? `I have read it: send ${things}` : `I have looked at the account: send ${things} again`}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
