/** Every account of a spreadsheet of additions with what it adds, and what became of each. */
import { Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type AdditionRow, type AdditionRowFilter, additionRowFilter, type Reply } from '../../shared/ipc.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { countedThings } from '../../shared/words/receipt-words.ts'
import type { PagedList } from '../asking/use-paged-list.ts'
import { AccountLink } from '../parts/account-link.tsx'
import { Paging } from '../parts/paging.tsx'
import { EmptyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import type { AccountToMend } from '../shell/wizard-state.ts'
import { nouns, showCount } from '../words/counting.ts'
import type { Tone } from '../words/words.ts'
import classes from './add.module.css'
import { additionKindWords } from './addition-kind-words.ts'
import { AdditionOutcome } from './addition-outcome.tsx'

type Props = {
  readonly pages: PagedList<'listAdditions'>
  /** What is on the page that is shown. */
  readonly found: Reply<'listAdditions'>
  /** Requests are being sent at this moment. */
  readonly isRunning: boolean
  readonly onMend: (account: AccountToMend) => void
}

const filterWords: Record<AdditionRowFilter, string> = {
  all: 'All',
  toSend: 'To send',
  withErrors: 'With problems',
  sent: 'Sent',
  withTrouble: 'Sent and not taken',
}

export function AdditionTable({ pages, found: { rows, total, counts }, isRunning, onMend }: Props) {
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          aria-label="Which accounts are listed"
          value={pages.filter}
          data={additionRowFilter.options.map((value) => ({
            value,
            label: `${filterWords[value]} (${showNumber(counts[value])})`,
          }))}
          onChange={(event) => pages.setFilter(additionRowFilter.parse(event.currentTarget.value))}
        />
        <TextInput
          aria-label="Find an account by number"
          placeholder="Account number"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={pages.typed}
          onChange={(event) => pages.setTyped(event.currentTarget.value)}
        />
      </div>
      {total === 0 ? (
        <EmptyState title={pages.search === '' ? 'No account is like this.' : `No account fits “${pages.search}”.`} />
      ) : (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">What is added to it, and how that stands</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <AccountLine key={row.key} row={row} isRunning={isRunning} onMend={onMend} />
              ))}
            </tbody>
          </table>
          <Paging total={total} perPage={pages.perPage} page={pages.page} noun={nouns.account} onPage={pages.setPage} />
        </>
      )}
    </>
  )
}

function AccountLine({ row, isRunning, onMend }: Pick<Props, 'isRunning' | 'onMend'> & { readonly row: AdditionRow }) {
  const { key, accountNumber, errorCount, whyHeld, requests } = row
  const waits = requests.some(({ state }) => state?.phase !== 'done')
  const number = accountNumber ?? 'No account number'
  return (
    <tr>
      <th scope="row">
        {accountNumber === null ? number : <AccountLink accountNumber={accountNumber} />}
        {errorCount > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => onMend({ key, accountNumber })}>
            Mend in Check<VisuallyHidden>: {number}</VisuallyHidden>
          </Button>
        )}
      </th>
      <td>
        {requests.length === 0 && <p>Nothing is added to it.</p>}
        {requests.map(({ kind, count, state }) =>
          state === null || (isRunning && state.phase === 'sending') ? (
            <p key={kind} className={classes.outcomeHead}>
              <strong>{additionKindWords[kind].name}</strong>
              {state === null ? <Waiting row={row} /> : <ToneBadge tone="busy">Being sent</ToneBadge>}
              {countedThings(kind, count)}
            </p>
          ) : (
            <AdditionOutcome key={kind} state={state} />
          ),
        )}
        {whyHeld !== null && waits && <p>{sayMessage(whyHeld)}</p>}
      </td>
    </tr>
  )
}

/** Why a request was not sent yet. */
function Waiting({ row: { errorCount, isSetAside } }: { readonly row: AdditionRow }) {
  const [tone, words]: readonly [Tone, string] = isSetAside
    ? ['quiet', 'Set aside']
    : errorCount > 0
      ? ['error', showCount(errorCount, nouns.problem)]
      : ['quiet', 'Not sent']
  return <ToneBadge tone={tone}>{words}</ToneBadge>
}
