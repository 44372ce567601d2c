/** Joins columns of a sheet into one value of a field: house number and street, area code and number, date and time. */
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { joinColumns } from '../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { columnLetters } from '../../../shared/sheet.ts'
import { wordMap } from '../../../shared/word-map.ts'
import { useCatalogue } from '../../asking/open-project.tsx'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import classes from './values.module.css'

const separators = wordMap<string>({
  ' ': 'a space',
  ', ': 'a comma',
  '-': 'a hyphen',
  '/': 'a slash',
  '\n': 'a new line',
  '': 'nothing',
})

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
      <p className={classes.previewWords}>
        “{targetLabel(catalogue, target)}” is put together from these columns, in this order.
      </p>
      <ol className={classes.parts}>
        {joined.map((one, index) => (
          <li key={one.column} className={classes.part}>
            <span className={classes.joinName}>{nameOf(one)}</span>
            <ActionIcon
              variant="default"
              aria-label={`Put ${nameOf(one)} earlier`}
              disabled={index === 0}
              onClick={() => setJoined(moved(index, -1))}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={`Put ${nameOf(one)} later`}
              disabled={index === joined.length - 1}
              onClick={() => setJoined(moved(index, 1))}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </ActionIcon>
            {one.column !== column.column && (
              <ActionIcon
                variant="default"
                aria-label={`Take ${nameOf(one)} out of it`}
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
          label="Add a column"
          aria-label={`${label}: add a column to join`}
          data={[
            { value: '', label: 'choose one' },
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
          label="Between them"
          aria-label={`${label}: what stands between joined columns`}
          data={[
            ...(separators.has(separator) ? [] : [{ value: separator, label: `“${separator}”` }]),
            ...[...separators].map(([value, words]) => ({ value, label: words })),
          ]}
          value={separator}
          onChange={(event) => setJoined(joined, event.currentTarget.value)}
        />
        {joined.length > 1 && (
          <Button size="xs" variant="default" className={classes.atEnd} onClick={() => setJoined([column])}>
            No longer join
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
  header === '' ? `Column ${columnLetters(column)}` : header
