/** A field that no column fills, and the column that may hold it: one that fills nothing, whose heading says that it is of the field. */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Unfilled } from '../../../words/unfilled-words.ts'
import { isMapped } from '../../model/fillings.ts'
import type { Mapping } from '../../model/mapping.ts'
import { isNameOf } from '../suggest-mapping.ts'

/** @returns of a field's path what is known of it where nothing fills it; asked only of such */
export function unfilledFields({ sheets }: Mapping, catalogue: Catalogue): (path: string) => Unfilled | null {
  const included = sheets.filter(({ isIncluded }) => isIncluded)
  const open = included.flatMap(({ sheet, columns }) =>
    columns.flatMap((one) =>
      isMapped(one) || one.header.trim() === ''
        ? []
        : [{ sheet: included.length > 1 ? sheet : undefined, column: one.column, header: one.header }],
    ),
  )
  return (path) => {
    const leaf = catalogue.leaf(path)
    if (leaf === undefined) return null
    return { path, field: leaf.label, column: open.find(({ header }) => isNameOf(header, path, catalogue)) ?? null }
  }
}
