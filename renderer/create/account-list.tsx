/** The accounts of the spreadsheet as a list to choose from, with how each of them stands. */
import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type AccountFilter, type AccountStub, accountFilter } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Paging } from '../parts/paging.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount, showNumber } from '../words/counting.ts'
import { accountFilterWords, type Tone } from '../words/words.ts'
import { standingOf } from './account-standing.ts'
import classes from './create.module.css'

const perPage = 20
const typingPauseMs = 250

type Props = { readonly chosenKey: string | null; readonly onChoose: (key: string) => void }

export function AccountList({ chosenKey, onChoose }: Props) {
  const [filter, setFilter] = useState<AccountFilter>('toCreate')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs)
  const accounts = useDeskQuery(
    'listAccounts',
    { offset: (page - 1) * perPage, limit: perPage, filter, ...(searched === '' ? {} : { search: searched }) },
    { keepsPrevious: true },
  )
  const counts = accounts.state === 'done' ? accounts.value.counts : null

  return (
    <section className={classes.list} aria-label="Accounts">
      <div className={classes.listTools}>
        <NativeSelect
          aria-label="Which accounts are listed"
          value={filter}
          data={accountFilter.options.map((value) => ({
            value,
            label:
              counts === null
                ? accountFilterWords[value]
                : `${accountFilterWords[value]} (${showNumber(counts[value])})`,
          }))}
          onChange={(event) => {
            setFilter(accountFilter.parse(event.currentTarget.value))
            setPage(1)
          }}
        />
        <TextInput
          aria-label="Find an account by name or number"
          placeholder="Name or number"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
      </div>
      <div className={classes.listScroll}>
        <Answer asked={accounts} doing="Reading your accounts">
          {({ accounts: stubs, total }) =>
            total === 0 ? (
              <EmptyState title={emptyWords(filter, searched)} />
            ) : (
              <>
                <ul className={classes.accounts}>
                  {stubs.map((stub) => (
                    <AccountItem
                      key={stub.key}
                      stub={stub}
                      isChosen={stub.key === chosenKey}
                      onChoose={() => onChoose(stub.key)}
                    />
                  ))}
                </ul>
                <Paging total={total} perPage={perPage} page={page} noun={nouns.account} onPage={setPage} />
              </>
            )
          }
        </Answer>
      </div>
    </section>
  )
}

type ItemProps = { readonly stub: AccountStub; readonly isChosen: boolean; readonly onChoose: () => void }

function AccountItem({ stub, isChosen, onChoose }: ItemProps) {
  const { name, tone } = standingOf(stub)
  return (
    <li>
      <UnstyledButton className={classes.account} aria-current={isChosen || undefined} onClick={onChoose}>
        <span className={classes.accountName}>{stub.name === '' ? 'No name' : stub.name}</span>
        <span className={classes.accountNumber}>{stub.accountNumber ?? 'No account number'}</span>
        <Standing tone={tone} name={name} />
      </UnstyledButton>
    </li>
  )
}

function Standing({ tone, name }: { readonly tone: Tone; readonly name: string }) {
  return (
    <span className={classes.standing}>
      <ToneBadge tone={tone}>{name}</ToneBadge>
    </span>
  )
}

function emptyWords(filter: AccountFilter, search: string): string {
  if (search !== '') return `No account fits “${search}”.`
  switch (filter) {
    case 'toCreate':
      return 'Nothing is left to create.'
    case 'sent':
      return 'No account has been sent yet.'
    case 'withErrors':
      return 'No account has problems.'
    case 'ready':
    case 'all':
      return `${showCount(0, nouns.account)} here.`
  }
}
