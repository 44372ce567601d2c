/**
 * What a person says in Map to be right is what was shown to them: a warning with all that it says, of the fields that the column filled. It is
 * kept as a hash, because a mapping that is saved is not encrypted. What says anything else, or comes later, is asked again: of what is said
 * once for a column, also more values than there were, and not fewer, as when rows are left out.
 */
import { hash } from 'node:crypto'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Issue } from '../../../shared/result.ts'
import { toldAsRead } from './telling-places.ts'

/** The same for the same value in other cells, with how many values of its column are so where that is said. */
export function answerTo(column: ColumnMapping, { code, message }: Pick<Issue, 'code' | 'message'>): string {
  const { cell: _, row: __, filledCount: ___, count, ...facts } = toldAsRead(message).facts
  const said = hash('sha256', JSON.stringify([targetsOf(column), code, facts]), 'base64url')
  return typeof count === 'number' ? `${said} ${count}` : said
}

const countOf = (answer: string): number => Number(answer.split(' ')[1] ?? 0)

/** Whether a person has said in Map that what an issue warns of is right. */
export function answeredIn({ sheets }: Mapping): (issue: Issue) => boolean {
  const answered = new Map<string, { readonly column: ColumnMapping; readonly answers: ReturnType<typeof mostOf> }>()
  for (const { sheet, columns } of sheets)
    for (const column of columns)
      if (column.answered !== undefined)
        answered.set(`${column.column} ${sheet}`, { column, answers: mostOf(column.answered) })
  if (answered.size === 0) return () => false
  return (issue) => {
    const { cell } = issue.where ?? {}
    const of = issue.level === 'error' ? undefined : answered.get(`${cell?.column} ${cell?.sheet}`)
    if (of === undefined) return false
    const answer = answerTo(of.column, issue)
    return countOf(answer) <= (of.answers.get(answer.split(' ')[0]) ?? -1)
  }
}

/** By what is said: of how many values at most. */
const mostOf = (answered: readonly string[]) =>
  new Map(
    answered.toSorted((one, other) => countOf(one) - countOf(other)).map((one) => [one.split(' ')[0], countOf(one)]),
  )
