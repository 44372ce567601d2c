/** What is wrong with the sample accounts: by kind, cell by cell, and what would mend it. */
import type { ProjectKind } from '../../../shared/catalogue/catalogue.ts'
import type { Desk, ProblemColumn } from '../../../shared/ipc.ts'
import { type Issue, ok } from '../../../shared/result.ts'
import { problemAdvice } from '../../../shared/words/problems/problem-advice.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'
import type { Overlay } from './edit-history.ts'
import { accountNumberOf, cellsOf, headers, issuesOf, nameOf, rowOf } from './sample-sheets.ts'

type Answers = Pick<Desk, 'listProblems' | 'listFixes' | 'listProblemValues' | 'findNextProblem'>

/** @param overlay  the cells that were edited */
export function sampleProblems({
  accountCount,
  overlay,
  kind,
}: {
  readonly accountCount: number
  readonly kind: ProjectKind
  readonly overlay: () => Overlay
}): Answers {
  const indexes = Array.from({ length: accountCount }, (_, at) => at)
  const issues = (): Issue[] => indexes.flatMap((at) => issuesOf(at, overlay()))
  return {
    listProblems: async () => {
      const all = issues()
      const codes = [...new Set(all.map(({ code }) => code))]
      const kinds = codes.map((code) => {
        const found = all.filter((issue) => issue.code === code)
        const [first] = found
        if (first === undefined) throw new Error('Every kind was found')
        return {
          code,
          level: first.level,
          title: problemTitle(first, found.length, false),
          advice: problemAdvice(code, false, kind),
          leadsToMap: false,
          count: found.length,
          first: found.slice(0, 5).map((issue) => ({ ...issue, account: accountOf(issue) })),
          columns: columnsOf(found),
          unfilledCount: 0,
          fixCount: found.filter(({ suggestion }) => suggestion !== undefined).length,
        }
      })
      const isWarning = ({ level }: { readonly level: string }) => Number(level !== 'error')
      return ok(kinds.toSorted((one, other) => isWarning(one) - isWarning(other) || other.count - one.count))
    },
    listFixes: async ({ code }) => {
      const fixes = indexes.flatMap((at) =>
        issuesOf(at, overlay()).flatMap(({ code: ofIssue, suggestion, where }) => {
          const cell = where?.cell
          if (ofIssue !== code || suggestion === undefined || cell === undefined) return []
          const from = cellsOf(at, overlay())[cell.column - 1]?.text ?? ''
          return [
            {
              ...cell,
              cells: [{ ...cell, from, to: suggestion }],
              accountNumber: accountNumberOf(at),
              name: nameOf(at),
            },
          ]
        }),
      )
      return ok({ fixes, total: fixes.length, closed: { cells: 2, accounts: 1 } })
    },
    listProblemValues: async ({ code }) => {
      const texts = indexes.flatMap((at) =>
        issuesOf(at, overlay()).flatMap(({ code: ofIssue, where }) =>
          ofIssue === code ? [cellsOf(at, overlay())[(where?.cell?.column ?? 1) - 1]?.text ?? ''] : [],
        ),
      )
      const counts = Map.groupBy(texts, (text) => text)
      return ok({ values: [...counts].map(([value, all]) => ({ value, count: all.length })), restCount: 0 })
    },
    findNextProblem: async ({ after, code, in: column, worst }) => {
      const places = issues()
        .filter((issue) => code === undefined || issue.code === code)
        .filter(({ level }) => worst === undefined || level === worst)
        .flatMap(({ where }) => (where?.cell === undefined ? [] : [where.cell]))
        .filter((cell) => column === undefined || cell.column === column.column)
      const isAfter = ({ row, column }: { row: number; column: number }): boolean =>
        after === null || row > after.row || (row === after.row && column > after.column)
      return ok(places.find(isAfter) ?? null)
    },
  }
}

const accountOf = ({ where }: Issue): string | null =>
  where?.cell === undefined ? null : accountNumberOf(where.cell.row - rowOf(0))

function columnsOf(issues: readonly Issue[]): ProblemColumn[] {
  const columns = Map.groupBy(
    issues.flatMap(({ where }) => where?.cell ?? []),
    ({ sheet, column }) => `${sheet} ${column}`,
  )
  return [...columns.values()].map((cells) => {
    const { sheet = '', column = 1 } = cells[0] ?? {}
    return { sheet, column, header: headers[column - 1] ?? '', count: cells.length, hasRepeats: cells.length > 1 }
  })
}
