/** What has come of it all, as a manager reads it: how many accounts stand where and why, what nobody sends, and all of it as a file. */
import { Button, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Fragment } from 'react'
import { countIn } from '../../shared/account-status.ts'
import type { AccountFilter, ResultsSummary } from '../../shared/ipc.ts'
import { cellKey } from '../../shared/result.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { emptiedWords, leftOutWords, type ResultLine, resultLines } from '../../shared/words/results-words.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { AccountLink } from '../parts/account-link.tsx'
import { Card } from '../parts/card.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import { Answer } from '../parts/states.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { showMoment, timeZoneHere } from '../words/moments.ts'
import { segmentsOf } from './bar-segments.ts'
import classes from './watch.module.css'

/** More are read in the saved results. */
const emptiedShown = 10

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
      title="Results"
      aside={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isAsking}
          onClick={onAsk}
        >
          Ask the service now
        </Button>
      }
    >
      <SaveResults />
      <Answer asked={asked} doing="Counting your accounts">
        {(summary) => <Summary summary={summary} {...choice} />}
      </Answer>
    </Card>
  )
}

function SaveResults() {
  const workbook = useSaving('exportResults', { format: 'xlsx' })
  const text = useSaving('exportResults', { format: 'csv' })
  const page = useSaving('exportResults', { format: 'html' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that each do a thing of their own are no set of fields.
    <div role="group" aria-label="Save the results" className={classes.save}>
      <div className={classes.tools}>
        <span>Save the results:</span>
        <SaveButton saving={workbook} label="Save as Excel" />
        <SaveButton saving={text} label="Save as text (.csv)" />
        <SaveButton saving={page} label="Save a page to print" />
      </div>
      <SavedMessage saving={workbook} />
      <SavedMessage saving={text} />
      <SavedMessage saving={page} />
    </div>
  )
}

function Summary({ summary, ...choice }: Choice & { readonly summary: ResultsSummary }) {
  const { counts, at, reasons, leftOut, emptied } = summary
  const lines = resultLines(counts)
  const present = lines.filter(({ count }) => count > 0)
  const inWords = listed(present.map(({ name, count }) => `${showNumber(count)} ${name}`))
  return (
    <>
      <p className={classes.headline}>
        <span>
          <strong>{showNumber(counts.finished)}</strong> of {showCount(countIn(counts, 'all'), nouns.account)} created
        </span>
        <time dateTime={at} className={classes.asOf}>
          As of {showMoment(at)}, {timeZoneHere}
        </time>
      </p>
      <svg className={classes.bar} viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" aria-label={inWords}>
        {segmentsOf(lines).map(({ filter, start, width }) => (
          <rect key={filter} x={start} y={0} width={width} height={20} data-state={filter} />
        ))}
      </svg>
      <ul className={classes.legend} aria-label="Show only some accounts below">
        {lines.map((line) => (
          <Line key={line.filter} line={line} {...choice} />
        ))}
      </ul>
      {reasons.length + leftOut.length + emptied.count > 0 && (
        <div className={classes.reasons}>
          <Reasons title="Why accounts were refused or failed" reasons={reasons} of="refusedOrFailed" />
          <Reasons title="Why accounts would be refused" reasons={reasons} of="refusedInDryRun" />
          <Reasons title="Why accounts are set aside" reasons={reasons} of="setAside" />
          {leftOut.length > 0 && (
            <section>
              <Title order={3}>Left out of every account</Title>
              <Text>Nothing of these columns is sent:</Text>
              <ul>
                {leftOut.map((one) => (
                  <li key={`${one.sheet} ${one.header}`}>{leftOutWords(one)}</li>
                ))}
              </ul>
            </section>
          )}
          {emptied.count > 0 && (
            <section>
              <Title order={3}>Emptied by you</Title>
              <Text>Their accounts go without these values of the file:</Text>
              <ul>
                {emptied.first.slice(0, emptiedShown).map((one) => (
                  <li key={cellKey(one.cell)}>{emptiedWords(one)}</li>
                ))}
              </ul>
              {emptied.count > emptiedShown && (
                <Text>{`And ${showNumber(emptied.count - emptiedShown)} more: the saved results have them.`}</Text>
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
        <strong>{showNumber(count)}</strong>
      </button>
    </li>
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
            <strong>{showNumber(count)}</strong> {words}
            <Which first={first} count={count} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As the files say it in words, with each number as a link. */
function Which({ first, count }: Pick<ResultsSummary['reasons'][number], 'first' | 'count'>) {
  const rest = count - first.length
  if (first.length === 0) return null
  return (
    <span className={classes.which}>
      {count === 1 ? 'Account ' : 'Accounts '}
      {first.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && (rest === 0 && index === first.length - 1 ? ' and ' : ', ')}
          <AccountLink accountNumber={number} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${showNumber(rest)} more`}
    </span>
  )
}
