/** Says of accounts that were sent that no change of the mapping reaches them any more. */
import { say } from '../../../shared/messages/say.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from '../map.module.css'

export function SentNote() {
  const sent = useDeskQuery('countSent', {}, { keepsPrevious: true })
  if (sent.state !== 'done' || sent.value.sentCount === 0) return null
  const { sentCount, otherwiseCount } = sent.value
  return (
    <p role="status" className={classes.goal}>
      {say('sent_already', { count: sentCount })}{' '}
      {otherwiseCount > 0 && say('sent_otherwise_now', { count: otherwiseCount })}
    </p>
  )
}
