/** What is left to do about a column, and which columns of a sheet the Map step lists: a sheet may have more than one can look through. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { isMapped } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { isGuess, isUnexplained, saidBy } from '../../../shared/mapping/model/undecided-columns.ts'
import { listed } from '../../../shared/words/phrases.ts'
import { nouns, showCount } from '../../words/counting.ts'
import { unusualValues } from '../values/translations.ts'

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

/** Most pressing first; `null` when nothing is left to do. */
export type ToDo = 'problem' | 'unreadable' | 'twoWays' | 'remark' | 'unusual' | 'guess' | 'matters' | 'noField'

export function toDoOf({ column, picture, problem }: ListedColumn, catalogue: Catalogue): ToDo | null {
  if (problem !== '') return 'problem'
  if (isMapped(column) && picture.errorCount > 0) return 'unreadable'
  if (column.isSettled === true) return null
  if (picture.remarks.some(({ code }) => code.endsWith('_open'))) return 'twoWays'
  if (picture.remarks.length > 0) return 'remark'
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

/** Values that the service does not show for a field of the column, and has not taken. */
export function unusualOf(
  { target, reading: first, also = [] }: ColumnMapping,
  { distinct, taken = [] }: ColumnPicture,
  catalogue: Catalogue,
): readonly string[] {
  const left = (distinct ?? []).filter(({ value }) => !taken.includes(value))
  const filled = target === null ? [] : [{ target }, ...also]
  const unusual = filled.flatMap(({ target, reading = first }: (typeof also)[number]) => {
    const { documentedValues = [] } = catalogue.leaf(fieldPathOf(target)) ?? {}
    return unusualValues(left, documentedValues, reading?.translations ?? [])
  })
  return [...new Set(unusual)]
}

const toDoWords: Record<ToDo, (count: number) => string> = {
  problem: (count) => `${showCount(count, nouns.column)} in conflict`,
  unreadable: (count) => `${showCount(count, nouns.column)} with values that can’t be used`,
  twoWays: (count) => `${showCount(count, nouns.column)} that can be read in two ways`,
  remark: (count) => `${showCount(count, nouns.column)} with something to look at`,
  unusual: (count) => `${showCount(count, nouns.column)} with unusual values`,
  matters: (count) => `${showCount(count, nouns.column)} that no account should go without`,
  guess: (count) => `${showCount(count, guesses)} to look at`,
  noField: (count) => `${showCount(count, nouns.column)} with values and no field`,
}
const guesses = { one: 'guess', other: 'guesses' }
const order: readonly ToDo[] = ['problem', 'unreadable', 'matters', 'twoWays', 'remark', 'unusual', 'guess', 'noField']

/** What is left to do on a sheet, in one sentence; `null` when nothing is. */
export function toDoSentence(columns: readonly ListedColumn[], catalogue: Catalogue): string | null {
  const all = columns.map((one) => toDoOf(one, catalogue))
  const parts = order.flatMap((toDo) => {
    const count = all.filter((one) => one === toDo).length
    return count === 0 ? [] : [toDoWords[toDo](count)]
  })
  return parts.length === 0 ? null : `Left to do: ${listed(parts)}.`
}
