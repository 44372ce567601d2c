/** What looks doubtful in a sheet, before anybody has mapped or mended anything. */

import { VisuallyHidden } from '@mantine/core'
import type { SheetSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Answer } from '../parts/states.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import { levelTones, levelWords } from '../words/words.ts'
import classes from './load.module.css'
import { doubtsOf } from './sheet-doubts.ts'

type Props = {
  readonly sheet: SheetSummary
  /** A sheet that is left out is not looked at. */
  readonly isIncluded: boolean
}

export function DoubtsCard({ sheet, isIncluded }: Props) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true, isOn: isIncluded })
  const rows = useDeskQuery('describeRows', { sheet: sheet.name }, { keepsPrevious: true, isOn: isIncluded })
  return (
    <Card title={`Worth a look in “${sheet.name}”`}>
      {isIncluded && rows.state === 'done' && rows.value.accountCount > 0 && (
        <p className={classes.counted}>
          {showCount(rows.value.rowCount, nouns.row)} {chooseForm(rows.value.rowCount, 'makes', 'make')}{' '}
          {showCount(rows.value.accountCount, nouns.account)}.
        </p>
      )}
      {isIncluded ? (
        <Answer asked={problems} doing="Looking at the values" isLong>
          {(groups) => {
            const doubts = doubtsOf(groups, sheet)
            return doubts.length === 0 ? (
              <p className={classes.remark}>
                No zeros, digits or dates seem to be lost here. Whether each value is right is looked at in Check.
              </p>
            ) : (
              <>
                <ul className={classes.doubts}>
                  {doubts.map(({ code, level, title, place }) => (
                    <li key={code}>
                      <ToneIcon tone={levelTones[level]} />
                      <span>
                        <VisuallyHidden>{say(levelWords[level])}: </VisuallyHidden>
                        {title} <span className={classes.remark}>{place}</span>
                      </span>
                    </li>
                  ))}
                </ul>
                <p className={classes.remark}>In Check you find each of them at its cell, with what to do.</p>
              </>
            )
          }}
        </Answer>
      ) : (
        <p className={classes.remark}>This sheet is left out, so its values are not looked at.</p>
      )}
    </Card>
  )
}
