/** Compares the open project with what the service lists, settles by asking what can be settled, and keeps the outcome for the screen. */
import type { Ask, ComparisonRow, ComparisonSummary, ComparisonVerdict, Reply } from '../../shared/ipc.ts'
import { comparisonVerdict } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { quoteName } from '../../shared/words/words-of-others.ts'
import { compareAccount, needsAsking, onlyThere } from '../imports/compare-accounts.ts'
import type { ListedAccount, ServiceLists } from '../imports/service-lists.ts'
import type { Clock } from '../platform/time.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

export type CompareSessionPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly clock: Clock
  readonly tellProgress: (progress: { readonly done: number; readonly total: number | null }) => void
}

export type CompareSession = {
  compare(): Promise<Result<ComparisonSummary>>
  read(ask: Ask<'readComparison'>): Reply<'readComparison'>
  /** Another project or connection is to come: what was compared is not of it. */
  forget(): void
}

type Comparison = { readonly summary: ComparisonSummary; readonly rows: readonly ComparisonRow[] }

export function createCompareSession({ session, imports, clock, tellProgress }: CompareSessionPorts): CompareSession {
  let latest: Comparison | null = null
  let generation = 0

  return {
    compare: async () => {
      const projectId = session.projectId()
      if (projectId === null) return refuse(issue('project_not_open', {}))
      const of = generation
      tellProgress({ done: 0, total: null })
      const asking = await imports.askService()
      if (!asking.ok) return asking
      const { lists, recordOf, ask } = asking.value
      const [trouble] = lists.troubles
      if (trouble !== undefined && Object.values(lists.lengths).every((length) => length === null))
        return refuse(trouble.issue)

      const accounts = session.accounts().filter((one) => one.accountNumber !== null)
      const unsettled = accounts
        .map((one) => one.accountNumber ?? '')
        .filter((number) => needsAsking(recordOf(number), lists.accounts.get(number)))
      const notThereBefore = unsettled.filter((number) => isOnlyHere(recordOf(number)))
      const asked = await ask(unsettled, (done) => tellProgress({ done, total: unsettled.length }))
      if (generation !== of) return refuse(issue('comparison_outdated', {}))

      const takenOver = new Set(notThereBefore.filter((number) => !isOnlyHere(recordOf(number))))
      const rows = rowsOf(accounts, lists, recordOf, takenOver)
      const summary: ComparisonSummary = {
        comparedAt: new Date(clock()).toISOString(),
        counts: countVerdicts(rows),
        lists: lists.lengths,
        takenOver: takenOver.size,
        issues: [...lists.troubles, ...asked],
      }
      latest = { summary, rows }
      return ok(summary)
    },

    read: ({ offset, limit, filter, search }) => {
      if (latest === null) return { summary: null, total: 0, rows: [] }
      const wanted = (search ?? '').trim().toLowerCase()
      const fitting = latest.rows.filter(
        (row) => (filter === 'all' || row.verdict === filter) && (wanted === '' || hasText(row, wanted)),
      )
      return { summary: latest.summary, total: fitting.length, rows: fitting.slice(offset, offset + limit) }
    },

    forget: () => {
      generation += 1
      latest = null
    },
  }
}

/** As far as the journal knows. */
const isOnlyHere = ({ phase }: AccountRecord): boolean => phase === 'notSent' || phase === 'refused'

function rowsOf(
  accounts: readonly IndexedAccount[],
  lists: ServiceLists,
  recordOf: (number: string) => AccountRecord,
  takenOver: ReadonlySet<string>,
): ComparisonRow[] {
  const ours = new Set(accounts.map(({ accountNumber }) => accountNumber))
  const here = accounts.map(({ key, name, accountNumber }): ComparisonRow => {
    const number = accountNumber ?? ''
    const record = recordOf(number)
    const there = lists.accounts.get(number)
    const compared = compareAccount(record, there, lists.numbersOf)
    return { ...rowOf(number, record, there), key, name, isTakenOver: takenOver.has(number), ...compared }
  })
  const others = [...lists.accounts.values()]
    .filter(({ number }) => !ours.has(number))
    .map(
      (there): ComparisonRow => ({
        ...rowOf(there.number, recordOf(there.number), there),
        accountNumber: quoteName(there.number) ?? '',
        key: null,
        name: null,
        isTakenOver: false,
        ...onlyThere,
      }),
    )
  return [...here, ...others]
}

const rowOf = (number: string, record: AccountRecord, there: ListedAccount | undefined) => ({
  accountNumber: number,
  here: record.changedAt === null ? null : record.phase,
  there: there?.standing ?? null,
  platformNumberHere: quoteName(record.platformNumber),
  platformNumberThere: quoteName(there?.platformNumber ?? null),
  createdAtThere: there?.createdAt ?? null,
})

function countVerdicts(rows: readonly ComparisonRow[]): Record<ComparisonVerdict, number> {
  const counts = { same: 0, otherValues: 0, differs: 0, onlyHere: 0, onlyThere: 0 } satisfies Record<
    ComparisonVerdict,
    number
  >
  for (const verdict of comparisonVerdict.options)
    counts[verdict] = rows.filter((row) => row.verdict === verdict).length
  return counts
}

const hasText = (row: ComparisonRow, wanted: string): boolean =>
  [row.accountNumber, row.name, row.platformNumberHere, row.platformNumberThere].some((text) =>
    (text ?? '').toLowerCase().includes(wanted),
  )
