/** This project beside what the service lists for the supplier: in both, only here, only there, and where they disagree. */

import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { statusTable } from '../../shared/account-status.ts'
import {
  type ComparisonRow,
  type ComparisonSummary,
  type ComparisonVerdict,
  comparisonFilter,
} from '../../shared/ipc.ts'
import { keyOfIssue } from '../../shared/issue-words.ts'
import { type PlainKey, say, sayMessage } from '../../shared/messages/say.ts'
import { atMoment } from '../../shared/messages/values.ts'
import { wayForwardWords } from '../../shared/words/problems/way-forward-words.ts'
import { AccountLink } from '../components/accounts/account-link.tsx'
import { AccountWords } from '../components/accounts/account-words.tsx'
import { FirstAccounts } from '../components/accounts/first-accounts.tsx'
import { Card } from '../components/frame/card.tsx'
import { Paging } from '../components/frame/paging.tsx'
import { Breakable } from '../components/said/breakable.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { Said } from '../components/said/said.tsx'
import { ServiceWords } from '../components/said/service-words.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { useDeskEvent } from '../queries/desk-context.tsx'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { usePagedList } from '../queries/use-paged-list.ts'
import type { Tone } from '../words/words.ts'
import classes from './watch.module.css'

export function CompareCard() {
  const compare = useDeskAction('compareWithService')
  const [progress, setProgress] = useState<string | null>(null)
  const { asked: comparison, ...pages } = usePagedList('readComparison', { filter: 'all', perPage: 25 })
  useDeskEvent('comparisonProgress', ({ done, total }) =>
    setProgress(total === null ? say('reading_service_lists') : say('accounts_asked_about', { done, total })),
  )

  const start = async (): Promise<void> => {
    setProgress(null)
    await compare.run({})
    pages.setPage(1)
  }

  const known = comparison.value ?? null
  return (
    <Card
      title={say('compare_with_service')}
      aside={
        <Button
          variant="default"
          leftSection={<IconArrowsDiff size={18} aria-hidden="true" />}
          loading={compare.isBusy}
          onClick={start}
        >
          {say('compare_now')}
        </Button>
      }
    >
      <div role="status">{compare.isBusy && progress}</div>
      <IssueList issues={compare.issues} isAnnounced />
      {known?.summary == null ? (
        <Text c="dimmed">{say('compare_explained')}</Text>
      ) : (
        <>
          <Summary summary={known.summary} />
          <div className={classes.filters}>
            <NativeSelect
              aria-label={say('which_compared')}
              value={pages.filter}
              data={comparisonFilter.options.map((value) => ({
                value,
                label:
                  value === 'all'
                    ? say('all_accounts')
                    : say('group_counted', {
                        group: say(verdictWords[value].name),
                        count: known.summary?.counts[value] ?? 0,
                      }),
              }))}
              onChange={(event) => pages.setFilter(comparisonFilter.parse(event.currentTarget.value))}
            />
            <TextInput
              aria-label={say('find_compared')}
              placeholder={say('name_or_number')}
              value={pages.typed}
              onChange={(event) => pages.setTyped(event.currentTarget.value)}
            />
          </div>
          <Rows rows={known.rows} />
          <Paging
            total={known.total}
            perPage={pages.perPage}
            page={pages.page}
            counted="account_count"
            label={say('pages_of_comparison')}
            onPage={pages.setPage}
          />
        </>
      )}
    </Card>
  )
}

function Summary({ summary }: { readonly summary: ComparisonSummary }) {
  const { counts, takenOver, issues } = summary
  const { same, otherValues, differs, onlyHere, onlyThere } = counts
  return (
    <>
      <MadeAt summary={summary} />
      <p>
        {say('comparison_counts', { same, otherValues, differs, onlyHere, onlyThere })}
        {takenOver > 0 && ` ${say('taken_over', { count: takenOver })}`}
      </p>
      <ValuesApart />
      {issues.map(({ issue, serviceWords }) => (
        <div key={keyOfIssue(issue)}>
          <IssueList issues={[issue]} />
          <ServiceWords words={serviceWords} />
        </div>
      ))}
    </>
  )
}

