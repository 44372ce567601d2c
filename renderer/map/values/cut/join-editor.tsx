/** Joins columns of a sheet into one value of a field: house number and street, area code and number, date and time. */
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { wordMap } from '../../../../shared/basics/word-map.ts'
import { joinColumns } from '../../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, SheetMapping } from '../../../../shared/mapping/model/mapping.ts'
import { inTarget } from '../../../../shared/mapping/model/target-label.ts'
import { type PlainKey, say } from '../../../../shared/messages/say.ts'
import { columnLetters } from '../../../../shared/sheet/sheet.ts'
import { useCatalogue } from '../../../queries/open-project.tsx'
import type { ChangeMapping } from '../../use-mapping-draft.ts'
import classes from '../values.module.css'

const separators = wordMap({
  ' ': 'between_space',
  ', ': 'between_comma',
  '-': 'between_hyphen',
  '/': 'between_slash',
  '\n': 'between_new_line',
  '': 'nothing',
} as const satisfies Record<string, PlainKey>)

type JoinEditorProps = {
  readonly label: string
  readonly sheet: SheetMapping
  readonly column: ColumnMapping
  readonly target: string
  readonly onChange: ChangeMapping
}

export function JoinEditor({ label, sheet, column, target, onChange }: JoinEditorProps) {
  const catalogue = useCatalogue()
  const joined = joinedWith(sheet, column, target)
  const separator = joined[1]?.join?.separator ?? ' '
  const free = sheet.columns.filter((one) => !joined.includes(one))
  const setJoined = (columns: readonly ColumnMapping[], between = separator) =>
    onChange((mapping) =>
      joinColumns(
        mapping,
        sheet.sheet,
        target,
        columns.map((one) => one.column),
        between,
      ),
    )
  const moved = (index: number, by: number): readonly ColumnMapping[] => {
    const others = joined.filter((_, at) => at !== index)
    return [...others.slice(0, index + by), ...joined.slice(index, index + 1), ...others.slice(index + by)]
  }
  return (
    <div className={classes.editor}>
      <p className={classes.previewWords}>{say('joined_from', { field: inTarget(catalogue, target) })}</p>
      <ol className={classes.parts}>
        {joined.map((one, index) => (
          <li key={one.column} className={classes.part}>
            <span className={classes.joinName}>{nameOf(one)}</span>
            <ActionIcon
              variant="default"
              aria-label={say('put_earlier', { column: nameOf(one) })}
              disabled={index === 0}
              onClick={() => setJoined(moved(index, -1))}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={say('put_later', { column: nameOf(one) })}
              disabled={index === joined.length - 1}
              onClick={() => setJoined(moved(index, 1))}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </ActionIcon>
            {one.column !== column.column && (
              <ActionIcon
                variant="default"
                aria-label={say('take_out_of_join', { column: nameOf(one) })}
                onClick={() => setJoined(joined.filter((other) => other !== one))}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      <div className={classes.options}>
        <NativeSelect
          size="xs"
          className={classes.option}
          label={say('join_add')}
          aria-label={say('join_add_to', { column: label })}
          data={[
            { value: '', label: say('join_choose') },
            ...free.map((one) => ({ value: String(one.column), label: nameOf(one) })),
          ]}
          value=""
          onChange={(event) => {
            const added = free.find((one) => String(one.column) === event.currentTarget.value)
            if (added !== undefined) setJoined([...joined, added])
          }}
        />
        <NativeSelect
          size="xs"
          className={classes.option}
          label={say('join_between')}
          aria-label={say('join_between_of', { column: label })}
          data={[
            ...(separators.has(separator) ? [] : [{ value: separator, label: say('quoted', { text: separator }) }]),
            ...[...separators].map(([value, key]) => ({ value, label: say(key) })),
          ]}
          value={separator}
          onChange={(event) => setJoined(joined, event.currentTarget.value)}
        />
        {joined.length > 1 && (
          <Button size="xs" variant="default" className={classes.atEnd} onClick={() => setJoined([column])}>
            {say('join_no_longer')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The columns that make up a field, in their order; a column that is not joined is one by itself. */
function joinedWith(sheet: SheetMapping, column: ColumnMapping, target: string): readonly ColumnMapping[] {
  if (column.join === undefined) return [column]
  return sheet.columns
    .filter((one) => one.join !== undefined && one.target === target)
    .toSorted((one, other) => (one.join?.place ?? 0) - (other.join?.place ?? 0))
}

const nameOf = ({ column, header }: ColumnMapping): string =>
  header === '' ? say('column_without_heading', { letters: columnLetters(column) }) : header
