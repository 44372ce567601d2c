/**
 * What is known of the open project's accounts at the present connection: from its journal, and from dry runs. It asks nobody, and says
 * which accounts stand otherwise than before.
 */
import { isOnItsWay, onItsWay } from '../../../shared/account-status.ts'
import { serviceErrorOf } from '../../../shared/checking/service-issues.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { ChangeLog } from '../../flow/change-log.ts'
import type { Imports } from '../../imports/imports.ts'
import { PlatformNumbers } from '../../imports/shared-numbers.ts'
import { refusedIssues } from '../../imports/show-import.ts'
import { saidOf } from '../../imports/status-of.ts'
import type { IndexedAccount, SentNumbers, ServiceWords } from '../../preparation/protocol.ts'
import { openAuditedJournal } from '../../storage/journal/audited-journal.ts'
import {
  type Journal,
  type JournalEntry,
  type JournalScope,
  openPhases,
  unresolvedPhases,
} from '../../storage/journal/journal.ts'
import { type AccountRecord, unheardOf } from '../../storage/journal/journal-record.ts'
import type { DryRunRecord } from '../../storage/projects/projects.ts'
import type { Connections } from '../connection/connections.ts'
import { openForEach } from '../connection/open-for-each.ts'
import type { ProjectSession } from '../project/project-session.ts'

type Payload = Pick<IndexedAccount, 'accountNumber' | 'payloadHash'>

type Ports = Pick<Surroundings, 'data' | 'audit' | 'projects' | 'clock'> & {
  readonly connections: Pick<Connections, 'inUse'>
  readonly session: Pick<ProjectSession, 'projectId' | 'register'>
  /** What is being sent, or asked about, here; `null` where nothing is. */
  readonly atWork: () => Pick<Imports, 'isSending' | 'askedUntil'> | null
}

export type AccountStatusProjection = ReturnType<typeof createAccountStatusProjection>

/** A record, and what is known of it beside the journal. */
export type SeenRecord = AccountRecord & { readonly askedUntil?: number }

/** More news at once than this is a connection of its own: all accounts are looked at again. */
const newsKept = 1000

