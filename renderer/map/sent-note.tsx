/** Says of accounts that were sent that no change of the mapping reaches them any more. */

import { showNumber } from '../../shared/words/phrases.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import classes from './map.module.css'

export function SentNote() {
  const sent = useDeskQuery('countSent', {}, { keepsPrevious: true })
  if (sent.state !== 'done' || sent.value.sentCount === 0) return null
  const { sentCount, otherwiseCount } = sent.value
  return (
    <p role="status" className={classes.goal}>
      {showCount(sentCount, nouns.account)} {chooseForm(sentCount, 'was', 'were')} already sent.{' '}
      {chooseForm(sentCount, 'It stays as it is', 'They stay as they are')} there: what you change here is for the
      others.
      {otherwiseCount > 0 &&
        ` As the mapping is now, ${showNumber(otherwiseCount)} of them would be sent differently. Compare them on the platform.`}
    </p>
  )
}
