/** What a sheet says against itself, kind by kind: read from the problems of the whole file. Pure. */
import type { ProblemGroup } from '../../shared/ipc.ts'
import type { IssueLevel } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { isAboutTheSheet } from '../../shared/words/doubt-words.ts'
import { listed } from '../../shared/words/phrases.ts'
import { problemTitle } from '../../shared/words/problem-titles.ts'
import { nouns, showCount } from '../words/counting.ts'

export type SheetDoubt = {
  readonly code: string
  readonly level: IssueLevel
  /** "3 numbers may have lost leading zeros" */
  readonly title: string
  /** "in column C (“Postcode”)" */
  readonly place: string
}

/** So many columns are named. */
const namedColumns = 3

/** Worst first, as the groups are. */
export function doubtsOf(groups: readonly ProblemGroup[], sheet: string): readonly SheetDoubt[] {
  return groups.flatMap(({ code, level, first, columns }): SheetDoubt[] => {
    const own = columns.filter((column) => column.sheet === sheet)
    const [example] = first
    if (!isAboutTheSheet(code) || own.length === 0 || example === undefined) return []
    const count = own.reduce((sum, column) => sum + column.count, 0)
    return [{ code, level, title: problemTitle(example, count, false), place: placeOf(own) }]
  })
}

function placeOf(columns: ProblemGroup['columns']): string {
  const named = columns.slice(0, namedColumns).map(({ column, header }) => {
    const letters = columnLetters(column)
    return header === '' ? letters : `${letters} (“${header}”)`
  })
  const rest = columns.length - named.length
  const all = rest > 0 ? [...named, showCount(rest, nouns.more)] : named
  return `in column${all.length > 1 ? 's' : ''} ${listed(all)}`
}
