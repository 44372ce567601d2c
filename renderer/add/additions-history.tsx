/** Everything that was sent for an account from here, latest first. */
import type { AdditionTarget } from '../../shared/ipc.ts'
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
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Card>
  )
}
