/** What can be done with the accounts that are ticked, and how more of them are. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AccountSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { SetAsideDialog } from '../../components/accounts/set-aside-dialog.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDesk } from '../../queries/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../../queries/issues-error.ts'
import { useProjectKind } from '../../queries/open-project.tsx'
import type { AccountList } from '../../queries/use-account-list.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import classes from './accounts.module.css'
import type { Selection } from './accounts-panel.tsx'

type Props = {
  readonly list: AccountList
  /** How many accounts the list has on all its pages. */
  readonly total: number
  readonly shown: readonly AccountSummary[]
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
  readonly onDryRun: (keys: readonly string[]) => void
}

/** The most that one ask may list. */
const atOnce = 1000

export function SelectionTools({ list, total, shown, selection, onSelection, onDryRun }: Props) {
  const desk = useDesk()
  const kind = useProjectKind()
  const takeBack = useDeskAction('takeAccountsBack')
  const [isAsking, setIsAsking] = useState(false)
  const [trouble, setTrouble] = useState<Issues | null>(null)
  const keys = [...selection.keys()]
  const aside = [...selection].flatMap(([key, { setAside }]) => (setAside === null ? [] : [key]))
  const clear = () => onSelection(new Map())

  const selectAll = async (): Promise<void> => {
    setTrouble(null)
    try {
      const all = new Map(selection)
      for (let offset = 0; offset < total; offset += atOnce) {
        const ask = {
          offset,
          limit: atOnce,
          filter: list.filter,
          ...(list.search === '' ? {} : { search: list.search }),
        }
        const { accounts } = valueOrThrow(await desk.listAccounts(ask))
        for (const { key, accountNumber, name, setAside } of accounts) all.set(key, { accountNumber, name, setAside })
      }
      onSelection(all)
    } catch (error) {
      setTrouble(issuesOf(error))
    }
  }
  const isAllTicked = selection.size >= total && shown.every(({ key }) => selection.has(key))

  return (
    <div className={classes.selection}>
      {/* A line of its own, also where there is nothing to tick: another search must not move the buttons below. */}
      <div className={classes.tickAll}>
        <Button variant="subtle" size="compact-xs" disabled={isAllTicked} onClick={selectAll}>
          {say('tick_all_accounts', { count: total })}
        </Button>
      </div>
      <span role="status" className={classes.quiet}>
        {keys.length > 0 && say('accounts_ticked', { count: keys.length })}
      </span>
      {keys.length > 0 && (
        <>
          <Button variant="subtle" size="compact-xs" onClick={clear}>
            {say('clear_ticks')}
          </Button>
          {kind === 'accounts' && (
            <DecisionButton about="ticked" variant="light" size="compact-xs" onClick={() => onDryRun(keys)}>
              {say('word_dry_run')}
            </DecisionButton>
          )}
          {aside.length < keys.length && (
            <Button variant="default" size="compact-xs" onClick={() => setIsAsking(true)}>
              {say('set_aside_this')}
            </Button>
          )}
          {aside.length > 0 && (
            <DecisionButton
              about="ticked"
              variant="default"
              size="compact-xs"
              loading={takeBack.isBusy}
              onClick={async () => {
                const done = await takeBack.run({ keys: aside })
                if (done.ok) clear()
              }}
            >
              {say('take_ticked_back')}
            </DecisionButton>
          )}
        </>
      )}
      {trouble !== null && <IssueList issues={trouble} isAnnounced />}
      <IssueList issues={takeBack.issues} isAnnounced />
      {isAsking && (
        <SetAsideDialog
          accounts={[...selection].flatMap(([key, one]) => (one.setAside === null ? [{ key, ...one }] : []))}
          onDone={() => {
            setIsAsking(false)
            clear()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