/** What was sent is known here: no list of the service has it. */
function ValuesApart() {
  const sent = useDeskQuery('countSent', {}, { keepsPrevious: true })
  const { otherwiseCount: count = 0, otherwiseFirst: first = [] } = sent.value ?? {}
  return (
    <p>
      {say('comparison_of_lists')}
      {count > 0 && ` ${say('sent_otherwise_here', { count })}`}
      <FirstAccounts first={first} count={count} />
    </p>
  )
}

/** The service does not stand still: after so long it may say something else of any account. */
const holdsMs = 60 * 60_000

function MadeAt({ summary: { comparedAt, counts } }: { readonly summary: ComparisonSummary }) {
  const isOld = useNow(60_000) - Date.parse(comparedAt) >= holdsMs
  const why = [
    ...(counts.changed > 0 ? [say('changed_here_since', { count: counts.changed })] : []),
    ...(isOld ? [say('comparison_is_old')] : []),
  ]
  return (
    <p className={classes.madeAt} role="status">
      <ToneBadge tone={why.length === 0 ? 'good' : 'warning'}>
        {say(why.length === 0 ? 'up_to_date' : 'out_of_date')}
      </ToneBadge>
      <span>
        <Said
          of="made_on"
          values={{ moment: atMoment(comparedAt) }}
          marks={{ time: (words) => <time dateTime={comparedAt}>{words}</time> }}
        />
        {why.length > 0 && ` ${[...why, say('compare_again')].join(' ')}`}
      </span>
    </p>
  )
}

/** For what becomes old while somebody looks at it. @returns milliseconds since 1970, anew once in so many milliseconds */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

function Rows({ rows }: { readonly rows: readonly ComparisonRow[] }) {
  if (rows.length === 0) return <Text c="dimmed">{say('no_account_like_this')}</Text>
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('account')}</th>
            <th scope="col">{say('comparison')}</th>
            <th scope="col">{say('here')}</th>
            <th scope="col">{say('at_the_service')}</th>
            <th scope="col">{say('what_it_means')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.accountNumber}>
              <th scope="row">
                <span className={classes.number}>
                  {row.name === null ? (
                    <Breakable text={row.accountNumber} />
                  ) : (
                    <AccountLink accountNumber={row.accountNumber} />
                  )}
                </span>
                <span className={classes.name}>{row.name ?? say('not_in_this_spreadsheet')}</span>
              </th>
              <td>
                <ToneBadge tone={verdictWords[row.verdict].tone}>{say(verdictWords[row.verdict].name)}</ToneBadge>
              </td>
              <Side
                state={row.here === null ? null : say(statusTable[row.here].name)}
                number={row.platformNumberHere}
              />
              <Side state={row.there === null ? null : say(listWords[row.there])} number={row.platformNumberThere} />
              <td>
                <AccountWords text={sayMessage(row.message)} accounts={row.accounts} />
                {row.wayForward !== 'nothingToDo' && ` ${say(wayForwardWords[row.wayForward])}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Side({ state, number }: { readonly state: string | null; readonly number: string | null }) {
  return (
    <td>
      {state ?? '–'}
      {number !== null && <span className={classes.otherNumber}>{number}</span>}
    </td>
  )
}

/** What a comparison with the service is told in. */
const verdictWords = {
  same: { name: 'verdict_same', tone: 'good' },
  otherValues: { name: 'verdict_other_values', tone: 'warning' },
  differs: { name: 'verdict_differs', tone: 'warning' },
  changed: { name: 'verdict_changed', tone: 'warning' },
  onlyHere: { name: 'verdict_only_here', tone: 'warning' },
  onlyThere: { name: 'verdict_only_there', tone: 'warning' },
} as const satisfies Record<ComparisonVerdict, { readonly name: PlainKey; readonly tone: Tone }>

const listWords = {
  pending: 'list_pending',
  imported: 'list_imported',
  listed: 'list_listed',
} as const satisfies Record<NonNullable<ComparisonRow['there']>, PlainKey>
