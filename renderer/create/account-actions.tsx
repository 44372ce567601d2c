/** What can be done with an account now. The safe action stands first; creating at the live service is asked about once more. */
import { Button } from '@mantine/core'
import { IconArrowRight, IconBroadcast, IconFlask } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AccountStub, type ConnectionStatus, seenConnectionOf } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/result.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { refreshAccounts } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { NeedsNetwork } from '../parts/needs-network.tsx'
import { SetAsideDialog } from '../parts/set-aside-dialog.tsx'
import { dryRunWords } from '../words/words.ts'
import type { AccountToMend } from './account-panel.tsx'
import { type AccountAction, actionsFor } from './actions-for.ts'
import { ConfirmCreate } from './confirm-create.tsx'
import classes from './create.module.css'

type Props = {
  readonly stub: AccountStub
  readonly connection: ConnectionStatus
  readonly onGoOn: (() => void) | null
  readonly onSkip: (() => void) | null
  readonly onMend: (account: AccountToMend) => void
  readonly onShowWatch: () => void
}

export function AccountActions({ stub, connection, onGoOn, onSkip, onMend, onShowWatch }: Props) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isSettingAside, setIsSettingAside] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  /** The button that was pressed may be gone when what it did is done: then what is to be done next takes the focus. */
  const hasActed = useRef(false)
  const dryRun = useDeskAction('startDryRun')
  const create = useDeskAction('createAccount')
  const watch = useDeskAction('watchAccounts')
  const isBusy = dryRun.isBusy || create.isBusy || watch.isBusy
  const isLive = connection.kind === 'live'
  const issues = [dryRun, create, watch].flatMap(({ progress }) => (progress.state === 'issues' ? progress.issues : []))

  const tryIt = async (): Promise<void> => {
    create.clear()
    hasActed.current = true
    await dryRun.run({ keys: [stub.key] })
    refreshAccounts(client, [stub.key])
  }
  const createIt = async (): Promise<void> => {
    if (connection.kind === 'none') return
    dryRun.clear()
    hasActed.current = true
    // What was agreed to is no longer asked: behind the question stands how far it has come.
    setIsAsking(false)
    const result = await create.run({ key: stub.key, at: seenConnectionOf(connection) })
    refreshAccounts(client, [stub.key])
    if (result.ok) await watch.run({})
  }
  const askService = async (): Promise<void> => {
    hasActed.current = true
    await watch.run({})
    refreshAccounts(client, [stub.key])
  }

  const actions = actionsFor(stub, onGoOn !== null)
  const offered = actions.join(' ')
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (offered === '' || isBusy || !hasActed.current || !isFree) return
    row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [offered, isBusy])
  const button = (action: AccountAction, isFirst: boolean) => {
    const variant = isFirst ? 'filled' : 'default'
    switch (action) {
      case 'mend':
        return (
          <Button key={action} variant={variant} disabled={isBusy} onClick={() => onMend(stub)}>
            Mend in Check
          </Button>
        )
      case 'try':
        return (
          <Button key={action} variant={variant} loading={dryRun.isBusy} disabled={isBusy} onClick={tryIt}>
            Dry run
          </Button>
        )
      case 'create':
        return (
          <Button
            key={action}
            variant={variant}
            {...(isFirst && isLive ? { color: 'live' } : {})}
            leftSection={
              isLive ? <IconBroadcast size={18} aria-hidden="true" /> : <IconFlask size={18} aria-hidden="true" />
            }
            loading={create.isBusy}
            disabled={isBusy}
            onClick={isLive ? () => setIsAsking(true) : createIt}
          >
            {createLabel(stub, isLive)}
          </Button>
        )
      case 'askService':
        return (
          <Button key={action} variant={variant} loading={watch.isBusy} disabled={isBusy} onClick={askService}>
            Ask the service about it
          </Button>
        )
      case 'goOn':
        return (
          <Button
            key={action}
            variant={variant}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={onGoOn ?? onShowWatch}
          >
            {onGoOn === null ? 'That was the last: watch them' : 'Next account'}
          </Button>
        )
      case 'setAside':
        return (
          <Button key={action} variant="subtle" color="gray" disabled={isBusy} onClick={() => setIsSettingAside(true)}>
            Set aside…
          </Button>
        )
      case 'skip':
        return (
          <Button key={action} variant="subtle" color="gray" disabled={isBusy} onClick={onSkip ?? onShowWatch}>
            Skip for now
          </Button>
        )
      default:
        return assertNever(action)
    }
  }

  return (
    <footer className={classes.actions}>
      <IssueList issues={issues} isAnnounced />
      <div className={classes.actionWords}>
        <span role="status">{actionWords(stub, dryRun.isBusy, create.isBusy)}</span>
        {stub.setAside === null && <NeedsNetwork connection={connection} />}
      </div>
      <div className={classes.actionRow} ref={row}>
        {actions.map((action, index) => button(action, index === actions.length - 1))}
      </div>
      {isSettingAside && (
        <SetAsideDialog
          keys={[stub.key]}
          accountNumber={stub.accountNumber}
          onDone={() => setIsSettingAside(false)}
          onClose={() => setIsSettingAside(false)}
        />
      )}
      {connection.kind === 'live' && (
        <ConfirmCreate
          isOpen={isAsking}
          stub={stub}
          connection={connection}
          onConfirm={createIt}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </footer>
  )
}

function createLabel(stub: AccountStub, isLive: boolean): string {
  const verb = stub.import.state === 'notSent' ? 'Create this account' : 'Send it again'
  return isLive ? `${verb}…` : verb
}

function actionWords(stub: AccountStub, isTrying: boolean, isCreating: boolean): string {
  if (isTrying) return 'The service is looking at the account. Nothing is created.'
  if (isCreating) return 'The account is being sent.'
  if (stub.import.state !== 'notSent') return ''
  if (stub.setAside !== null) return 'This account is set aside. Take it back to create it.'
  if (stub.errorCount > 0) return 'This account is not ready. Mend its problems first.'
  return dryRunWords[stub.dryRun.outcome].explanation
}
