/** One kind of problem: what to do about all of them, where they are, the first of them, and what mends many at once. */

import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconArrowRight,
  IconCheck,
  IconColumnRemove,
  IconLanguage,
  IconLink,
  IconRotateClockwise,
  IconWand,
} from '@tabler/icons-react'
import { memo } from 'react'
import type { Problem, ProblemColumn, ProblemGroup } from '../../../shared/ipc.ts'
import { accountsNamed, keyOfIssue } from '../../../shared/issue-words.ts'
import { changeReading, leaveOutFrom } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping, ReadAs } from '../../../shared/mapping/model/mapping.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { AccountWords } from '../../components/accounts/account-words.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { sidewaysCode } from '../../components/dialogs/sheets-ask.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { hidden, Said } from '../../components/said/said.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { aboutProblem } from '../../help/about.ts'
import { HelpLink, helpAbout } from '../../help/help-provider.tsx'
import { columnGoal } from '../../map/map-goal.tsx'
import { useCatalogue, usePlaceNames } from '../../queries/open-project.tsx'
import { useSentForeseen } from '../../queries/use-sent-foreseen.ts'
import { levelTones, levelWords } from '../../words/words.ts'
import { asksCountry, CountryOfProblem } from './country-of-problem.tsx'
import type { Fixing } from './fix-dialog.tsx'
import { OneProblem } from './one-problem.tsx'
import classes from './problems.module.css'
import type { Open, ProblemsPanelProps } from './problems-panel.tsx'

type Props = Pick<ProblemsPanelProps, 'onGoTo' | 'onNext' | 'onMap'> & {
  readonly group: ProblemGroup
  readonly onOpen: (dialog: Open) => void
  /** Changes the mapping, and says what was done. */
  readonly onMapping: (change: (mapping: Mapping) => Mapping, said: string, group: ProblemGroup) => void
  readonly mapping: Mapping
  readonly onFix: Fixing
  readonly onTurn: (sheet: string, group: ProblemGroup) => void
  /** Why what was asked here last was not done. */
  readonly refused: readonly Issue[]
}

