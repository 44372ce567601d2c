/** What the columns of a sheet are called in Map: by their headings, and where several have the same one, by which of them it is. */
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { placesAlike } from '../../../shared/words/column-names.ts'

/** By column, counted from 1: "Name", "Second “Name”", "Column F". */
export function columnTitles(columns: readonly ColumnMapping[]): ReadonlyMap<number, string> {
  const places = placesAlike(columns.map(({ header }) => header))
  return new Map(
    columns.map(({ column, header }, index) => {
      if (header === '') return [column, say('column_without_heading', { letters: columnLetters(column) })]
      const place = places[index] ?? null
      return [column, place === null ? header : say('column_called_by_place', { place, header: header.trim() })]
    }),
  )
}
