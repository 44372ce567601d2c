/**
 * The import: brings accounts to the platform, one at a time or all of them, and follows them to their end. Everything it knows is
 * in the journal; this object holds only what is under way at this moment, so that a new one goes on where the last one stopped.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ImportState } from '../../shared/ipc.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import { openPhases, unresolvedPhases } from '../storage/journal/journal.ts'
import { type ImportLock, whileHeld } from '../storage/lock.ts'
import type { AccountToImport } from './account-to-import.ts'
import type { CreateAccount, RunAccount } from './run/create-in-turn.ts'
import { createOne, type Ending, type Trouble } from './run/create-one.ts'
import { type DryRunEnd, type DryRunWish, dryRunAccounts } from './run/dry-run.ts'
import { inParallel } from './run/in-parallel.ts'
import { type RunEnd, type RunWish, runAll } from './run/run-all.ts'
import { unansweredInARow } from './run/waiting.ts'
import { readServiceLists, type ServiceLists } from './service-lists.ts'
import { showImportState } from './show-import.ts'
import { createAges } from './watching/ages.ts'
import { type EnginePorts, reconcile } from './watching/reconcile.ts'
import { type Asked, askAbout, type WatchEnd, watchAccounts } from './watching/watch-accounts.ts'

export type ImportsPorts = Omit<EnginePorts, 'ages' | 'askedUntil'> & {
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
  /** Why the watch learns nothing at this moment; `null` while it does, or there is none. */
  watchTrouble(): Issue | null
  /** What the service lists for this supplier. */
  readLists(): Promise<ServiceLists>
  /**
   * Asks once about each of these accounts, whoever sent it, and writes down what is new.
   * @returns what could not be asked; the rest is not asked either when the key or the address is in the way
   */
  askAbout(numbers: readonly string[], onAsked: (done: number) => void): Promise<readonly Trouble[]>
  dryRun(accounts: readonly AccountToImport[], wish?: DryRunWish): Promise<DryRunEnd>
  /** A whole run, which also follows its accounts; see run-all.ts. */
  runAll(accounts: readonly RunAccount[], wish?: RunWish): Promise<Result<RunEnd>>
  /** This object has sent it, and waits for the answer. */
  isSending(number: string): boolean
  /** Until about when the service is being asked whether it has it, in milliseconds since 1970; `null` when it is not. */
  askedUntil(number: string): number | null
  /** Ends the watch, and waits for a create that is under way: its answer is to be in the journal. */
  close(): Promise<void>
}

/** Accounts are asked about a few at a time. */
const askAtOnce = 4

export function createImports({ lock, ...outside }: ImportsPorts): Imports {
  const ports: EnginePorts = { ...outside, ages: createAges(outside.uptime), askedUntil: new Map() }
  const { journal, ages } = ports
  const underWay = new Map<string, Promise<Ending>>()
  const closing = new AbortController()
  let watching: Promise<WatchEnd> | undefined
  let trouble: Issue | null = null
  const hearTrouble = (heard: Issue | null): void => {
    if (isDeepStrictEqual(heard?.message, trouble?.message)) return
    trouble = heard
    ports.tell([])
  }
  /** Accounts of runs under way, which watch them themselves. */
  const followed = new Set<string>()
  const runs = new Set<Promise<unknown>>()

  /** A second click, or a run that meets a click, joins the create that is under way. */
  const createOrJoin: CreateAccount = (through, account, signal) => {
    const present = underWay.get(account.number)
    if (present !== undefined) return present
    const creating = createOne(through, account, signal).finally(() => underWay.delete(account.number))
    underWay.set(account.number, creating)
    return creating
  }

  /** Only with the lock: without it, a create that another process is sending at this moment would look like a lost one. */
  const reconcileLocked = (number: string) =>
    whileHeld(lock, async () => {
      const isUnresolved = unresolvedPhases.has(journal.read(number).phase)
      return isUnresolved && !underWay.has(number) ? reconcile(ports, number, closing.signal) : null
    })

  return {
    create: (account) =>
      whileHeld(lock, async () => {
        const ending = await createOrJoin(ports, account, closing.signal)
        // What did not come as far as the journal, or what that could not take down, it can't tell.
        return ending.kind === 'leftOut' || (ending.kind === 'blocked' && isDiskIssue(ending.issue))
          ? refuse(ending.issue)
          : ok(showImportState(journal.read(account.number)))
      }).then((locked) => (locked.ok ? locked.value : locked)),

    recover: () =>
      whileHeld(lock, async () => {
        const unresolved = () => journal.numbersIn(unresolvedPhases).map(journal.read)
        for (const record of unresolved()) ages.sinceLoss(record)
        await inParallel(unresolved(), askAtOnce, async ({ number }) => {
          await reconcileLocked(number)
          return undefined
        })
        return { stillUnknown: unresolved().length }
      }),

    watch: () => {
      watching ??= watchAccounts(ports, {
        numbers: () => {
          // One that is being sent here is nobody's to clear up; one that was accepted is asked about, whoever joins it.
          const isBusy = (number: string) => underWay.has(number) && unresolvedPhases.has(journal.read(number).phase)
          const open = journal.numbersIn(openPhases)
          return followed.size + underWay.size === 0
            ? open
            : open.filter((number) => !followed.has(number) && !isBusy(number))
        },
        isMoreToCome: () => underWay.size > 0 || followed.size > 0,
        reconcile: reconcileLocked,
        hearTrouble,
        signal: closing.signal,
      }).finally(() => {
        watching = undefined
        hearTrouble(null)
      })
      return watching
    },

    watchTrouble: () => trouble,

    readLists: () => readServiceLists(ports.platform, closing.signal),

    askAbout: async (numbers, onAsked) => {
      const troubles: Trouble[] = []
      let done = 0
      await inParallel(numbers, askAtOnce, async (number) => {
        if (closing.signal.aborted) return 'stop'
        if (underWay.has(number)) return undefined
        const asked: Asked = await askAbout(ports, number, { reconcile: reconcileLocked, signal: closing.signal })
        if (asked.kind !== 'answered') troubles.push({ issue: asked.issue, serviceWords: asked.serviceWords })
        done += 1
        onAsked(done)
        return asked.kind === 'blocked' || troubles.length >= unansweredInARow(askAtOnce) ? 'stop' : undefined
      })
      return troubles
    },

    dryRun: (accounts, wish = {}) => dryRunAccounts(ports, accounts, wish),

    runAll: (accounts, wish = {}) =>
      whileHeld(lock, async () => {
        const { signal } = closing
        for (const { number } of accounts) followed.add(number)
        const running = runAll(ports, createOrJoin, accounts, {
          ...wish,
          signal: wish.signal === undefined ? signal : AbortSignal.any([wish.signal, signal]),
        })
        runs.add(running)
        return running.finally(() => {
          runs.delete(running)
          for (const { number } of accounts) followed.delete(number)
        })
      }),

    isSending: (number) => underWay.has(number),
    askedUntil: (number) => ports.askedUntil.get(number) ?? null,

    close: async () => {
      closing.abort()
      await Promise.allSettled([...underWay.values(), ...runs, watching])
    },
  }
}

const isDiskIssue = ({ code }: Issue): boolean =>
  code === ('disk_full' satisfies Issue['code']) || code === ('disk_full_after_sending' satisfies Issue['code'])
