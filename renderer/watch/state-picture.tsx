/** How many accounts are in each state: a bar to see at a glance, and the same in words and numbers. */
import type { ReactNode } from 'react'
import { accountStatuses, countIn, type StatusCounts, statusTable } from '../../shared/account-status.ts'
import type { AccountFilter } from '../../shared/ipc.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { useStatusCounts } from '../asking/use-account-list.ts'
import { Card } from '../parts/card.tsx'
import { Answer } from '../parts/states.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { segmentsOf } from './bar-segments.ts'
import classes from './watch.module.css'

type Props = {
  readonly aside: ReactNode
  /** What the table below shows. */
  readonly chosen: AccountFilter
  readonly onChoose: (filter: AccountFilter) => void
}

export function StatePicture({ aside, ...choice }: Props) {
  const asked = useStatusCounts()
  return (
    <Card title="How it stands" aside={aside}>
      <Answer asked={asked} doing="Counting your accounts">
        {(counts) => <Picture counts={counts} {...choice} />}
      </Answer>
    </Card>
  )
}

function Picture({ counts, chosen, onChoose }: Omit<Props, 'aside'> & { readonly counts: StatusCounts }) {
  const total = countIn(counts, 'all')
  const present = accountStatuses.filter((status) => counts[status] > 0)
  const inWords = listed(present.map((status) => `${showNumber(counts[status])} ${statusTable[status].name}`))
  return (
    <>
      <p className={classes.headline}>
        <strong>{showNumber(counts.finished)}</strong> of {showCount(total, nouns.account)} created
      </p>
      <svg className={classes.bar} viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" aria-label={inWords}>
        {segmentsOf(counts).map(({ status, start, width }) => (
          <rect key={status} x={start} y={0} width={width} height={20} data-state={status} />
        ))}
      </svg>
      <ul className={classes.legend} aria-label="Show only accounts in one state">
        {present.map((status) => (
          <li key={status}>
            <button
              type="button"
              className={classes.state}
              aria-pressed={chosen === status}
              onClick={() => onChoose(chosen === status ? 'all' : status)}
            >
              <span className={classes.swatch} data-state={status} aria-hidden="true" />
              <span>{statusTable[status].name}</span>
              <strong>{showNumber(counts[status])}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
