/** The lines of the list of accounts. Up and Down lead from one to the next, Shift takes those between, Space ticks, Enter looks at one. */
import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { wordMap } from '../../../shared/basics/word-map.ts'
import type { ProjectKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountSummary } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useProjectKind } from '../../queries/open-project.tsx'
import { standingOf } from '../../words/account-standing.ts'
import type { ChosenAccount } from '../sheet/sheet-view.ts'
import classes from './accounts.module.css'
import type { Selection } from './accounts-panel.tsx'

type Props = {
  readonly accounts: readonly AccountSummary[]
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
  readonly onPayload: (account: ChosenAccount) => void
}

export function AccountLines({ accounts, chosen, onChoose, selection, onSelection, onPayload }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const kind = useProjectKind()
  /** The line that Tab reaches, and where a range begins. */
  const [active, setActive] = useState(0)
  const here = Math.min(active, accounts.length - 1)

  const select = (some: readonly AccountSummary[], isIn: boolean): void => {
    const changed = new Map(selection)
    for (const { key, accountNumber, name, setAside } of some) {
      if (isIn) changed.set(key, { accountNumber, name, setAside })
      else changed.delete(key)
    }
    onSelection(changed)
  }
  const between = (one: number, other: number) => accounts.slice(Math.min(one, other), Math.max(one, other) + 1)
  const toggle = (index: number): void => {
    const account = accounts[index]
    if (account !== undefined) select([account], !selection.has(account.key))
  }
  const focus = (index: number): void => {
    const wanted = Math.min(accounts.length - 1, Math.max(0, index))
    setActive(wanted)
    list.current?.querySelectorAll<HTMLElement>('[data-line]')[wanted]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = wordMap({
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: accounts.length - 1,
    })
    const wanted = steps.get(event.key)
    if (wanted !== undefined) {
      if (event.shiftKey) select(between(here, Math.min(accounts.length - 1, Math.max(0, wanted))), true)
      focus(wanted)
    } else if (event.key === ' ') toggle(here)
    else return
    event.preventDefault()
  }
  const onTick = (event: MouseEvent, index: number): void => {
    if (event.shiftKey) select(between(here, index), true)
    else toggle(index)
    setActive(index)
  }

  return (
    <ul className={classes.accounts} ref={list}>
      {accounts.map((account, index) => (
        <li key={account.key} className={classes.accountLine}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={say('tick_account', { account: nameOf(account) })}
            checked={selection.has(account.key)}
            onClick={(event) => onTick(event, index)}
            readOnly
          />
          <UnstyledButton
            data-line
            className={classes.account}
            tabIndex={index === here ? 0 : -1}
            aria-pressed={account.key === chosen?.key}
            onFocus={() => setActive(index)}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(account.key === chosen?.key ? null : account)}
            onDoubleClick={() => onPayload(account)}
          >
            <span>{nameOf(account)}</span>
            <Standing account={account} kind={kind} />
            <span className={`${classes.quiet} ${classes.accountName}`}>{account.name}</span>
            {account.setAside !== null && (
              <span className={`${classes.quiet} ${classes.accountName}`}>
                {say('account_set_aside_because', { reason: account.setAside.reason })}
              </span>
            )}
            {kind === 'additions' && account.import.message !== null && (
              <span className={`${classes.quiet} ${classes.accountName}`}>{sayMessage(account.import.message)}</span>
            )}
            {selection.has(account.key) && <VisuallyHidden>{say('account_ticked')}</VisuallyHidden>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ accountNumber }: AccountSummary): string => accountNumber ?? say('no_account_number')

function Standing({ account, kind }: { readonly account: AccountSummary; readonly kind: ProjectKind }) {
  const { tone, name } = standingOf(account, kind)
  return <ToneBadge tone={tone}>{name}</ToneBadge>
}
