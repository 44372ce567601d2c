/** What looks doubtful in a sheet, before anybody has mapped or mended anything. */

import { VisuallyHidden } from '@mantine/core'
import type { SheetSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { Card } from '../../components/frame/card.tsx'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { levelTones, levelWords } from '../../words/words.ts'
import classes from '../load.module.css'
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
    <Card title={say('doubts_in_sheet', { sheet: sheet.name })}>
      {isIncluded && rows.state === 'done' && rows.value.accountCount > 0 && (
        <p className={classes.counted}>
          {say('rows_make_accounts', { rows: rows.value.rowCount, accounts: rows.value.accountCount })}
        </p>
      )}
      {isIncluded ? (
        <QueryBoundary asked={problems} doing={say('looking_at_values')} isLong>
          {(groups) => {
            const doubts = doubtsOf(groups, sheet)
            return doubts.length === 0 ? (
              <p className={classes.remark}>{say('no_doubts_in_sheet')}</p>
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
                <p className={classes.remark}>{say('doubts_are_in_check')}</p>
              </>
            )
          }}
        </QueryBoundary>
      ) : (
        <p className={classes.remark}>{say('sheet_not_looked_at')}</p>
      )}
    </Card>
  )
}
