/** Which columns of a sheet the Map step lists: a sheet may have more than one can look through. */
import type { ColumnPicture } from '../../shared/ipc.ts'
import type { ColumnMapping } from '../../shared/mapping/mapping.ts'

export const columnFilters = ['all', 'toLookAt', 'mapped', 'leftOut'] as const
export type ColumnFilter = (typeof columnFilters)[number]

export type ListedColumn = {
  readonly column: ColumnMapping
  readonly picture: ColumnPicture
  /** What stands against the column; `''` when nothing does. */
  readonly problem: string
}

/** Below this a person should look at a suggestion before trusting it. */
export const sureFrom = 0.6

/** To look at: something stands against it, its field is a guess, or it is left out although it has values nobody looked at. */
export function isListed({ column, picture, problem }: ListedColumn, filter: ColumnFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'mapped':
      return column.target !== null
    case 'leftOut':
      return column.target === null
    case 'toLookAt':
      return problem !== '' || isGuess(column, picture) || isUnexplained(column, picture)
  }
}

const isGuess = ({ target }: ColumnMapping, { suggestion }: ColumnPicture): boolean =>
  target !== null && suggestion?.target === target && suggestion.confidence < sureFrom

/** Left out by the suggestion, not by the person. */
const isUnexplained = ({ target }: ColumnMapping, { suggestion, filledCount }: ColumnPicture): boolean =>
  target === null && filledCount > 0 && (suggestion === null || suggestion.target === null)
