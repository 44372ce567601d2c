/** Every account of a spreadsheet of additions with what it adds, and what became of each. */

import { Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { countIn, filterName } from '../../../shared/account-status.ts'
import { type AdditionRow, accountFilter, type Reply } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { AccountLink } from '../../components/accounts/account-link.tsx'
import { Paging } from '../../components/frame/paging.tsx'
import { EmptyState } from '../../components/frame/states.tsx'
import { Said } from '../../components/said/said.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import type { PagedList } from '../../queries/use-paged-list.ts'
import type { AccountToMend } from '../../shell/wizard-state.ts'
import { groupFilters } from '../../words/standing-groups.ts'
import type { Tone } from '../../words/words.ts'
import classes from '../add.module.css'
import { additionKindWords } from '../forms/addition-kind-words.ts'
import { AdditionOutcome } from '../forms/addition-outcome.tsx'

type Props = {
  readonly pages: PagedList<'listAdditions'>
  /** What is on the page that is shown. */
  readonly found: Reply<'listAdditions'>
  /** Requests are being sent at this moment. */
  readonly isRunning: boolean
  readonly onMend: (account: AccountToMend) => void
}

export function AdditionTable({ pages, found: { rows, total, counts }, isRunning, onMend }: Props) {
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          aria-label={say('which_accounts_listed')}
          value={pages.filter}
          data={groupFilters.map((value) => ({
            value,
            label: say('group_counted', { group: say(filterName(value)), count: countIn(counts, value) }),
          }))}
          onChange={(event) => pages.setFilter(accountFilter.parse(event.currentTarget.value))}
        />
        <TextInput
          aria-label={say('find_account_by_number')}
          placeholder={say('word_account_number')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={pages.typed}
          onChange={(event) => pages.setTyped(event.currentTarget.value)}
        />
      </div>
      {total === 0 ? (
        <EmptyState
          title={
            pages.search === '' ? say('no_account_like_this') : say('no_account_fits', { search: quoted(pages.search) })
          }
        />
      ) : (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{say('account')}</th>
                <th scope="col">{say('what_is_added')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <AccountLine key={row.key} row={row} isRunning={isRunning} onMend={onMend} />
              ))}
            </tbody>
          </table>
          <Paging
            total={total}
            perPage={pages.perPage}
            page={pages.page}
            counted="account_count"
            onPage={pages.setPage}
          />
        </>
      )}
    </>
  )
}

function AccountLine({ row, isRunning, onMend }: Pick<Props, 'isRunning' | 'onMend'> & { readonly row: AdditionRow }) {
  const { key, accountNumber, errorCount, requests } = row
  // One reason may stand in the way of all of them.
  const waiting = requests.filter(({ state }) => state?.phase !== 'done')
  const reasons = new Set(waiting.flatMap(({ whyHeld }) => (whyHeld === null ? [] : [sayMessage(whyHeld)])))
  const number = accountNumber ?? say('no_account_number')
  return (
    <tr>
      <th scope="row">
        {accountNumber === null ? number : <AccountLink accountNumber={accountNumber} />}
        {errorCount > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => onMend({ key, accountNumber })}>
            <Said
              of="fix_account_in_check"
              values={{ number }}
              marks={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
            />
          </Button>
        )}
      </th>
      <td>
        {requests.length === 0 && <p>{say('nothing_added_to_it')}</p>}
        {requests.map(({ kind, count, state }) =>
          state === null || (isRunning && state.phase === 'sending') ? (
            <p key={kind} className={classes.outcomeHead}>
              <strong>{say(additionKindWords[kind].name)}</strong>
              {state === null ? <Waiting row={row} /> : <ToneBadge tone="busy">{say('phase_being_sent')}</ToneBadge>}
              {countedThings(kind, count)}
            </p>
          ) : (
            <AdditionOutcome key={kind} state={state} />
          ),
        )}
        {[...reasons].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </td>
    </tr>
  )
}

/** Why a request was not sent yet. */
function Waiting({ row: { errorCount, isSetAside } }: { readonly row: AdditionRow }) {
  const [tone, words]: readonly [Tone, string] = isSetAside
    ? ['quiet', say('word_set_aside')]
    : errorCount > 0
      ? ['error', say('problem_count', { count: errorCount })]
      : ['quiet', say('not_sent')]
  return <ToneBadge tone={tone}>{words}</ToneBadge>
}
