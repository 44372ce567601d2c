/** What may be on its account already, and so goes only by itself, once a person who has looked is sure. */

import { Text } from '@mantine/core'
import { useId } from 'react'
import type { DoubtfulRequest } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import classes from '../add.module.css'

type Props = {
  readonly doubts: readonly DoubtfulRequest[]
  /** "30 notes and 2 payment instructions" */
  readonly things: string
  readonly onSend: () => void
}

/** Beyond these, each account says it in the list of all of them. */
const namedAtMost = 100

export function MayBeThereAlready({ doubts, things, onSend }: Props) {
  const titleId = useId()
  const more = doubts.length - namedAtMost
  return (
    <section className={classes.options} aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        {say('may_be_there_already')}
      </Text>
      <Text>{say('read_what_may_be_there', { count: doubts.length })}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.dates} tabIndex={0} aria-label={say('doubted_accounts')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('account')}</th>
              <th scope="col">{say('what_to_send')}</th>
            </tr>
          </thead>
          <tbody>
            {doubts.slice(0, namedAtMost).map(({ key, kind, accountNumber, count }) => (
              <tr key={`${key} ${kind}`}>
                <th scope="row">
                  <Breakable text={accountNumber} />
                </th>
                <td>{countedThings(kind, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {more > 0 && <p>{say('so_many_more', { count: more })}</p>}
      </section>
      <div>
        <DecisionButton about={`doubts ${things}`} variant="default" onClick={onSend}>
          {say('send_things_all_the_same', { things })}
        </DecisionButton>
      </div>
    </section>
  )
}
