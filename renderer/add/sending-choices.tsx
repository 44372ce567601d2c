/** How transactions and payment instructions are sent, in plain words. */
import { Checkbox } from '@mantine/core'
import type { AdditionKind } from '../../shared/additions/addition-requests.ts'

/** Whether the service looks for transactions that were added before, and an instruction is sent again when the vendor could not be asked. */
type SendingOptions = { readonly checkPreviouslyAdded: boolean; readonly keepTrying: boolean }

export const usualOptions: SendingOptions = { checkPreviouslyAdded: true, keepTrying: false }

type Props = {
  /** What is sent. */
  readonly kinds: readonly AdditionKind[]
  readonly options: SendingOptions
  readonly onChange: (options: SendingOptions) => void
}

export function SendingChoices({ kinds, options, onChange }: Props) {
  return (
    <>
      {kinds.includes('transactions') && (
        <Checkbox
          checked={options.checkPreviouslyAdded}
          label="Leave out transactions that were added before"
          description="The service compares their numbers. Without this, sending the same transaction again adds it again."
          onChange={(event) => onChange({ ...options, checkPreviouslyAdded: event.currentTarget.checked })}
        />
      )}
      {kinds.includes('payment') && (
        <Checkbox
          checked={options.keepTrying}
          label="Keep trying by itself when the vendor can’t be reached"
          description="The same instruction is sent again, one try after the other, with pauses. What was refused is never sent again."
          onChange={(event) => onChange({ ...options, keepTrying: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
