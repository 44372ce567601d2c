/**
 * What can be done with an account now. What sends it has a place of its own, where no other button ever comes up; creating at the live
 * service is asked about once more.
 */

import { IconArrowRight, IconBroadcast, IconFlask } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type AccountAction, statusTable } from '../../shared/account-status.ts'
import { type AccountSummary, seenConnectionOf } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { assertNever } from '../../shared/result.ts'
import { SetAsideDialog } from '../components/accounts/set-aside-dialog.tsx'
import { DecisionButton } from '../components/buttons/decision-button.tsx'
import { isFocusFree } from '../components/focus.ts'
import { NeedsNetwork } from '../components/frame/needs-network.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useConnected } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import type { AccountToMend } from './account-panel.tsx'
import { actionsFor } from './actions-for.ts'
import { ConfirmCreate } from './confirm-create.tsx'
import classes from './create.module.css'

type Props = {
  readonly stub: AccountSummary
  readonly onGoOn: (() => void) | null
  readonly onSkip: (() => void) | null
  readonly onMend: (account: AccountToMend) => void
  readonly onShowWatch: () => void
}

export function AccountActions({ stub, onGoOn, onSkip, onMend, onShowWatch }: Props) {
  const connection = useConnected()
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
  const issues = [dryRun, create, watch].flatMap(({ issues }) => issues)

  const tryIt = async (): Promise<void> => {
    create.clear()
    hasActed.current = true
    await dryRun.run({ keys: [stub.key] })
  }
  const createIt = async (): Promise<void> => {
    dryRun.clear()
    hasActed.current = true
    // What was agreed to is no longer asked: behind the question stands how far it has come.
    setIsAsking(false)
    const result = await create.run({ key: stub.key, at: seenConnectionOf(connection) })
    if (result.ok) await watch.run({})
  }
  const askService = async (): Promise<void> => {
    hasActed.current = true
    await watch.run({})
  }

  const actions = actionsFor(stub, onGoOn !== null)
  const offered = actions.join(' ')
  // What is sent, and what came of it before.
  const about = `${stub.key} ${stub.import.state}`
  useEffect(() => {
    if (offered === '' || isBusy || !hasActed.current || !isFocusFree()) return
    row.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [offered, isBusy])
  const button = (action: AccountAction) => {
    const isFirst = action === actions.at(-1)
    const common = {
      about,
      disabled: isBusy,
      variant: isFirst ? 'filled' : 'default',
      'data-first': isFirst || undefined,
    }
    switch (action) {
      case 'mend':
        return (
          <DecisionButton key={action} {...common} onClick={() => onMend(stub)}>
            {say('fix_it_in_check')}
          </DecisionButton>
        )
      case 'try':
        return (
          <DecisionButton key={action} {...common} loading={dryRun.isBusy} onClick={tryIt}>
            {say('word_dry_run')}
          </DecisionButton>
        )
      case 'create':
        return (
          <DecisionButton
            key={action}
            {...common}
            {...(isFirst && isLive ? { color: 'live' } : {})}
            leftSection={
              isLive ? <IconBroadcast size={18} aria-hidden="true" /> : <IconFlask size={18} aria-hidden="true" />
            }
            loading={create.isBusy}
            onClick={isLive ? () => setIsAsking(true) : createIt}
          >
            {say(hasBeenSent(stub) ? 'send_it_again' : 'create_this_account', { asksFirst: isLive })}
          </DecisionButton>
        )
      case 'askService':
        return (
          <DecisionButton key={action} {...common} loading={watch.isBusy} onClick={askService}>
            {say('ask_service_about_it')}
          </DecisionButton>
        )
      case 'goOn':
        return (
          <DecisionButton
            key={action}
            {...common}
            // It sends nothing: that the account arrives meanwhile makes it no other button.
            about={stub.key}
            disabled={false}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={onGoOn ?? onShowWatch}
          >
            {say(onGoOn === null ? 'last_account_done' : 'next_account')}
          </DecisionButton>
        )
      case 'setAside':
        return (
          <DecisionButton key={action} {...common} {...quiet} onClick={() => setIsSettingAside(true)}>
            {say('set_aside_this')}
          </DecisionButton>
        )
      case 'skip':
        return (
          <DecisionButton key={action} {...common} {...quiet} onClick={onSkip ?? onShowWatch}>
            {say('skip_for_now')}
          </DecisionButton>
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
        {actions.some((action) => asksService.has(action)) && <NeedsNetwork />}
      </div>
      <div className={classes.actionRow} ref={row}>
        <div>{actions.filter(sends).map(button)}</div>
        <div className={classes.others}>{actions.filter((action) => !sends(action)).map(button)}</div>
      </div>
      {isSettingAside && (
        <SetAsideDialog
          accounts={[stub]}
          onDone={() => {
            hasActed.current = true
            setIsSettingAside(false)
          }}
          onClose={() => setIsSettingAside(false)}
        />
      )}
      {connection.kind === 'live' && (
        <ConfirmCreate
          // What was agreed to is asked anew for another service, or other amounts.
          key={JSON.stringify(seenConnectionOf(connection))}
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

/** What became of it is said above: of one that was sent, and is the same still. */
const hasBeenSent = ({ import: { state } }: AccountSummary): boolean => state !== 'notSent'

const sends = (action: AccountAction): boolean => action === 'create'
const asksService: ReadonlySet<AccountAction> = new Set(['try', 'create', 'askService'])
const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const

function actionWords(stub: AccountSummary, isTrying: boolean, isCreating: boolean): string {
  if (isTrying) return say('account_being_tried')
  if (isCreating) return say('account_being_sent')
  return hasBeenSent(stub) ? '' : say(statusTable[stub.status].explanation)
}
