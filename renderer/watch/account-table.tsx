/** Every account of this spreadsheet, with what the service says about it; searched, filtered and paged. */

import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { statusTable } from '../../shared/account-status.ts'
import type { AccountSummary } from '../../shared/ipc.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import { quoted } from '../../shared/messages/values.ts'
import { platformNumberWords } from '../../shared/words/results-words.ts'
import { AccountFinder, AccountPaging } from '../components/accounts/account-finder.tsx'
import { AccountLink } from '../components/accounts/account-link.tsx'
import { piecesOf } from '../components/accounts/account-words.tsx'
import { Card } from '../components/frame/card.tsx'
import { EmptyState, QueryBoundary } from '../components/frame/states.tsx'
import { hidden, Said } from '../components/said/said.tsx'
import { ServiceWords } from '../components/said/service-words.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import type { AccountList } from '../queries/use-account-list.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { standingOf } from '../words/account-standing.ts'
import { showMoment } from '../words/moments.ts'
import classes from './watch.module.css'

type Props = {
  readonly list: AccountList
  readonly onShow: (stub: AccountSummary) => void
}

export function AccountTable({ list, onShow }: Props) {
  return (
    <Card title={say('accounts')}>
      <div className={classes.filters}>
        <AccountFinder list={list} isWide />
      </div>
      <QueryBoundary asked={list.asked} doing={say('reading_accounts')}>
        {({ accounts: stubs, total }) =>
          total === 0 ? (
            <EmptyState
              title={
                list.search === ''
                  ? say('no_account_like_this')
                  : say('no_account_fits', { search: quoted(list.search) })
              }
            />
          ) : (
            <>
              <div className={classes.wide}>
                <table className={classes.table}>
                  <thead>
                    <tr>
                      <th scope="col">{say('account')}</th>
                      <th scope="col">{say('status')}</th>
                      <th scope="col">{say('word_platform_number')}</th>
                      <th scope="col">{say('what_is_known')}</th>
                      <th scope="col">{say('changed')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {stubs.map((stub) => (
                      <AccountRow key={stub.key} stub={stub} onShow={() => onShow(stub)} />
                    ))}
                  </tbody>
                </table>
              </div>
              <AccountPaging list={list} total={total} />
            </>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

function AccountRow({ stub, onShow }: { readonly stub: AccountSummary; readonly onShow: () => void }) {
  const { state, platformNumber, message, serviceWords, changedAt } = stub.import
  const { tone, name } = standingOf(stub)
  const number = stub.accountNumber ?? say('no_account_number')
  return (
    <tr>
      <th scope="row">
        <span className={classes.number}>
          {stub.accountNumber === null ? number : <AccountLink accountNumber={stub.accountNumber} />}
        </span>
        <span className={classes.name}>{stub.name}</span>
      </th>
      <td>
        <ToneBadge tone={tone}>{name}</ToneBadge>
      </td>
      <td className={classes.platformNumber}>{platformNumberWords(state === 'finished', platformNumber) ?? '–'}</td>
      <td>
        {message !== null && <Unbroken text={sayMessage(message)} number={platformNumber} />}
        {message === null && (stub.errorCount > 0 ? <FirstProblem accountKey={stub.key} /> : whatIsKnown(stub))}
        <ServiceWords words={serviceWords} accounts={[stub.accountNumber]} />
      </td>
      <td>
        {changedAt !== null && <p className={classes.changed}>{showMoment(changedAt)}</p>}
        <Button variant="default" size="compact-sm" onClick={onShow}>
          <Said of="history_of_account" values={{ number }} marks={{ hidden }} />
        </Button>
      </td>
    </tr>
  )
}

/** Where the lines of a sentence end, its number on the platform is not cut at a hyphen. */
function Unbroken({ text, number }: { readonly text: string; readonly number: string | null }) {
  return piecesOf(text, [number]).map(({ at, words }) => (
    <Fragment key={at}>{words === number ? <span className={classes.platformNumber}>{words}</span> : words}</Fragment>
  ))
}

/** Why the account is not ready: a sentence that only says so sends a person looking. */
function FirstProblem({ accountKey: key }: { readonly accountKey: string }) {
  const asked = useDeskQuery('readAccount', { key })
  if (asked.state !== 'done') return null
  const [first, ...more] = asked.value.issues.filter(({ level }) => level === 'error')
  if (first === undefined) return whatIsKnown(asked.value.stub)
  return (
    <>
      {sayMessage(first.message)}
      {more.length > 0 && ` ${say('and_other_problems', { count: more.length })}`}
    </>
  )
}

/** Where nothing was said about it: a state that explains itself needs no second sentence. */
function whatIsKnown({ status, setAside }: AccountSummary): string {
  if (status === 'finished') return ''
  return status === 'setAside' && setAside !== null
    ? say('account_set_aside_because', { reason: setAside.reason })
    : say(statusTable[status].explanation)
}
