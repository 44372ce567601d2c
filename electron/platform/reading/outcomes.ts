/** Everything that a call of the service can end in. Code decides by `kind` and `code`; words are only shown. */
import type { ProcessRecord } from '../../../shared/contract/answers.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Refusal } from './read-refusal.ts'

/** Certain not to have been acted on. */
export type NotSent = {
  readonly kind: 'notSent'
  readonly issue: Issue
  readonly serviceWords: string | null
  /** Trying again is of no use before a person has changed something: the key, the address, a certificate. */
  readonly isLasting: boolean
}

/** Sent, or perhaps sent, and it is not known what became of it. */
export type NotKnown = {
  readonly kind: 'notKnown'
  /**
   * `busy`: 429; `failed`: 500, of the service itself; `gateway`: any other 5xx, which whoever stands before the service gives while that
   * may still be at work; `unreadable`: an answer that is not the service's, or is damaged.
   */
  readonly why: 'timeOut' | 'cut' | 'unreadable' | 'busy' | 'failed' | 'gateway'
  readonly issue: Issue
  readonly serviceWords: string | null
  /** Asking again soon is of no use: something else than the service answers at this address. */
  readonly isLasting: boolean
}

export type NoAnswer = NotSent | NotKnown

/** @param host  as it is said to a person */
export const unreadable = (host: string): NotKnown => ({
  kind: 'notKnown',
  why: 'unreadable',
  issue: issue('answer_unreadable', { host }),
  serviceWords: null,
  isLasting: false,
})

export type Refused = {
  readonly kind: 'refused'
  readonly refusal: Refusal
  /** One for every error the service listed, each with the path it named; at least one. */
  readonly issues: readonly [Issue, ...Issue[]]
}

/** A refusal in a shape or with a code that the interface does not show for this call. */
export type Unexplained = { readonly kind: 'unexplained'; readonly refusal: Refusal; readonly issue: Issue }

export type AlreadyImported = {
  readonly kind: 'alreadyImported'
  readonly platformNumber: string | null
  readonly serviceWords: string | null
}

export type CreateOutcome =
  | { readonly kind: 'accepted' }
  | AlreadyImported
  | Refused
  | { readonly kind: 'supplierClosed'; readonly code: string | null; readonly serviceWords: string }
  | Unexplained
  | NoAnswer

export type ValidateOutcome =
  /** `serviceWords`: what the service said beside that, where it did. */
  { readonly kind: 'passed'; readonly serviceWords?: string } | AlreadyImported | Refused | Unexplained | NoAnswer

export type ProcessOutcome =
  | { readonly kind: 'found'; readonly record: ProcessRecord }
  /** 404 `not_found`, in the service's own form: no such import process exists. A 404 of anyone else is `notKnown`. */
  | { readonly kind: 'notFound' }
  | Unexplained
  | NoAnswer

/** What a call of v1 ends in. `notFound`: the account is not imported, or the supplier and number do not belong together. */
export type AdditionOutcome<Value> =
  /** `null`: done, and the answer's body can't be read. */
  | { readonly kind: 'done'; readonly value: Value | null }
  | { readonly kind: 'notFound'; readonly issue: Issue; readonly serviceWords: string | null }
  | AdditionRefused
  | NoAnswer

/** `failedData`: the first failing transaction as the service gave it back, where it did. */
type AdditionRefused = Refused & { readonly failedData: Readonly<Record<string, unknown>> | null }
