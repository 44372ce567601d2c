/**
 * Numbers that are probably those of accounts created from here, written otherwise: taken in one step, for a row, a number, or all of which
 * the service has said that there is no account by them.
 */

import { Button, Group, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { CellEdit, Fix, ProjectState } from '../../../shared/ipc.ts'
import { say, sayValue } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { useFocusKept } from '../../components/focus.ts'
import { Breakable } from '../../components/said/breakable.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { madeOn, withEdited } from '../../queries/revision.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from '../add.module.css'
import { LongTable } from '../long-table.tsx'

/** The warning of Check, with its suggestion. */
const kind = { code: 'number_known_otherwise', level: 'warning' } as const
/** Beyond these, Check lists them all. */
const namedAtMost = 100

type Props = { readonly project: ProjectState; readonly onProject: (project: ProjectState) => void }

export function NumbersOtherwise({ project, onProject }: Props) {
  const titleId = useId()
  const asked = useDeskQuery('listFixes', kind)
  const editing = useDeskAction('editCells')
  const [taken, setTaken] = useState(0)
  // Its buttons go with what they do; after the last of them what was done takes the focus.
  const kept = useFocusKept(['button', 'p[tabindex]'])
  const fixes = asked.value?.fixes ?? []
  const take = async (some: readonly Fix['cells'][number][]): Promise<void> => {
    const edited = await editing.run({ edits: some.map(editOf), ...madeOn(project) })
    if (!edited.ok) return
    setTaken(some.length)
    onProject(withEdited(project, edited.value))
  }
  const more = fixes.length - namedAtMost
  const sure = fixes.filter(({ isUnsure }) => isUnsure !== true)
  const all = sure.flatMap(({ cells }) => cells)
  return (
    <div className={classes.numbers} {...kept}>
      <IssueList issues={editing.issues} isAnnounced />
      {taken > 0 && (
        <p role="status" tabIndex={-1}>
          {say('cells_changed', { count: taken })}
        </p>
      )}
      {fixes.length > 0 && (
        <section className={classes.options} aria-labelledby={titleId}>
          <Text fw={600} id={titleId}>
            {say('numbers_written_otherwise')}
          </Text>
          <Text>{say('read_numbers_otherwise', { count: fixes.length })}</Text>
          {sure.length < fixes.length && (
            <Text>{say('numbers_not_asked_about', { count: fixes.length - sure.length })}</Text>
          )}
          <LongTable
            label={say('numbers_and_meant')}
            headings={[say('number_in_file'), say('number_meant'), say('table_what_to_do')]}
          >
            {fixes.slice(0, namedAtMost).map((fix) => (
              <Line
                key={`${fix.sheet} ${fix.row}`}
                fix={fix}
                isBusy={editing.isBusy}
                onTake={(some) => void take(some)}
              />
            ))}
          </LongTable>
          {more > 0 && <Text>{say('so_many_more', { count: more })}</Text>}
          {sure.length > 1 && (
            <div>
              <DecisionButton
                about={`numbers ${all.map(({ from, to }) => `${from} ${to}`).join(' ')}`}
                variant="default"
                disabled={editing.isBusy}
                onClick={() => void take(all)}
              >
                {say('take_all_numbers', { count: sure.length })}
              </DecisionButton>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

type LineProps = {
  readonly fix: Fix
  readonly isBusy: boolean
  readonly onTake: (cells: readonly Fix['cells'][number][]) => void
}

function Line({ fix: { cells, isUnsure }, isBusy, onTake }: LineProps) {
  const [first] = cells
  if (first === undefined) return null
  return (
    <tr>
      <th scope="row">
        <Breakable text={first.from} />
        {isUnsure === true && <Text size="sm">{say('not_known_whether_there')}</Text>}
      </th>
      <td>
        <Breakable text={first.to} />
      </td>
      <td>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => onTake(cells)}>
            {say('take_in_all_rows', { meant: sayValue(quoted(first.to)), count: cells.length })}
          </Button>
          {cells.length > 1 && (
            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => onTake([first])}>
              {say('take_in_one_row', { row: first.row })}
            </Button>
          )}
        </Group>
      </td>
    </tr>
  )
}

const editOf = ({ from: _, to, ...place }: Fix['cells'][number]): CellEdit => ({ ...place, text: to })
