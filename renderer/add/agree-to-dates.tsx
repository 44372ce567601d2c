/** Asks a person, after a refusal, whether the service may change dates: each that it might change is named, and none is before that. */
import { Checkbox, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { DateChoice } from '../../shared/ipc.ts'
import { showDay } from '../../shared/words/phrases.ts'
import { DecisionButton } from '../parts/decision-button.tsx'
import { nouns, showCount } from '../words/counting.ts'
import classes from './add.module.css'

type Props = {
  readonly choices: readonly DateChoice[]
  readonly isBusy: boolean
  readonly onAgree: () => void
}

export function AgreeToDates({ choices, isBusy, onAgree }: Props) {
  /** What was agreed to, in words: when a date is another, it has to be agreed to anew. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const titleId = useId()
  const lines = choices.flatMap(({ key, accountNumber, dates }) =>
    dates.map(({ number, thing, sentDate }) => ({
      key: `${key} ${number}`,
      transaction: `${accountNumber}, transaction ${number}: ${thing}`,
      day: showDay(sentDate),
    })),
  )
  const about = lines.map(({ transaction, day }) => `${transaction}, ${day}`).join('; ')
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        Refused because of a date?
      </Text>
      <Text>
        Read why the service refused {choices.length === 1 ? 'this' : showCount(choices.length, nouns.request)}. Where a
        date is outside the open statement period, correct it; or let the service change it. It then chooses the new
        date itself, says so in the transaction, and pins a note to the account. These are the dates that it may change:
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.dates} tabIndex={0} aria-label="Dates that the service may change">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Transaction</th>
              <th scope="col">Date in your data</th>
              <th scope="col">Date it would be taken with</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, transaction, day }) => (
              <tr key={key}>
                <th scope="row">{transaction}</th>
                <td>{day}</td>
                <td>This one if it is inside the open period; otherwise one the service chooses</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Checkbox
        checked={agreed === about}
        label={`I agree that the service may change ${lines.length === 1 ? 'this date' : `these ${lines.length} dates`}`}
        onChange={(event) => setAgreed(event.currentTarget.checked ? about : null)}
      />
      <div>
        <DecisionButton about={about} loading={isBusy} disabled={agreed !== about} onClick={onAgree}>
          Send again, and let the service change {lines.length === 1 ? 'this date' : 'these dates'}
        </DecisionButton>
      </div>
    </section>
  )
}
