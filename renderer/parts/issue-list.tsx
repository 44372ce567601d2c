/** Issues as a list: what is wrong, where, and how serious it is, in words and not in colour alone. */
import { VisuallyHidden } from '@mantine/core'
import type { Issue } from '../../shared/result.ts'
import { usePlaceNames } from '../asking/open-project.tsx'
import { levelTones, levelWords } from '../words/words.ts'
import { AccountWords } from './account-words.tsx'
import classes from './issue-list.module.css'
import { ToneIcon } from './tone-badge.tsx'

type Props = {
  readonly issues: readonly Issue[]
  /** Reads the list out as soon as it appears: for the outcome of something the person just did. */
  readonly isAnnounced?: boolean
}

export function IssueList({ issues, isAnnounced = false }: Props) {
  const { cellNameOf } = usePlaceNames()
  if (issues.length === 0) return null
  return (
    <div className={classes.around} {...(isAnnounced ? { role: 'alert' } : {})}>
      <ul className={classes.list}>
        {issues.map((issue) => (
          <li key={keyOf(issue)} className={`${classes.issue} ${classes[issue.level]}`}>
            <ToneIcon tone={levelTones[issue.level]} />
            <div>
              <VisuallyHidden>{levelWords[issue.level]}: </VisuallyHidden>
              <AccountWords text={issue.message} accounts={issue.accounts} />
              {issue.where?.cell && (
                <span className={classes.place}>
                  Sheet “{issue.where.cell.sheet}”, cell {cellNameOf(issue.where.cell)}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function keyOf({ code, message, where }: Issue): string {
  return [code, message, where?.path, where?.cell?.sheet, where?.cell?.row, where?.cell?.column].join('\n')
}
