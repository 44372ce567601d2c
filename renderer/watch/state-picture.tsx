/** How many accounts are in each state: a bar to see at a glance, and the same in words and numbers. */
import type { ReactNode } from 'react'
import type { AccountPage, ImportState } from '../../shared/ipc.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Answer } from '../parts/states.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { importStateOrder, importStateWords } from '../words/words.ts'
import { segmentsOf } from './bar-segments.ts'
import classes from './watch.module.css'

type StateCounts = AccountPage['stateCounts']

type Props = {
  readonly aside: ReactNode
  /** The state that the table below shows; `null` for all. */
  readonly chosen: ImportState['state'] | null
  readonly onChoose: (state: ImportState['state'] | null) => void
}

export function StatePicture({ aside, ...choice }: Props) {
  const overview = useDeskQuery('listAccounts', { offset: 0, limit: 1, filter: 'all' }, { keepsPrevious: true })
  return (
    <Card title="How it stands" aside={aside}>
      <Answer asked={overview} doing="Counting your accounts">
        {({ stateCounts }) => <Picture counts={stateCounts} {...choice} />}
      </Answer>
    </Card>
  )
}

function Picture({ counts, chosen, onChoose }: Omit<Props, 'aside'> & { readonly counts: StateCounts }) {
  const total = importStateOrder.reduce((sum, state) => sum + counts[state], 0)
  const present = importStateOrder.filter((state) => counts[state] > 0)
  const inWords = listed(present.map((state) => `${showNumber(counts[state])} ${importStateWords[state].name}`))
  return (
    <>
      <p className={classes.headline}>
        <strong>{showNumber(counts.finished)}</strong> of {showCount(total, nouns.account)} created
      </p>
      <svg className={classes.bar} viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" aria-label={inWords}>
        {segmentsOf(counts).map(({ state, start, width }) => (
          <rect key={state} x={start} y={0} width={width} height={20} data-state={state} />
        ))}
      </svg>
      <ul className={classes.legend} aria-label="Show only accounts in one state">
        {present.map((state) => (
          <li key={state}>
            <button
              type="button"
              className={classes.state}
              aria-pressed={chosen === state}
              onClick={() => onChoose(chosen === state ? null : state)}
            >
              <span className={classes.swatch} data-state={state} aria-hidden="true" />
              <span>{importStateWords[state].name}</span>
              <strong>{showNumber(counts[state])}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
