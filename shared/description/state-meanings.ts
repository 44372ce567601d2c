/** What the words mean with which a service says how far an account is: in those of our interface, as far as they leave no doubt. */
import type { ImportStatus } from '../service/import-status.ts'
import { wordsOf } from './tree/field-traits.ts'

const said: readonly (readonly [ImportStatus, RegExp])[] = [
  ['PENDING', /\b(pending|queued|waiting|received|staged|submitted)\b/],
  ['IN_PROGRESS', /\b(progress|processing|running|importing|started)\b/],
  ['PROCESSED', /\b(processed|completed?|imported|finished|succeeded|successful|success|done|created|migrated)\b/],
  ['ERRORED', /\b(error|errored|failed|failure|rejected|refused|aborted)\b/],
  ['CANCELLED', /\b(cancell?ed|withdrawn)\b/],
]

const ofTrial: Partial<Record<ImportStatus, ImportStatus>> = {
  PROCESSED: 'DRY_RUN_SUCCEEDED',
  ERRORED: 'DRY_RUN_ERRORED',
}

/** Beside any of these a word may mean its opposite, or only a part. */
const hedged = /\b(not|never|no|to|be|being|almost|part|partly|partial|partially|with|without)\b/
const isOfTrial = /\b(dry run|trial|test|validat\w*)\b/

/** What a person may say that a word means. */
export const saidMeanings = {
  underWay: 'IN_PROGRESS',
  created: 'PROCESSED',
  failed: 'ERRORED',
  cancelled: 'CANCELLED',
} as const satisfies Record<string, ImportStatus>
export type SaidMeaning = keyof typeof saidMeanings

/** `null`: nobody knows what the word means. It is told as it is, and ends nothing. */
export type StateMeanings = Readonly<Record<string, ImportStatus | null>>

/**
 * @param values  the closed list of a document
 * @returns `null` for a value that could mean several things, or none that is known
 */
export const stateMeanings = (values: readonly string[]): StateMeanings =>
  Object.fromEntries(values.map((value) => [value, meaningOf(wordsOf(value))]))

function meaningOf(words: string): ImportStatus | null {
  const [meaning, ...others] = said.flatMap(([status, pattern]) => (pattern.test(words) ? [status] : []))
  if (meaning === undefined || others.length > 0 || hedged.test(words)) return null
  return isOfTrial.test(words) ? (ofTrial[meaning] ?? null) : meaning
}
