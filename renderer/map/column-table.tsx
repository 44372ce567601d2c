/** The columns of one sheet: what they hold, which field each fills and why, and how its values are read. */
import { Table } from '@mantine/core'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { ColumnPicture } from '../../shared/ipc.ts'
import { changeReading, changeTarget } from '../../shared/mapping/change-mapping.ts'
import type { ColumnMapping, Mapping, SheetMapping } from '../../shared/mapping/mapping.ts'
import type { Issue } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Answer } from '../parts/states.tsx'
import classes from './map.module.css'
import { ReadingOptions } from './reading-options.tsx'
import { TargetPicker } from './target-picker.tsx'

type ChangeMapping = (change: (mapping: Mapping) => Mapping) => void

type ColumnTableProps = {
  readonly sheet: SheetMapping
  readonly issues: readonly Issue[]
  readonly onChange: ChangeMapping
}

export function ColumnTable({ sheet, issues, onChange }: ColumnTableProps) {
  const pictures = useDeskQuery('readColumns', { sheet: sheet.sheet }, { keepsPrevious: true })
  return (
    <Answer asked={pictures} doing="Reading the columns">
      {(columns) => (
        <Table className={classes.table} aria-label={`Columns of the sheet ${sheet.sheet}`} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.columnHead}>Column in your spreadsheet</Table.Th>
              <Table.Th>Fills the field</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.columns.map((column) => {
              const picture = columns.find((one) => one.column === column.column)
              return picture === undefined ? null : (
                <ColumnRow
                  key={column.column}
                  sheet={sheet.sheet}
                  column={column}
                  picture={picture}
                  issues={issues.filter(({ where }) => where?.cell?.column === column.column)}
                  onChange={onChange}
                />
              )
            })}
          </Table.Tbody>
        </Table>
      )}
    </Answer>
  )
}

type ColumnRowProps = {
  readonly sheet: string
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  readonly issues: readonly Issue[]
  readonly onChange: ChangeMapping
}

function ColumnRow({ sheet, column, picture, issues, onChange }: ColumnRowProps) {
  const letters = columnLetters(column.column)
  const name = column.header === '' ? `Column ${letters}` : column.header
  const place = { sheet, column: column.column }
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.columnHead}>
        <span className={classes.letters}>{letters}</span> {name}
        <span className={classes.samples}>
          {picture.samples.length === 0 ? 'no values' : picture.samples.slice(0, 3).join(' · ')}
        </span>
      </Table.Th>
      <Table.Td>
        <TargetPicker
          label={`Field for ${name}`}
          target={column.target}
          onTarget={(target) => onChange((mapping) => changeTarget(accountCatalogue, mapping, place, target))}
          error={issues.length === 0 ? undefined : issues.map(({ message }) => message).join(' ')}
        />
        {column.target !== null && (
          <ReadingOptions
            label={name}
            target={column.target}
            reading={column.reading ?? {}}
            picture={picture}
            onReading={(change) => onChange((mapping) => changeReading(mapping, place, change))}
          />
        )}
        <span className={classes.reason}>{reasonFor(column, picture)}</span>
      </Table.Td>
    </Table.Tr>
  )
}

/** Why the column has the field it has, in one sentence. */
function reasonFor({ target }: ColumnMapping, { suggestion }: ColumnPicture): string {
  if (suggestion === null) return ''
  if (suggestion.target !== target) return 'Chosen by you.'
  if (target === null) return suggestion.reason
  return `${sureness(suggestion.confidence)}: ${suggestion.reason}`
}

function sureness(confidence: number): string {
  if (confidence >= 0.85) return 'Suggested, quite sure'
  return confidence >= 0.6 ? 'Suggested' : 'Suggested, please look'
}
