/**
 * What is known of the open project's accounts at the present connection: from its journal, and from dry runs. It asks nobody, and says
 * which accounts stand otherwise than before.
 */
import { serviceErrorOf } from '../../../shared/checking/service-issues.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { ChangeLog } from '../../flow/change-log.ts'
import type { Imports } from '../../imports/imports.ts'
import { PlatformNumbers, type SharedNumbers } from '../../imports/shared-numbers.ts'
import { refusedIssues } from '../../imports/show-import.ts'
import { isOnItsWay, onItsWay, saidOf } from '../../imports/status-of.ts'
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

/** What is known at one moment, for going through all accounts. */
export type ImportView = {
  dryRunOf(account: IndexedAccount): DryRunRecord | undefined
  /** What the journal knows; `undefined` of an account it never heard of. */
  recordOf(accountNumber: string | null): SeenRecord | undefined
  historyOf(accountNumber: string): readonly JournalEntry[]
  /** What the service has against an account as it is now, whether it was tried or sent. */
  refusalsOf(account: Payload): readonly Issue[]
  /** Of all accounts of the supplier, also those of other projects. */
  readonly shared: SharedNumbers
}

type Payload = Pick<IndexedAccount, 'accountNumber' | 'payloadHash'>

type Ports = Pick<Surroundings, 'data' | 'audit' | 'projects' | 'clock'> & {
  readonly connections: Pick<Connections, 'inUse'>
  readonly session: Pick<ProjectSession, 'projectId' | 'register'>
  /** What is being sent, or asked about, here; `null` where nothing is. */
  readonly atWork: () => Pick<Imports, 'isSending' | 'askedUntil'> | null
  /** Numbers of accounts that are read to be sent. */
  readonly inHand: () => ReadonlySet<string>
}

export type AccountStatusProjection = ReturnType<typeof createAccountStatusProjection>

/** A record, and what is known of it beside the journal. */
export type SeenRecord = AccountRecord & { readonly askedUntil?: number }

/** More news at once than this is a connection of its own: all accounts are looked at again. */
const newsKept = 1000

/** What is kept up by the moves of a journal, so that a look costs what has changed, however many accounts were sent. */
type Followed = {
  readonly of: Journal | null
  revision: number
  readonly platformNumbers: PlatformNumbers
  /** Those that are sent and not answered, as they were seen last. */
  readonly unresolved: Map<string, SeenRecord | null>
}

