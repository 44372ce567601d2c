/** The accounts of the spreadsheet as a list to choose from, with how each of them stands. */

import { Button, UnstyledButton } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { useState } from 'react'
import { filterName, type StatusCounts } from '../../shared/account-status.ts'
import type { AccountFilter, AccountSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { quoted } from '../../shared/messages/values.ts'
import { AccountFinder, AccountPaging } from '../components/accounts/account-finder.tsx'
import { EmptyState, QueryBoundary } from '../components/frame/states.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { useAccountList } from '../queries/use-account-list.ts'
import { standingOf } from '../words/account-standing.ts'
import { noneLeftWords, notCreatedIn } from '../words/standing-groups.ts'
import classes from './create.module.css'
import { useIsNew } from './looked-at.ts'

/** What dry runs tell in detail is the business of Check. */
const filters = [
  'ready',
  'refusedOrFailed',
  'refusedInDryRun',
  'withErrors',
  'setAside',
  'unknown',
  'sent',
  'all',
] as const satisfies readonly AccountFilter[]

type Props = { readonly chosenKey: string | null; readonly onChoose: (key: string) => void }

export function AccountList({ chosenKey, onChoose }: Props) {
  const list = useAccountList({ filter: 'ready', perPage: 20 })

  return (
    <section className={classes.list} aria-label={say('accounts')}>
      <div className={classes.listTools}>
        <AccountFinder list={list} filters={filters} />
      </div>
      <div className={classes.listScroll}>
        <QueryBoundary asked={list.asked} doing={say('reading_accounts')}>
          {({ accounts: stubs, total, counts }) =>
            total === 0 ? (
              <EmptyState title={emptyWords(list.filter, list.search, counts)}>
                {list.filter === 'ready' &&
                  notCreatedIn(counts).map(({ filter, words, count }) => (
                    <Button key={filter} size="compact-sm" variant="light" onClick={() => list.setFilter(filter)}>
                      {say('show_others', { others: say(words, { count }) })}
                    </Button>
                  ))}
              </EmptyState>
            ) : (
              <>
                <AccountItems stubs={stubs} chosenKey={chosenKey} onChoose={onChoose} />
                <AccountPaging list={list} total={total} />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </section>
  )
}

/** One stop for Tab, at the account that is shown; the arrow keys go from one to the other. */
function AccountItems({ stubs, chosenKey, onChoose }: Props & { readonly stubs: readonly AccountSummary[] }) {
  const isNew = useIsNew()
  // Whoever goes on to another account leaves the list where that one is.
  const [wentTo, setWentTo] = useState({ key: chosenKey, from: chosenKey })
  const here = wentTo.from === chosenKey ? wentTo.key : chosenKey
  const { getItemProps } = useRovingIndex({
    total: stubs.length,
    orientation: 'vertical',
    loop: false,
    // An account that was created leaves the list.
    focusedIndex: Math.max(
      0,
      stubs.findIndex(({ key }) => key === here),
    ),
    onFocusChange: (index) => setWentTo({ key: stubs[index]?.key ?? null, from: chosenKey }),
  })
  return (
    <ul className={classes.accounts}>
      {stubs.map((stub, index) => {
        const { key, accountNumber } = stub
        const { name, tone } = standingOf(stub)
        const isChosen = key === chosenKey
        return (
          <li key={key}>
            <UnstyledButton
              className={classes.account}
              aria-current={isChosen || undefined}
              {...getItemProps({ index, onClick: () => onChoose(key) })}
            >
              <span className={classes.accountName}>{stub.name === '' ? say('no_name') : stub.name}</span>
              <span className={classes.accountNumber}>{accountNumber ?? say('no_account_number')}</span>
              <span className={classes.standing}>
                {!isChosen && isNew(stub) && <ToneBadge tone="info">{say('new_here')}</ToneBadge>}
                <ToneBadge tone={tone}>{name}</ToneBadge>
              </span>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}

function emptyWords(filter: AccountFilter, search: string, counts: StatusCounts): string {
  if (search !== '') return say('no_account_fits', { search: quoted(search) })
  switch (filter) {
    case 'ready':
      return say('none_left_to_create_here', { left: noneLeftWords(counts) })
    case 'refusedOrFailed':
      return say('no_account_refused')
    case 'sent':
      return say('no_account_sent')
    case 'withErrors':
      return say('no_account_with_problems')
    case 'setAside':
      return say('no_account_set_aside')
    default:
      return say('no_account_in_group', { group: quoted(say(filterName(filter))) })
  }
}
