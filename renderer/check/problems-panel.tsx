/** The problems by kind: how many, what they say, and one click to each. */
import { Button, UnstyledButton } from '@mantine/core'
import type { ProblemGroup } from '../../shared/ipc.ts'
import type { CellPlace, Issue } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { levelWords, type Tone } from '../words/words.ts'
import classes from './check.module.css'

type ProblemsPanelProps = {
  readonly onGoTo: (place: CellPlace) => void
  /** The next problem of one kind after the active cell. */
  readonly onNext: (code: string) => void
}

const tones: Record<Issue['level'], Tone> = { error: 'error', warning: 'warning', info: 'busy' }

export function ProblemsPanel({ onGoTo, onNext }: ProblemsPanelProps) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  return (
    <Answer asked={problems} doing="Looking for problems">
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState title="No problems found">
            <p>Nothing stands in the way on this computer. A dry run asks the service what it thinks.</p>
          </EmptyState>
        ) : (
          <ul className={classes.groups}>
            {groups.map((group) => (
              <ProblemKind key={`${group.level} ${group.code}`} group={group} onGoTo={onGoTo} onNext={onNext} />
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

type ProblemKindProps = ProblemsPanelProps & { readonly group: ProblemGroup }

function ProblemKind({ group, onGoTo, onNext }: ProblemKindProps) {
  const restCount = group.count - group.first.length
  const hasCells = group.first.some(({ where }) => where?.cell !== undefined)
  return (
    <li className={classes.group}>
      <div className={classes.groupTitle}>
        <ToneIcon tone={tones[group.level]} />
        <span>
          <span className={classes.unseen}>{levelWords[group.level]}: </span>
          {group.title}
        </span>
      </div>
      <ul className={classes.problems}>
        {group.first.map((issue) => (
          <li key={keyOf(issue)}>
            <Problem issue={issue} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
      {restCount > 0 && (
        <div className={classes.rest}>
          <span>and {showCount(restCount, nouns.more)}</span>
          {hasCells && (
            <Button variant="subtle" size="compact-xs" onClick={() => onNext(group.code)}>
              Next of these
            </Button>
          )}
        </div>
      )}
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
