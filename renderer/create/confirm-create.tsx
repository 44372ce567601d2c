/** Asked once before a real account is created: it names the supplier and the account, and needs a deliberate yes. */

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import type { AccountSummary, ConnectionStatus } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import classes from './create.module.css'

type Props = {
  readonly isOpen: boolean
  readonly stub: AccountSummary
  readonly connection: Extract<ConnectionStatus, { readonly kind: 'live' }>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Some accounts have no name. */
const showStub = ({ accountNumber, name }: AccountSummary): string =>
  [accountNumber ?? '', name].filter((text) => text !== '').join(', ')

export function ConfirmCreate({ isOpen, stub, connection, onConfirm, onCancel }: Props) {
  const [hasChecked, setHasChecked] = useState(false)
  /** Said for this one sending: another one asks again. */
  const takeBackThen = (go: () => void) => (): void => {
    setHasChecked(false)
    go()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      kind="live"
      title={say('create_real_account')}
      confirmLabel={say('create_this_account', { asksFirst: false })}
      cancelLabel={say('do_not_create_it')}
      canConfirm={hasChecked}
      onConfirm={takeBackThen(onConfirm)}
      onCancel={takeBackThen(onCancel)}
    >
      <dl className={classes.confirmFacts}>
        <dt>{say('account')}</dt>
        <dd>{showStub(stub)}</dd>
        <dt>{say('supplier')}</dt>
        <dd>{connection.supplierCode}</dd>
        <dt>{say('word_live')}</dt>
        <dd>{connection.address}</dd>
      </dl>
      <Text>{say('created_cannot_be_undone')}</Text>
      {stub.status !== 'passed' && <Text mt="xs">{say('safer_to_try_first')}</Text>}
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={say('have_read_create', { account: showStub(stub) })}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
