/** What is said against the values of a payload, by path, so that it stands at its value. */
import { type Issue, type IssueLevel, issueLevels } from '../../../shared/result.ts'

export type ValueIssues = ReadonlyMap<string, readonly Issue[]>

export const issuesByPath = (issues: readonly Issue[]): ValueIssues =>
  Map.groupBy(
    issues.filter(({ where }) => where?.path !== undefined),
    ({ where }) => where?.path ?? '',
  )

/** Of a value itself, and of what is inside it where it is told as one. */
export function issuesAt(issues: ValueIssues, path: string | null): readonly Issue[] {
  if (path === null) return []
  return [...issues].flatMap(([at, all]) => (at === path || at.startsWith(`${path}.`) ? all : []))
}

export const levelOf = (issues: readonly Issue[]): IssueLevel | null =>
  issueLevels.find((level) => issues.some((issue) => issue.level === level)) ?? null
