/** The connection in use: what it is, whether it works, and the way to change or forget it. */
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { type Action, useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { BusyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import classes from './connect.module.css'
import type { Connected } from './connected.ts'
import { ConnectionReportList } from './connection-report.tsx'
import { KeyPlace } from './key-place.tsx'
import { MoneyFacts } from './money-facts.tsx'

type Props = {
  readonly connection: Connected
  readonly test: Action<'testConnection'>
  readonly onForgotten: (connection: ConnectionStatus) => void
  readonly onChange: () => void
}

export function ConnectionCard({ connection, test, onForgotten, onChange }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isAskingAfresh, setIsAskingAfresh] = useState(false)
  const afresh = useDeskAction('practiseAfresh')
  const forget = useDeskAction('forgetConnection')
  const isLive = connection.kind === 'live'

  const forgetIt = async (): Promise<void> => {
    const result = await forget.run({})
    setIsAsking(false)
    if (result.ok) onForgotten(result.value)
  }

  const beginAfresh = async (): Promise<void> => {
    const result = await afresh.run({})
    setIsAskingAfresh(false)
    if (result.ok) onForgotten(result.value)
  }

  return (
    <Card title={isLive ? 'The live service' : 'The practice service'} aside={<InUseBadge connection={connection} />}>
      <dl className={classes.facts}>
        {isLive && (
          <>
            <dt>Address</dt>
            <dd>{connection.address}</dd>
          </>
        )}
        <dt>Supplier code</dt>
        <dd>{connection.supplierCode}</dd>
        {isLive && (
          <>
            <dt>API key</dt>
            <dd>
              <KeyPlace hasKey={connection.hasKey} keyIsKept={connection.keyIsKept} />
            </dd>
          </>
        )}
        <MoneyFacts terms={connection.terms} />
      </dl>
      <Group mt="md">
        <Button variant={isLive ? 'filled' : 'default'} loading={test.isBusy} onClick={() => test.run({})}>
          Test this connection
        </Button>
        {isLive && (
          <Button variant="default" onClick={onChange}>
            Change the details…
          </Button>
        )}
        {!isLive && (
          <Button variant="default" onClick={() => setIsAskingAfresh(true)}>
            Begin practising afresh…
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
          Forget this connection…
        </Button>
      </Group>
      {test.progress.state === 'busy' && <BusyState doing="Testing the connection; nothing is created" />}
      {test.progress.state === 'issues' && <IssueList issues={test.progress.issues} isAnnounced />}
      {test.progress.state === 'done' && <ConnectionReportList report={test.progress.value} />}
      {afresh.progress.state === 'done' && (
        <Text mt="xs" role="status">
          The practice service has no accounts now.
        </Text>
      )}
      {afresh.progress.state === 'issues' && <IssueList issues={afresh.progress.issues} isAnnounced />}
      {forget.progress.state === 'issues' && <IssueList issues={forget.progress.issues} isAnnounced />}
      <ConfirmDialog
        isOpen={isAskingAfresh}
        kind="danger"
        title="Begin practising afresh?"
        confirmLabel="Begin afresh"
        cancelLabel="Keep it"
        isBusy={afresh.isBusy}
        onConfirm={beginAfresh}
        onCancel={() => setIsAskingAfresh(false)}
      >
        <Text>
          The practice service forgets every account that you created there, of all your spreadsheets, with what you
          added to them. Then each can be created again. The live service is not touched.
        </Text>
        <Text mt="xs">Your spreadsheets, their mappings and what you edited stay.</Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking}
        kind="danger"
        title="Forget this connection?"
        confirmLabel="Forget it"
        cancelLabel="Keep it"
        isBusy={forget.isBusy}
        onConfirm={forgetIt}
        onCancel={() => setIsAsking(false)}
      >
        <Text>
          {isLive
            ? 'The address, the supplier code and the API key are removed from this computer. To come back, you type them again.'
            : 'You leave the practice service. You can start practising again at any time.'}
        </Text>
        <Text mt="xs">Your spreadsheets and what you did with them stay.</Text>
      </ConfirmDialog>
    </Card>
  )
}

function InUseBadge({ connection }: { readonly connection: Connected }) {
  return connection.kind === 'live' && !connection.hasKey ? (
    <ToneBadge tone="warning">The API key is missing</ToneBadge>
  ) : (
    <ToneBadge tone="good">In use</ToneBadge>
  )
}
