/** Issues as a list: what is wrong, where, and how serious it is, in words and not in colour alone. */

import { Anchor, VisuallyHidden } from '@mantine/core'
import { keyOfIssue } from '../../../shared/issue-words.ts'
import { type Beside, say } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import type { CellPlace, Issue } from '../../../shared/result.ts'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { levelTones, levelWords } from '../../words/words.ts'
import classes from './issue-list.module.css'
import { MessageWords } from './message-words.tsx'
import { ToneIcon } from './tone-badge.tsx'

type Props = {
  readonly issues: readonly Issue[]
  /** Reads the list out as soon as it appears: for the outcome of something the person just did. */
  readonly isAnnounced?: boolean
  /** Leads to the cell of an issue. */
  readonly onCell?: (cell: CellPlace) => void
  readonly beside?: Beside
}

export function IssueList({ issues, isAnnounced = false, onCell, beside }: Props) {
  if (issues.length === 0) return null
  // Two things that were tried may fail for one reason.
  const byKey = new Map(issues.map((issue) => [keyOf(issue), issue]))
  return (
    <div className={classes.around} {...(isAnnounced ? { role: 'alert' } : {})}>
      <ul className={classes.list}>
        {[...byKey].map(([key, issue]) => (
          <li key={key} className={`${classes.issue} ${classes[issue.level]}`}>
            <ToneIcon tone={levelTones[issue.level]} />
            <div>
              <VisuallyHidden>{say(levelWords[issue.level])}: </VisuallyHidden>
              <MessageWords message={issue.message} beside={beside} />
              {issue.where?.cell && (
                <span className={classes.place}>
                  <CellPlaceWords cell={issue.where.cell} onCell={onCell} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PlaceProps = { readonly cell: CellPlace; readonly onCell: Props['onCell'] }

function CellPlaceWords({ cell, onCell }: PlaceProps) {
  const { cellNameOf, inSheet } = usePlaceNames()
  if (onCell === undefined) return say('sheet_and_cell', { sheet: quoted(cell.sheet), cell: cellNameOf(cell) })
  return (
    <Anchor component="button" type="button" className={classes.toCell} onClick={() => onCell(cell)}>
      {say('go_to_cell', { cell: inSheet(cell.sheet, cellNameOf(cell)) })}
    </Anchor>
  )
}

function keyOf(issue: Issue): string {
  const { path, cell } = issue.where ?? {}
  return [keyOfIssue(issue), path, cell?.sheet, cell?.row, cell?.column].join('\n')
}
