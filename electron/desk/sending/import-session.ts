/**
 * The import as the open project sees it: the engine over the journal of the present connection, opened once it is needed, and the watch
 * over what is not finished. What is known without asking is in account-status-projection.ts, what is sent in accounts-to-send.ts.
 */
import { canBeTried } from '../../../shared/account-status.ts'
import type { Ask, ImportState, Nothing, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, onceDone, type Result, refuse } from '../../../shared/result.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { serialQueue } from '../../flow/yielding.ts'
import { createImports, type Imports } from '../../imports/imports.ts'
import type { RunEnd, RunWish } from '../../imports/run/run-all.ts'
import type { WatchEnd } from '../../imports/watching/watch-accounts.ts'
import { sleep, uptime } from '../../platform/sending/time.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { Journal } from '../../storage/journal/journal.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import type { Interruptions } from '../status/interruptions.ts'
import { createAccountsToSend } from './accounts-to-send.ts'
import { createDryRunSession, type DryRunWork } from './dry-run-session.ts'
import { throttleLatest } from './throttle-latest.ts'

type Ports = Pick<Surroundings, 'catalogueOf' | 'lockOf' | 'clock' | 'logBug' | 'tellNews'> & {
  readonly connections: Connections
  readonly session: ProjectSession
  readonly known: AccountStatusProjection
  readonly statuses: Pick<AccountStatuses, 'choose'>
  readonly interruptions: Pick<Interruptions, 'begin'>
}

export type ImportSession = ReturnType<typeof createImportSession>

type Engine = { readonly imports: Imports; readonly journal: Journal }

