/** What is left to do about a column, and which columns of a sheet the Map step lists: a sheet may have more than one can look through. */
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { isGuess, isUnexplained, saidBy } from '../../../shared/mapping/model/undecided-columns.ts'

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

export const toDoOf = (listed: ListedColumn): ToDo | null => toDosOf(listed)[0] ?? null

/** All that is shown of it at once: what stands in the way by itself, and all that a person may rightly want so together. */
export function toDosOf({ column, picture, problem }: ListedColumn): readonly ToDo[] {
  if (problem !== '') return ['problem']
  if (isMapped(column) && picture.asked !== undefined) return ['asked']
  if (isMapped(column) && picture.notInList !== undefined) return ['notInList']
  // What is not sent can't be wrong.
  if (!isMapped(column) && column.isSettled === true) return []
  const remarks = openOf(column, picture.remarks)
  const toDos: readonly (readonly [ToDo, boolean])[] = [
    ['twoWays', remarks.some(isOfTwoWays)],
    ['remark', remarks.length > 0 && !remarks.some(isOfTwoWays)],
    ['unusualNumbers', openOf(column, picture.unusualNumbers?.values).length > 0],
    ['unusual', isMapped(column) && openOf(column, picture.unusual?.values).length > 0],
    ['guess', isGuess(column, picture.suggestion)],
  ]
  const open = toDos.flatMap(([toDo, isOpen]) => (isOpen ? [toDo] : []))
  if (open.length > 0) return open
  if (picture.filledCount === 0 || !isUnexplained(column, picture.suggestion)) return []
  return [saidBy(picture.suggestion) === null ? 'noField' : 'matters']
}

const isOfTwoWays = ({ code }: ColumnPicture['remarks'][number]): boolean => code.endsWith('_open')

/** What nobody has said to be right: of what was answered just now, the picture does not know yet. */
export const openOf = <T extends { readonly answer: string }>(
  { answered = [] }: Pick<ColumnMapping, 'answered'>,
  asked: readonly T[] = [],
): readonly T[] => asked.filter(({ answer }) => !answered.includes(answer))

export function isListed(listed: ListedColumn, filter: ColumnFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'toDo':
      return toDoOf(listed) !== null
    case 'leftOut':
      return !isMapped(listed.column)
  }
}
