/** What is left to do about a column, and which columns of a sheet the Map step lists: a sheet may have more than one can look through. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { isGuess, isUnexplained, saidBy } from '../../../shared/mapping/model/undecided-columns.ts'
import { unusualValues } from '../values/meanings/translations.ts'

export const columnFilters = ['all', 'toDo', 'leftOut'] as const
export type ColumnFilter = (typeof columnFilters)[number]

export type ListedColumn = {
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  /** What stands against the mapping of the column; `''` when nothing does. */
  readonly problem: string
  /** Another column of the sheet fills its field too, and the two could be joined. */
  readonly isTwice: boolean
}

/**
 * What is left to do here, most pressing first; `null` when nothing is. Values that are mended in Check are not: see columns-to-do.ts,
 * which counts the same.
 */
export type ToDo =
  | 'problem'
  | 'asked'
  | 'notInList'
  | 'twoWays'
  | 'remark'
  | 'unusual'
  | 'unusualNumbers'
  | 'guess'
  | 'matters'
  | 'noField'

export function toDoOf({ column, picture, problem }: ListedColumn, catalogue: Catalogue): ToDo | null {
  if (problem !== '') return 'problem'
  if (isMapped(column) && picture.asked !== undefined) return 'asked'
  if (isMapped(column) && picture.notInList !== undefined) return 'notInList'
  if (column.isSettled === true) return null
  if (picture.remarks.some(({ code }) => code.endsWith('_open'))) return 'twoWays'
  if (picture.remarks.length > 0) return 'remark'
  if (picture.unusualNumbers !== undefined) return 'unusualNumbers'
  if (unusualOf(column, picture, catalogue).length > 0) return 'unusual'
  if (isGuess(column, picture.suggestion)) return 'guess'
  if (picture.filledCount === 0 || !isUnexplained(column, picture.suggestion)) return null
  return saidBy(picture.suggestion) === null ? 'noField' : 'matters'
}

export function isListed(listed: ListedColumn, filter: ColumnFilter, catalogue: Catalogue): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'toDo':
      return toDoOf(listed, catalogue) !== null
    case 'leftOut':
      return !isMapped(listed.column)
  }
}

/** Values that the service does not show for a field of the column, and has not taken, where it may take others than it shows. */
export function unusualOf(
  { target, reading: first, also = [] }: ColumnMapping,
  { distinct, taken = [] }: ColumnPicture,
  catalogue: Catalogue,
): readonly string[] {
  const left = (distinct ?? []).filter(({ value }) => !taken.includes(value))
  const filled = target === null ? [] : [{ target }, ...also]
  const unusual = filled.flatMap(({ target, reading = first }: (typeof also)[number]) => {
    const leaf = catalogue.leaf(fieldPathOf(target))
    return leaf === undefined || leaf.isClosed ? [] : unusualValues(left, leaf, reading ?? {})
  })
  return [...new Set(unusual)]
}
