/** Everything that was sent for an account from here, latest first. */

import { canonicalJson } from '../../../shared/basics/canonical-json.ts'
import type { AdditionTarget, SentAddition } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { Card } from '../../components/frame/card.tsx'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from '../add.module.css'
import { AdditionOutcome } from './addition-outcome.tsx'

export function AdditionsHistory({ target: { accountNumber } }: { readonly target: AdditionTarget }) {
  const sent = useDeskQuery('readAdditions', { accountNumber })
  return (
    <Card title={say('sent_from_here')} className={classes.history ?? ''}>
      <QueryBoundary asked={sent} doing={say('reading_what_was_sent')}>
        {(states) =>
          states.length === 0 ? (
            <p>{say('nothing_added_from_here')}</p>
          ) : (
            <ol className={classes.sent}>
              {states.map((state) => (
                <li key={`${state.kind} ${state.changedAt} ${canonicalJson(state.message)}`}>
                  <AdditionOutcome state={state} />
                  <Sent sent={state.sent} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

/** All that was in it, text and all. */
function Sent({ sent }: Pick<SentAddition, 'sent'>) {
  return numbered(sent).map(({ at, one: { heading, lines } }) => (
    <dl key={at} className={classes.sentThing}>
      <dt>{heading}</dt>
      {numbered(lines).map(({ at, one }) => (
        <dd key={at}>{one}</dd>
      ))}
    </dl>
  ))
}

/** What was sent does not change, and two of it may say the same: each is told by its place. */
const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ at, one }))
