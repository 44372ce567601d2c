/**
 * Counts the columns of which something is left to do in Map: those that it lists so (renderer/map/columns/which-columns.ts). Values
 * that are mended in Check are none of them.
 */

import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { SheetLayout } from '../../../shared/mapping/layout/find-layout.ts'
import { isAskedInMap, takesListAlone } from '../../../shared/mapping/model/asked-in-map.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import { isFactOpen, type UndecidedColumns } from '../../../shared/mapping/model/undecided-columns.ts'
import type { Issue } from '../../../shared/result.ts'

import type { Problems } from './problems.ts'

type Known = {
  readonly catalogue: Catalogue
  readonly mapping: Mapping
  readonly layouts: readonly SheetLayout[]
  readonly undecided: UndecidedColumns
  /** Of the mapping as a whole, of columns, and of rows whose account can't be told. */
  readonly issuesOfNone: readonly Issue[]
  readonly problems: Pick<Problems, 'ofValues'>
}

export function countColumnsToDo({ catalogue, mapping, layouts, undecided, issuesOfNone, problems }: Known): number {
  const toDo = new Set(undecided.columns.map(({ sheet, column }) => `${column} ${sheet}`))
  const columns = new Map<string, ColumnMapping>()
  for (const { sheet, isIncluded, columns: ofSheet, facts = [] } of mapping.sheets) {
    if (!isIncluded) continue
    for (const one of facts) if (isFactOpen(one)) toDo.add(`${one.fact} ${sheet}`)
    for (const column of ofSheet) {
      const key = `${column.column} ${sheet}`
      columns.set(key, column)
      const { asked, unusual, notTaken } = problems.ofValues({ sheet, column: column.column })
      const isOpen = asked > 0 || unusual > 0
      if (isMapped(column) && (isOpen || (notTaken > 0 && takesListAlone(column, catalogue)))) toDo.add(key)
    }
  }
  const roles = new Map(layouts.map((layout) => [layout.sheet, layout.roles]))
  for (const issue of issuesOfNone) {
    const { level, code, where } = issue
    const { cell } = where ?? {}
    const key = `${cell?.column} ${cell?.sheet}`
    const column = columns.get(key)
    if (cell === undefined || column === undefined) continue
    const isOfData = roles.get(cell.sheet)?.[cell.row - 1] === 'data'
    const isOpen = isOfData
      ? level === 'error' && isMapped(column) && isAskedInMap(issue)
      : isMapped(column) || column.isSettled !== true
    if (code.startsWith('mapping_') || isOpen) toDo.add(key)
  }
  return toDo.size
}
