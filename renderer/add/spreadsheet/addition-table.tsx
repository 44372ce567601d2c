/** Every account of a spreadsheet of additions with what it adds, and what became of each. */

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { countIn } from '../../../shared/account-status.ts'
import { type AdditionRow, accountFilter, type Reply } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { AccountLink } from '../../components/accounts/account-link.tsx'
import { Paging } from '../../components/frame/paging.tsx'
import { EmptyState } from '../../components/frame/states.tsx'
import { hidden, Said } from '../../components/said/said.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import type { PagedList } from '../../queries/use-paged-list.ts'
import type { AccountToMend } from '../../shell/wizard-state.ts'
import { additionGroupName, groupFilters } from '../../words/standing-groups.ts'
import classes from '../add.module.css'
import { additionKindWords } from '../forms/addition-kind-words.ts'
import { AdditionOutcome } from '../forms/addition-outcome.tsx'

type Props = {
  readonly pages: PagedList<'listAdditions'>
  /** What is on the page that is shown. */
  readonly found: Reply<'listAdditions'>
  readonly onMend: (account: AccountToMend) => void
}

export function AdditionTable({ pages, found: { rows, total, counts }, onMend }: Props) {
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          aria-label={say('which_accounts_listed')}
          value={pages.filter}
          data={groupFilters.map((value) => ({
            value,
            label: say('group_counted', { group: say(additionGroupName(value)), count: countIn(counts, value) }),
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
                <AccountLine key={row.key} row={row} onMend={onMend} />
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

function AccountLine({ row, onMend }: Pick<Props, 'onMend'> & { readonly row: AdditionRow }) {
  const { key, accountNumber, errorCount, isSetAside, status, requests } = row
  // One reason may stand in the way of all of them.
  const waiting = requests.filter(({ state }) => state?.phase !== 'done')
  const reasons = new Set(waiting.flatMap(({ whyHeld }) => (whyHeld === null ? [] : [sayMessage(whyHeld)])))
  const number = accountNumber ?? say('no_account_number')
  return (
    <tr>
      <th scope="row">
        {accountNumber === null ? number : <AccountLink accountNumber={accountNumber} />}
        {isSetAside && (
          <p>
            <ToneBadge tone="quiet">{say('word_set_aside')}</ToneBadge>
          </p>
        )}
        {errorCount > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => onMend({ key, accountNumber })}>
            <Said of="fix_account_in_check" values={{ number }} marks={{ hidden }} />
          </Button>
        )}
      </th>
      <td>
        {requests.length === 0 && <p>{say('nothing_added_to_it')}</p>}
        {requests.map(({ kind, count, state }) =>
          state === null || (status === 'sending' && state.phase === 'sending') ? (
            <p key={kind} className={classes.outcomeHead}>
              <strong>{say(additionKindWords[kind].name)}</strong>
              {state === null ? (
                <Waiting errorCount={errorCount} />
              ) : (
                <ToneBadge tone="busy">{say('phase_being_sent')}</ToneBadge>
              )}
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
function Waiting({ errorCount }: Pick<AdditionRow, 'errorCount'>) {
  return errorCount > 0 ? (
    <ToneBadge tone="error">{say('problem_count', { count: errorCount })}</ToneBadge>
  ) : (
    <ToneBadge tone="quiet">{say('not_sent')}</ToneBadge>
  )
}
