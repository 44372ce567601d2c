/** The connection in use: what it is, whether it works, and the way to change or forget it. */

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { amount } from '../../shared/messages/values.ts'
import { assertNever } from '../../shared/result.ts'
import type { MoneyTerms } from '../../shared/service/money-terms.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { Card } from '../components/frame/card.tsx'
import { BusyState } from '../components/frame/states.tsx'
import { exampleBalance, sentExample } from '../components/questions/money-words.ts'
import { IssueList } from '../components/said/issue-list.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { type Connected, useConnected } from '../queries/use-connection.ts'
import { type Action, useDeskAction } from '../queries/use-desk-action.ts'
import classes from './connect.module.css'
import { ConnectionReportList } from './connection-report.tsx'
import { PracticeSupplier } from './practice-supplier.tsx'

type Props = {
  readonly test: Action<'testConnection'>
  /** As the description of its service has it. */
  readonly supplierField: Catalogue['supplierField']
  readonly onChange: () => void
}

export function ConnectionCard({ test, supplierField, onChange }: Props) {
  const connection = useConnected()
  const [isAsking, setIsAsking] = useState(false)
  const [isAskingAfresh, setIsAskingAfresh] = useState(false)
  const afresh = useDeskAction('practiseAfresh')
  const forget = useDeskAction('forgetConnection')
  const isLive = connection.kind === 'live'

  const forgetIt = async (): Promise<void> => {
    const result = await forget.run({})
    setIsAsking(false)
    if (result.ok) test.clear()
  }

  const beginAfresh = async (): Promise<void> => {
    const result = await afresh.run({})
    setIsAskingAfresh(false)
    if (result.ok) test.clear()
  }

  return (
    <Card
      title={say(isLive ? 'the_live_service' : 'the_practice_service')}
      aside={<InUseBadge connection={connection} />}
    >
      <dl className={classes.facts}>
        {isLive && (
          <>
            <dt>{say('address')}</dt>
            <dd>{connection.address}</dd>
          </>
        )}
        <dt>{say('word_supplier_code')}</dt>
        <dd>
          {!isLive && connection.suppliers.length > 1 ? (
            <PracticeSupplier connection={connection} field={supplierField} onChosen={test.clear} />
          ) : (
            connection.supplierCode
          )}
        </dd>
        {isLive && (
          <>
            <dt>{say('api_key')}</dt>
            <dd>
              <KeyPlace hasKey={connection.hasKey} keyIsKept={connection.keyIsKept} />
            </dd>
          </>
        )}
        <MoneyFacts terms={connection.terms} />
      </dl>
      <Group mt="md">
        <Button variant={isLive ? 'filled' : 'default'} loading={test.isBusy} onClick={() => test.run({})}>
          {say('test_connection')}
        </Button>
        {isLive && (
          <Button variant="default" onClick={onChange}>
            {say('change_details')}
          </Button>
        )}
        {!isLive && (
          <Button variant="default" onClick={() => setIsAskingAfresh(true)}>
            {say('begin_practising_afresh')}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
          {say('forget_connection')}
        </Button>
      </Group>
      {test.isBusy && <BusyState doing={say('testing_connection')} />}
      <IssueList issues={test.issues} isAnnounced />
      {test.outcome !== null && <ConnectionReportList report={test.outcome} />}
      {afresh.outcome !== null && (
        <Text mt="xs" role="status">
          {say('practice_is_empty')}
        </Text>
      )}
      <IssueList issues={afresh.issues} isAnnounced />
      <IssueList issues={forget.issues} isAnnounced />
      <ConfirmDialog
        isOpen={isAskingAfresh}
        kind="danger"
        title={say('begin_afresh_asked')}
        confirmLabel={say('begin_afresh')}
        cancelLabel={say('keep_it')}
        isBusy={afresh.isBusy}
        onConfirm={beginAfresh}
        onCancel={() => setIsAskingAfresh(false)}
      >
        <Text>{say('begin_afresh_forgets')}</Text>
        <Text mt="xs">{say('begin_afresh_leaves')}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking}
        kind="danger"
        title={say('forget_connection_asked')}
        confirmLabel={say('forget_it')}
        cancelLabel={say('keep_it')}
        isBusy={forget.isBusy}
        onConfirm={forgetIt}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{say(isLive ? 'forget_live_removes' : 'forget_practice_leaves')}</Text>
        <Text mt="xs">{say('forget_connection_leaves')}</Text>
      </ConfirmDialog>
    </Card>
  )
}

function InUseBadge({ connection }: { readonly connection: Connected }) {
  if (connection.openQuestion === 'supplier') return <ToneBadge tone="warning">{say('not_answered_yet')}</ToneBadge>
  return connection.kind === 'live' && !connection.hasKey ? (
    <ToneBadge tone="warning">{say('api_key_missing')}</ToneBadge>
  ) : (
    <ToneBadge tone="good">{say('in_use')}</ToneBadge>
  )
}

type KeyPlaceProps = Pick<Extract<ConnectionStatus, { kind: 'live' }>, 'hasKey' | 'keyIsKept'>

/** Says whether a key is stored, and where. The key itself never comes back to the screen. */
function KeyPlace({ hasKey, keyIsKept }: KeyPlaceProps): string {
  if (!hasKey) return say('key_not_stored')
  switch (keyIsKept) {
    case 'keychain':
      return say('key_in_keychain')
    case 'thisRunOnly':
      return say('key_in_memory')
    default:
      return assertNever(keyIsKept)
  }
}

/** How the service of a connection takes money, among the facts of the connection. */
function MoneyFacts({ terms: { positiveBalance, amountUnit } }: { readonly terms: MoneyTerms }) {
  return (
    <>
      <dt>{say('customer_who_owes', { amount: amount(exampleBalance) })}</dt>
      <dd>
        {positiveBalance === null || amountUnit === null
          ? say('money_not_known')
          : say('is_sent_as', { sent: sentExample({ positiveBalance, amountUnit }) })}
      </dd>
    </>
  )
}
