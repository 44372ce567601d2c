/**
 * A whole run: clear up, dry-run, create, watch to the end. The command line and the window run this one. The same run with the same
 * accounts goes on where an earlier one ended, however that ended, and creates nothing twice.
 *
 * What is sent again by itself:
 * - finished and accepted accounts: never.
 * - an account that the service ended as ERRORED or CANCELLED: only when its payload has changed since, or when a person has named it.
 *   The same data would fail the same way, and someone at the service may be at work on it; it is asked about once, and reported.
 * - an account that was refused: always. A refusal creates nothing, and the reason may have gone meanwhile (a supplier code set up, a
 *   tariff added).
 */
import { issue } from '../../../shared/issue-words.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { unresolvedPhases } from '../../storage/journal/journal.ts'
import type { Phase } from '../../storage/journal/journal-record.ts'
import type { DryRunRecord } from '../../storage/projects/projects.ts'
import type { AccountToImport } from '../account-to-import.ts'
import { type EnginePorts, reconcile } from '../watching/reconcile.ts'
import { watchAccounts } from '../watching/watch-accounts.ts'
import {
  type CreateAccount,
  createInTurn,
  patientStopRules,
  type RunAccount,
  type RunTrouble,
  readRunAccount,
  type StopRules,
  stoppedByPerson,
  type TurnWish,
} from './create-in-turn.ts'
import { refresh, type Trouble, troubleOf } from './create-one.ts'
import { type DryRunWish, dryRunAccounts } from './dry-run.ts'
import { allEnded, inParallel } from './in-parallel.ts'
import { createRunReport, type ReportWish, type RunReport, type RunResult } from './run-report.ts'
import { unansweredInARow } from './waiting.ts'

export type RunEnd =
  /** Nothing could be done: the key, the address, a service that does not answer. Only finished accounts have results. */
  | { readonly kind: 'notStarted'; readonly trouble: RunTrouble }
  /** Every account has a result. With `trouble`, some were not sent, or not watched to the end, for that reason. */
  | { readonly kind: 'ended'; readonly results: readonly RunResult[]; readonly trouble: RunTrouble | null }

export type RunWish = ReportWish &
  Pick<TurnWish, 'gate' | 'onTurn'> & {
    /** `false` leaves the dry run of all out: a refused create creates nothing either, and is followed by one. */
    readonly triesFirst?: boolean
    readonly onDryRun?: (record: DryRunRecord) => void
    /** Asked after the dry run, before the first create; `false` ends the run. */
    readonly confirm?: (counts: { readonly toCreate: number; readonly refused: number }) => Promise<boolean>
    /** Creating is over: every account had its turn, or something stopped it. What was accepted is watched on. */
    readonly onCreated?: (trouble: RunTrouble | null) => void
    /** Failed accounts are sent as they are, because a person has named them. */
    readonly sendsFailed?: boolean
    /** How many requests about accounts at once, to try them or to create them; 4 when left out. */
    readonly concurrency?: number
    readonly stopRules?: StopRules
    /** Nothing new is begun after it. */
    readonly signal?: AbortSignal
  }

const defaultConcurrency = 4
const acceptedOnly: ReadonlySet<Phase> = new Set(['accepted'])

/** The lock is held by the caller. A disk that takes nothing more ends it, wherever that is met. */
export async function runAll(
  ports: EnginePorts,
  create: CreateAccount,
  accounts: readonly RunAccount[],
  wish: RunWish,
): Promise<RunEnd> {
  const report = createRunReport(ports, accounts, wish)
  try {
    return await runInSteps({ ...ports, tell: report.tell }, create, accounts, report, wish)
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
    const told = report.hasSent() ? issue('disk_full_watching', {}) : issue('disk_full', {})
    return { kind: 'ended', trouble: { issue: told, serviceWords: null, number: null }, results: report.end(true) }
  }
}

