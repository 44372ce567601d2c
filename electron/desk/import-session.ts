/**
 * The import as the open project sees it: the journal of the present connection, the engine over it once it is needed, and what
 * dry runs have said. What the service says about a payload is put at the cells it came from.
 */
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { HistoryEntry, ImportState, Nothing, Reply } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { AccountToImport } from '../imports/account-to-import.ts'
import { createImports, type Imports } from '../imports/imports.ts'
import { showHistory, showImportState } from '../imports/show-import.ts'
import { type Clock, sleep } from '../platform/time.ts'
import type { ServiceError } from '../preparation/protocol.ts'
import { type Journal, openJournal } from '../storage/journal.ts'
import { openImportLock } from '../storage/lock.ts'
import type { DryRunRecord, Projects } from '../storage/projects.ts'
import type { IndexedAccount, KnownDryRun } from './account-list.ts'
import type { Connections } from './connections.ts'
import type { ProjectSession } from './project-session.ts'

export type ImportSessionPorts = {
  /** The folder of everything kept between runs. */
  readonly home: string
  readonly database: DatabaseSync
  readonly projects: Projects
  readonly connections: Connections
  readonly session: ProjectSession
  readonly clock: Clock
  readonly logBug: (where: string, error: unknown) => void
  /** These accounts of the open project are no longer what they were. */
  readonly tellChanged: (keys: readonly string[]) => void
  readonly tellDryRun: (progress: { done: number; total: number; passed: number; refused: number }) => void
}

/** What is known at one moment, for going through all accounts. */
export type ImportView = {
  stateOf(account: IndexedAccount): ImportState | undefined
  dryRunOf(account: IndexedAccount): KnownDryRun | undefined
}

export type ImportSession = {
  view(): ImportView
  history(accountNumber: string): readonly HistoryEntry[]
  dryRun(keys: readonly string[]): Promise<Result<Reply<'startDryRun'>>>
  stopDryRun(): void
  create(key: string): Promise<Result<ImportState>>
  /** Begins to watch, or joins the watch; or says why it can't. */
  watch(): Promise<Result<Nothing>>
  /** The connection has changed. */
  reopen(): Promise<void>
  close(): Promise<void>
}

/** How long a watch may take to say that it can't: beyond that it has begun. */
const watchBeginsMs = 2500

