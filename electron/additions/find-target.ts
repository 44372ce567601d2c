/** Asks the service whether an account can be added to: "the account must be imported (not only staged)". */
import { platformNumberOf } from '../../shared/contract/answers.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { quoteName } from '../../shared/words/words-of-others.ts'
import type { Platform } from '../platform/platform.ts'

export type Target =
  | { readonly kind: 'imported'; readonly platformNumber: string | null }
  /** The service is at work on it, or knows of it without saying how far it is. `status` is its own word, to be shown. */
  | { readonly kind: 'notYet'; readonly status: string; readonly issue: Issue }
  | { readonly kind: 'notThere'; readonly issue: Issue }
  /** It could not be asked. */
  | {
      readonly kind: 'trouble'
      readonly issue: Issue
      readonly serviceWords: string | null
      readonly isLasting: boolean
    }

export async function findTarget(platform: Platform, accountNumber: string, signal?: AbortSignal): Promise<Target> {
  const outcome = await ask(platform, accountNumber, signal)
  switch (outcome.kind) {
    case 'done': {
      const { status } = outcome.value
      if (importedStatuses.has(status))
        return { kind: 'imported', platformNumber: platformNumberOf(outcome.value, accountNumber) }
      const said = quoteName(status) ?? ''
      return { kind: 'notYet', status: said, issue: issue('target_not_yet', { account: accountNumber, status: said }) }
    }
    case 'notFound':
      return { kind: 'notThere', issue: issue('target_not_there', { account: accountNumber }) }
    case 'unexplained': {
      const { issue: told, refusal } = outcome
      return { kind: 'trouble', issue: told, serviceWords: refusal.serviceWords, isLasting: false }
    }
    case 'notSent':
    case 'notKnown': {
      const { issue: told, serviceWords, isLasting } = outcome
      return { kind: 'trouble', issue: told, serviceWords, isLasting }
    }
    default:
      return assertNever(outcome)
  }
}

/** How far its import is says the same, where a service can't be asked about the account itself. */
async function ask(platform: Platform, accountNumber: string, signal?: AbortSignal) {
  if (platform.shape.routes.transferStatus !== null) return platform.fetchTransferStatus(accountNumber, signal)
  const outcome = await platform.fetchProcess(accountNumber, signal)
  return outcome.kind === 'found' ? { kind: 'done' as const, value: outcome.record } : outcome
}

/** Of an account, and of its import. Source: service interface, "States and transitions". */
const importedStatuses: ReadonlySet<string> = new Set(['COMPLETED', 'PROCESSED'])
