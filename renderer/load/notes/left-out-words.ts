/** Says which rows of a sheet are not data, and why. */
import type { SheetSummary } from '../../../shared/ipc.ts'
import type { Key } from '../../../shared/messages/en/index.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { inRows } from '../../../shared/messages/values.ts'

type Role = SheetSummary['leftOutRows'][number]['role']

/** In the order in which they are said. */
const whatTheyAre: readonly (readonly [Role, Key])[] = [
  ['title', 'rows_title'],
  ['header', 'rows_header'],
  ['units', 'rows_units'],
  ['section', 'rows_section'],
  ['total', 'rows_total'],
  ['remark', 'rows_remark'],
  ['leftOut', 'rows_left_out'],
]

/** One sentence per kind of row: "Row 1 is a title and is left out." */
export const leftOutWords = (rows: SheetSummary['leftOutRows']): string[] =>
  whatTheyAre.flatMap(([role, key]) => {
    const numbers = rows.filter((row) => row.role === role).map(({ row }) => row)
    return numbers.length === 0 ? [] : [sayMessage({ key, facts: { rows: inRows(numbers), count: numbers.length } })]
  })

/** "3 rows of data and 2 columns are hidden in your file." */
export function hiddenWords({ hiddenRowCount: rows, hiddenColumns }: SheetSummary): string[] {
  const columns = hiddenColumns.length
  if (rows === 0) return columns === 0 ? [] : [say('columns_hidden', { columns })]
  return [columns === 0 ? say('rows_hidden', { rows }) : say('rows_and_columns_hidden', { rows, columns })]
}
