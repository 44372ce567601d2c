/**
 * The import as the open project sees it: the engine over the journal of the present connection, opened once it is needed. What is known
 * without asking is in known-imports.ts, what is sent in accounts-to-send.ts, and what is asked on in watch-session.ts.
 */
import type { CheckSummary, ImportState, News, Nothing } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { takingTurns } from '../../breathing.ts'
import { createImports, type Imports } from '../../imports/imports.ts'
import type { RunEnd, RunWish } from '../../imports/run-all.ts'
import type { ServiceLists } from '../../imports/service-lists.ts'
import { type Clock, sleep, uptime } from '../../platform/time.ts'
import type { IndexedAccount, SentNumbers } from '../../preparation/protocol.ts'
import type { AuditLog } from '../../storage/audit-log.ts'
import type { JournalScope } from '../../storage/journal.ts'
import type { AccountRecord } from '../../storage/journal-record.ts'
import type { ImportLock } from '../../storage/lock.ts'
import type { Projects } from '../../storage/projects.ts'
import type { SealedData } from '../../storage/sealed-data.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import { createKnownImports, type KnownImports } from '../status/known-imports.ts'
import { createAccountsToSend } from './accounts-to-send.ts'
import { createDryRunSession, type DryRunCounts, type DryRunSession, type DryRunWork } from './dry-run-session.ts'
import { telling } from './telling.ts'
import { createWatchSession } from './watch-session.ts'

export type ImportSessionPorts = {
  /** The one of a service and supplier, shared with whoever else sends from here. */
  readonly lockOf: (scope: JournalScope) => ImportLock
  readonly data: SealedData
  readonly audit: AuditLog
  readonly projects: Projects
  readonly connections: Connections
  readonly session: ProjectSession
  readonly clock: Clock
  readonly logBug: (where: string, error: unknown) => void
  /** These accounts of the open project are no longer what they were. */
  readonly tellChanged: (keys: readonly string[]) => void
  /** Fewer or more warnings are left of it. */
  readonly tellSummary: (summary: CheckSummary) => void
  readonly tellDryRun: (progress: News<'dryRunProgress'>) => void
  /** The service can't be asked any more, before everything is final. */
  readonly tellWatchEnded: (end: News<'watchEnded'>) => void
}

