/**
 * What a person says in Map to be right is what was shown to them: a warning with all that it says, of the fields that the column filled. It is
 * kept as a hash, because a mapping that is saved is not encrypted. What says anything else, or comes later, is asked again.
 */
import { hash } from 'node:crypto'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Issue } from '../../../shared/result.ts'
import { toldAsRead } from './telling-places.ts'

/** The same for the same value in other cells. */
export function answerTo(column: ColumnMapping, { code, message }: Pick<Issue, 'code' | 'message'>): string {
  const { cell: _, ...facts } = toldAsRead(message).facts
  return hash('sha256', JSON.stringify([targetsOf(column), code, facts]), 'base64url')
}

/** Whether a person has said in Map that what an issue warns of is right. */
export function answeredIn({ sheets }: Mapping): (issue: Issue) => boolean {
  const answered = new Map<string, { readonly column: ColumnMapping; readonly answers: ReadonlySet<string> }>()
  for (const { sheet, columns } of sheets)
    for (const column of columns)
      if (column.answered !== undefined)
        answered.set(`${column.column} ${sheet}`, { column, answers: new Set(column.answered) })
  if (answered.size === 0) return () => false
  return (issue) => {
    const { cell } = issue.where ?? {}
    const of = issue.level === 'error' ? undefined : answered.get(`${cell?.column} ${cell?.sheet}`)
    return of?.answers.has(answerTo(of.column, issue)) === true
  }
}
