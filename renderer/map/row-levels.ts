/** Which repeating things the rows of a sheet speak of: those whose element is "this row's" in some column. */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { filledFields } from '../../shared/mapping/model/fillings.ts'
import type { SheetMapping } from '../../shared/mapping/model/mapping.ts'
import { targetLevels } from '../../shared/mapping/model/target-label.ts'

export type RowLevel = {
  /** `''` is the account. */
  readonly path: string
  /** "Meters", "meter". */
  readonly label: string
  readonly element: string
  readonly parentPath: string | null
}

/** The account first, then level by level as the interface has them. */
export function rowLevels(catalogue: Catalogue, sheet: Pick<SheetMapping, 'columns' | 'facts'>): readonly RowLevel[] {
  const spoken = new Set(
    filledFields(sheet).flatMap(({ target }) =>
      targetLevels(catalogue, target).flatMap(({ level, selector }) => (selector.by === 'row' ? [level.path] : [])),
    ),
  )
  return catalogue.levels
    .filter(({ path }) => path === '' || spoken.has(path))
    .map(({ path, label, element, parentPath }) => ({ path, label, element, parentPath }))
}

/** Those in which no other one is. */
export const innermostLevels = (levels: readonly RowLevel[]): readonly RowLevel[] =>
  levels.filter(({ path }) => path !== '' && levels.every((other) => other.parentPath !== path))
