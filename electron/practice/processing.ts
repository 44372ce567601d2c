/**
 * How far an account has come. Computed from the clock and the time of its create alone, so that nothing runs in the
 * background, and a restart continues where the account was.
 */
import { ownCodes } from './not-shown.ts'
import type { StoredAccount } from './store/account-store.ts'

type ProcessError = { readonly code: string; readonly detail: string; readonly domain: string }

/** Source: service interface, States and transitions; the other three statuses do not occur in practice. */
export type Progress =
  | { readonly status: 'PENDING' | 'IN_PROGRESS'; readonly modifiedAt: number }
  | { readonly status: 'PROCESSED'; readonly modifiedAt: number; readonly platformNumber: string }
  | { readonly status: 'ERRORED'; readonly modifiedAt: number; readonly error: ProcessError }

/** @param now  milliseconds since 1970 */
export function progressOf(account: StoredAccount, now: number): Progress {
  const { attemptedAt, stepMs } = account
  if (now < attemptedAt + stepMs) return { status: 'PENDING', modifiedAt: attemptedAt }
  if (now < attemptedAt + 2 * stepMs) return { status: 'IN_PROGRESS', modifiedAt: attemptedAt + stepMs }
  const modifiedAt = attemptedAt + 2 * stepMs
  return account.number.includes('FAIL')
    ? { status: 'ERRORED', modifiedAt, error: practisedFailure }
    : { status: 'PROCESSED', modifiedAt, platformNumber: platformNumberOf(account) }
}

/** The number an account gets on the platform; it is told only once the account is there. */
const platformNumberOf = (account: StoredAccount): string => `A-${10_000_000 + account.id}`

const practisedFailure: ProcessError = {
  code: ownCodes.importFailed,
  detail:
    'The account could not be created: its number contains FAIL, which practice mode uses to show a failed import. ' +
    'Nothing was created; correct the account and create it again.',
  domain: 'account_import',
}
