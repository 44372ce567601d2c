/** Everything that was sent for an account from here, latest first. */
import type { AdditionTarget, SentAddition } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Answer } from '../parts/states.tsx'
import classes from './add.module.css'
import { AdditionOutcome } from './addition-outcome.tsx'

export function AdditionsHistory({ target: { accountNumber } }: { readonly target: AdditionTarget }) {
  const sent = useDeskQuery('readAdditions', { accountNumber })
  return (
    <Card title="Sent from here" className={classes.history ?? ''}>
      <Answer asked={sent} doing="Reading what was sent">
        {(states) =>
          states.length === 0 ? (
            <p>Nothing was added to this account from here yet.</p>
          ) : (
            <ol className={classes.sent}>
              {states.map((state) => (
                <li key={`${state.kind} ${state.changedAt} ${state.message}`}>
                  <AdditionOutcome state={state} />
                  <Sent sent={state.sent} />
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Card>
  )
}

/** All that was in it, text and all. */
function Sent({ sent }: Pick<SentAddition, 'sent'>) {
  return sent.map(({ heading, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change, and two of it may say the same.
    <dl key={index} className={classes.sentThing}>
      <dt>{heading}</dt>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        <dd key={at}>{line}</dd>
      ))}
    </dl>
  ))
}