export function createImportSession({ connections, session, known, statuses, interruptions, ...ports }: Ports) {
  const inTurn = serialQueue()
  let engine: Engine | null = null
  let isClosed = false
  /** What the service has said by now about payloads goes to the cells and values that it is about. */
  const placeWords = async (payloads: Parameters<AccountStatusProjection['wordsOn']>[1]): Promise<void> => {
    const projectId = session.projectId()
    const words = projectId === null ? [] : known.wordsOn(projectId, payloads)
    if (words.length > 0) await session.placeWords(words)
  }
  const toSend = createAccountsToSend(session, known, placeWords)
  const dryRuns = createDryRunSession({
    uptime,
    sleep,
    tell: (progress) => ports.tellNews('dryRunProgress', progress),
  })

  /** Of accounts that change many times a second in a run: their keys are looked for, and told, a few times a second. */
  const changedNumbers = new Set<string>()
  let toldTrouble: Issue | null = null
  const watchTrouble = (): Issue | null => engine?.imports.watchTrouble() ?? null
  const tellChanged = (keys: readonly string[]): void => ports.tellNews('accountsChanged', { keys: [...keys] })
  const changes = throttleLatest(() => {
    const accounts = session.register().ofNumbers(changedNumbers)
    changedNumbers.clear()
    const isTroubleNew = toldTrouble !== watchTrouble()
    toldTrouble = watchTrouble()
    if (accounts.length === 0 && !isTroubleNew) return
    tellChanged(accounts.map(({ key }) => key))
    placeWords(accounts).catch((error: unknown) => ports.logBug('placing what the service said', error))
  })

  const openEngine = async (): Promise<Result<Engine>> => {
    if (engine !== null) return ok(engine)
    const link = await connections.link()
    if (!link.ok) return link
    const { platform, scope, createMayTakeMs } = link.value
    const journal = known.journals.of(scope)
    // Nothing may be sent while it can't be known what was sent.
    const unreadable = journal.unreadableCount()
    if (unreadable > 0) return refuse(issue('journal_unreadable', { accountCount: unreadable }))
    const imports = createImports({
      journal,
      platform,
      catalogue: ports.catalogueOf('accounts'),
      createMayTakeMs,
      clock: ports.clock,
      uptime,
      sleep,
      random: Math.random,
      lock: ports.lockOf(scope),
      tell: (numbers) => {
        for (const number of numbers) changedNumbers.add(number)
        changes.changed()
      },
    })
    engine = { imports, journal }
    // What was on its way when the application was closed is asked about at once. Nobody waits for it: an account that is not
    // cleared up yet is cleared up by the engine before it is sent.
    imports.recover().catch((error: unknown) => ports.logBug('recovering', error))
    return ok(engine)
  }
  const withEngine = async <T>(work: (engine: Engine) => Result<T> | Promise<Result<T>>): Promise<Result<T>> => {
    const opened = await inTurn(openEngine)
    return opened.ok ? work(opened.value) : opened
  }

  /** The watch over accounts that are not finished, one at a time. */
  let watching: Promise<void> | null = null
  let isWatchWished = false
  const watchOn = async (imports: Imports): Promise<void> => {
    let end = await imports.watch()
    // Nobody waits to be told of a network that is not there: the questions just go on, at their longest intervals.
    while (isSilence(end) && !isWatchWished) end = await imports.watch()
    if (end.kind === 'blocked') ports.tellNews('watchEnded', { issue: end.issue, serviceWords: end.serviceWords })
  }
  /** Begins to watch, or joins the watch. `isWished`: a person wants it, who is told when it ends early. */
  const keepWatching = (imports: Imports, { isWished }: { readonly isWished: boolean }): void => {
    isWatchWished ||= isWished
    watching ??= watchOn(imports)
      .catch((error: unknown) => ports.logBug('watching', error))
      .finally(() => {
        watching = null
        isWatchWished = false
      })
  }

  const watch = (who: { readonly isWished: boolean }): Promise<Result<Nothing>> =>
    withEngine(({ imports }) => {
      keepWatching(imports, who)
      return ok({})
    })

  /** Tries accounts out, and keeps and places what the service says of each as soon as it has said it. */
  const dryRunWork = ({ imports, journal }: Engine, keys: readonly string[]): Result<DryRunWork> => {
    const projectId = session.projectId()
    if (projectId === null) return refuse(issue('project_not_open', {}))
    const keyOf = new Map(session.register().all.map(({ accountNumber, key }) => [accountNumber, key]))
    return ok({
      keys,
      read: toSend.readAll,
      tryOut: async (accounts, wish) => {
        const placing: Promise<void>[] = []
        const end = await imports.dryRun(accounts, {
          ...wish,
          onResult: (record) => {
            known.keepDryRun(projectId, journal.scope, record)
            placing.push(placeWords([record]))
          },
        })
        await Promise.all(placing)
        tellChanged(accounts.flatMap(({ number }) => keyOf.get(number) ?? []))
        return end
      },
    })
  }

  const closeEngine = async (): Promise<void> => {
    await dryRuns.stop()
    const open = engine
    engine = null
    await open?.imports.close()
    await watching
  }

  return {
    answers: {
      startDryRun: async ({ keys }: Ask<'startDryRun'>): Promise<Result<Reply<'startDryRun'>>> => {
        const { accounts, leftOut } = statuses.choose(keys === 'all' ? null : keys, canBeTried)
        const wanted = accounts.map(({ key }) => key)
        const run = await dryRuns.start(() => withEngine((opened) => dryRunWork(opened, wanted)))
        return run.ok ? ok({ ...run.value, leftOut }) : run
      },
      pauseDryRun: () => onceDone(dryRuns.pause()),
      resumeDryRun: () => onceDone(dryRuns.resume()),
      stopDryRun: () => onceDone(dryRuns.stop()),
      readDryRun: async () => ok(dryRuns.read()),
      createAccount: async ({ key }: Ask<'createAccount'>): Promise<Result<ImportState>> => {
        const account = session.register().find(key)
        const own = account === undefined ? undefined : toSend.toRead(account)
        if (own === undefined) return refuse(issue('account_gone', {}))
        const agreed = interruptions.begin([own.number])
        return withEngine(async ({ imports }) => {
          const read = await own.read()
          if (!read.ok) return read
          const created = await imports.create(read.value).finally(() => own.afterTurn(read.value))
          keepWatching(imports, { isWished: true })
          tellChanged([key])
          return created
        }).finally(agreed.over)
      },
      /** Or why it can't be watched. */
      watchAccounts: () => watch({ isWished: true }),
    },

    /** Why nothing is learnt by asking at this moment. */
    watchTrouble,
    /** Those that are being sent, or asked about. */
    atWork: (): Pick<Imports, 'isSending' | 'askedUntil'> | null => engine?.imports ?? null,
    stopDryRuns: dryRuns.stop,

    /** A run over accounts of the open project, each read when its turn comes; what was sent is watched on afterwards. */
    run: (accounts: readonly IndexedAccount[], wish: RunWish): Promise<Result<RunEnd>> => {
      const toRun = accounts.flatMap((account) => toSend.toRead(account) ?? [])
      return withEngine(({ imports }) =>
        imports.runAll(toRun, { ...wish, triesFirst: false, concurrency: 1 }).finally(() => {
          // What was sent stays of interest, however the run ended.
          if (engine?.imports === imports) keepWatching(imports, { isWished: true })
        }),
      )
    },

    /** The service's lists, and a way to settle by asking what they say otherwise than the journal. */
    askService: () =>
      withEngine(async ({ imports, journal }) =>
        ok({ lists: await imports.readLists(), recordOf: journal.read, ask: imports.askAbout }),
      ),

    /**
     * Asks on about what is not finished of the open project, without anybody having asked for it: nothing is said where that can't be
     * done, or while nobody answers.
     */
    followOpen: async (): Promise<void> => {
      try {
        // A watch that is on asks about everything that the journal has open, whichever spreadsheet it is in.
        if (isClosed || watching !== null || !known.hasOpenAccounts()) return
        const status = await connections.status()
        const isReady = status.kind === 'practice' || (status.kind === 'live' && status.hasKey)
        if (isReady && !isClosed) await watch({ isWished: false })
      } catch (error) {
        ports.logBug('following what is open', error)
      }
    },

    /** The computer was away: what is not final is asked about once more, where anything was being asked about. */
    lookAgain: (): void => {
      if (engine !== null) keepWatching(engine.imports, { isWished: false })
    },

    /** Ends what goes through the present connection, changes it, and lets nothing begin in between. */
    changeConnection: <T>(change: () => Promise<T>): Promise<T> =>
      inTurn(async () => {
        await closeEngine()
        return change()
      }),

    close: (): Promise<void> => {
      isClosed = true
      return inTurn(closeEngine)
    },
  }
}

const isSilence = (end: WatchEnd): boolean =>
  end.kind === 'blocked' && end.issue.code === ('watch_service_silent' satisfies Issue['code'])
