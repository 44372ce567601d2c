/** Asks a person, after a refusal, whether the service may change dates: each that it might change is named, and none is before that. */

import { Checkbox, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { DateChoice } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { onDay } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import classes from '../add.module.css'
import { LongTable } from '../long-table.tsx'

type Props = {
  readonly choices: readonly Pick<DateChoice, 'key' | 'accountNumber' | 'dates'>[]
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
      transaction: say('transaction_of_account', { account: accountNumber, number, thing }),
      day: sayValue(onDay(sentDate)),
    })),
  )
  const about = lines.map(({ transaction, day }) => `${transaction}, ${day}`).join('; ')
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('refused_because_of_date')}
      </Text>
      <Text>{say('read_why_refused', { count: choices.length })}</Text>
      <LongTable
        label={say('dates_that_may_change')}
        headings={[say('word_transaction'), say('date_in_your_data'), say('date_it_would_be_taken_with')]}
      >
        {lines.map(({ key, transaction, day }) => (
          <tr key={key}>
            <th scope="row">
              <Breakable text={transaction} />
            </th>
            <td>{day}</td>
            <td>{say('this_date_or_another')}</td>
          </tr>
        ))}
      </LongTable>
      <Checkbox
        checked={agreed === about}
        label={say('agree_to_dates', { count: lines.length })}
        onChange={(event) => setAgreed(event.currentTarget.checked ? about : null)}
      />
      <div>
        <DecisionButton about={about} loading={isBusy} disabled={agreed !== about} onClick={onAgree}>
          {say('send_again_with_dates', { count: lines.length })}
        </DecisionButton>
      </div>
    </section>
  )
}