export function createImportSession(ports: ImportSessionPorts): ImportSession {
  const { connections, projects, session, clock } = ports
  let journal: Journal | null = null
  let engine: Promise<Result<Imports>> | null = null
  let dryRuns: { readonly projectId: string; readonly records: Map<string, DryRunRecord> } | null = null
  let stopping = new AbortController()

  const presentJournal = (): Journal | null => {
    const scope = connections.scope()
    if (scope === null) return null
    journal ??= openJournal(ports.database, scope, clock)
    return journal
  }

  const keysOf = (numbers: readonly string[]): string[] => {
    const wanted = new Set(numbers)
    return session
      .accounts()
      .flatMap(({ key, accountNumber }) => (accountNumber !== null && wanted.has(accountNumber) ? [key] : []))
  }

  const openEngine = async (): Promise<Result<Imports>> => {
    const link = await connections.link()
    const present = presentJournal()
    if (!link.ok) return link
    if (present === null) return refuse(issue('connection_missing', {}))
    const { platform, scope } = link.value
    const imports = createImports({
      journal: present,
      platform,
      clock,
      sleep,
      random: Math.random,
      lock: openImportLock(ports.home, scope),
      tell: (numbers) => ports.tellChanged(keysOf(numbers)),
    })
    // Whatever was on its way when the application was closed is asked about before anything is sent.
    await imports.recover()
    return ok(imports)
  }

  const presentEngine = async (): Promise<Result<Imports>> => {
    engine ??= openEngine()
    const opened = await engine
    if (!opened.ok) engine = null
    return opened
  }

  const knownDryRuns = (): Map<string, DryRunRecord> => {
    const projectId = session.projectId()
    const scope = connections.scope()
    if (projectId === null || scope === null) return new Map()
    if (dryRuns?.projectId !== projectId) {
      const records = projects.readDryRuns(projectId, scope)
      dryRuns = { projectId, records: new Map(records.map((record) => [record.accountNumber, record])) }
    }
    return dryRuns.records
  }

  const accountToImport = async ({
    key,
    accountNumber,
    payloadHash,
  }: IndexedAccount): Promise<Result<AccountToImport>> => {
    const read = await session.ask('readAccount', { key })
    if (!read.ok) return read
    if (accountNumber === null) return refuse(issue('account_gone', {}))
    return ok({ number: accountNumber, payload: read.value.payload, payloadHash })
  }

  const placeErrors = async (key: string, issues: readonly Issue[]): Promise<void> => {
    await session.ask('placeServiceErrors', { key, errors: issues.map(serviceErrorOf) })
  }

  const watchInBackground = (imports: Imports): void => {
    imports.watch().catch((error: unknown) => ports.logBug('watching', error))
  }

  return {
    view: () => {
      const records = new Map(
        presentJournal()
          ?.readAll()
          .map((record) => [record.number, record]),
      )
      const runs = knownDryRuns()
      return {
        stateOf: ({ accountNumber }) => {
          const record = accountNumber === null ? undefined : records.get(accountNumber)
          return record === undefined ? undefined : showImportState(record)
        },
        dryRunOf: ({ accountNumber }) => (accountNumber === null ? undefined : runs.get(accountNumber)),
      }
    },

    history: (accountNumber) => {
      const present = presentJournal()
      return present === null ? [] : showHistory(present.history(accountNumber))
    },

    dryRun: async (keys) => {
      const opened = await presentEngine()
      const projectId = session.projectId()
      const scope = connections.scope()
      if (!opened.ok) return opened
      if (projectId === null || scope === null) return refuse(issue('project_not_open', {}))
      stopping = new AbortController()
      const wanted = new Set(keys)
      const keyOf = new Map<string, string>()
      const accounts: AccountToImport[] = []
      for (const account of session.accounts().filter(({ key }) => wanted.has(key))) {
        const toImport = await accountToImport(account)
        if (!toImport.ok) return toImport
        accounts.push(toImport.value)
        keyOf.set(toImport.value.number, account.key)
      }
      const placing: Promise<void>[] = []
      const end = await opened.value.dryRun(accounts, {
        signal: stopping.signal,
        onProgress: ports.tellDryRun,
        onResult: (record) => {
          projects.saveDryRuns(projectId, scope, [record])
          knownDryRuns().set(record.accountNumber, record)
          const key = keyOf.get(record.accountNumber)
          if (key !== undefined) placing.push(placeErrors(key, record.outcome === 'refused' ? record.issues : []))
        },
      })
      await Promise.all(placing)
      ports.tellChanged([...keyOf.values()])
      if (end.trouble !== null) return refuse(end.trouble.issue)
      const { done, passed, refused, wasStopped } = end
      return ok({ done, passed, refused, wasStopped })
    },

    stopDryRun: () => stopping.abort(),

    create: async (key) => {
      const account = session.accounts().find((one) => one.key === key)
      if (account === undefined) return refuse(issue('account_gone', {}))
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const toImport = await accountToImport(account)
      if (!toImport.ok) return toImport
      const created = await opened.value.create(toImport.value)
      const refusal = opened.value.lastRefusal(toImport.value.number)
      if (refusal !== null) await placeErrors(key, refusal.issues)
      watchInBackground(opened.value)
      ports.tellChanged([key])
      return created
    },

    watch: async () => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const begun = new AbortController()
      const early = await Promise.race([
        opened.value.watch(),
        pause(watchBeginsMs, null, { signal: begun.signal }).catch(() => null),
      ])
      begun.abort()
      return early?.kind === 'blocked' ? refuse(early.issue) : ok({})
    },

    reopen: async () => {
      await closeEngine()
      journal = null
      dryRuns = null
    },

    close: async () => {
      stopping.abort()
      await closeEngine()
    },
  }

  async function closeEngine(): Promise<void> {
    const opened = await engine
    engine = null
    if (opened?.ok) await opened.value.close()
  }
}

const serviceErrorOf = ({ where, code, message }: Issue): ServiceError => ({
  attr: where?.path ?? null,
  code,
  detail: message,
})
