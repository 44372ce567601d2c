/**
 * What is known of the open project's accounts at the present connection: from its journal, and from dry runs. It asks nobody, and says
 * which accounts stand otherwise than before.
 */
import type { ServiceError } from '../../shared/checking/service-issues.ts'
import type { HistoryEntry, ImportState } from '../../shared/ipc.ts'
import type { Issue } from '../../shared/result.ts'
import { type SharedNumbers, sharedPlatformNumbers } from '../imports/shared-numbers.ts'
import { refusedIssues, showHistory, showImportState } from '../imports/show-import.ts'
import type { Clock } from '../platform/time.ts'
import type { IndexedAccount, ServiceWords } from '../preparation/protocol.ts'
import type { AuditLog } from '../storage/audit-log.ts'
import { openAuditedJournal } from '../storage/audited-journal.ts'
import { type Journal, type JournalEntry, type JournalScope, openPhases, unresolvedPhases } from '../storage/journal.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import type { DryRunRecord, Projects } from '../storage/projects.ts'
import type { SealedData } from '../storage/sealed-data.ts'
import type { KnownDryRun } from './account-list.ts'
import type { Connections } from './connections.ts'
import type { ProjectSession } from './project-session.ts'
import { RecentMoves } from './recent-moves.ts'

/** What is known at one moment, for going through all accounts. */
export type ImportView = {
  stateOf(account: IndexedAccount): ImportState | undefined
  dryRunOf(account: IndexedAccount): KnownDryRun | undefined
  /** What the journal knows; `undefined` of an account it never heard of. */
  recordOf(accountNumber: string | null): AccountRecord | undefined
  historyOf(accountNumber: string): readonly JournalEntry[]
  /** Of all accounts of the supplier, also those of other projects. */
  readonly shared: SharedNumbers
  /** Failed at the service, with the very payload it has now. */
  isFailedUnchanged(account: IndexedAccount): boolean
}

type WithPayload = Pick<IndexedAccount, 'key' | 'accountNumber' | 'payloadHash'>

export type ImportEdition = {
  /** Others when all of it is of something else: another connection, another project. */
  readonly of: readonly unknown[]
  /** The numbers of accounts that stand otherwise at the service, though they have not changed themselves. */
  readonly atService: Pick<RecentMoves<string>, 'edition' | 'since'>
}

export type KnownImports = {
  /** One for each service and supplier: a journal knows what it wrote itself, but not what another object over the same file wrote. */
  journalOf(scope: JournalScope): Journal
  view(): ImportView
  edition(): ImportEdition
  history(accountNumber: string): readonly HistoryEntry[]
  /** Of all accounts that were tried in a project, or have a record at the present connection. */
  knownNumbers(projectId: string | null): readonly string[]
  /** What dry runs and creates said about accounts as they are now. Says nothing of those that nobody can have tried. */
  wordsOn(projectId: string, accounts: readonly WithPayload[]): readonly ServiceWords[]
  /** Takes note of what a dry run has said. */
  keepDryRun(projectId: string, scope: JournalScope, record: DryRunRecord): void
  /** Accounts of the open project that the service has, or may have, and is not done with. */
  hasOpenAccounts(): boolean
}

type Ports = {
  readonly data: SealedData
  readonly audit: AuditLog
  readonly projects: Projects
  readonly connections: Pick<Connections, 'scope'>
  readonly session: Pick<ProjectSession, 'projectId' | 'register'>
  readonly clock: Clock
  /** Somebody here waits for the answer to a create of this account. */
  readonly isSending: (accountNumber: string) => boolean
  /** Until about when the service is being asked about a create whose answer was lost, in milliseconds since 1970. */
  readonly askedUntil: (accountNumber: string) => number | null
}

/** A record, and what is known of it beside the journal. */
type SeenRecord = AccountRecord & { readonly askedUntil?: number }

/** More news at once than this is a connection of its own: all accounts are looked at again. */
const newsKept = 1000

