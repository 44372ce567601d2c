/**
 * The import as the open project sees it: the journal of the present connection, the engine over it once it is needed, and what
 * dry runs have said. What the service says about a payload is put at the cells it came from.
 */
import type { ServiceError } from '../../shared/checking/service-issues.ts'
import type { HistoryEntry, ImportState, News, Nothing } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { AccountToImport } from '../imports/account-to-import.ts'
import type { AccountToRead } from '../imports/create-in-turn.ts'
import { createImports, type Imports } from '../imports/imports.ts'
import type { RunEnd, RunWish } from '../imports/run-all.ts'
import type { ServiceLists } from '../imports/service-lists.ts'
import { refusedIssues, showHistory, showImportState } from '../imports/show-import.ts'
import { type Clock, sleep, uptime } from '../platform/time.ts'
import type { IndexedAccount, PreparedPayload } from '../preparation/protocol.ts'
import type { AuditLog } from '../storage/audit-log.ts'
import { openAuditedJournal } from '../storage/audited-journal.ts'
import { type Journal, type JournalEntry, type JournalScope, unresolvedPhases } from '../storage/journal.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import { openImportLock } from '../storage/lock.ts'
import type { DryRunRecord, Projects } from '../storage/projects.ts'
import type { SealedData } from '../storage/sealed-data.ts'
import type { KnownDryRun } from './account-list.ts'
import type { Connections } from './connections.ts'
import { createDryRunSession, type DryRunCounts, type DryRunSession, type DryRunWork } from './dry-run-session.ts'
import { takingTurns } from './in-turn.ts'
import type { ProjectSession } from './project-session.ts'
import { telling } from './telling.ts'

export type ImportSessionPorts = {
  /** The folder of everything kept between runs. */
  readonly home: string
  readonly data: SealedData
  readonly audit: AuditLog
  readonly projects: Projects
  readonly connections: Connections
  readonly session: ProjectSession
  readonly clock: Clock
  readonly logBug: (where: string, error: unknown) => void
  /** These accounts of the open project are no longer what they were. */
  readonly tellChanged: (keys: readonly string[]) => void
  readonly tellDryRun: (progress: News<'dryRunProgress'>) => void
  /** The service can't be asked any more, before everything is final. */
  readonly tellWatchEnded: (end: News<'watchEnded'>) => void
}

/** What is known at one moment, for going through all accounts. */
export type ImportView = {
  stateOf(account: IndexedAccount): ImportState | undefined
  dryRunOf(account: IndexedAccount): KnownDryRun | undefined
  /** What the journal knows; `undefined` of an account it never heard of. */
  recordOf(accountNumber: string | null): AccountRecord | undefined
  historyOf(accountNumber: string): readonly JournalEntry[]
  /** Failed at the service, with the very payload it has now. */
  isFailedUnchanged(account: IndexedAccount): boolean
}

/** What the service said about a payload that is still the account's. */
export type KnownErrors = {
  readonly key: string
  readonly payloadHash: string
  readonly errors: readonly ServiceError[]
}

