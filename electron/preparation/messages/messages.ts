/** What goes through the port between the main process and the preparation process; protocol.ts says what it means. */
import type { Spoken } from '../../../shared/messages/speech.ts'
import type { Result } from '../../../shared/result.ts'
import type { IndexedAccount, NoteSent, PreparationCall, PreparationCalls, PreparationProgress } from '../protocol.ts'

/** To the preparation process: one call. `id` comes back with its answer. */
export type Asked =
  | {
      readonly [C in PreparationCall]: {
        readonly id: number
        readonly call: C
        readonly ask: PreparationCalls[C]['ask']
      }
    }[PreparationCall]
  | { readonly id: number; readonly call: 'noteSent'; readonly ask: NoteSent }
  /** What it writes is in the language that the application speaks. */
  | { readonly id: number; readonly call: 'speak'; readonly ask: Spoken }

/** A part of a file of a question that follows: 100 MB in one message would hold up both ends. */
export type AskedPart = {
  readonly call: 'part'
  readonly id: number
  /** Which of its files, from 0. */
  readonly file: number
  /** Its place in the file, and the length of that. */
  readonly at: number
  readonly length: number
  readonly bytes: Uint8Array
}

/**
 * From it: an answer, a bug of ours in place of one, or how far a load has come. Accounts go before the answer they belong to, some
 * hundreds at a time: 100,000 in one message would hold up the main process for as long as they take to be read. Of a bug only its kind and its places are told: its
 * message may quote a customer.
 */
export type Told =
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'bug'; readonly id: number; readonly bug: string; readonly places: readonly string[] }
  | { readonly kind: 'accounts'; readonly id: number; readonly accounts: readonly IndexedAccount[] }
  | { readonly kind: 'progress'; readonly progress: PreparationProgress }