export function createKnownImports({
  data,
  audit,
  projects,
  connections,
  session,
  clock,
  isSending,
  askedUntil,
}: Ports): KnownImports {
  const journals = new Map<string, Journal>()
  let dryRuns: { readonly of: string; readonly records: Map<string, DryRunRecord> } | null = null
  let records: {
    readonly of: Journal | null
    readonly all: readonly SeenRecord[]
    readonly byNumber: ReadonlyMap<string, SeenRecord>
    readonly shared: SharedNumbers
  } = { of: null, all: [], byNumber: new Map(), shared: new Map() }
  /** One for each record, so that what did not change is known by being the same. */
  const seenLost = new WeakMap<AccountRecord, SeenRecord>()
  const news = new RecentMoves<string>(newsKept)

  const journalOf = (scope: JournalScope): Journal => {
    const of = JSON.stringify([scope.connection, scope.supplier])
    const journal = journals.get(of) ?? openAuditedJournal(data, scope, clock, audit)
    journals.set(of, journal)
    return journal
  }

  const presentJournal = (): Journal | null => {
    const scope = connections.scope()
    return scope === null ? null : journalOf(scope)
  }

  const knownDryRuns = (projectId: string): Map<string, DryRunRecord> => {
    const scope = connections.scope()
    if (scope === null) return new Map()
    const of = JSON.stringify([projectId, scope])
    if (dryRuns?.of !== of) {
      const read = projects.readDryRuns(projectId, scope)
      dryRuns = { of, records: new Map(read.map((record) => [record.accountNumber, record])) }
    }
    return dryRuns.records
  }

  /**
   * A create that nobody here is sending any more, because the application was ended meanwhile or another one is at it: all that is
   * known is that it was sent. And one whose answer was lost, while the service is asked about it.
   */
  const asSeen = (record: AccountRecord): SeenRecord => {
    if (!unresolvedPhases.has(record.phase)) return record
    const until = askedUntil(record.number) ?? undefined
    if (until === undefined && (record.phase === 'unknown' || isSending(record.number))) return record
    const before = seenLost.get(record)
    const seen = before?.askedUntil === until && before !== undefined ? before : lostAs(record, until)
    seenLost.set(record, seen)
    return seen
  }

  /** What the journal knows: the same until it knows something else. */
  const presentRecords = () => {
    const of = presentJournal()
    const all = (of?.readAll() ?? []).map(asSeen)
    const changed = of === records.of ? all.filter((record, index) => record !== records.all[index]) : all
    if (of !== records.of || changed.length > 0 || all.length !== records.all.length) {
      const byNumber = new Map(all.map((record) => [record.number, record]))
      records = { of, all, byNumber, shared: sharedPlatformNumbers(all) }
      news.add(changed.map(({ number }) => number))
    }
    return records
  }

  return {
    journalOf,

    view: () => {
      const journal = presentJournal()
      const { byNumber, shared } = presentRecords()
      const projectId = session.projectId()
      const runs = projectId === null ? new Map<string, DryRunRecord>() : knownDryRuns(projectId)
      const recordOf = (accountNumber: string | null): SeenRecord | undefined => {
        const record = accountNumber === null ? undefined : byNumber.get(accountNumber)
        return record?.changedAt === null ? undefined : record
      }
      return {
        stateOf: ({ accountNumber }) => {
          const record = recordOf(accountNumber)
          return record === undefined ? undefined : showImportState(record, { askedUntil: record.askedUntil, shared })
        },
        recordOf,
        shared,
        historyOf: (accountNumber) => journal?.history(accountNumber) ?? [],
        isFailedUnchanged: ({ accountNumber, payloadHash }) => {
          const record = recordOf(accountNumber)
          return payloadHash !== null && record?.phase === 'failed' && record.payloadHash === payloadHash
        },
        dryRunOf: ({ accountNumber }) => (accountNumber === null ? undefined : runs.get(accountNumber)),
      }
    },

    edition: () => {
      presentRecords()
      const projectId = session.projectId()
      return { of: [presentJournal(), projectId === null ? null : knownDryRuns(projectId)], atService: news }
    },

    history: (accountNumber) => showHistory(presentJournal()?.history(accountNumber) ?? []),

    knownNumbers: (projectId) => [
      ...new Set([...(projectId === null ? [] : knownDryRuns(projectId).keys()), ...presentRecords().byNumber.keys()]),
    ],

    wordsOn: (projectId, accounts) => {
      const runs = knownDryRuns(projectId)
      const present = presentRecords().byNumber
      if (runs.size === 0 && present.size === 0) return []
      return accounts.flatMap(({ key, accountNumber, payloadHash }) => {
        if (accountNumber === null || payloadHash === null) return []
        const run = runs.get(accountNumber)
        const record = present.get(accountNumber)
        const tried = run?.payloadHash === payloadHash ? run : undefined
        const sent = record?.payloadHash === payloadHash ? record : undefined
        if (tried === undefined && sent === undefined) return []
        const said = tried?.outcome === 'refused' ? tried.issues : sent === undefined ? [] : refusedIssues(sent)
        const isTaken =
          said.length === 0 && sent?.phase !== 'failed' && (tried?.outcome === 'passed' || isReceived(sent))
        return [{ key, payloadHash, isTaken, errors: said.map(serviceErrorOf) }]
      })
    },

    keepDryRun: (projectId, scope, record) => {
      projects.saveDryRuns(projectId, scope, [record])
      knownDryRuns(projectId).set(record.accountNumber, record)
      news.add([record.accountNumber])
    },

    hasOpenAccounts: () => {
      const open = presentJournal()?.numbersIn(openPhases) ?? []
      return open.length > 0 && session.register().ofNumbers(open).length > 0
    },
  }
}

const lostAs = (record: AccountRecord, askedUntil: number | undefined): SeenRecord => ({
  ...record,
  phase: 'unknown',
  ...(askedUntil === undefined ? {} : { askedUntil }),
})

const isReceived = (record: AccountRecord | undefined): boolean =>
  record?.phase === 'accepted' || record?.phase === 'finished'

const serviceErrorOf = ({ where, code, message }: Issue): ServiceError => ({
  attr: where?.path ?? null,
  code,
  detail: message,
})