export type ImportSession = {
  view(): ImportView
  /** Others as soon as what a view tells of an unchanged account may be otherwise. */
  edition(): readonly unknown[]
  history(accountNumber: string): readonly HistoryEntry[]
  /** What dry runs and refused creates said about accounts as they are now. */
  knownErrors(projectId: string, accounts: readonly IndexedAccount[]): readonly KnownErrors[]
  dryRun(keys: readonly string[]): Promise<Result<DryRunCounts>>
  /** Those under way. */
  readonly dryRuns: Pick<DryRunSession, 'pause' | 'resume' | 'stop' | 'read'>
  create(key: string): Promise<Result<ImportState>>
  /** A run over accounts of the open project, each read when its turn comes; what was sent is watched on afterwards. */
  run(accounts: readonly IndexedAccount[], wish: RunWish): Promise<Result<RunEnd>>
  /** The service's lists, and a way to settle by asking what they say otherwise than the journal. */
  askService(): Promise<Result<ServiceAnswers>>
  /** Begins to watch, or joins the watch; or says why it can't. */
  watch(): Promise<Result<Nothing>>
  /**
   * Asks on about what is not finished of the open project, without anybody having asked for it: nothing is said where that can't be
   * done, or while nobody answers.
   */
  followOpen(): Promise<void>
  /** The computer was away: what is not final is asked about once more, where anything was being asked about. */
  lookAgain(): void
  /** Ends what goes through the present connection, changes it, and lets nothing begin in between. */
  changeConnection<T>(change: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type ServiceAnswers = {
  readonly lists: ServiceLists
  readonly recordOf: (accountNumber: string) => AccountRecord
  readonly ask: Imports['askAbout']
}

/** The engine, with the scope it was opened for. */
type Engine = { readonly imports: Imports; readonly scope: JournalScope }

export function createImportSession(ports: ImportSessionPorts): ImportSession {
  const { connections, projects, session, clock } = ports
  const inTurn = takingTurns()
  let engine: Engine | null = null
  let watching: Promise<void> | null = null
  /** The watch is a person's wish, who is told when it ends early. */
  let isWatchWished = false
  let isClosed = false
  const journals = new Map<string, Journal>()
  let dryRuns: { readonly of: string; readonly records: Map<string, DryRunRecord> } | null = null
  /** Answers of dry runs that were kept since the start. */
  let dryRunCount = 0
  let records: { readonly all: readonly AccountRecord[]; readonly byNumber: ReadonlyMap<string, AccountRecord> } = {
    all: [],
    byNumber: new Map(),
  }
  /** One for each record, so that what did not change is known by being the same. */
  const leftSending = new WeakMap<AccountRecord, AccountRecord>()
  const dryRunSession = createDryRunSession({ uptime, sleep, tell: ports.tellDryRun })

  /** One for each service and supplier: a journal knows what it wrote itself, but not what another object over the same file wrote. */
  const journalOf = (scope: JournalScope): Journal => {
    const of = JSON.stringify([scope.connection, scope.supplier])
    const journal = journals.get(of) ?? openAuditedJournal(ports.data, scope, clock, ports.audit)
    journals.set(of, journal)
    return journal
  }

  const presentJournal = (): Journal | null => {
    const scope = connections.scope()
    return scope === null ? null : journalOf(scope)
  }

  const keysOf = (numbers: ReadonlySet<string>): string[] =>
    session
      .accounts()
      .flatMap(({ key, accountNumber }) => (accountNumber !== null && numbers.has(accountNumber) ? [key] : []))

  const presentEngine = (): Promise<Result<Engine>> =>
    inTurn(async () => {
      if (engine !== null) return ok(engine)
      const link = await connections.link()
      if (!link.ok) return link
      const { platform, scope } = link.value
      const journal = journalOf(scope)
      // Nothing may be sent while it can't be known what was sent.
      const unreadable = journal.unreadableCount()
      if (unreadable > 0) return refuse(issue('journal_unreadable', { accountCount: unreadable }))
      const imports = createImports({
        journal,
        platform,
        clock,
        uptime,
        sleep,
        random: Math.random,
        lock: openImportLock(ports.home, scope),
        tell: (numbers) => {
          for (const number of numbers) changedNumbers.add(number)
          changes.tell(null)
        },
      })
      engine = { imports, scope }
      // What was on its way when the application was closed is asked about at once. Nobody waits for it: an account that is not
      // cleared up yet is cleared up by the engine before it is sent.
      imports.recover().catch((error: unknown) => ports.logBug('recovering', error))
      return ok(engine)
    })

  const knownDryRuns = (projectId: string): Map<string, DryRunRecord> => {
    const scope = connections.scope()
    if (scope === null) return new Map()
    const of = JSON.stringify([projectId, scope])
    if (dryRuns?.of !== of) {
      const records = projects.readDryRuns(projectId, scope)
      dryRuns = { of, records: new Map(records.map((record) => [record.accountNumber, record])) }
    }
    return dryRuns.records
  }

  /**
   * A create that nobody here is sending any more, because the application was ended meanwhile or another one is at it: all that is
   * known is that it was sent.
   */
  const asSeen = (record: AccountRecord): AccountRecord => {
    if (record.phase !== 'sending' || engine?.imports.isSending(record.number) === true) return record
    const seen = leftSending.get(record) ?? { ...record, phase: 'unknown' }
    leftSending.set(record, seen)
    return seen
  }

  /** What the journal knows, by account number: the same map until it knows something else. */
  const presentRecords = (): ReadonlyMap<string, AccountRecord> => {
    const all = (presentJournal()?.readAll() ?? []).map(asSeen)
    if (all.length !== records.all.length || all.some((record, index) => record !== records.all[index])) {
      records = { all, byNumber: new Map(all.map((record) => [record.number, record])) }
    }
    return records.byNumber
  }

  /** Of accounts that change many times a second in a run: their keys are looked for, and told, a few times a second. */
  const changedNumbers = new Set<string>()
  const changes = telling(() => {
    const keys = keysOf(changedNumbers)
    changedNumbers.clear()
    if (keys.length > 0) ports.tellChanged(keys)
  })

  const placeErrors = async ({ key, payloadHash, errors }: KnownErrors): Promise<void> => {
    await session.ask('placeServiceErrors', { key, payloadHash, errors })
  }

  const watchOn = async (imports: Imports): Promise<void> => {
    for (;;) {
      const end = await imports.watch()
      if (end.kind !== 'blocked') return
      // Nobody waits to be told of a network that is not there: the questions just go on, at their longest intervals.
      const isSilence = end.issue.code === ('watch_service_silent' satisfies Issue['code'])
      if (isSilence && !isWatchWished) continue
      ports.tellWatchEnded({ issue: end.issue, serviceWords: end.serviceWords })
      return
    }
  }

  const keepWatching = (imports: Imports, { isWished = true } = {}): void => {
    isWatchWished ||= isWished
    watching ??= watchOn(imports)
      .catch((error: unknown) => ports.logBug('watching', error))
      .finally(() => {
        watching = null
        isWatchWished = false
      })
  }

  /** Accounts of the open project that the service has, or may have, and is not done with. */
  const hasOpenAccounts = (): boolean => {
    const known = presentRecords()
    return session.accounts().some(({ accountNumber }) => {
      const phase = accountNumber === null ? undefined : known.get(accountNumber)?.phase
      return phase === 'accepted' || (phase !== undefined && unresolvedPhases.has(phase))
    })
  }

  const readAccounts = async (keys: readonly string[]): Promise<Result<AccountToImport[]>> => {
    const read = await session.ask('readPayloads', { keys })
    return read.ok ? ok(read.value.flatMap((one) => accountToImport(one) ?? [])) : read
  }

  /** Tries accounts out, and keeps and places what the service says of each as soon as it has said it. */
  const dryRunWork = ({ imports, scope }: Engine, keys: readonly string[]): Result<DryRunWork> => {
    const projectId = session.projectId()
    if (projectId === null) return refuse(issue('project_not_open', {}))
    const keyOf = new Map(session.accounts().map(({ accountNumber, key }) => [accountNumber, key]))
    return ok({
      keys,
      read: readAccounts,
      tryOut: async (accounts, wish) => {
        const placing: Promise<void>[] = []
        const end = await imports.dryRun(accounts, {
          ...wish,
          onResult: (record) => {
            projects.saveDryRuns(projectId, scope, [record])
            knownDryRuns(projectId).set(record.accountNumber, record)
            dryRunCount += 1
            const key = keyOf.get(record.accountNumber)
            if (key !== undefined) placing.push(placeErrors(errorsOfDryRun(key, record)))
          },
        })
        await Promise.all(placing)
        ports.tellChanged(accounts.flatMap(({ number }) => keyOf.get(number) ?? []))
        return end
      },
    })
  }

  const readToSend = async (key: string): Promise<Result<AccountToImport>> => {
    const read = await session.ask('readPayloads', { keys: [key] })
    if (!read.ok) return read
    const [prepared] = read.value
    const account = prepared === undefined ? undefined : accountToImport(prepared)
    if (prepared === undefined || account === undefined) return refuse(issue('account_gone', {}))
    const aside = session.setAsideOf(key)
    if (aside !== null) return refuse(issue('account_set_aside', { account: account.number, reason: aside.reason }))
    if (prepared.errors.length === 0) return ok(account)
    return refuse(issue('account_not_ready', { account: account.number, problemCount: prepared.errors.length }))
  }

  /** What the service listed against the account goes to the cells it is about. */
  const placeRefusal = async (imports: Imports, key: string, { number, payloadHash }: AccountToImport) => {
    const refusal = imports.lastRefusal(number)
    if (refusal?.payloadHash !== payloadHash) return
    await placeErrors({ key, payloadHash, errors: refusal.issues.map(serviceErrorOf) })
  }

  const accountToRead = (
    imports: Imports,
    { key, accountNumber, payloadHash }: IndexedAccount,
  ): AccountToRead | undefined => {
    if (accountNumber === null) return undefined
    return {
      number: accountNumber,
      payloadHash,
      read: () => readToSend(key),
      afterTurn: (account) => placeRefusal(imports, key, account),
    }
  }

  const closeEngine = async (): Promise<void> => {
    await dryRunSession.stop()
    const open = engine
    engine = null
    await open?.imports.close()
    await watching
  }

  return {
    view: () => {
      const journal = presentJournal()
      const records = presentRecords()
      const projectId = session.projectId()
      const runs = projectId === null ? new Map<string, DryRunRecord>() : knownDryRuns(projectId)
      const recordOf = (accountNumber: string | null): AccountRecord | undefined => {
        const record = accountNumber === null ? undefined : records.get(accountNumber)
        return record?.changedAt === null ? undefined : record
      }
      return {
        stateOf: ({ accountNumber }) => {
          const record = recordOf(accountNumber)
          return record === undefined ? undefined : showImportState(record)
        },
        recordOf,
        historyOf: (accountNumber) => journal?.history(accountNumber) ?? [],
        isFailedUnchanged: ({ accountNumber, payloadHash }) => {
          const record = recordOf(accountNumber)
          return record?.phase === 'failed' && record.payloadHash === payloadHash
        },
        dryRunOf: ({ accountNumber }) => (accountNumber === null ? undefined : runs.get(accountNumber)),
      }
    },

    edition: () => {
      const projectId = session.projectId()
      return [presentRecords(), projectId === null ? null : knownDryRuns(projectId), dryRunCount]
    },

    history: (accountNumber) => showHistory(presentJournal()?.history(accountNumber) ?? []),

    knownErrors: (projectId, accounts) => {
      const runs = knownDryRuns(projectId)
      const journal = presentJournal()
      return accounts.flatMap(({ key, accountNumber, payloadHash }) => {
        if (accountNumber === null) return []
        const run = runs.get(accountNumber)
        const record = journal?.read(accountNumber)
        const isOfNow = record?.payloadHash === payloadHash
        const said =
          run?.outcome === 'refused' && run.payloadHash === payloadHash
            ? run.issues
            : record !== undefined && isOfNow
              ? refusedIssues(record)
              : []
        return said.length === 0 ? [] : [{ key, payloadHash, errors: said.map(serviceErrorOf) }]
      })
    },

    dryRuns: dryRunSession,
    dryRun: (keys) =>
      dryRunSession.start(async () => {
        const opened = await presentEngine()
        return opened.ok ? dryRunWork(opened.value, keys) : opened
      }),

    create: async (key) => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const { imports } = opened.value
      const read = await readToSend(key)
      if (!read.ok) return read
      const created = await imports.create(read.value)
      await placeRefusal(imports, key, read.value)
      keepWatching(imports)
      ports.tellChanged([key])
      return created
    },

    run: async (accounts, wish) => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const { imports } = opened.value
      const toRun = accounts.flatMap((account) => accountToRead(imports, account) ?? [])
      return imports.runAll(toRun, { ...wish, triesFirst: false, concurrency: 1 }).finally(() => {
        // What was sent stays of interest, however the run ended.
        if (engine?.imports === imports) keepWatching(imports)
      })
    },

    askService: async () => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const { imports, scope } = opened.value
      const { read } = journalOf(scope)
      return ok({ lists: await imports.readLists(), recordOf: read, ask: imports.askAbout })
    },

    watch: async () => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      keepWatching(opened.value.imports)
      return ok({})
    },

    followOpen: async () => {
      try {
        const status = await connections.status()
        const isReady = status.kind === 'practice' || (status.kind === 'live' && status.hasKey)
        if (isClosed || !isReady || !hasOpenAccounts()) return
        const opened = await presentEngine()
        if (opened.ok) keepWatching(opened.value.imports, { isWished: false })
      } catch (error) {
        ports.logBug('following what is open', error)
      }
    },

    lookAgain: () => {
      if (engine !== null) keepWatching(engine.imports, { isWished: false })
    },

    changeConnection: (change) =>
      inTurn(async () => {
        await closeEngine()
        return change()
      }),

    close: () => {
      isClosed = true
      return inTurn(closeEngine)
    },
  }
}

const accountToImport = ({ accountNumber, payload, payloadHash }: PreparedPayload): AccountToImport | undefined =>
  accountNumber === null ? undefined : { number: accountNumber, payload, payloadHash }

const errorsOfDryRun = (key: string, { payloadHash, outcome, issues }: DryRunRecord): KnownErrors => ({
  key,
  payloadHash,
  errors: outcome === 'refused' ? issues.map(serviceErrorOf) : [],
})

const serviceErrorOf = ({ where, code, message }: Issue): ServiceError => ({
  attr: where?.path ?? null,
  code,
  detail: message,
})
