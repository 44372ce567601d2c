/** The problems by kind: how many, what they say, and one click to each. */
import { UnstyledButton } from '@mantine/core'
import type { ProblemGroup } from '../../shared/ipc.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import classes from './check.module.css'

type ProblemsPanelProps = { readonly onGoTo: (place: CellPlace) => void }

export function ProblemsPanel({ onGoTo }: ProblemsPanelProps) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  return (
    <Answer asked={problems} doing="Looking for problems">
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState title="No problems found">
            Nothing stands in the way on this computer. A dry run asks the service what it thinks.
          </EmptyState>
        ) : (
          <ul className={classes.groups}>
            {groups.map((group) => (
              <ProblemKind key={`${group.level} ${group.code}`} group={group} onGoTo={onGoTo} />
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

type ProblemKindProps = ProblemsPanelProps & { readonly group: ProblemGroup }

function ProblemKind({ group, onGoTo }: ProblemKindProps) {
  const restCount = group.count - group.first.length
  return (
    <li className={classes.group}>
      <div className={classes.groupTitle}>
        <ToneIcon tone={group.level === 'error' ? 'error' : group.level === 'warning' ? 'warning' : 'busy'} />
        <span>{group.title}</span>
      </div>
      <ul className={classes.problems}>
        {group.first.map((issue) => (
          <li key={keyOf(issue)}>
            <Problem issue={issue} onGoTo={onGoTo} />
          </li>
        ))}
        {restCount > 0 && <li className={classes.rest}>and {showCount(restCount, nouns.more)}</li>}
      </ul>
    </li>
  )
}

/** A problem with a cell leads there; one without stands as a sentence. */
function Problem({ issue, onGoTo }: { readonly issue: Issue; readonly onGoTo: (place: CellPlace) => void }) {
  const cell = issue.where?.cell
  if (cell === undefined) return <IssueList issues={[issue]} />
  return (
    <UnstyledButton className={classes.problem} onClick={() => onGoTo(cell)}>
      <span className={classes.place}>
        {cell.sheet} {columnLetters(cell.column)}
        {cell.row}
      </span>
      {issue.message}
    </UnstyledButton>
  )
}

const keyOf = ({ code, message, where }: Issue): string =>
  [code, message, where?.path, where?.cell?.sheet, where?.cell?.row, where?.cell?.column].join('\n')
