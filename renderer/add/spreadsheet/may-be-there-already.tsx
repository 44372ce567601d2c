/** What may be on its account already, and so goes only by itself, once a person who has looked is sure. */

import { Text } from '@mantine/core'
import { useId } from 'react'
import type { DoubtfulRequest } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { countedThings } from '../../../shared/words/receipt-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import classes from '../add.module.css'
import { LongTable } from '../long-table.tsx'

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
      <LongTable label={say('doubted_accounts')} headings={[say('account'), say('what_to_send')]}>
        {doubts.slice(0, namedAtMost).map(({ key, kind, accountNumber, count }) => (
          <tr key={`${key} ${kind}`}>
            <th scope="row">
              <Breakable text={accountNumber} />
            </th>
            <td>{countedThings(kind, count)}</td>
          </tr>
        ))}
      </LongTable>
      {more > 0 && <Text>{say('so_many_more', { count: more })}</Text>}
      <div>
        <DecisionButton about={`doubts ${things}`} variant="default" onClick={onSend}>
          {say('send_things_all_the_same', { things })}
        </DecisionButton>
      </div>
    </section>
  )
}
