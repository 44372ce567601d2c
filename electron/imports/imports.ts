/**
 * The import: brings accounts to the platform, one at a time or all of them, and follows them to their end. Everything it knows is
 * in the journal; this object holds only what is under way at this moment, so that a new one goes on where the last one stopped.
 */
import type { HistoryEntry, ImportState } from '../../shared/ipc.ts'
import { type Issue, ok, type Result } from '../../shared/result.ts'
import { unresolvedPhases } from '../storage/journal.ts'
import type { ImportLock } from '../storage/lock.ts'
import type { AccountToImport } from './account-to-import.ts'
import { clearUp, type EnginePorts } from './clear-up.ts'
import { createOne, type Ending } from './create-one.ts'
import { type DryRunEnd, type DryRunWish, dryRunAccounts } from './dry-run.ts'
import { inParallel } from './in-parallel.ts'
import { type CreateAccount, type RunEnd, type RunWish, runAll } from './run-all.ts'
import { refusedIssues, showHistory, showImportState } from './show-import.ts'
import { type WatchEnd, watchAccounts } from './watch-accounts.ts'

export type ImportsPorts = EnginePorts & {
  /** One import at a time for this service and supplier, across processes. */
  readonly lock: ImportLock
}

export type Imports = {
  /**
   * Creates an account because a person wants it, also one that failed or was refused before; never one that was received. A
   * create whose answer was lost is cleared up first. The state says how it ended, in our words and the service's own.
   * @returns `import_running_elsewhere` when another process is importing for this supplier
   */
  create(account: AccountToImport): Promise<Result<ImportState>>
  /** Asks about every create without an answer; to be called before anything is sent. Those still unclear stay `unknown`. */
  recover(): Promise<Result<{ readonly stillUnknown: number }>>
  /** Asks about accounts that are not finished until they are. While it is at it, asking for it again joins it. */
  watch(): Promise<WatchEnd>
  dryRun(accounts: readonly AccountToImport[], wish?: DryRunWish): Promise<DryRunEnd>
  /** A whole import without anyone watching; see run-all.ts. */
  runAll(accounts: readonly AccountToImport[], wish?: RunWish): Promise<Result<RunEnd>>
  state(number: string): ImportState
  /** By account number, of every account that was ever sent. */
  states(): ReadonlyMap<string, ImportState>
  /** Oldest first. */
  history(number: string): readonly HistoryEntry[]
  /** What the service listed when it last refused a create, and of which payload; `null` when the last was not refused. */
  lastRefusal(number: string): { readonly payloadHash: string; readonly issues: readonly Issue[] } | null
  /** Ends the watch, and waits for a create that is under way: its answer is to be in the journal. */
  close(): Promise<void>
}

/** Creates that are not cleared up are asked about a few at a time. */
const recoverAtOnce = 4

export function createImports(ports: ImportsPorts): Imports {
  const { journal, lock } = ports
  const underWay = new Map<string, Promise<Ending>>()
  const closing = new AbortController()
  let watching: Promise<WatchEnd> | undefined

  /** A second click, or a run that meets a click, joins the create that is under way. */
  const createOrJoin: CreateAccount = (through, account, signal) => {
    const present = underWay.get(account.number)
    if (present !== undefined) return present
    const creating = createOne(through, account, signal).finally(() => underWay.delete(account.number))
    underWay.set(account.number, creating)
    return creating
  }

  const whileLocked = async <T>(work: () => Promise<T>): Promise<Result<T>> => {
    const held = lock.hold()
    if (!held.ok) return held
    try {
      return ok(await work())
    } finally {
      held.value.release()
    }
  }

  /** Only with the lock: without it, a create that another process is sending at this moment would look like a lost one. */
  const clearUpLocked = (number: string) =>
    whileLocked(async () => {
      const isUnresolved = unresolvedPhases.has(journal.read(number).phase)
      if (isUnresolved && !underWay.has(number)) await clearUp(ports, number, closing.signal)
    })

  return {
    create: (account) =>
      whileLocked(async () => {
        await createOrJoin(ports, account, closing.signal)
        return showImportState(journal.read(account.number))
      }),

    recover: () =>
      whileLocked(async () => {
        const unresolved = () => journal.readAll().filter(({ phase }) => unresolvedPhases.has(phase))
        await inParallel(unresolved(), recoverAtOnce, async ({ number }) => {
          await clearUpLocked(number)
          return undefined
        })
        return { stillUnknown: unresolved().length }
      }),

    watch: () => {
      watching ??= watchAccounts(ports, {
        numbers: () =>
          journal
            .readAll()
            .filter(
              ({ phase, number }) => phase === 'accepted' || (unresolvedPhases.has(phase) && !underWay.has(number)),
            )
            .map(({ number }) => number),
        isMoreToCome: () => underWay.size > 0,
        clearUp: clearUpLocked,
        signal: closing.signal,
      }).finally(() => {
        watching = undefined
      })
      return watching
    },

    dryRun: (accounts, wish = {}) => dryRunAccounts(ports, accounts, wish),

    runAll: (accounts, wish = {}) => whileLocked(() => runAll(ports, createOrJoin, accounts, wish)),

    state: (number) => showImportState(journal.read(number)),
    states: () => new Map(journal.readAll().map((record) => [record.number, showImportState(record)])),
    history: (number) => showHistory(journal.history(number)),
    lastRefusal: (number) => {
      const record = journal.read(number)
      return record.phase === 'refused' && record.payloadHash !== null
        ? { payloadHash: record.payloadHash, issues: refusedIssues(record) }
        : null
    },

    close: async () => {
      closing.abort()
      await Promise.allSettled([...underWay.values(), watching])
    },
  }
}
