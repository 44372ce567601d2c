/** Says of an account that was sent with other values what these were, and what they are now. */

import type { SentOtherwise } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import classes from './payload-view.module.css'

export function SentWithOtherValues({ sent }: { readonly sent: SentOtherwise | null }) {
  if (sent === null) return null
  const { differences, differenceCount } = sent
  const rest = differenceCount - differences.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to scroll it
    <section className={classes.otherwise} tabIndex={0} aria-label={say('sent_then_now')}>
      <p>{say('sent_with_other_values')}</p>
      {differences.length > 0 && (
        <>
          <p>{say('sent_then_now')}</p>
          <ul>
            {differences.map(({ path, field, sent, now }) => (
              <li key={path}>{say('difference_of_value', { field, sent, now })}</li>
            ))}
            {rest > 0 && <li>{say('and_more', { count: rest })}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
