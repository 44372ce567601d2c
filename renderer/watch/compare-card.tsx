/** This project beside what the service lists for the supplier: in both, only here, only there, and where they disagree. */
import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { statusTable } from '../../shared/account-status.ts'
import { type ComparisonRow, type ComparisonSummary, comparisonFilter } from '../../shared/ipc.ts'
import { keyOfIssue } from '../../shared/issue-words.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { wayForwardWords } from '../../shared/words/way-forward-words.ts'
import { useNews } from '../asking/desk-context.tsx'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { usePagedList } from '../asking/use-paged-list.ts'
import { AccountLink } from '../parts/account-link.tsx'
import { AccountWords } from '../parts/account-words.tsx'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { Paging } from '../parts/paging.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { showMoment } from '../words/moments.ts'
import { listWords, verdictWords } from './compare-words.ts'
import { useNow } from './use-now.ts'
import classes from './watch.module.css'

export function CompareCard() {
  const compare = useDeskAction('compareWithService')
  const [progress, setProgress] = useState<string | null>(null)
  const { asked: comparison, ...pages } = usePagedList('readComparison', { filter: 'all', perPage: 25 })
  useNews('comparisonProgress', ({ done, total }) =>
    setProgress(
      total === null
        ? 'Reading the service’s lists'
        : `${showNumber(done)} of ${showCount(total, nouns.account)} asked about`,
    ),
  )

  const start = async (): Promise<void> => {
    setProgress(null)
    await compare.run({})
    pages.setPage(1)
  }

  const known = comparison.state === 'done' ? comparison.value : null
  return (
    <Card
      title="Compare with the service"
      aside={
        <Button
          variant="default"
          leftSection={<IconArrowsDiff size={18} aria-hidden="true" />}
          loading={compare.isBusy}
          onClick={start}
        >
          Compare now
        </Button>
      }
    >
      <div role="status">{compare.isBusy && progress !== null && `${progress}…`}</div>
      {compare.progress.state === 'issues' && <IssueList issues={compare.progress.issues} isAnnounced />}
      {known?.summary == null ? (
        <Text c="dimmed">
          Reads the service’s lists of your supplier’s accounts and lays them beside this spreadsheet. It finds accounts
          that someone else has created. The lists hold numbers and how far each account is, but no names, addresses or
          amounts: these are not compared. Nothing is changed at the service.
        </Text>
      ) : (
        <>
          <Summary summary={known.summary} />
          <div className={classes.filters}>
            <NativeSelect
              aria-label="Which accounts of the comparison are listed"
              value={pages.filter}
              data={comparisonFilter.options.map((value) => ({
                value,
                label:
                  value === 'all'
                    ? 'All'
                    : `${verdictWords[value].name} (${showNumber(known.summary?.counts[value] ?? 0)})`,
              }))}
              onChange={(event) => pages.setFilter(comparisonFilter.parse(event.currentTarget.value))}
            />
            <TextInput
              aria-label="Find an account of the comparison by name or number"
              placeholder="Name or number"
              value={pages.typed}
              onChange={(event) => pages.setTyped(event.currentTarget.value)}
            />
          </div>
          <Rows rows={known.rows} />
          <Paging
            total={known.total}
            perPage={pages.perPage}
            page={pages.page}
            noun={nouns.account}
            label="Pages of the comparison"
            onPage={pages.setPage}
          />
        </>
      )}
    </Card>
  )
}

function Summary({ summary }: { readonly summary: ComparisonSummary }) {
  const { counts, takenOver, issues } = summary
  return (
    <>
      <MadeAt summary={summary} />
      <p>
        {showNumber(counts.same)} in both, {showNumber(counts.otherValues)} with other values,{' '}
        {showNumber(counts.differs)} differ, {showNumber(counts.onlyHere)} only here, {showNumber(counts.onlyThere)}{' '}
        only there.
        {takenOver > 0 &&
          ` ${showCount(takenOver, nouns.account)} that someone else created ${takenOver === 1 ? 'is' : 'are'} now known here.`}
      </p>
      {issues.map(({ issue, serviceWords }) => (
        <div key={keyOfIssue(issue)}>
          <IssueList issues={[issue]} />
          <ServiceWords words={serviceWords} />
        </div>
      ))}
    </>
  )
}

/** The service does not stand still: after so long it may say something else of any account. */
const holdsMs = 60 * 60_000

function MadeAt({ summary: { comparedAt, counts } }: { readonly summary: ComparisonSummary }) {
  const isOld = useNow(60_000) - Date.parse(comparedAt) >= holdsMs
  const why = [
    counts.changed > 0 ? `${showCount(counts.changed, nouns.account)} changed here since.` : '',
    isOld ? 'It is more than an hour old: the service may say otherwise by now.' : '',
  ].filter((words) => words !== '')
  return (
    <p className={classes.madeAt} role="status">
      <ToneBadge tone={why.length === 0 ? 'good' : 'warning'}>
        {why.length === 0 ? 'Up to date' : 'Out of date'}
      </ToneBadge>
      <span>
        Made on <time dateTime={comparedAt}>{showMoment(comparedAt)}</time>. {why.join(' ')}
        {why.length > 0 && ' Compare again.'}
      </span>
    </p>
  )
}

function Rows({ rows }: { readonly rows: readonly ComparisonRow[] }) {
  if (rows.length === 0) return <Text c="dimmed">No account is like this.</Text>
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Comparison</th>
          <th scope="col">Here</th>
          <th scope="col">At the service</th>
          <th scope="col">What it means</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.accountNumber}>
            <th scope="row">
              <span className={classes.number}>
                {row.name === null ? row.accountNumber : <AccountLink accountNumber={row.accountNumber} />}
              </span>
              <span className={classes.name}>{row.name ?? 'Not in this spreadsheet'}</span>
            </th>
            <td>
              <ToneBadge tone={verdictWords[row.verdict].tone}>{verdictWords[row.verdict].name}</ToneBadge>
            </td>
            <Side state={row.here === null ? null : say(statusTable[row.here].name)} number={row.platformNumberHere} />
            <Side state={row.there === null ? null : listWords[row.there]} number={row.platformNumberThere} />
            <td>
              <AccountWords text={sayMessage(row.message)} accounts={row.accounts} />
              {row.wayForward !== 'nothingToDo' && ` ${say(wayForwardWords[row.wayForward])}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
