/** Columns that are left out although their headings name a field, because their values can't be of it: nobody may miss that unattended. */
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import type { Mapping, Suggestion } from './mapping.ts'
import { isUnexplained } from './undecided-columns.ts'

/** @returns a warning at the heading of each, as long as nobody has decided about it */
export function contradictedColumns({ sheets }: Mapping, suggestions: readonly Suggestion[]): readonly Issue[] {
  const contradicted = suggestions.filter(({ contradicts }) => contradicts !== undefined)
  return contradicted.flatMap((suggestion) => {
    const { sheet, column, header, contradicts = '' } = suggestion
    const own = sheets.find((one) => one.sheet === sheet && one.isIncluded)
    const mapped = own?.columns.find((one) => one.column === column)
    if (own === undefined || mapped === undefined || !isUnexplained(mapped, suggestion)) return []
    const cell = { sheet, row: Math.max(1, own.headerRow), column }
    return [issue('column_values_contradict', { sheet, header, field: contradicts }, { cell })]
  })
}
