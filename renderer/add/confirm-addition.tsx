/** Asked before something reaches a real account, and before something may be on an account twice. */
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import type { AdditionKind } from '../../shared/additions/addition-requests.ts'
import type { AdditionTarget } from '../../shared/ipc.ts'
import { countedThings } from '../../shared/words/addition-words.ts'
import { listed, showDay } from '../../shared/words/phrases.ts'
import type { Connected } from '../connect/connected.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

/** `twice`: why the desk did not send it without asking. */
export type AskedAbout = 'live' | { readonly twice: string }

type Props = {
  readonly about: AskedAbout
  readonly kind: AdditionKind
  readonly count: number
  /** The days of the transactions that the person agreed the service may change. */
  readonly agreedDates: readonly string[]
  readonly target: AdditionTarget
  readonly connection: Connected
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmAddition({ about, kind, count, agreedDates, target, connection, onConfirm, onCancel }: Props) {
  const [hasChecked, setHasChecked] = useState(false)
  const things = countedThings(kind, count)
  const account = target.name === null ? target.accountNumber : `${target.accountNumber}, ${target.name}`
  return (
    <ConfirmDialog
      isOpen
      kind={about === 'live' ? 'live' : 'danger'}
      title={about === 'live' ? 'Send to a real account?' : 'Send again?'}
      confirmLabel={about === 'live' ? 'Send' : 'Send again'}
      cancelLabel="Don’t send"
      canConfirm={hasChecked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {about !== 'live' && <Text mb="xs">{about.twice}</Text>}
      <Text>
        {things} for account {account}, supplier {connection.supplierCode}.
      </Text>
      {agreedDates.length > 0 && (
        <Text mt="xs">You agreed that the service may change {listed(agreedDates.map(showDay))}.</Text>
      )}
      <Text mt="xs">What was added can’t be taken back from here.</Text>
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={
          about === 'live' ? `I have read it: send ${things}` : `I have looked at the account: send ${things} again`
        }
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
