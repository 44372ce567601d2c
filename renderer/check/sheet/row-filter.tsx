/** Which rows are shown: all data, those with problems (of one kind, in one column), the edited ones, and the rest of the sheet. */

import { Group, NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { type RowFilter, rowFilter } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import { issueLevels } from '../../../shared/result.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from './row-filter.module.css'
import { type SheetView, viewWith } from './sheet-view.ts'

type RowFilterProps = {
  readonly view: SheetView
  readonly onView: (view: SheetView) => void
  readonly mapping: SheetMapping
}

/** In the order in which they are offered. */
const filterWords = {
  dataRows: 'rows_with_data',
  rowsWithProblems: 'with_problems',
  editedRows: 'rows_edited',
  emptiedRows: 'emptied_by_you',
  leftOutRows: 'rows_not_used',
  hiddenRows: 'hidden_in_file',
  everyRow: 'whole_sheet',
} as const satisfies Record<RowFilter, PlainKey>
const filters = Object.keys(filterWords) as readonly RowFilter[]
const any = ''

export const RowFilterChoice = memo(function RowFilterChoice({ view, onView, mapping }: RowFilterProps) {
  const isByColumn = view.filter === 'rowsWithProblems' || view.filter === 'editedRows'
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={say('which_rows_shown')}>
      <NativeSelect
        size="xs"
        className={classes.choice}
        aria-label={say('rows_shown')}
        data={filters.map((value) => ({ value, label: say(filterWords[value]) }))}
        value={view.filter}
        onChange={({ currentTarget }) => onView(viewWith(view, { filter: rowFilter.parse(currentTarget.value) }))}
      />
      {view.filter === 'rowsWithProblems' && <KindChoice view={view} onView={onView} />}
      {isByColumn && (
        <NativeSelect
          size="xs"
          className={classes.choice}
          aria-label={say('column_shown')}
          data={[
            { value: any, label: say('any_column') },
            ...mapping.columns.map(({ column, header }) => ({
              value: String(column),
              label: `${columnLetters(column)} ${header}`,
            })),
          ]}
          value={view.column === undefined ? any : String(view.column)}
          onChange={({ currentTarget: { value } }) => {
            const { column: _, ...rest } = view
            onView(value === any ? rest : { ...rest, column: Number(value) })
          }}
        />
      )}
    </Group>
  )
})

/** The kinds of problems that there are now; the chosen one stays in the list when its last problem is mended. */
function KindChoice({ view, onView }: Omit<RowFilterProps, 'mapping'>) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const groups = problems.value ?? []
  const kinds = new Map<string, string>()
  for (const level of issueLevels)
    if (groups.some((group) => group.level === level)) kinds.set(level, say('only_of_level', { level }))
  for (const { code, title } of groups) kinds.set(code, sayMessage(title))
  if (view.kind !== undefined && !kinds.has(view.kind.code)) kinds.set(view.kind.code, view.kind.title)
  if (view.level !== undefined) kinds.set(view.level, say('only_of_level', { level: view.level }))
  return (
    <NativeSelect
      size="xs"
      className={classes.choice}
      aria-label={say('kind_of_problem')}
      title={view.kind?.title}
      data={[{ value: any, label: say('any_problem') }, ...[...kinds].map(([value, label]) => ({ value, label }))]}
      value={view.kind?.code ?? view.level ?? any}
      onChange={({ currentTarget: { value } }) => {
        const { kind: _, level: __, ...rest } = view
        const level = issueLevels.find((one) => one === value)
        if (value === any) onView(rest)
        else
          onView(
            level === undefined
              ? { ...rest, kind: { code: value, title: kinds.get(value) ?? '' } }
              : { ...rest, level },
          )
      }}
    />
  )
}
