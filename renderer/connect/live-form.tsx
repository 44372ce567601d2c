/** The details of the live service. The stored key never comes here: an empty key field keeps the one for this address. */

import { Button, Group, PasswordInput, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import {
  type ConnectionStatus,
  defaultCreateSeconds,
  defaultTokenRequest,
  type LiveConnectionEntry,
} from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { readAddress } from '../../shared/service/service-address.ts'
import { Form } from '../components/dialogs/form.tsx'
import { Card } from '../components/frame/card.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { AdvancedSettings } from './advanced-settings.tsx'
import { type EntryFaults, faultsIn, hasFaults, sortIssues } from './check-entry.ts'
import classes from './connect.module.css'

type Props = {
  readonly onConnected: () => void
  readonly onCancel: () => void
}

export function LiveForm({ onConnected, onCancel }: Props) {
  const connection = useConnection()
  const stored = connection.kind === 'live' ? connection : null
  const [entry, setEntry] = useState<LiveConnectionEntry>({
    address: stored?.address ?? '',
    supplierCode: stored?.supplierCode ?? '',
    apiKey: '',
    token: stored?.token ?? defaultTokenRequest,
    createSeconds: stored?.createSeconds ?? defaultCreateSeconds,
  })
  const [faults, setFaults] = useState<EntryFaults>({})
  const form = useRef<HTMLFormElement>(null)
  const connect = useDeskAction('connectLive')
  const hasKey = isKeyKept(connection, entry.address)
  const others = sortIssues(connect.issues).others

  // What is wrong stands beside its input, and is read out there.
  useEffect(() => {
    if (hasFaults(faults)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  const change = (changed: Partial<LiveConnectionEntry>): void => {
    setEntry({ ...entry, ...changed })
    setFaults({})
  }
  const submit = async (): Promise<void> => {
    const found = faultsIn(entry, hasKey)
    setFaults(found)
    if (hasFaults(found)) return
    const { apiKey, ...rest } = entry
    const result = await connect.run(apiKey === '' || apiKey === undefined ? rest : { ...rest, apiKey })
    if (!result.ok) return setFaults(sortIssues(result.issues).faults)
    connect.clear()
    onConnected()
  }

  return (
    <Card title={say('connect_to_live_service')}>
      <Form ref={form} className={classes.form} onSubmit={submit}>
        <Text>{say('operator_gave_these')}</Text>
        <TextInput
          label={say('address_of_service')}
          description={say('address_begins_with')}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          value={entry.address}
          error={faults.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
        <TextInput
          label={say('word_supplier_code')}
          description={say('supplier_code_explained')}
          autoComplete="off"
          spellCheck={false}
          value={entry.supplierCode}
          error={faults.supplierCode}
          onChange={(event) => change({ supplierCode: event.currentTarget.value })}
        />
        <PasswordInput
          label={say('api_key')}
          description={say(hasKey ? 'key_kept_for_address' : 'key_explained')}
          autoComplete="off"
          value={entry.apiKey ?? ''}
          error={faults.apiKey}
          visibilityToggleButtonProps={{ 'aria-label': say('show_key'), tabIndex: 0 }}
          onChange={(event) => change({ apiKey: event.currentTarget.value })}
        />
        <AdvancedSettings token={entry.token} createSeconds={entry.createSeconds} faults={faults} onChange={change} />
        <IssueList issues={others} isAnnounced />
        <Group>
          <Button type="submit" loading={connect.isBusy}>
            {say('keep_and_test')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {say('cancel')}
          </Button>
        </Group>
      </Form>
    </Card>
  )
}

/** A key is kept for an address, whichever supplier it was typed for. */
function isKeyKept(connection: ConnectionStatus, typed: string): boolean {
  const address = readAddress(typed)
  if (!address.ok) return false
  const inUse = connection.kind === 'live' ? [connection] : []
  return [...inUse, ...connection.saved].some((one) => one.hasKey && one.address === address.value)
}