export type ImportSession = Pick<KnownImports, 'view' | 'edition' | 'history' | 'wordsOn' | 'knownNumbers'> & {
  dryRun(keys: readonly string[]): Promise<Result<DryRunCounts>>
  /** Those under way. */
  readonly dryRuns: Pick<DryRunSession, 'pause' | 'resume' | 'stop' | 'read'>
  create(key: string): Promise<Result<ImportState>>
  /** Accounts that the service has or may have, or that are read to be sent. */
  sentNumbers(): SentNumbers
  /** A run over accounts of the open project, each read when its turn comes; what was sent is watched on afterwards. */
  run(accounts: readonly IndexedAccount[], wish: RunWish): Promise<Result<RunEnd>>
  /** The service's lists, and a way to settle by asking what they say otherwise than the journal. */
  askService(): Promise<Result<ServiceAnswers>>
  /** Why nothing is learnt by asking at this moment. */
  watchTrouble(): Issue | null
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
  const { connections, session, clock } = ports
  const inTurn = takingTurns()
  let engine: Engine | null = null
  let isClosed = false
  const known = createKnownImports({
    ...ports,
    isSending: (number) => engine?.imports.isSending(number) === true,
    askedUntil: (number) => engine?.imports.askedUntil(number) ?? null,
  })
  /** What the service has said by now about payloads goes to the cells and values that it is about. */
  const placeWords = async (payloads: Parameters<KnownImports['wordsOn']>[1]): Promise<void> => {
    const projectId = session.projectId()
    const words = projectId === null ? [] : known.wordsOn(projectId, payloads)
    const placed = words.length === 0 ? ok(null) : await session.placeWords(words)
    if (placed.ok && placed.value !== null) ports.tellSummary(placed.value)
  }
  const toSend = createAccountsToSend(session, placeWords, known.noteInHand)
  const watch = createWatchSession({ logBug: ports.logBug, tellEnded: ports.tellWatchEnded })
  const dryRunSession = createDryRunSession({ uptime, sleep, tell: ports.tellDryRun })

  /** Of accounts that change many times a second in a run: their keys are looked for, and told, a few times a second. */
  const changedNumbers = new Set<string>()
  let toldTrouble: Issue | null = null
  const watchTrouble = (): Issue | null => engine?.imports.watchTrouble() ?? null
  const changes = telling(() => {
    const accounts = session.register().ofNumbers(changedNumbers)
    changedNumbers.clear()
    const isTroubleNew = toldTrouble !== watchTrouble()
    toldTrouble = watchTrouble()
    if (accounts.length === 0 && !isTroubleNew) return
    ports.tellChanged(accounts.map(({ key }) => key))
    placeWords(accounts).catch((error: unknown) => ports.logBug('placing what the service said', error))
  })

  const presentEngine = (): Promise<Result<Engine>> =>
    inTurn(async () => {
      if (engine !== null) return ok(engine)
      const link = await connections.link()
      if (!link.ok) return link
      const { platform, scope, createMayTakeMs } = link.value
      const journal = known.journalOf(scope)
      // Nothing may be sent while it can't be known what was sent.
      const unreadable = journal.unreadableCount()
      if (unreadable > 0) return refuse(issue('journal_unreadable', { accountCount: unreadable }))
      const imports = createImports({
        journal,
        platform,
        createMayTakeMs,
        clock,
        uptime,
        sleep,
        random: Math.random,
        lock: ports.lockOf(scope),
        tell: (numbers) => {
          for (const number of numbers) changedNumbers.add(number)
          changes.changed()
        },
      })
      engine = { imports, scope }
      // What was on its way when the application was closed is asked about at once. Nobody waits for it: an account that is not
      // cleared up yet is cleared up by the engine before it is sent.
      imports.recover().catch((error: unknown) => ports.logBug('recovering', error))
      return ok(engine)
    })

  /** Tries accounts out, and keeps and places what the service says of each as soon as it has said it. */
  const dryRunWork = ({ imports, scope }: Engine, keys: readonly string[]): Result<DryRunWork> => {
    const projectId = session.projectId()
    if (projectId === null) return refuse(issue('project_not_open', {}))
    const keyOf = new Map(session.accounts().map(({ accountNumber, key }) => [accountNumber, key]))
    return ok({
      keys,
      read: toSend.readAll,
      tryOut: async (accounts, wish) => {
        const placing: Promise<void>[] = []
        const end = await imports.dryRun(accounts, {
          ...wish,
          onResult: (record) => {
            known.keepDryRun(projectId, scope, record)
            placing.push(placeWords([record]))
          },
        })
        await Promise.all(placing)
        ports.tellChanged(accounts.flatMap(({ number }) => keyOf.get(number) ?? []))
        return end
      },
    })
  }

  const closeEngine = async (): Promise<void> => {
    await dryRunSession.stop()
    const open = engine
    engine = null
    await open?.imports.close()
    await watch.over()
  }

  return {
    view: known.view,
    edition: known.edition,
    history: known.history,
    watchTrouble,
    sentNumbers: () => known.sentNumbers(toSend.inHand()),
    wordsOn: known.wordsOn,
    knownNumbers: known.knownNumbers,

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
      const read = await toSend.readToSend(key)
      if (!read.ok) return read
      const created = await imports.create(read.value).finally(() => toSend.afterSending(key, read.value))
      watch.keepOn(imports, { isWished: true })
      ports.tellChanged([key])
      return created
    },

    run: async (accounts, wish) => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const { imports } = opened.value
      const toRun = accounts.flatMap((account) => toSend.toRead(account) ?? [])
      return imports.runAll(toRun, { ...wish, triesFirst: false, concurrency: 1 }).finally(() => {
        // What was sent stays of interest, however the run ended.
        if (engine?.imports === imports) watch.keepOn(imports, { isWished: true })
      })
    },

    askService: async () => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      const { imports, scope } = opened.value
      const { read } = known.journalOf(scope)
      return ok({ lists: await imports.readLists(), recordOf: read, ask: imports.askAbout })
    },

    watch: async () => {
      const opened = await presentEngine()
      if (!opened.ok) return opened
      watch.keepOn(opened.value.imports, { isWished: true })
      return ok({})
    },

    followOpen: async () => {
      try {
        // A watch that is on asks about everything that the journal has open, whichever spreadsheet it is in.
        if (isClosed || watch.isOn || !known.hasOpenAccounts()) return
        const status = await connections.status()
        const isReady = status.kind === 'practice' || (status.kind === 'live' && status.hasKey)
        if (isClosed || !isReady) return
        const opened = await presentEngine()
        if (opened.ok) watch.keepOn(opened.value.imports, { isWished: false })
      } catch (error) {
        ports.logBug('following what is open', error)
      }
    },

    lookAgain: () => {
      if (engine !== null) watch.keepOn(engine.imports, { isWished: false })
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
