/** The accounts that the rows make, each with how it stands; choosing one shows only its rows. */
import { Button, Pagination, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { AccountStub } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { dryRunWords } from '../words/words.ts'
import classes from './check.module.css'

const pageLength = 50

export type ChosenAccount = Pick<AccountStub, 'key' | 'accountNumber' | 'errorCount'>

type AccountsPanelProps = {
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
}

export function AccountsPanel({ chosen, onChoose }: AccountsPanelProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [pageNumber, setPageNumber] = useState(1)
  const page = useDeskQuery(
    'listAccounts',
    {
      offset: (pageNumber - 1) * pageLength,
      limit: pageLength,
      filter: 'all',
      ...(search === '' ? {} : { search }),
    },
    { keepsPrevious: true },
  )
  return (
    <>
      <TextInput
        aria-label="Find an account"
        placeholder="Find by number or name"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPageNumber(1)
        }}
      />
      {chosen !== null && (
        <Button variant="light" size="xs" mt="xs" onClick={() => onChoose(null)}>
          Show the rows of all accounts
        </Button>
      )}
      <Answer asked={page} doing="Reading the accounts">
        {({ total, accounts }) =>
          accounts.length === 0 ? (
            <EmptyState title={search === '' ? 'No accounts yet' : 'No account fits'} />
          ) : (
            <>
              <ul className={classes.accounts}>
                {accounts.map((account) => (
                  <li key={account.key}>
                    <UnstyledButton
                      className={classes.account}
                      aria-pressed={account.key === chosen?.key}
                      onClick={() => onChoose(account.key === chosen?.key ? null : account)}
                    >
                      <span className={classes.accountName}>
                        {account.accountNumber ?? 'No account number'}
                        <Text span size="sm" c="dimmed">
                          {account.name}
                        </Text>
                      </span>
                      <AccountState account={account} />
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
              {total > pageLength && (
                <Pagination
                  size="sm"
                  total={Math.ceil(total / pageLength)}
                  value={pageNumber}
                  onChange={setPageNumber}
                  getControlProps={(control) => ({ 'aria-label': `${control} page of accounts` })}
                />
              )}
            </>
          )
        }
      </Answer>
    </>
  )
}

function AccountState({ account }: { readonly account: AccountStub }) {
  if (account.errorCount > 0) return <ToneBadge tone="error">{showCount(account.errorCount, nouns.problem)}</ToneBadge>
  if (account.dryRun.outcome !== 'none') {
    const { name, tone } = dryRunWords[account.dryRun.outcome]
    return <ToneBadge tone={tone}>{name}</ToneBadge>
  }
  return <ToneBadge tone="good">Ready</ToneBadge>
}
