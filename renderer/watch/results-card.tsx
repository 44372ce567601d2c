/** What has come of it all, as a manager reads it: how many accounts stand where and why, what nobody sends, and all of it as a file. */

import { Button, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { countIn, filterName } from '../../shared/account-status.ts'
import type { AccountFilter, ResultsSummary } from '../../shared/ipc.ts'
import { timeZoneHere } from '../../shared/mapping/locale/time-zone.ts'
import { say, sayValue } from '../../shared/messages/say.ts'
import { amount, atMoment, listed } from '../../shared/messages/values.ts'
import { cellKey } from '../../shared/result.ts'
import {
  balancesLackingWords,
  changedWords,
  leftOutWords,
  type ResultLine,
  resultLines,
} from '../../shared/words/results-words.ts'
import { FirstAccounts } from '../components/accounts/first-accounts.tsx'
import { SaveButton, SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { Card } from '../components/frame/card.tsx'
import { QueryBoundary } from '../components/frame/states.tsx'
import { Said, strong } from '../components/said/said.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { segmentsOf } from './bar-segments.ts'
import classes from './watch.module.css'

/** More are read in the saved results. */
const changedShown = 10

type Choice = {
  /** What the table below shows. */
  readonly chosen: AccountFilter
  readonly onChoose: (filter: AccountFilter) => void
}

type Props = Choice & { readonly isAsking: boolean; readonly onAsk: () => void }

export function ResultsCard({ isAsking, onAsk, ...choice }: Props) {
  const asked = useDeskQuery('readResults', {}, { keepsPrevious: true })
  return (
    <Card
      title={say('results')}
      aside={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isAsking}
          onClick={onAsk}
        >
          {say('ask_service_now')}
        </Button>
      }
    >
      <SaveResults />
      <QueryBoundary asked={asked} doing={say('counting_accounts')}>
        {(summary) => <Summary summary={summary} {...choice} />}
      </QueryBoundary>
    </Card>
  )
}

function SaveResults() {
  const workbook = useSaving('exportResults', { format: 'xlsx' })
  const text = useSaving('exportResults', { format: 'csv' })
  const page = useSaving('exportResults', { format: 'html' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that each do a thing of their own are no set of fields.
    <div role="group" aria-label={say('save_the_results')} className={classes.save}>
      <div className={classes.tools}>
        <span>{say('save_the_results_as')}</span>
        <SaveButton saving={workbook} label={say('save_as_excel')} />
        <SaveButton saving={text} label={say('save_as_text')} />
        <SaveButton saving={page} label={say('save_page_to_print')} />
      </div>
      <SavedMessage saving={workbook} />
      <SavedMessage saving={text} />
      <SavedMessage saving={page} />
    </div>
  )
}

function Summary({ summary, ...choice }: Choice & { readonly summary: ResultsSummary }) {
  const { counts, at, balances, reasons, leftOut, changed } = summary
  const lines = resultLines(counts)
  const present = lines.filter(({ count }) => count > 0)
  const inWords = sayValue(listed(present.map(({ name, count }) => say('count_of_status', { count, status: name }))))
  return (
    <>
      <p className={classes.headline}>
        <span>
          <Said
            of="accounts_created_of_all"
            values={{ done: counts.finished, total: countIn(counts, 'all') }}
            marks={{ strong }}
          />
        </span>
        <time dateTime={at} className={classes.asOf}>
          {say('as_of', { moment: atMoment(at), zone: timeZoneHere() })}
        </time>
      </p>
      <svg className={classes.bar} viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" aria-label={inWords}>
        {segmentsOf(lines).map(({ filter, start, width }) => (
          <rect key={filter} x={start} y={0} width={width} height={20} data-state={filter} />
        ))}
      </svg>
      <ul className={classes.legend} aria-label={say('show_some_accounts')}>
        {lines.map((line) => (
          <Line key={line.filter} line={line} {...choice} />
        ))}
      </ul>
      {balances.length + reasons.length + leftOut.length + changed.count > 0 && (
        <div className={classes.reasons}>
          <Balances balances={balances} />
          <Reasons title={say('why_refused')} reasons={reasons} of="refusedOrFailed" />
          <Reasons title={say('why_refused_in_dry_run')} reasons={reasons} of="refusedInDryRun" />
          <Reasons title={say('why_set_aside')} reasons={reasons} of="setAside" />
          {leftOut.length > 0 && (
            <section>
              <Title order={3}>{say('left_out_of_all')}</Title>
              <Text>{say('nothing_of_columns_sent')}</Text>
              <ul>
                {leftOut.map((one) => (
                  <li key={`${one.sheet} ${one.header}`}>{leftOutWords(one)}</li>
                ))}
              </ul>
            </section>
          )}
          {changed.count > 0 && (
            <section>
              <Title order={3}>{say('changed_by_you')}</Title>
              <Text>{say('accounts_with_changed_values')}</Text>
              <ul>
                {changed.first.slice(0, changedShown).map((one) => (
                  <li key={cellKey(one.cell)}>{changedWords(one)}</li>
                ))}
              </ul>
              {changed.count > changedShown && (
                <Text>{say('more_in_saved_results', { count: changed.count - changedShown })}</Text>
              )}
            </section>
          )}
        </div>
      )}
    </>
  )
}

function Line({ line: { filter, name, count }, chosen, onChoose }: Choice & { readonly line: ResultLine }) {
  return (
    <li>
      <button
        type="button"
        className={classes.state}
        aria-pressed={chosen === filter}
        onClick={() => onChoose(chosen === filter ? 'all' : filter)}
      >
        <span className={classes.swatch} data-state={filter} aria-hidden="true" />
        <span>{name}</span>
        <strong>{say('only_number', { count })}</strong>
      </button>
    </li>
  )
}

function Balances({ balances }: Pick<ResultsSummary, 'balances'>) {
  if (balances.length === 0) return null
  return (
    <section>
      <Title order={3}>{say('balances_sent')}</Title>
      <Text>{say('hold_balances_against_ledger')}</Text>
      <ul>
        {balances.map(({ of, accounts: count, owed, credit, together, ...lacking }) => {
          const sums = { owed: amount(owed), credit: amount(credit), together: amount(together) }
          return (
            <li key={of}>
              <Said
                of="balances_in_words"
                values={{ status: say(filterName(of)), count, ...sums }}
                marks={{ strong }}
              />{' '}
              {balancesLackingWords(lacking)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ReasonsProps = Pick<ResultsSummary, 'reasons'> & {
  readonly title: string
  readonly of: ResultsSummary['reasons'][number]['of']
}

function Reasons({ title, reasons, of }: ReasonsProps) {
  const said = reasons.filter((reason) => reason.of === of)
  if (said.length === 0) return null
  return (
    <section>
      <Title order={3}>{title}</Title>
      <ul>
        {said.map(({ words, count, first }) => (
          <li key={words}>
            <Said of="so_many_for_reason" values={{ count, reason: words }} marks={{ strong }} />
            <FirstAccounts first={first} count={count} />
          </li>
        ))}
      </ul>
    </section>
  )
}
