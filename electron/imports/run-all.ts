/**
 * A whole import without anyone watching, for the command line: clear up, dry-run, create, watch to the end. The same run with
 * the same accounts goes on where an earlier one ended, however that ended, and creates nothing twice.
 *
 * What is sent again by itself:
 * - finished and accepted accounts: never.
 * - an account that the service ended as ERRORED or CANCELLED: only when its payload has changed since. The same data would fail
 *   the same way, and someone at the service may be at work on it; it is asked about once, and reported.
 * - an account that was refused: always. The dry run comes first and creates nothing, and the reason may have gone meanwhile
 *   (a supplier code set up, a tariff added).
 */
import type { ImportState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { unresolvedPhases } from '../storage/journal.ts'
import type { DryRunRecord } from '../storage/projects.ts'
import type { AccountToImport } from './account-to-import.ts'
import { clearUp, type EnginePorts } from './clear-up.ts'
import { type Ending, refresh, type Trouble, troubleOf } from './create-one.ts'
import { type DryRunWish, dryRunAccounts } from './dry-run.ts'
import { allEnded, inParallel } from './in-parallel.ts'
import { refusedIssues, showImportState } from './show-import.ts'
import { silenceMs, unansweredInARow } from './waiting.ts'
import { watchAccounts } from './watch-accounts.ts'

/** What became of one account in this run. */
export type RunResult = {
  readonly number: string
  readonly state: ImportState
  /** Why it is not imported, in one line; `null` when it is. */
  readonly reason: string | null
  /** Everything the service listed against it, each with the path it named. */
  readonly issues: readonly Issue[]
}

export type RunEnd =
  /** Nothing could be done: the key, the address, a service that does not answer. Only finished accounts have results. */
  | { readonly kind: 'notStarted'; readonly trouble: Trouble }
  /** Every account has a result. With `trouble`, some were not sent, or not watched to the end, for that reason. */
  | { readonly kind: 'ended'; readonly results: readonly RunResult[]; readonly trouble: Trouble | null }

export type RunWish = {
  /** Once for every account, as soon as it is known what became of it. */
  readonly onResult?: (result: RunResult) => void
  /** At every change. */
  readonly onState?: (number: string, state: ImportState) => void
  readonly onDryRun?: (record: DryRunRecord) => void
  /** Asked after the dry run, before the first create; `false` ends the run. */
  readonly confirm?: (counts: { readonly toCreate: number; readonly refused: number }) => Promise<boolean>
  /** How many accounts at once; 4 when left out. */
  readonly concurrency?: number
  /** Nothing new is begun after it. */
  readonly signal?: AbortSignal
}

/** Creates one account, or joins whoever is at it. */
export type CreateAccount = (ports: EnginePorts, account: AccountToImport, signal?: AbortSignal) => Promise<Ending>

const defaultConcurrency = 4

/** The lock is held by the caller. */
export async function runAll(
  outerPorts: EnginePorts,
  create: CreateAccount,
  accounts: readonly AccountToImport[],
  wish: RunWish,
): Promise<RunEnd> {
  const report = createReport(outerPorts, accounts, wish)
  const ports: EnginePorts = { ...outerPorts, tell: report.tell }
  const { journal } = ports
  const { signal, concurrency = defaultConcurrency } = wish
  const phaseOf = ({ number }: AccountToImport) => journal.read(number).phase

  for (const account of accounts) if (phaseOf(account) === 'finished') report.settle(account.number)
  if (accounts.every((account) => phaseOf(account) === 'finished')) return report.end(null)

  const token = await ports.platform.obtainToken()
  if (token.kind !== 'token') return { kind: 'notStarted', trouble: troubleOf(token) }
  const unclear = await clearUpAll(ports, signal)
  if (unclear.trouble !== null) return { kind: 'notStarted', trouble: unclear.trouble }
  for (const [number, trouble] of unclear.perAccount) report.note(number, trouble)

  const toTry = await chooseWhatToSend(ports, accounts, signal)
  const dryRun = await dryRunTwice(ports, toTry, { concurrency, onResult: wish.onDryRun, signal })
  for (const record of dryRun.records) if (record.outcome !== 'passed') report.settleDryRun(record)
  const passed = new Set(
    dryRun.records.flatMap(({ accountNumber, outcome }) => (outcome === 'passed' ? accountNumber : [])),
  )
  const toCreate = toTry.filter(({ number }) => passed.has(number))
  const isWanted =
    toCreate.length === 0 || (await (wish.confirm?.({ toCreate: toCreate.length, refused: dryRun.refused }) ?? true))
  const trouble = dryRun.trouble ?? (isWanted && !signal?.aborted ? null : stoppedByPerson)

  // Accounts that are accepted are watched while others are still being created.
  let isCreating = trouble === null
  const failing = new AbortController()
  const watching = watchAccounts(ports, {
    numbers: () => accounts.flatMap((account) => (phaseOf(account) === 'accepted' ? account.number : [])),
    isMoreToCome: () => isCreating,
    signal: signal === undefined ? failing.signal : AbortSignal.any([signal, failing.signal]),
    silenceMs,
  })
  const creating = async (): Promise<Trouble | null> => {
    try {
      return trouble ?? (await createAll(ports, create, toCreate, accounts, report, { concurrency, signal }))
    } catch (error) {
      failing.abort()
      throw error
    } finally {
      isCreating = false
    }
  }
  const [createTrouble, watched] = await allEnded([creating(), watching])
  const watchTrouble = watched.kind === 'blocked' ? watched : watched.kind === 'stopped' ? stoppedByPerson : null
  return report.end(createTrouble ?? watchTrouble)
}

const stoppedByPerson: Trouble = { issue: issue('run_stopped', {}), serviceWords: null }

/** Every create without an answer is asked about before anything else, whichever spreadsheet it came from. */
async function clearUpAll(ports: EnginePorts, signal: AbortSignal | undefined) {
  const perAccount = new Map<string, Trouble>()
  let trouble: Trouble | null = null
  let unanswered = 0
  const unresolved = ports.journal.readAll().filter(({ phase }) => unresolvedPhases.has(phase))
  await inParallel(unresolved, defaultConcurrency, async ({ number }) => {
    const finding = await clearUp(ports, number, signal)
    if (finding.kind !== 'unclear') {
      unanswered = 0
      return undefined
    }
    const told = finding.trouble === null ? unresolvedTrouble : troubleOf(finding.trouble)
    perAccount.set(number, told)
    if (finding.trouble === null || finding.trouble.kind === 'unexplained') return undefined
    unanswered += 1
    if (!finding.trouble.isLasting && unanswered < unansweredInARow(defaultConcurrency)) return undefined
    trouble = told
    return 'stop'
  })
  return { perAccount, trouble: trouble as Trouble | null }
}

const unresolvedTrouble: Trouble = { issue: issue('run_unresolved', {}), serviceWords: null }

async function chooseWhatToSend(
  ports: EnginePorts,
  accounts: readonly AccountToImport[],
  signal: AbortSignal | undefined,
): Promise<readonly AccountToImport[]> {
  const { journal } = ports
  const isUnchangedFailure = ({ number, payloadHash }: AccountToImport) => {
    const record = journal.read(number)
    return record.phase === 'failed' && record.payloadHash === payloadHash
  }
  // Someone at the service may have helped it on its way.
  await inParallel(accounts.filter(isUnchangedFailure), defaultConcurrency, async ({ number }) => {
    if (signal?.aborted) return 'stop'
    await refresh(ports, journal.read(number), signal)
    return undefined
  })
  return accounts.filter((account) => {
    const { phase } = journal.read(account.number)
    return phase === 'notSent' || phase === 'refused' || (phase === 'failed' && !isUnchangedFailure(account))
  })
}

/** What got no answer is tried once more when the others are through: one bad moment must not leave an account out. */
async function dryRunTwice(ports: EnginePorts, accounts: readonly AccountToImport[], wish: DryRunWish) {
  const first = await dryRunAccounts(ports, accounts, wish)
  const unanswered = new Set(
    first.records.flatMap(({ accountNumber, outcome }) => (outcome === 'notKnown' ? accountNumber : [])),
  )
  if (unanswered.size === 0 || first.trouble !== null || first.wasStopped) return first
  const second = await dryRunAccounts(
    ports,
    accounts.filter(({ number }) => unanswered.has(number)),
    wish,
  )
  const answered = first.records.filter(({ accountNumber }) => !unanswered.has(accountNumber))
  return { ...second, refused: first.refused + second.refused, records: [...answered, ...second.records] }
}

/** @returns what stopped it; `null` when every account had its turn */
async function createAll(
  ports: EnginePorts,
  create: CreateAccount,
  accounts: readonly AccountToImport[],
  allOfRun: readonly AccountToImport[],
  report: Report,
  { concurrency, signal }: { readonly concurrency: number; readonly signal: AbortSignal | undefined },
): Promise<Trouble | null> {
  const again: AccountToImport[] = []
  let stoppedBy: Trouble | null = null
  let unanswered = 0
  let oddRefusal: string | null = null

  const createNext = async (account: AccountToImport): Promise<'stop' | undefined> => {
    if (signal?.aborted) {
      stoppedBy = stoppedByPerson
      return 'stop'
    }
    const ending = await create(ports, account, signal)
    report.note(account.number, ending.kind === 'settled' ? null : ending)
    const isSameOddity = ending.kind === 'oddlyRefused' && ending.sameAs === oddRefusal
    oddRefusal = ending.kind === 'oddlyRefused' ? ending.sameAs : null
    unanswered = ending.kind === 'unanswered' ? unanswered + 1 : 0
    switch (ending.kind) {
      case 'settled':
        if (ports.journal.read(account.number).phase !== 'accepted') report.settle(account.number)
        return undefined
      case 'blocked':
        stoppedBy = ending
        return 'stop'
      case 'oddlyRefused':
        report.settle(account.number)
        // One account may be odd; the same refusal twice in a row is about all of them, such as a paused supplier.
        if (isSameOddity) stoppedBy = ending
        return isSameOddity ? 'stop' : undefined
      case 'unanswered':
        again.push(account)
        if (unanswered < unansweredInARow(concurrency)) return undefined
        stoppedBy = ending
        return 'stop'
      default:
        return assertNever(ending)
    }
  }

  await inParallel(accounts, concurrency, createNext)
  // What met a bad moment gets a second chance when the others are through, and so does what could not be asked about at first.
  const unclear = allOfRun.filter(({ number }) => unresolvedPhases.has(ports.journal.read(number).phase))
  const second = new Set([...again.splice(0), ...unclear])
  if (stoppedBy === null) await inParallel([...second], concurrency, createNext)
  return stoppedBy
}

type Report = ReturnType<typeof createReport>

/** Keeps what is known of each account of the run, and tells each result once. */
function createReport({ journal, tell }: EnginePorts, accounts: readonly AccountToImport[], wish: RunWish) {
  const numbers = new Set(accounts.map(({ number }) => number))
  if (numbers.size < accounts.length) throw new Error('Two accounts of one run have the same number.')
  const troubles = new Map<string, Trouble>()
  const dryRuns = new Map<string, DryRunRecord>()
  const results = new Map<string, RunResult>()

  const settle = (number: string) => {
    if (results.has(number)) return
    const result = resultOf(number)
    results.set(number, result)
    wish.onResult?.(result)
  }

  const resultOf = (number: string): RunResult => {
    const record = journal.read(number)
    const state = showImportState(record)
    const issues = dryRuns.get(number)?.issues ?? refusedIssues(record)
    if (record.phase === 'finished') return { number, state, reason: null, issues: [] }
    // A failure is the service's own last word on it; whatever went wrong on the way there is over.
    const trouble = record.phase === 'failed' ? undefined : troubles.get(number)
    const [first, ...others] = issues.map(({ message, where }) =>
      where?.path === undefined ? message : `${where.path}: ${message}`,
    )
    const listed = first === undefined ? null : [first, ...others].join(' ')
    const told = trouble === undefined ? null : (trouble.serviceWords ?? trouble.issue.message)
    return { number, state, reason: told ?? listed ?? state.serviceWords ?? state.message, issues }
  }

  return {
    settle,
    settleDryRun: (record: DryRunRecord) => {
      dryRuns.set(record.accountNumber, record)
      settle(record.accountNumber)
    },
    /** Why an account did not get further; `null` when that is over. */
    note: (number: string, trouble: Trouble | null) => {
      if (trouble === null) troubles.delete(number)
      else troubles.set(number, trouble)
    },
    tell: (changed: readonly string[]) => {
      tell(changed)
      for (const number of changed.filter((each) => numbers.has(each))) {
        const record = journal.read(number)
        wish.onState?.(number, showImportState(record))
        if (record.phase === 'finished' || record.phase === 'failed') settle(number)
      }
    },
    /** Accounts that are still open are told of with what stopped the run. */
    end: (trouble: Trouble | null): RunEnd => {
      for (const { number } of accounts) {
        if (trouble !== null && !troubles.has(number)) troubles.set(number, trouble)
        settle(number)
      }
      return { kind: 'ended', trouble, results: accounts.map(({ number }) => results.get(number) ?? resultOf(number)) }
    },
  }
}