async function runInSteps(
  ports: EnginePorts,
  create: CreateAccount,
  accounts: readonly RunAccount[],
  report: RunReport,
  wish: RunWish,
): Promise<RunEnd> {
  const { journal } = ports
  const { signal, concurrency = defaultConcurrency } = wish
  const stopRules = wish.stopRules ?? patientStopRules(concurrency)
  const phaseOf = ({ number }: RunAccount) => journal.read(number).phase

  for (const account of accounts) if (phaseOf(account) === 'finished') report.settle(account.number)
  if (accounts.every((account) => phaseOf(account) === 'finished'))
    return { kind: 'ended', trouble: null, results: report.end(false) }

  const token = await ports.platform.obtainToken()
  if (token.kind !== 'token') return { kind: 'notStarted', trouble: { ...troubleOf(token), number: null } }
  const unclear = await clearUpAll(ports, signal)
  if (unclear.trouble !== null) return { kind: 'notStarted', trouble: unclear.trouble }
  for (const [number, trouble] of unclear.perAccount) report.note(number, trouble)

  const toSend = await chooseWhatToSend(ports, accounts, wish)
  const canTry = ports.platform.shape.routes.validate !== null
  const tried = wish.triesFirst === false || !canTry ? untried(toSend) : await tryAll(ports, toSend, wish)
  for (const record of tried.refusals) report.settleDryRun(record)
  const { toCreate } = tried
  const isWanted =
    toCreate.length === 0 ||
    (await (wish.confirm?.({ toCreate: toCreate.length, refused: tried.refusedCount }) ?? true))
  const trouble = tried.trouble ?? (isWanted && !signal?.aborted ? null : stoppedByPerson)

  // Accounts that are accepted are watched while others are still being created.
  const ofRun = new Set(accounts.map(({ number }) => number))
  let isCreating = trouble === null
  const failing = new AbortController()
  const watching = watchAccounts(ports, {
    numbers: () => journal.numbersIn(acceptedOnly).filter((number) => ofRun.has(number)),
    isMoreToCome: () => isCreating,
    signal: signal === undefined ? failing.signal : AbortSignal.any([signal, failing.signal]),
  })
  const creating = async (): Promise<RunTrouble | null> => {
    try {
      const { gate, onTurn, onCreated } = wish
      const how: TurnWish = { concurrency, signal, stopRules, gate, onTurn }
      const stoppedBy = trouble ?? (await createInTurn(ports, create, toCreate, accounts, report, how))
      onCreated?.(stoppedBy)
      return stoppedBy
    } catch (error) {
      failing.abort()
      throw error
    } finally {
      isCreating = false
    }
  }
  const [createTrouble, watched] = await allEnded([creating(), watching])
  const watchTrouble =
    watched.kind === 'blocked' ? { ...watched, number: null } : watched.kind === 'stopped' ? stoppedByPerson : null
  const why = createTrouble ?? watchTrouble
  return { kind: 'ended', trouble: why, results: report.end(why !== null) }
}

/** Every create without an answer is asked about before anything else, whichever spreadsheet it came from. */
async function clearUpAll(ports: EnginePorts, signal: AbortSignal | undefined) {
  const perAccount = new Map<string, Trouble>()
  let trouble: RunTrouble | null = null
  let unanswered = 0
  const unresolved = ports.journal.numbersIn(unresolvedPhases).map(ports.journal.read)
  for (const record of unresolved) ports.ages.sinceLoss(record)
  await inParallel(unresolved, defaultConcurrency, async ({ number }) => {
    const finding = await reconcile(ports, number, signal)
    if (finding.kind !== 'unclear') {
      unanswered = 0
      return undefined
    }
    const told = finding.trouble === null ? unresolvedTrouble : troubleOf(finding.trouble)
    perAccount.set(number, told)
    if (finding.trouble === null || finding.trouble.kind === 'unexplained') return undefined
    unanswered += 1
    if (!finding.trouble.isLasting && unanswered < unansweredInARow(defaultConcurrency)) return undefined
    trouble = { ...told, number }
    return 'stop'
  })
  return { perAccount, trouble: trouble as RunTrouble | null }
}

const unresolvedTrouble: Trouble = { issue: issue('run_unresolved', {}), serviceWords: null }

async function chooseWhatToSend(
  ports: EnginePorts,
  accounts: readonly RunAccount[],
  { sendsFailed, signal }: RunWish,
): Promise<readonly RunAccount[]> {
  const { journal } = ports
  const isUnchangedFailure = ({ number, payloadHash }: RunAccount) => {
    const record = journal.read(number)
    return record.phase === 'failed' && payloadHash !== null && record.payloadHash === payloadHash
  }
  // Someone at the service may have helped it on its way.
  await inParallel(accounts.filter(isUnchangedFailure), defaultConcurrency, async ({ number }) => {
    if (signal?.aborted) return 'stop'
    await refresh(ports, journal.read(number), signal)
    return undefined
  })
  return accounts.filter((account) => {
    const { phase } = journal.read(account.number)
    const isFailureToSend = phase === 'failed' && (sendsFailed === true || !isUnchangedFailure(account))
    return phase === 'notSent' || phase === 'refused' || isFailureToSend
  })
}

type Tried = {
  readonly toCreate: readonly RunAccount[]
  /** What is said of accounts that did not pass. */
  readonly refusals: readonly DryRunRecord[]
  readonly refusedCount: number
  readonly trouble: RunTrouble | null
}

const untried = (toCreate: readonly RunAccount[]): Tried => ({ toCreate, refusals: [], refusedCount: 0, trouble: null })

async function tryAll(ports: EnginePorts, toTry: readonly RunAccount[], wish: RunWish): Promise<Tried> {
  const accounts: AccountToImport[] = []
  for (const account of toTry) {
    const read = await readRunAccount(account)
    if (read.ok) accounts.push(read.value)
  }
  const { concurrency = defaultConcurrency, onDryRun, signal } = wish
  const dryRun = await dryRunTwice(ports, accounts, { concurrency, onResult: onDryRun, signal })
  const passed = new Set(
    dryRun.records.flatMap(({ accountNumber, outcome }) => (outcome === 'passed' ? accountNumber : [])),
  )
  return {
    toCreate: accounts.filter(({ number }) => passed.has(number)),
    refusals: dryRun.records.filter(({ outcome }) => outcome !== 'passed'),
    refusedCount: dryRun.refused,
    trouble: dryRun.trouble === null ? null : { ...dryRun.trouble, number: null },
  }
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
