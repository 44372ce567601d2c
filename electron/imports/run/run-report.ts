/** Keeps what is known of each account of a run, and tells each result once. */
import { inWordsOf } from '../../../shared/checking/said/path-label.ts'
import type { ImportState } from '../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { Issue } from '../../../shared/result.ts'
import type { DryRunRecord } from '../../storage/projects/projects.ts'
import { refusedIssues, showImportState } from '../show-import.ts'
import type { EnginePorts } from '../watching/reconcile.ts'
import type { Trouble } from './create-one.ts'

/** What became of one account in a run. */
export type RunResult = {
  readonly number: string
  readonly state: ImportState
  /** Why it is not imported; none when it is. */
  readonly reasons: readonly Message[]
  /** Everything the service listed against it, each with the path it named. */
  readonly issues: readonly Issue[]
}

export type ReportWish = {
  /** Once for every account, as soon as it is known what became of it. */
  readonly onResult?: (result: RunResult) => void
  /** At every change of an account. @param failures  so many were refused or failed by then, as stopping counts them */
  readonly onChange?: (failures: number) => void
  /** Once where an answer was lost: the service is asked until then, in milliseconds since 1970, before the account is sent again. */
  readonly onAskedUntil?: (number: string, until: number) => void
}

export type RunReport = ReturnType<typeof createRunReport>

export function createRunReport(
  { journal, catalogue, askedUntil, tell }: Pick<EnginePorts, 'journal' | 'catalogue' | 'askedUntil' | 'tell'>,
  accounts: readonly { readonly number: string }[],
  wish: ReportWish,
) {
  const numbers = new Set(accounts.map(({ number }) => number))
  if (numbers.size < accounts.length) throw new Error('Two accounts of one run have the same number.')
  const inWords = inWordsOf(catalogue)
  const troubles = new Map<string, Trouble>()
  const dryRuns = new Map<string, DryRunRecord>()
  const results = new Map<string, RunResult>()
  /** Refused or failed in this run; one that is accepted on another try is taken off again. */
  const failed = new Set<string>()
  /** It changes in other ways while it is asked about. */
  const toldUntil = new Map<string, number | undefined>()
  let hasSent = false

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
    if (record.phase === 'finished') return { number, state, reasons: [], issues: [] }
    // A failure is the service's own last word on it; whatever went wrong on the way there is over.
    const trouble = record.phase === 'failed' ? undefined : troubles.get(number)
    return { number, state, reasons: reasonsOf(trouble, issues.map(inWords), state), issues }
  }

  const noteNotBegun = (number: string) => {
    const { phase } = journal.read(number)
    if (phase !== 'notSent' && phase !== 'refused') return
    troubles.set(number, { issue: issue('run_not_begun', { wasRefused: phase === 'refused' }), serviceWords: null })
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
        if (record.phase === 'sending') hasSent = true
        if (record.phase === 'refused' || record.phase === 'failed') failed.add(number)
        else failed.delete(number)
        const until = askedUntil.get(number)
        if (until !== toldUntil.get(number)) {
          toldUntil.set(number, until)
          if (until !== undefined) wish.onAskedUntil?.(number, until)
        }
        wish.onChange?.(failed.size)
        if (record.phase === 'finished' || record.phase === 'failed') settle(number)
      }
    },
    failures: () => failed.size,
    /** Whether a create may have left since the run began, or was still to be cleared up. */
    hasSent: () => hasSent,
    /**
     * What stopped a run stays with the account that it happened to: it may speak of that one's customer. Of the others it is only
     * true that their turn did not come, or what the journal knows of them.
     */
    end: (isStopped: boolean): readonly RunResult[] => {
      for (const { number } of accounts) {
        if (isStopped && !troubles.has(number)) noteNotBegun(number)
        settle(number)
      }
      return accounts.map(({ number }) => results.get(number) ?? resultOf(number))
    },
  }
}

/** What went wrong on the way, else everything that the service listed, else its last word, else ours. */
function reasonsOf(trouble: Trouble | undefined, listed: readonly Issue[], state: ImportState): readonly Message[] {
  if (trouble !== undefined)
    return [trouble.serviceWords === null ? trouble.issue.message : serviceSays(trouble.serviceWords)]
  if (listed.length > 0) return listed.map(({ message }) => message)
  if (state.serviceWords !== null) return [serviceSays(state.serviceWords)]
  return state.message === null ? [] : [state.message]
}
