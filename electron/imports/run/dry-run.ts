/** Tries accounts out at the service without creating anything. */
import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../../shared/result.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ValidateOutcome } from '../../platform/reading/outcomes.ts'
import type { Clock } from '../../platform/sending/time.ts'
import type { DryRunRecord } from '../../storage/projects/projects.ts'
import type { AccountToImport } from '../account-to-import.ts'
import { inParallel } from './in-parallel.ts'
import { unansweredInARow } from './waiting.ts'

export type DryRunCounts = {
  readonly done: number
  readonly total: number
  readonly passed: number
  readonly refused: number
}

export type DryRunWish = {
  /** How many at once; 4 when left out. */
  readonly concurrency?: number
  readonly onProgress?: (counts: DryRunCounts) => void
  /** Called for every account as soon as it is known, so that nothing is lost when the rest does not come to pass. */
  readonly onResult?: (record: DryRunRecord) => void
  readonly signal?: AbortSignal
  /** Where each account waits for its turn, such as a pause. */
  readonly gate?: () => Promise<void>
}

export type DryRunEnd = DryRunCounts & {
  readonly records: readonly DryRunRecord[]
  readonly wasStopped: boolean
  /** What kept the rest from being tried: the key, the address, a service that does not answer. */
  readonly trouble: { readonly issue: Issue; readonly serviceWords: string | null } | null
}

export async function dryRunAccounts(
  { platform, clock }: { readonly platform: Platform; readonly clock: Clock },
  accounts: readonly AccountToImport[],
  { concurrency = 4, onProgress, onResult, signal, gate }: DryRunWish,
): Promise<DryRunEnd> {
  const records: DryRunRecord[] = []
  let trouble: DryRunEnd['trouble'] = null
  let unanswered = 0
  const counts = { passed: 0, refused: 0, notKnown: 0 }
  const progress = (): DryRunCounts => ({
    done: records.length,
    total: accounts.length,
    passed: counts.passed,
    refused: counts.refused,
  })

  await inParallel(accounts, concurrency, async ({ number, payload, payloadHash }) => {
    await gate?.()
    if (signal?.aborted) return 'stop'
    const outcome = await platform.validateAccount(payload, signal)
    if (signal?.aborted && outcome.kind === 'notSent') return 'stop'
    if ((outcome.kind === 'notSent' || outcome.kind === 'notKnown') && outcome.isLasting) {
      trouble = { issue: outcome.issue, serviceWords: outcome.serviceWords }
      return 'stop'
    }
    const record = { accountNumber: number, payloadHash, ...read(outcome), at: clock() }
    records.push(record)
    counts[record.outcome] += 1
    onResult?.(record)
    onProgress?.(progress())

    unanswered = record.outcome === 'notKnown' ? unanswered + 1 : 0
    if (unanswered < unansweredInARow(concurrency)) return undefined
    trouble = { issue: record.issues[0] ?? issue('run_service_gone', {}), serviceWords: null }
    return 'stop'
  })

  return { ...progress(), records, wasStopped: signal?.aborted ?? false, trouble }
}

function read(outcome: ValidateOutcome): Pick<DryRunRecord, 'outcome' | 'issues'> {
  switch (outcome.kind) {
    case 'passed': {
      const { serviceWords: words } = outcome
      return { outcome: 'passed', issues: words === undefined ? [] : [issue('service_remarked', { words })] }
    }
    // It was imported before: creating it is answered with its number, and creates nothing.
    case 'alreadyImported':
      return { outcome: 'passed', issues: [] }
    case 'refused':
      return { outcome: 'refused', issues: outcome.issues }
    case 'unexplained':
      return { outcome: 'refused', issues: [outcome.issue] }
    case 'notSent':
    case 'notKnown':
      return { outcome: 'notKnown', issues: [outcome.issue] }
    default:
      return assertNever(outcome)
  }
}
