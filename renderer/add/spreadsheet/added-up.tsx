/** What was sent of a spreadsheet, added up by kind, by type and by what became of it, to be held against somebody else's list. */

import { Text } from '@mantine/core'
import { useId } from 'react'
import type { AdditionTotal } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { amount } from '../../../shared/messages/values.ts'
import { endingWords, totalName } from '../../../shared/words/receipt-words.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import classes from '../add.module.css'

export function AddedUp({ totals }: { readonly totals: readonly AdditionTotal[] }) {
  const titleId = useId()
  const catalogue = useCatalogue('additions')
  const hasAmounts = totals.some(({ amounts }) => amounts !== null)
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('sent_added_up')}
      </Text>
      {hasAmounts && <Text>{say('to_hold_against_list')}</Text>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('table_what')}</th>
            <th scope="col">{say('table_on_account')}</th>
            <th scope="col" className={classes.figure}>
              {say('table_how_many')}
            </th>
            {hasAmounts &&
              sums.map(({ heading }) => (
                <th key={heading} scope="col" className={classes.figure}>
                  {say(heading)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ kind, type, ending, count, amounts }) => (
            <tr key={`${kind} ${type} ${ending}`}>
              <th scope="row">{totalName({ kind, type }, catalogue)}</th>
              <td>{say(endingWords[ending])}</td>
              <td className={classes.figure}>{say('only_number', { count })}</td>
              {hasAmounts &&
                sums.map(({ heading, of }) => (
                  <td key={heading} className={classes.figure}>
                    {amounts && sayValue(amount(amounts[of]))}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const sums = [
  { heading: 'amounts_above_zero', of: 'above' },
  { heading: 'amounts_below_zero', of: 'below' },
  { heading: 'amounts_together', of: 'together' },
] as const
