/** Decides which state an account is in, from everything that is known of it. The states: shared/account-status.ts. Pure. */
import { type AccountStatus, isOnItsWay } from '../../shared/account-status.ts'
import type { AccountRecord } from '../storage/journal/journal-record.ts'
import type { DryRunRecord } from '../storage/projects/projects.ts'

/** What the service is known to have said and done, at one connection. */
export type KnownAtService = {
  /** What the journal knows; `undefined` of an account it never heard of. */
  readonly record?: Pick<AccountRecord, 'phase' | 'payloadHash' | 'changedAt'> | undefined
  /** Of a spreadsheet of additions: its rows say nothing that is added to it. */
  readonly hasNothingToAdd?: boolean
  /** The last one in this project. */
  readonly dryRun?: (Pick<DryRunRecord, 'outcome' | 'at'> & Pick<Account, 'payloadHash'>) | undefined
}

type Account = {
  readonly accountNumber: string | null
  readonly errorCount: number
  /** `null` where nobody has read its payload yet. */
  readonly payloadHash: string | null
}

/** What was sent counts whatever became of its rows; then what the person decided, then what is wrong here, then what the service said. */
export function statusOf(account: Account, known: KnownAtService, isSetAside: boolean): AccountStatus {
  const phase = known.record?.phase
  if (isOnItsWay(phase)) return phase
  if (isSetAside) return 'setAside'
  if (account.errorCount > 0 || account.accountNumber === null) return 'withErrors'
  return known.hasNothingToAdd === true ? 'nothingToAdd' : saidOf(account, known)
}

const afterDryRun = { passed: 'passed', refused: 'refusedInDryRun', notKnown: 'unanswered' } as const

/**
 * What the service said last of an account as it is now. Each word is about one payload: with another payload it is over, and with that
 * one back it holds again. A dry run that passed takes a refusal back, which may have had a reason that is gone; not a failure, on which
 * somebody at the service may be at work.
 */
export function saidOf({ payloadHash }: Pick<Account, 'payloadHash'>, { record, dryRun }: KnownAtService) {
  const isOfNow = (hash: string | null): boolean => hash === null || payloadHash === null || hash === payloadHash
  const setback = record?.phase === 'refused' || record?.phase === 'failed' ? record : null
  const tried = dryRun?.payloadHash === payloadHash ? dryRun : null
  if (setback !== null && isOfNow(setback.payloadHash)) {
    const isTakenBack =
      setback.phase === 'refused' && tried?.outcome === 'passed' && tried.at > (setback.changedAt ?? 0)
    if (!isTakenBack) return setback.phase as 'refused' | 'failed'
  }
  if (tried !== null) return afterDryRun[tried.outcome]
  const wasJudged = setback !== null || (dryRun !== undefined && dryRun.outcome !== 'notKnown')
  return wasJudged ? 'changed' : 'untried'
}
