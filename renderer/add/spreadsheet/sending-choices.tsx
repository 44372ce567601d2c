/** How transactions and payment instructions are sent, in plain words. */

import { Checkbox } from '@mantine/core'
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import { say } from '../../../shared/messages/say.ts'

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
          label={say('leave_out_added_before')}
          description={say('leave_out_added_before_help')}
          onChange={(event) => onChange({ ...options, checkPreviouslyAdded: event.currentTarget.checked })}
        />
      )}
      {kinds.includes('payment') && (
        <Checkbox
          checked={options.keepTrying}
          label={say('keep_trying')}
          description={say('keep_trying_help')}
          onChange={(event) => onChange({ ...options, keepTrying: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
