/** The two options of the transactions call in plain words, and what would become of dates. */
import { Checkbox, TextInput } from '@mantine/core'
import type { MovingDate } from '../../shared/additions/dates-that-move.ts'
import type { AdditionOptions } from '../../shared/ipc.ts'
import { nouns, showCount } from '../words/counting.ts'
import classes from './add.module.css'

type Props = {
  readonly options: AdditionOptions
  readonly onOptions: (options: AdditionOptions) => void
  /** First day of the open statement period as YYYY-MM-DD; `''` where nobody knows it. */
  readonly openFrom: string
  readonly onOpenFrom: (day: string) => void
  readonly moving: readonly MovingDate[]
}

/** Both are on where nobody says anything. */
export const usualOptions: AdditionOptions = { checkPreviouslyAdded: true, forceAddToCurrentStatement: true }

export function OptionChoices({ options, onOptions }: Pick<Props, 'options' | 'onOptions'>) {
  return (
    <>
      <Checkbox
        checked={options.checkPreviouslyAdded}
        label="Leave out transactions that were added before"
        description="The service compares their numbers. Without this, sending the same transaction again adds it again."
        onChange={(event) => onOptions({ ...options, checkPreviouslyAdded: event.currentTarget.checked })}
      />
      <Checkbox
        checked={options.forceAddToCurrentStatement}
        label="Move dates outside the open statement period into it"
        description="The service changes such a date, says so in the transaction, and pins a note to the account. Without this, it refuses the transaction."
        onChange={(event) => onOptions({ ...options, forceAddToCurrentStatement: event.currentTarget.checked })}
      />
    </>
  )
}

export function TransactionOptions({ options, onOptions, openFrom, onOpenFrom, moving }: Props) {
  return (
    <div className={classes.options}>
      <OptionChoices options={options} onOptions={onOptions} />
      <TextInput
        type="date"
        label="The open statement period begins on"
        description="The day after the last statement was closed. Only for showing you beforehand which dates are outside; it is not sent."
        value={openFrom}
        onChange={(event) => onOpenFrom(event.currentTarget.value)}
      />
      <div role="status">
        {moving.length > 0 && (
          <div className={classes.moving}>
            <p>
              {showCount(moving.length, nouns.date)} outside the open period{' '}
              {options.forceAddToCurrentStatement ? 'would be moved into it:' : 'would be refused:'}
            </p>
            <ul>
              {moving.map(({ index, date, why }) => (
                <li key={index}>
                  Transaction {index + 1}: {date}, {why === 'inFuture' ? 'still to come' : 'before it begins'}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