export const ProblemKind = memo(function ProblemKind(props: Props) {
  const { group, onGoTo, onNext, onMap, onOpen, onTurn, mapping, onFix, refused } = props
  const { columns, fixCount, leadsToMap } = group
  const onMapping = (change: (mapping: Mapping) => Mapping, said: string) => props.onMapping(change, said, group)
  const title = sayMessage(group.title)
  const about = aboutProblem(group.code, group.title.key === 'title_of_service')
  const catalogue = useCatalogue()
  const { columnNameOf, inSheet } = usePlaceNames()
  const nameOf = (column: ProblemColumn) => {
    if (column.header === '') return columnNameOf(column)
    const name = say('quoted', { text: column.header })
    const hasTwin = columns.some((other) => other !== column && other.header === column.header)
    return hasTwin ? `${inSheet(column.sheet, columnNameOf(column))} ${name}` : name
  }
  const restCount = group.count - group.first.length
  const asked = columns.filter((column) => asksCountry(group, column, mapping, catalogue))
  const repeated = columns.filter(({ hasRepeats }) => hasRepeats)
  return (
    <li className={classes.group} {...helpAbout(about)}>
      <div className={classes.groupTitle}>
        <ToneIcon tone={levelTones[group.level]} />
        <span>
          <VisuallyHidden>{say(levelWords[group.level])}: </VisuallyHidden>
          <AccountWords text={title} accounts={group.first.flatMap(({ message }) => accountsNamed(message))} />
        </span>
        <HelpLink about={about} what={title} />
      </div>
      <p className={classes.advice}>{sayMessage(group.advice)}</p>
      <div className={classes.groupTools}>
        {fixCount > 0 && (
          <Button
            variant="light"
            size="compact-sm"
            {...tool}
            leftSection={<IconWand size={15} aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'fix', group })}
          >
            <Said of="fix_some" values={{ count: fixCount, problem: title }} marks={{ hidden }} />
          </Button>
        )}
        {repeated.map((column) => (
          <Button
            key={keyOf(column)}
            variant="default"
            size="compact-sm"
            {...tool}
            leftSection={<IconLanguage size={15} aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'readAs', group, column })}
          >
            <Said
              of={repeated.length === 1 ? 'translate_these_values' : 'translate_values_of_column'}
              values={{ column: nameOf(column) }}
              marks={{ hidden }}
            />
          </Button>
        ))}
        {columns.map((column) => (
          <PutZeros
            key={keyOf(column)}
            column={column}
            name={nameOf(column)}
            onRead={(readAs, said) => onMapping((mapping) => changeReading(mapping, column, readAs), said)}
          />
        ))}
        {group.code === 'phone_unusual' &&
          columns.map((column) => (
            <DecisionButton
              about={keyOf(column)}
              key={keyOf(column)}
              variant="default"
              size="compact-sm"
              {...tool}
              leftSection={<IconCheck size={15} aria-hidden="true" />}
              onClick={() =>
                onMapping(
                  (mapping) => changeReading(mapping, column, { isUnusualRight: true }),
                  say('numbers_taken_as_right', { column: nameOf(column) }),
                )
              }
            >
              <Said
                of={columns.length === 1 ? 'these_numbers_are_right' : 'numbers_of_column_are_right'}
                values={{ count: column.count, column: nameOf(column) }}
                marks={{ hidden }}
              />
            </DecisionButton>
          ))}
        {secondTables.has(group.code) &&
          columns.map((column) => (
            <DecisionButton
              about={keyOf(column)}
              key={keyOf(column)}
              variant="light"
              size="compact-sm"
              {...tool}
              leftSection={<IconColumnRemove size={15} aria-hidden="true" />}
              onClick={() =>
                onMapping(
                  (mapping) => leaveOutFrom(mapping, column),
                  say('left_out_from_column', { column: columnNameOf(column) }),
                )
              }
            >
              <Said
                of="leave_out_from_column"
                values={{ column: columnNameOf(column), sheet: column.sheet }}
                marks={{ hidden }}
              />
            </DecisionButton>
          ))}
        {group.code === sidewaysCode &&
          columns.map(({ sheet }) => (
            <DecisionButton
              about={sheet}
              key={sheet}
              variant="light"
              size="compact-sm"
              {...tool}
              leftSection={<IconRotateClockwise size={15} aria-hidden="true" />}
              onClick={() => onTurn(sheet, group)}
            >
              {columns.length === 1 ? say('turn_this_sheet') : say('turn_sheet_named', { sheet })}
            </DecisionButton>
          ))}
        {columns.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            {...tool}
            rightSection={<IconArrowRight size={15} aria-hidden="true" />}
            onClick={() => onNext(group.code)}
          >
            <Said of="next_of_these" values={{ problem: title }} marks={{ hidden }} />
          </Button>
        )}
        {asked.map((column) => (
          <CountryOfProblem
            key={keyOf(column)}
            group={group}
            column={column}
            name={nameOf(column)}
            isOnly={asked.length === 1}
            mapping={mapping}
            onMapping={onMapping}
            onFix={onFix}
          />
        ))}
        {leadsToMap && (columns.length === 0 || columns.length > asked.length) && (
          <Button variant="light" size="compact-sm" {...tool} onClick={() => onMap(goalOf(group))}>
            {say('open_map')}
          </Button>
        )}
      </div>
      <IssueList issues={refused} isAnnounced />
      {columns.length > 1 && (
        <ul className={classes.columnsOf} aria-label={say('where_problems_are')}>
          {columns.map((column) => (
            <li key={keyOf(column)}>
              <UnstyledButton
                className={classes.columnOf}
                title={say('go_to_next_in_column', { column: nameOf(column) })}
                onClick={() => onNext(group.code, { sheet: column.sheet, column: column.column })}
              >
                <span>
                  {inSheet(column.sheet, columnNameOf(column))} {column.header}
                </span>
                <span className={classes.tally}>{say('number_alone', { number: column.count })}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.problems}>
        {group.first.map((problem) => (
          <li key={problemKey(problem)}>
            <OneProblem problem={problem} onGoTo={onGoTo} onMap={onMap} />
          </li>
        ))}
      </ul>
      {restCount > 0 && (
        <p className={classes.rest}>
          {say(columns.length === 0 ? 'more_accounts_with_problem' : 'so_many_more', { count: restCount })}
        </p>
      )}
    </li>
  )
})

type PutZerosProps = {
  readonly column: ProblemColumn
  readonly name: string
  readonly onRead: (readAs: ReadAs, said: string) => void
}

function PutZeros({ column: { sheet, column, readAs }, name, onRead }: PutZerosProps) {
  const digits = readAs?.padZeros
  const { words, isInTheWay } = useSentForeseen(
    digits === undefined ? [] : [{ sheet, column, readAs: { padZeros: digits } }],
  )
  if (digits === undefined) return null
  return (
    <>
      {!isInTheWay && (
        <Button
          variant="light"
          size="compact-sm"
          {...tool}
          leftSection={<IconLink size={15} aria-hidden="true" />}
          onClick={() => onRead({ padZeros: digits }, say('zeros_put', { column: name, sheet, digits }))}
        >
          {say('put_zeros', { column: name, sheet })}
        </Button>
      )}
      {words !== null && <p className={classes.ofNumbers}>{words}</p>}
    </>
  )
}

/** Where in Map it is decided; `null` where that is not one place. */
function goalOf({ code, columns: [first] }: ProblemGroup): string | null {
  return first !== undefined && decidedAtColumn.has(code) ? columnGoal(first) : null
}

/** They stand at the column that is to be decided about. */
const decidedAtColumn: ReadonlySet<string> = new Set([
  'rows_differ_undecided',
  'column_values_contradict',
  'column_not_decided',
  'column_guessed',
  'phone_country_missing',
])

/** What a button says may go on in a second line. */
const tool = { className: classes.longTool, classNames: { label: classes.longToolWords } }

/** Where the problem stands, the second table begins. */
const secondTables: ReadonlySet<string> = new Set(['second_table_beside_in_column', 'second_table_unread_in_column'])

const keyOf = ({ sheet, column }: ProblemColumn): string => `${column} ${sheet}`

const problemKey = (problem: Problem): string => {
  const { path, cell } = problem.where ?? {}
  return [keyOfIssue(problem), problem.account, path, cell?.sheet, cell?.row, cell?.column].join('\n')
}
