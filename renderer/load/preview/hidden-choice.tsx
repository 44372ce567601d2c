/** What the file hides of a sheet, in words, and whether it is used all the same. */

import { Checkbox } from '@mantine/core'
import type { SheetSummary } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Value } from '../../../shared/messages/values.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import classes from '../load.module.css'
import { firstPlaces } from './first-places.ts'

type Choice = 'in' | 'out'
type HiddenChoices = { readonly hiddenRows?: Choice; readonly hiddenColumns?: Choice }

type Props = {
  readonly sheet: SheetSummary
  readonly mapping: SheetMapping
  readonly isBusy: boolean
  readonly onChoose: (choices: HiddenChoices) => void
}

export function HiddenChoice({ sheet, mapping, isBusy, onChoose }: Props) {
  const { hiddenRowCount, hiddenColumns } = sheet
  if (hiddenRowCount === 0 && hiddenColumns.length === 0) return null
  const hidden = new Set(hiddenColumns)
  // What was put back column by column in Map is in, whatever was chosen here.
  const areColumnsIn =
    mapping.hiddenColumns !== 'out' ||
    mapping.columns.some(({ column, target, split }) => hidden.has(column) && (target !== null || split !== undefined))
  return (
    <fieldset className={classes.hidden}>
      <legend>{say('hidden_in_file')}</legend>
      {hiddenRowCount > 0 && (
        <Checkbox
          checked={mapping.hiddenRows !== 'out'}
          disabled={isBusy}
          label={say('use_hidden_rows', { count: hiddenRowCount })}
          description={say('hidden_rows_explained')}
          onChange={(event) => onChoose({ hiddenRows: event.currentTarget.checked ? 'in' : 'out' })}
        />
      )}
      {hiddenColumns.length > 0 && (
        <Checkbox
          checked={areColumnsIn}
          disabled={isBusy}
          label={say('use_hidden_columns', { count: hiddenColumns.length, columns: columnsIn(hiddenColumns, mapping) })}
          onChange={(event) => onChoose({ hiddenColumns: event.currentTarget.checked ? 'in' : 'out' })}
        />
      )}
    </fieldset>
  )
}

/** So many are named. */
const namedColumns = 4

const columnsIn = (hidden: readonly number[], { columns }: SheetMapping): Value =>
  firstPlaces(
    hidden.map((column) => ({
      place: columnLetters(column),
      heading: columns.find((one) => one.column === column)?.header ?? '',
    })),
    namedColumns,
  )