export function createAccountStatusProjection({ data, audit, projects, connections, session, clock, atWork }: Ports) {
  const journals = openForEach(connections, (scope) => openAuditedJournal(data, scope, clock, audit))
  const noDryRuns = new Map<string, DryRunRecord>()
  let dryRuns = { of: '', records: noDryRuns }
  let followed = followAnew(null)
  const news = new ChangeLog<string>(newsKept)
  /**
   * Numbers of accounts that have been read to be sent. Until the journal says that one was sent, nothing else does; a mapping that changed
   * in between could part it from its rows.
   */
  const inHand = new Set<string>()

  /** By account number, those of a project at the present connection; none without either. */
  const dryRunsOf = (projectId: string | null): Map<string, DryRunRecord> => {
    if (projectId === null) return noDryRuns
    const scope = connections.inUse().scope
    const of = JSON.stringify([projectId, scope])
    if (dryRuns.of !== of) {
      const read = scope === null ? [] : projects.readDryRuns(projectId, scope)
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
    const askedUntil = atWork()?.askedUntil(record.number) ?? null
    if (askedUntil !== null) return { ...record, phase: 'unknown', askedUntil }
    return atWork()?.isSending(record.number) === true ? record : { ...record, phase: 'unknown' }
  }

  /** The journal with its records as they are now; what changed since the last look becomes news. */
  const look = () => {
    const journal = journals.present()
    const records = journal?.records() ?? new Map<string, AccountRecord>()
    const moved = journal !== followed.of ? null : journal === null ? [] : journal.moves.since(followed.revision)
    if (moved === null) {
      followed = followAnew(journal)
      news.forget()
    } else news.add(moved)
    const { platformNumbers, unresolved } = followed
    const recordOf = (number: string): AccountRecord => records.get(number) ?? unheardOf(number)
    for (const record of moved?.map(recordOf) ?? records.values()) {
      platformNumbers.put(record)
      if (unresolvedPhases.has(record.phase)) unresolved.set(record.number, null)
      else unresolved.delete(record.number)
    }
    followed.revision = journal?.moves.revision ?? 0
    for (const [number, before] of unresolved) {
      const seen = asSeen(recordOf(number))
      if (before?.phase === seen.phase && before.askedUntil === seen.askedUntil) continue
      unresolved.set(number, seen)
      if (before !== null) news.add([number])
    }
    return { journal, records, shared: platformNumbers.shared }
  }

  return {
    journals,

    /** What is known at one moment, for going through all accounts. */
    view: () => {
      const { journal, records, shared } = look()
      const runs = dryRunsOf(session.projectId())
      const atService: Pick<ChangeLog<string>, 'revision' | 'since'> = news
      return {
        /** Others when all of it is of something else, another connection or project. */
        about: [journal, runs],
        /** The numbers of accounts that stand otherwise at the service, though they have not changed themselves. */
        atService,
        /** What the journal knows; `undefined` of an account it never heard of. */
        recordOf: (accountNumber: string | null): SeenRecord | undefined => {
          const record = accountNumber === null ? undefined : records.get(accountNumber)
          return record === undefined || record.changedAt === null ? undefined : asSeen(record)
        },
        dryRunOf: ({ accountNumber }: Pick<IndexedAccount, 'accountNumber'>): DryRunRecord | undefined =>
          accountNumber === null ? undefined : runs.get(accountNumber),
        historyOf: (accountNumber: string): readonly JournalEntry[] => journal?.history(accountNumber) ?? [],
        /** What the service has against an account as it is now, whether it was tried or sent. */
        refusalsOf: (account: Payload): readonly Issue[] => saidOn(account, runs, records)?.issues ?? [],
        /** Of all accounts of the supplier, also those of other projects. */
        shared,
      }
    },

    /** Of all accounts that were tried in a project, or have a record at the present connection. */
    knownNumbers: (projectId: string | null): readonly string[] => [
      ...new Set([...dryRunsOf(projectId).keys(), ...look().records.keys()]),
    ],

    /** What dry runs and creates said about payloads; `null`: about all that they were made with, whatever the accounts are now. */
    wordsOn: (projectId: string, payloads: readonly Payload[] | null): readonly ServiceWords[] => {
      // Looked up once for all: each look reads which connection is in use from the disk.
      const [runs, { records }] = [dryRunsOf(projectId), look()]
      const sentOnes = () => [...records.values()].map(({ number, ...of }) => ({ ...of, accountNumber: number }))
      const known: readonly Payload[] = payloads ?? [...runs.values(), ...sentOnes()]
      return known.flatMap(({ accountNumber, payloadHash }) => {
        const said = saidOn({ accountNumber, payloadHash }, runs, records)
        if (said === null || accountNumber === null || payloadHash === null) return []
        return [{ key: accountNumber, payloadHash, isTaken: said.isTaken, errors: said.issues.map(serviceErrorOf) }]
      })
    },

    /** Takes note of what a dry run has said. */
    keepDryRun: (projectId: string, scope: JournalScope, record: DryRunRecord): void => {
      projects.saveDryRun(projectId, scope, record)
      dryRunsOf(projectId).set(record.accountNumber, record)
      news.add([record.accountNumber])
    },

    /** Those that the service has or may have, and those that are in hand. */
    sentNumbers: (): SentNumbers => {
      const { journal, records } = look()
      return {
        of: journal,
        has: (number) => inHand.has(number) || isOnItsWay(records.get(number)?.phase),
        all: () => new Set([...(journal?.numbersIn(onItsWay) ?? []), ...inHand]),
        moves: news,
      }
    },
    /** Of an account something else is known by now, beside its journal. */
    noteMoved: (accountNumber: string): void => news.add([accountNumber]),
    takeInHand: (accountNumber: string): void => {
      inHand.add(accountNumber)
      news.add([accountNumber])
    },
    letGo: (accountNumber: string): void => {
      inHand.delete(accountNumber)
      news.add([accountNumber])
    },

    /** Accounts of the open project that the service has, or may have, and is not done with. */
    hasOpenAccounts: (): boolean =>
      session.register().ofNumbers(journals.present()?.numbersIn(openPhases) ?? []).length > 0,
  }
}

/** What is kept up by the moves of a journal, so that a look costs what has changed, however many accounts were sent. */
const followAnew = (of: Journal | null) => ({
  of,
  revision: 0,
  platformNumbers: new PlatformNumbers(),
  /** Those that are sent and not answered, as they were seen last. */
  unresolved: new Map<string, SeenRecord | null>(),
})

/** What the service said last about a payload; `null` where nobody can have asked it. */
function saidOn(
  { accountNumber, payloadHash }: Payload,
  runs: ReadonlyMap<string, DryRunRecord>,
  records: ReadonlyMap<string, AccountRecord>,
) {
  if (accountNumber === null || payloadHash === null) return null
  const [dryRun, record] = [runs.get(accountNumber), records.get(accountNumber)]
  const sent = record?.payloadHash === payloadHash ? record : undefined
  if (sent === undefined && dryRun?.payloadHash !== payloadHash) return null
  const isReceived = sent?.phase === 'accepted' || sent?.phase === 'finished'
  const said = isReceived ? 'passed' : saidOf({ payloadHash }, { dryRun, record })
  const refused = said === 'refused' && sent !== undefined ? refusedIssues(sent) : []
  return { isTaken: said === 'passed', issues: said === 'refusedInDryRun' ? (dryRun?.issues ?? []) : refused }
}
