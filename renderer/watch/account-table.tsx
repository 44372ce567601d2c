/** Every account of this spreadsheet, with what the service says about it; searched, filtered and paged. */
import { Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type AccountFilter, type AccountStub, accountFilter } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Paging } from '../parts/paging.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showNumber } from '../words/counting.ts'
import { showMoment } from '../words/moments.ts'
import { accountFilterWords, importStateWords } from '../words/words.ts'
import classes from './watch.module.css'

const perPage = 25
const typingPauseMs = 250

type Props = {
  readonly tools: ReactNode
  readonly messages: ReactNode
  readonly onShow: (stub: AccountStub) => void
}

export function AccountTable({ tools, messages, onShow }: Props) {
  const [filter, setFilter] = useState<AccountFilter>('all')
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
    <Card title="Accounts" aside={<div className={classes.tools}>{tools}</div>}>
      {messages}
      <div className={classes.filters}>
        <TextInput
          className={classes.search ?? ''}
          aria-label="Find an account by name or number"
          placeholder="Name or number"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
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
      </div>
      <Answer asked={accounts} doing="Reading your accounts">
        {({ accounts: stubs, total }) =>
          total === 0 ? (
            <EmptyState title={searched === '' ? 'No account is like this.' : `No account fits “${searched}”.`} />
          ) : (
            <>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">Account</th>
                    <th scope="col">Status</th>
                    <th scope="col">Platform number</th>
                    <th scope="col">What is known</th>
                    <th scope="col">Changed</th>
                    <th scope="col">History</th>
                  </tr>
                </thead>
                <tbody>
                  {stubs.map((stub) => (
                    <AccountRow key={stub.key} stub={stub} onShow={() => onShow(stub)} />
                  ))}
                </tbody>
              </table>
              <Paging total={total} perPage={perPage} page={page} noun={nouns.account} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Card>
  )
}

function AccountRow({ stub, onShow }: { readonly stub: AccountStub; readonly onShow: () => void }) {
  const { state, platformNumber, message, serviceWords, changedAt } = stub.import
  const number = stub.accountNumber ?? 'No account number'
  return (
    <tr>
      <th scope="row">
        <span className={classes.number}>{number}</span>
        <span className={classes.name}>{stub.name}</span>
      </th>
      <td>
        <ToneBadge tone={importStateWords[state].tone}>{importStateWords[state].name}</ToneBadge>
      </td>
      <td className={classes.platformNumber}>{platformNumber ?? '–'}</td>
      <td>
        {message ?? whatIsKnown(stub)}
        <ServiceWords words={serviceWords} />
      </td>
      <td className={classes.changed}>{changedAt === null ? '–' : showMoment(changedAt)}</td>
      <td>
        <Button variant="default" size="compact-sm" onClick={onShow}>
          Show
          <VisuallyHidden>&nbsp;the history of account {number}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}

/** Where nothing was said about it: a state that explains itself needs no second sentence. */
function whatIsKnown({ errorCount, import: { state } }: AccountStub): string {
  switch (state) {
    case 'finished':
      return ''
    case 'notSent':
      return errorCount > 0 ? 'Has problems. Mend them in Check.' : 'Ready to be created.'
    case 'sending':
    case 'unknown':
    case 'refused':
    case 'accepted':
    case 'failed':
      return importStateWords[state].explanation
  }
}
