/**
 * Gives each account its turn to be created, a few at a time, until all had theirs or something speaks against going on. Each turn
 * is what a click of a person does: the account is read as it is now, and created.
 */
import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Result } from '../../../shared/result.ts'
import { unresolvedPhases } from '../../storage/journal/journal.ts'
import type { AccountToImport } from '../account-to-import.ts'
import type { EnginePorts } from '../watching/reconcile.ts'
import type { Ending, Trouble } from './create-one.ts'
import { inParallel, limitedTo } from './in-parallel.ts'
import type { RunReport } from './run-report.ts'
import { unansweredInARow } from './waiting.ts'

/** An account whose payload is read when its turn comes, so that what is sent is what is there then. */
export type AccountToRead = {
  readonly number: string
  /** Of the payload as it is when the run begins; `null` where nobody has read it yet. */
  readonly payloadHash: string | null
  /** The issue says why it can't be sent after all. */
  readonly read: () => Promise<Result<AccountToImport>>
  /** Called of what was read, whatever became of it, and waited for before the next turn begins. */
  readonly afterTurn?: (account: AccountToImport) => Promise<void>
}
export type RunAccount = AccountToImport | AccountToRead

/** Creates one account, or joins whoever is at it. */
export type CreateAccount = (ports: EnginePorts, account: AccountToImport, signal?: AbortSignal) => Promise<Ending>

/** What makes a run stop by itself. */
export type StopRules = {
  /** So many refused and failed accounts; `null` for any number. Asked before each turn. */
  readonly failures: () => number | null
  /** So many accounts in a row refused for the same reason that is not in their payload. */
  readonly sameOddRefusals: number
  /** So many accounts in a row that nobody answered for. */
  readonly unanswered: number
}

/**
 * One account may be odd; the same refusal twice in a row is about all of them, such as a paused supplier. Accounts under way at the
 * same time share their luck (one token, one connection), so a row without an answer is counted in their number.
 */
export const patientStopRules = (concurrency: number): StopRules => ({
  failures: () => null,
  sameOddRefusals: 2,
  unanswered: unansweredInARow(concurrency),
})

/** A run for a person who has looked at a few accounts and left the rest to it: nothing unexpected passes unseen. */
export const carefulStopRules = (failures: () => number): StopRules => ({ failures, sameOddRefusals: 1, unanswered: 1 })

export type TurnWish = {
  /** How many creates may be in the air; with more than one, other accounts have their intent or answer written meanwhile. */
  readonly concurrency: number
  readonly signal?: AbortSignal | undefined
  readonly stopRules: StopRules
  /** Waited for before each turn. */
  readonly gate?: ((signal?: AbortSignal) => Promise<void>) | undefined
  readonly onTurn?: ((turn: Turn) => void) | undefined
}

export type Turn =
  | { readonly kind: 'begun'; readonly number: string }
  /** `wasLeftOut`: it could not be sent as it is now. */
  | { readonly kind: 'over'; readonly number: string; readonly wasLeftOut: boolean }

/** What stopped a run, and the account it happened with. */
export type RunTrouble = Trouble & { readonly number: string | null }

export const stoppedByPerson: RunTrouble = { issue: issue('run_stopped', {}), serviceWords: null, number: null }

export const readRunAccount = async (account: RunAccount): Promise<Result<AccountToImport>> =>
  'payload' in account ? { ok: true, value: account } : account.read()

/**
 * Creates are kept in the air while the disk takes down, all at once, what came before and after others: as many again have their intent
 * written or wait with it for their place, and as many their answer. One at a time stays one at a time.
 */
const turnsAtOnce = (concurrency: number): number => (concurrency === 1 ? 1 : 4 * concurrency)

/** @returns what stopped it; `null` when every account had its turn */
export async function createInTurn(
  outerPorts: EnginePorts,
  create: CreateAccount,
  toCreate: readonly RunAccount[],
  allOfRun: readonly RunAccount[],
  report: RunReport,
  wish: TurnWish,
): Promise<RunTrouble | null> {
  const { concurrency, signal, stopRules, gate, onTurn } = wish
  const { platform } = outerPorts
  const ports: EnginePorts = {
    ...outerPorts,
    platform: { ...platform, createAccount: limitedTo(concurrency, platform.createAccount) },
  }
  const atOnce = turnsAtOnce(concurrency)
  const again: RunAccount[] = []
  const odd = { sameAs: '', inARow: 0 }
  let unanswered = 0
  let stoppedBy: RunTrouble | null = null

  const stop = (trouble: RunTrouble): 'stop' => {
    stoppedBy ??= trouble
    return 'stop'
  }
  const tooManyFailures = (): RunTrouble | null => {
    const most = stopRules.failures()
    const failures = report.failures()
    return most === null || failures < most
      ? null
      : { issue: issue('run_too_many_failures', { failures }), serviceWords: null, number: null }
  }

  const takeTurn = async (account: RunAccount): Promise<'stop' | undefined> => {
    await gate?.(signal)
    if (signal?.aborted) return stop(stoppedByPerson)
    const failed = tooManyFailures()
    if (failed !== null) return stop(failed)
    const { number } = account
    onTurn?.({ kind: 'begun', number })
    const read = await readRunAccount(account)
    if (!read.ok) {
      report.note(number, { issue: read.issues[0], serviceWords: null })
      report.settle(number)
      onTurn?.({ kind: 'over', number, wasLeftOut: true })
      return undefined
    }
    const { attempts } = ports.journal.read(number)
    const ending = await create(ports, read.value, signal).finally(() =>
      'afterTurn' in account ? account.afterTurn?.(read.value) : undefined,
    )
    // Stopped before it was sent: its turn is still to come.
    const isUntouched = ending.kind === 'unanswered' && ports.journal.read(number).attempts === attempts
    if (signal?.aborted && isUntouched) return stop(stoppedByPerson)
    const afterwards = weigh(account, ending)
    onTurn?.({ kind: 'over', number, wasLeftOut: ending.kind === 'leftOut' })
    return afterwards
  }

  const weigh = (account: RunAccount, ending: Ending): 'stop' | undefined => {
    const { number } = account
    report.note(number, ending.kind === 'settled' ? null : ending)
    if (ending.kind !== 'oddlyRefused') odd.inARow = 0
    unanswered = ending.kind === 'unanswered' ? unanswered + 1 : 0
    switch (ending.kind) {
      case 'settled':
        if (ports.journal.read(number).phase !== 'accepted') report.settle(number)
        return undefined
      case 'leftOut':
        report.settle(number)
        return undefined
      case 'blocked':
        return stop({ ...ending, number })
      case 'oddlyRefused':
        report.settle(number)
        odd.inARow = ending.sameAs === odd.sameAs ? odd.inARow + 1 : 1
        odd.sameAs = ending.sameAs
        return odd.inARow >= stopRules.sameOddRefusals ? stop({ ...ending, number }) : undefined
      case 'unanswered':
        again.push(account)
        return unanswered >= stopRules.unanswered ? stop({ ...ending, number }) : undefined
      default:
        return assertNever(ending)
    }
  }

  await inParallel(toCreate, atOnce, takeTurn)
  // What met a bad moment gets a second chance when the others are through, and so does what could not be asked about at first.
  const unclear = allOfRun.filter(({ number }) => unresolvedPhases.has(ports.journal.read(number).phase))
  const second = new Set([...again.splice(0), ...unclear])
  if (stoppedBy === null) await inParallel([...second], atOnce, takeTurn)
  return stoppedBy ?? null
}