export function createAccountStatusProjection({
  data,
  audit,
  projects,
  connections,
  session,
  clock,
  atWork,
  inHand,
}: Ports) {
  const journals = openForEach(connections, (scope) => openAuditedJournal(data, scope, clock, audit))
  let dryRuns: { readonly of: string; readonly records: Map<string, DryRunRecord> } | null = null
  let followed: Followed = followAnew(null)
  const news = new ChangeLog<string>(newsKept)

  const knownDryRuns = (projectId: string): Map<string, DryRunRecord> => {
    const scope = connections.inUse().scope
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
    const until = atWork()?.askedUntil(record.number) ?? undefined
    if (until === undefined && (record.phase === 'unknown' || atWork()?.isSending(record.number) === true))
      return record
    return { ...record, phase: 'unknown', ...(until === undefined ? {} : { askedUntil: until }) }
  }

  /** The records as they are now; what changed since the last look becomes news. */
  const presentRecords = (): ReadonlyMap<string, AccountRecord> => {
    const of = journals.present()
    const records = of?.records() ?? noRecords
    const moved = of !== followed.of ? null : of === null ? [] : of.moves.since(followed.revision)
    if (moved === null) {
      followed = followAnew(of)
      for (const record of records.values()) note(record)
      news.forget()
    } else {
      for (const number of moved) note(records.get(number) ?? unheardOf(number))
      news.add(moved)
    }
    followed.revision = of?.moves.revision ?? 0
    for (const [number, before] of followed.unresolved) {
      const seen = asSeen(records.get(number) ?? unheardOf(number))
      if (before?.phase === seen.phase && before.askedUntil === seen.askedUntil) continue
      followed.unresolved.set(number, seen)
      if (before !== null) news.add([number])
    }
    return records
  }

  const note = (record: AccountRecord): void => {
    followed.platformNumbers.put(record)
    if (unresolvedPhases.has(record.phase)) followed.unresolved.set(record.number, null)
    else followed.unresolved.delete(record.number)
  }

  return {
    journals,

    view: (): ImportView => {
      const journal = journals.present()
      const records = presentRecords()
      const { shared } = followed.platformNumbers
      const projectId = session.projectId()
      const runs = projectId === null ? new Map<string, DryRunRecord>() : knownDryRuns(projectId)
      const recordOf = (accountNumber: string | null): SeenRecord | undefined => {
        const record = accountNumber === null ? undefined : records.get(accountNumber)
        return record === undefined || record.changedAt === null ? undefined : asSeen(record)
      }
      return {
        recordOf,
        shared,
        historyOf: (accountNumber) => journal?.history(accountNumber) ?? [],
        refusalsOf: (account) => saidOn(account, runs, records)?.issues ?? [],
        dryRunOf: ({ accountNumber }) => (accountNumber === null ? undefined : runs.get(accountNumber)),
      }
    },

    /**
     * `of`: others when all of it is of something else, another connection or project. `atService`: the numbers of accounts that stand
     * otherwise at the service, though they have not changed themselves.
     */
    revision: () => {
      presentRecords()
      const projectId = session.projectId()
      return { of: [journals.present(), projectId === null ? null : knownDryRuns(projectId)], atService: news }
    },

    /** Of all accounts that were tried in a project, or have a record at the present connection. */
    knownNumbers: (projectId: string | null): readonly string[] => [
      ...new Set([...(projectId === null ? [] : knownDryRuns(projectId).keys()), ...presentRecords().keys()]),
    ],

    /** What dry runs and creates said about payloads; `null`: about all that they were made with, whatever the accounts are now. */
    wordsOn: (projectId: string, payloads: readonly Payload[] | null): readonly ServiceWords[] => {
      // Looked up once for all: each look reads which connection is in use from the disk.
      const [runs, records] = [knownDryRuns(projectId), presentRecords()]
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
      knownDryRuns(projectId).set(record.accountNumber, record)
      news.add([record.accountNumber])
    },

    /** Those that the service has or may have, and those that are in hand. */
    sentNumbers: (): SentNumbers => {
      const of = journals.present()
      const records = presentRecords()
      const held = inHand()
      return {
        of,
        has: (number) => held.has(number) || isOnItsWay(records.get(number)?.phase),
        all: () => new Set([...(of?.numbersIn(onItsWay) ?? []), ...held]),
        moves: news,
      }
    },
    /** They have come into a hand, or left it. */
    noteInHand: (accountNumber: string): void => news.add([accountNumber]),

    /** Accounts of the open project that the service has, or may have, and is not done with. */
    hasOpenAccounts: (): boolean => {
      const open = journals.present()?.numbersIn(openPhases) ?? []
      return open.length > 0 && session.register().ofNumbers(open).length > 0
    },
  }
}

const followAnew = (of: Journal | null): Followed => ({
  of,
  revision: 0,
  platformNumbers: new PlatformNumbers(),
  unresolved: new Map(),
})
const noRecords: ReadonlyMap<string, AccountRecord> = new Map()

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
  const said = isReceived(sent) ? 'passed' : saidOf({ payloadHash }, { dryRun, record })
  const refused = said === 'refused' && sent !== undefined ? refusedIssues(sent) : []
  return { isTaken: said === 'passed', issues: said === 'refusedInDryRun' ? (dryRun?.issues ?? []) : refused }
}

const isReceived = (record: AccountRecord | undefined): boolean =>
  record?.phase === 'accepted' || record?.phase === 'finished'
