/** How many problems are listed, by level, with what the service has said; until they are read, those found on this computer. */
import type { CheckSummary, ProblemGroup } from '../../../shared/ipc.ts'
import type { IssueLevel } from '../../../shared/result.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

export function useProblemCounts({ errorCount, warningCount }: CheckSummary): Record<IssueLevel, number> {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true, pick: countByLevel })
  return problems.value ?? { error: errorCount, warning: warningCount, info: 0 }
}

export function countByLevel(groups: readonly ProblemGroup[]): Record<IssueLevel, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { level, count } of groups) counts[level] += count
  return counts
}
