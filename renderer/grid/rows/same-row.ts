/** Whether a row that was fetched again looks as before. */
import { canonicalJson } from '../../../shared/basics/canonical-json.ts'
import type { PageCell, PageRow } from '../../../shared/ipc.ts'
import { keyOfIssue } from '../../../shared/issue-words.ts'

export function isSameRow(before: PageRow, after: PageRow): boolean {
  return (
    before.row === after.row &&
    before.role === after.role &&
    before.accountKey === after.accountKey &&
    (before.isClosed ?? false) === (after.isClosed ?? false) &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, index) => isSameCell(cell, after.cells[index]))
  )
}

function isSameCell(before: PageCell, after: PageCell | undefined): boolean {
  return (
    after !== undefined &&
    before.text === after.text &&
    before.kind === after.kind &&
    (before.isEdited ?? false) === (after.isEdited ?? false) &&
    hasSameIssues(before.issues ?? [], after.issues ?? [])
  )
}

type Issues = NonNullable<PageCell['issues']>

const hasSameIssues = (before: Issues, after: Issues): boolean =>
  before.length === after.length &&
  before.every((issue, index) => {
    const other = after[index]
    return (
      other !== undefined &&
      keyOfIssue(issue) === keyOfIssue(other) &&
      issue.level === other.level &&
      canonicalJson([issue.suggestion, issue.mends]) === canonicalJson([other.suggestion, other.mends])
    )
  })
