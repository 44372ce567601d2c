/** One column of a sheet: what it holds, which field it fills and why, and how its values are read. */
import { Table } from '@mantine/core'
import { memo, useId } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { ColumnPicture } from '../../shared/ipc.ts'
import { changeReading, changeTarget } from '../../shared/mapping/change-mapping.ts'
import { fieldPathOf } from '../../shared/mapping/field-path.ts'
import type { ColumnMapping, Reading } from '../../shared/mapping/mapping.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { ElementChoices } from './element-choices.tsx'
import classes from './map.module.css'
import { FieldPicker } from './picker/field-picker.tsx'
import type { FirstValue } from './reading-example.ts'
import { ReadingOptions } from './reading-options.tsx'
import type { ChangeMapping } from './use-mapping-draft.ts'
import { sureFrom } from './which-columns.ts'

type ColumnRowProps = {
  readonly sheet: string
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  readonly values: readonly FirstValue[]
  readonly defaults: Reading
  /** What stands against the column; `''` when nothing does. */
  readonly problem: string
  readonly onChange: ChangeMapping
}

/** A sheet may have a hundred columns, of which a change concerns one. */
export const ColumnRow = memo(function ColumnRow(props: ColumnRowProps) {
  const { sheet, column, picture, onChange } = props
  const { target } = column
  const letters = columnLetters(column.column)
  const name = column.header === '' ? `Column ${letters}` : column.header
  const problemId = useId()
  const place = { sheet, column: column.column }
  const leaf = target === null ? undefined : accountCatalogue.leaf(fieldPathOf(target))
  const setTarget = (chosen: string | null) =>
    onChange((mapping) => changeTarget(accountCatalogue, mapping, place, chosen))
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.columnHead}>
        <div className={classes.columnName}>
          <span className={classes.letters}>{letters}</span>
          <span title={name}>{name}</span>
        </div>
        <span className={classes.samples}>{samplesOf(picture)}</span>
      </Table.Th>
      <Table.Td className={classes.columnField}>
        <div className={classes.choice}>
          <FieldPicker
            label={`Field for ${name}`}
            target={target}
            onTarget={setTarget}
            noneLabel="Leave this column out"
            problemId={props.problem === '' ? undefined : problemId}
          />
          {target !== null && <ElementChoices open="this row’s" label={name} target={target} onTarget={setTarget} />}
        </div>
        {props.problem !== '' && (
          <p id={problemId} className={classes.problem}>
            <ToneIcon tone="error" />
            <span>{props.problem}</span>
          </p>
        )}
        <div className={classes.about}>
          <span className={classes.reason}>{reasonFor(column, picture)}</span>
          {leaf !== undefined && (
            <ReadingOptions
              label={name}
              leaf={leaf}
              reading={column.reading ?? noReading}
              defaults={props.defaults}
              picture={picture}
              values={props.values}
              onReading={(change) => onChange((mapping) => changeReading(mapping, place, change))}
            />
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  )
})

const noReading: Reading = {}
const samplesShown = 3

const samplesOf = ({ samples }: ColumnPicture): string =>
  samples.length === 0 ? 'no values' : samples.slice(0, samplesShown).join(' · ')

/** Why the column has the field it has, and how sure that is, in one sentence. */
function reasonFor({ target }: ColumnMapping, { suggestion }: ColumnPicture): string {
  if (suggestion === null || suggestion.target !== target)
    return target === null ? 'Left out by you.' : 'Chosen by you.'
  if (target === null) return suggestion.reason
  return `${surenessOf(suggestion.confidence)}: ${suggestion.reason}`
}

const quiteSureFrom = 0.85

function surenessOf(confidence: number): string {
  if (confidence >= quiteSureFrom) return 'Suggested, quite sure'
  return confidence >= sureFrom ? 'Suggested, fairly sure' : 'Suggested, not sure: please look'
}
