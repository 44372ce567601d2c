/** The accounts that the rows make, each with how it stands; choosing one shows only its rows. */
import { Button, NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { AccountFilter, AccountPage, AccountStub } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Paging } from '../parts/paging.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount, showNumber } from '../words/counting.ts'
import { accountFilterWords, dryRunWords, type Tone } from '../words/words.ts'
import classes from './check.module.css'
import type { ChosenAccount } from './sheet-view.ts'

const perPage = 50
const typingPauseMs = 250

/** What has been sent is the business of the later steps. */
const filters = ['all', 'withErrors', 'ready'] as const satisfies readonly AccountFilter[]

type AccountsPanelProps = {
  readonly chosen: ChosenAccount | null
  readonly onChoose: (account: ChosenAccount | null) => void
}

export function AccountsPanel({ chosen, onChoose }: AccountsPanelProps) {
  const [filter, setFilter] = useState<AccountFilter>('all')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs)
  const [pageNumber, setPageNumber] = useState(1)
  const page = useDeskQuery(
    'listAccounts',
    { offset: (pageNumber - 1) * perPage, limit: perPage, filter, ...(search === '' ? {} : { search }) },
    { keepsPrevious: true },
  )
  return (
    <>
      <div className={classes.accountTools}>
        <NativeSelect
          aria-label="Which accounts are listed"
          value={filter}
          data={filters.map((value) => ({
            value,
            label: filterWords(value, page.state === 'done' ? page.value : null),
          }))}
          onChange={(event) => {
            setFilter(filters.find((one) => one === event.currentTarget.value) ?? 'all')
            setPageNumber(1)
          }}
        />
        <TextInput
          aria-label="Find an account by name or number"
          placeholder="Name or number"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setPageNumber(1)
          }}
        />
      </div>
      {chosen !== null && (
        <Button variant="light" size="xs" fullWidth mb="xs" onClick={() => onChoose(null)}>
          Show the rows of all accounts
        </Button>
      )}
      <Answer asked={page} doing="Reading the accounts">
        {({ total, accounts }) =>
          accounts.length === 0 ? (
            <EmptyState title={search === '' ? 'No accounts here' : `No account fits “${search}”`} />
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
                        <span>{account.accountNumber ?? 'No account number'}</span>
                        <span className={classes.quiet}>{account.name}</span>
                      </span>
                      <Standing account={account} />
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
              <Paging total={total} perPage={perPage} page={pageNumber} noun={nouns.account} onPage={setPageNumber} />
            </>
          )
        }
      </Answer>
    </>
  )
}

const filterWords = (filter: AccountFilter, page: AccountPage | null): string =>
  page === null ? accountFilterWords[filter] : `${accountFilterWords[filter]} (${showNumber(page.counts[filter])})`

function Standing({ account }: { readonly account: AccountStub }) {
  const { tone, words } = standingOf(account)
  return <ToneBadge tone={tone}>{words}</ToneBadge>
}

/** Problems first; an account without any stands as its last dry run says. */
function standingOf({ errorCount, dryRun }: AccountStub): { readonly tone: Tone; readonly words: string } {
  if (errorCount > 0) return { tone: 'error', words: showCount(errorCount, nouns.problem) }
  if (dryRun.outcome === 'none') return { tone: 'good', words: 'Ready' }
  const { name, tone } = dryRunWords[dryRun.outcome]
  return { tone, words: name }
}
