/** What goes through the port between the main process and the preparation process; protocol.ts says what it means. */
import type { Result } from '../../shared/result.ts'
import type { PreparationCall, PreparationCalls, PreparationProgress } from './protocol.ts'

/** To the preparation process: one call. `id` comes back with its answer. */
export type Asked = {
  readonly [C in PreparationCall]: { readonly id: number; readonly call: C; readonly ask: PreparationCalls[C]['ask'] }
}[PreparationCall]

/** From it: an answer, a bug of ours in place of one, or how far a load has come. */
export type Told =
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'bug'; readonly id: number; readonly stack: string }
  | { readonly kind: 'progress'; readonly progress: PreparationProgress }
