/** What the columns of a sheet are called in Map: by their headings, and where several have the same one, by which of them it is. */
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { columnLetters } from '../../../shared/sheet.ts'
import { columnNames } from '../../../shared/words/column-names.ts'
import { capitalised } from '../../../shared/words/phrases.ts'

/** By column, counted from 1: "Name", "Second “Name”", "Column F". */
export function columnTitles(columns: readonly ColumnMapping[]): ReadonlyMap<number, string> {
  const names = columnNames(columns.map(({ header }) => header))
  return new Map(
    columns.map(({ column, header }, index) => {
      const name = names[index] ?? ''
      if (header === '') return [column, `Column ${columnLetters(column)}`]
      return [column, name === `“${header.trim()}”` ? header : capitalised(name)]
    }),
  )
}
