/** What the file hides of a sheet, in words, and whether it is used all the same. */
import { Checkbox } from '@mantine/core'
import type { SheetSummary } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/model/mapping.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { listed } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import classes from './load.module.css'

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
      <legend>Hidden in your file</legend>
      {hiddenRowCount > 0 && (
        <Checkbox
          checked={mapping.hiddenRows !== 'out'}
          disabled={isBusy}
          label={`Use the ${showCount(hiddenRowCount, nouns.row)} of data that ${chooseForm(hiddenRowCount, 'is', 'are')} hidden`}
          description="Somebody may have hidden them by hand or with a filter. A customer who is filtered out is still a customer."
          onChange={(event) => onChoose({ hiddenRows: event.currentTarget.checked ? 'in' : 'out' })}
        />
      )}
      {hiddenColumns.length > 0 && (
        <Checkbox
          checked={areColumnsIn}
          disabled={isBusy}
          label={`Use the hidden ${chooseForm(hiddenColumns.length, 'column', 'columns')} ${columnsInWords(hiddenColumns, mapping)}`}
          onChange={(event) => onChoose({ hiddenColumns: event.currentTarget.checked ? 'in' : 'out' })}
        />
      )}
    </fieldset>
  )
}

/** So many are named. */
const namedColumns = 4

function columnsInWords(hidden: readonly number[], { columns }: SheetMapping): string {
  const named = hidden.slice(0, namedColumns).map((column) => {
    const header = columns.find((one) => one.column === column)?.header ?? ''
    return header === '' ? columnLetters(column) : `${columnLetters(column)} (“${header}”)`
  })
  const rest = hidden.length - named.length
  return listed(rest > 0 ? [...named, showCount(rest, nouns.more)] : named)
}
