/** Asked once before a real account is created: it names the supplier and the account, and needs a deliberate yes. */
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import type { AccountStub, ConnectionStatus } from '../../shared/ipc.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import classes from './create.module.css'

type Props = {
  readonly isOpen: boolean
  readonly stub: AccountStub
  readonly connection: Extract<ConnectionStatus, { readonly kind: 'live' }>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Some accounts have no name. */
const showStub = ({ accountNumber, name }: AccountStub): string =>
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
      title="Create a real account?"
      confirmLabel="Create this account"
      cancelLabel="Don’t create it"
      canConfirm={hasChecked}
      onConfirm={takeBackThen(onConfirm)}
      onCancel={takeBackThen(onCancel)}
    >
      <dl className={classes.confirmFacts}>
        <dt>Account</dt>
        <dd>{showStub(stub)}</dd>
        <dt>Supplier</dt>
        <dd>{connection.supplierCode}</dd>
        <dt>Live service</dt>
        <dd>{connection.address}</dd>
      </dl>
      <Text>An account that was created can’t be taken back from here.</Text>
      {stub.status !== 'passed' && (
        <Text mt="xs">The service has not accepted a trial of this account. It is safer to try it first.</Text>
      )}
      <Checkbox
        mt="md"
        checked={hasChecked}
        label={`I have read it: create account ${showStub(stub)}`}
        onChange={(event) => setHasChecked(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
