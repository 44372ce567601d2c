/** What the service itself said, beside our own sentence, and marked as a quotation. */

import { AccountWords } from '../accounts/account-words.tsx'
import { Said } from './said.tsx'
import classes from './service-words.module.css'

type Props = {
  readonly words: string | null | undefined
  /** Whom it said it of. */
  readonly accounts?: readonly (string | null)[]
}

export function ServiceWords({ words, accounts = [] }: Props) {
  if (words === null || words === undefined || words === '') return null
  return (
    <blockquote className={classes.quote}>
      <Said
        of="service_said"
        values={{}}
        marks={{
          who: (said) => <span className={classes.who}>{said}</span>,
          words: () => <AccountWords text={words} accounts={accounts} />,
        }}
      />
    </blockquote>
  )
}
