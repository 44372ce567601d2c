/**
 * Compares the open project with what the service lists, and settles by asking what can be settled. What the service said is kept; what
 * it means is told from how the accounts stand whenever somebody looks.
 */
import type { Ask, ComparisonRow, ComparisonSummary, ComparisonVerdict, Reply } from '../../../shared/ipc.ts'
import { comparisonVerdict } from '../../../shared/ipc.ts'
import { accountsNamed, issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { changedSince, compareAccount, needsAsking, onlyThere } from '../../imports/compare-accounts.ts'
import type { ServiceLists } from '../../imports/service-lists.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import { type AccountRecord, unheardOf } from '../../storage/journal/journal-record.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import { followMoves } from '../status/standings.ts'
import type { ImportSession } from './import-session.ts'

type Ports = Pick<Surroundings, 'clock' | 'tellNews'> & {
  readonly session: Pick<ProjectSession, 'projectId' | 'register'>
  readonly known: Pick<AccountStatusProjection, 'view'>
  readonly imports: Pick<ImportSession, 'askService'>
  readonly statuses: Pick<AccountStatuses, 'view' | 'standpoint'>
}

/** What the service said, at a moment in milliseconds since 1970. */
type Comparison = Pick<ComparisonSummary, 'issues'> & {
  readonly at: number
  readonly lists: ServiceLists
  readonly takenOver: ReadonlySet<string>
}

export function createCompareSession(ports: Ports) {
  const { session, imports, statuses, clock } = ports
  let latest: Comparison | null = null
  /** What follows from it, as long as the accounts stand as they did. */
  let seen: { readonly rows: readonly ComparisonRow[]; readonly counts: Record<ComparisonVerdict, number> } | null =
    null
  let generation = 0
  const since = followMoves()
  const tellProgress = (done: number, total: number | null): void =>
    ports.tellNews('comparisonProgress', { done, total })

  const look = (comparison: Comparison) => {
    const haveMoved = since(statuses.standpoint())?.length !== 0
    if (haveMoved || seen === null) {
      const rows = rowsOf(comparison, ports)
      seen = { rows, counts: countVerdicts(rows) }
    }
    return seen
  }

  const summaryOf = (comparison: Comparison): ComparisonSummary => ({
    comparedAt: new Date(comparison.at).toISOString(),
    counts: look(comparison).counts,
    lists: comparison.lists.lengths,
    takenOver: comparison.takenOver.size,
    issues: comparison.issues,
  })

  return {
    answers: {
      compareWithService: async (): Promise<Result<ComparisonSummary>> => {
        if (session.projectId() === null) return refuse(issue('project_not_open', {}))
        const of = generation
        tellProgress(0, null)
        const asking = await imports.askService()
        if (!asking.ok) return asking
        const { lists, recordOf, ask } = asking.value
        const [trouble] = lists.troubles
        if (trouble !== undefined && Object.values(lists.lengths).every((length) => length === null))
          return refuse(trouble.issue)

        const unsettled = session
          .register()
          .all.flatMap(({ accountNumber }) => accountNumber ?? [])
          .filter((number) => needsAsking(recordOf(number), lists.accounts.get(number)))
        const notThereBefore = unsettled.filter((number) => isOnlyHere(recordOf(number)))
        const asked = await ask(unsettled, (done) => tellProgress(done, unsettled.length))
        if (generation !== of) return refuse(issue('comparison_outdated', {}))

        const takenOver = new Set(notThereBefore.filter((number) => !isOnlyHere(recordOf(number))))
        seen = null
        latest = { at: clock(), lists, takenOver, issues: [...lists.troubles, ...asked] }
        return ok(summaryOf(latest))
      },

      readComparison: async (wish: Ask<'readComparison'>): Promise<Result<Reply<'readComparison'>>> => {
        const { offset, limit, filter, search } = wish
        if (latest === null) return ok({ summary: null, total: 0, rows: [] })
        const wanted = (search ?? '').trim().toLowerCase()
        const fitting = look(latest).rows.filter(
          (row) => (filter === 'all' || row.verdict === filter) && (wanted === '' || hasText(row, wanted)),
        )
        const rows = fitting.slice(offset, offset + limit)
        return ok({ summary: summaryOf(latest), total: fitting.length, rows })
      },
    },

    /** Another project or connection is to come: what was compared is not of it. */
    forget: (): void => {
      generation += 1
      latest = null
    },
  }
}

/** As far as the journal knows. */
const isOnlyHere = ({ phase }: AccountRecord): boolean => phase === 'notSent' || phase === 'refused'

/** @returns those first that a person has to look at */
function rowsOf({ at, lists, takenOver }: Comparison, { session, known, statuses }: Ports) {
  const seen = known.view()
  const { statusOf } = statuses.view(seen)
  const accounts = session.register().all
  const ours = new Set(accounts.map(({ accountNumber }) => accountNumber))
  /** @param account  `null` for one that is only there */
  const rowOf = (number: string, account: IndexedAccount | null): ComparisonRow => {
    const record = seen.recordOf(number) ?? unheardOf(number)
    const there = lists.accounts.get(number)
    const isOld = record.changedAt !== null && record.changedAt > at
    const compared =
      account === null ? onlyThere : isOld ? changedSince : compareAccount(record, there, lists.numbersOf)
    const phase = record.phase === 'notSent' ? null : record.phase
    return {
      ...compared,
      accountNumber: account === null ? (quoteName(number) ?? '') : number,
      key: account?.key ?? null,
      name: account?.name ?? null,
      here: account === null ? phase : record.changedAt === null ? null : statusOf(account),
      there: there?.standing ?? null,
      platformNumberHere: quoteName(record.platformNumber),
      platformNumberThere: quoteName(there?.platformNumber ?? null),
      createdAtThere: there?.createdAt ?? null,
      isTakenOver: account !== null && takenOver.has(number),
      // One that is only there can't be shown.
      accounts: accountsNamed(compared.message).filter((named) => ours.has(named)),
    }
  }
  const others = [...lists.accounts.keys()].filter((number) => !ours.has(number))
  const placeOf = ({ verdict }: ComparisonRow): number => comparisonVerdict.options.indexOf(verdict)
  return [
    ...accounts.map((account) => rowOf(account.accountNumber ?? '', account)),
    ...others.map((number) => rowOf(number, null)),
  ].sort((one, other) => placeOf(one) - placeOf(other))
}

function countVerdicts(rows: readonly ComparisonRow[]): Record<ComparisonVerdict, number> {
  const counts = { otherValues: 0, differs: 0, changed: 0, onlyThere: 0, onlyHere: 0, same: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return counts
}

const hasText = (row: ComparisonRow, wanted: string): boolean =>
  [row.accountNumber, row.name, row.platformNumberHere, row.platformNumberThere].some((text) =>
    (text ?? '').toLowerCase().includes(wanted),
  )
