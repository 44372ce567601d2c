/** The part of the contract about comparing this project with what the service lists for the supplier. */
import { z } from 'zod'
import { messageSchema } from '../messages/message.ts'
import { accountStatus } from './accounts.ts'
import { count, issueSchema, nothing, page } from './common.ts'
import { wayForward } from './way-forward.ts'

/**
 * - `same`: in both, and both say the same.
 * - `otherValues`: where it stands is the same in both, and what is said of it is not: its number on the platform, whose number that
 *   is, when it was created.
 * - `differs`: the service says something else than what is known here, also after it was asked; or it is not known what became of it.
 * - `changed`: it was acted on here after the service was asked.
 * - `onlyHere`: not sent, or refused, and on none of the service's lists.
 * - `onlyThere`: on a list of the service, and not in this project.
 */
export const comparisonVerdict = z.enum(['otherValues', 'differs', 'changed', 'onlyThere', 'onlyHere', 'same'])
export type ComparisonVerdict = z.infer<typeof comparisonVerdict>

const comparisonRow = z.object({
  accountNumber: z.string(),
  /** `null` for an account that is not in this project. */
  key: z.string().nullable(),
  name: z.string().nullable(),
  verdict: comparisonVerdict,
  /** As it stands here now; `null` where nothing of it is known here. */
  here: accountStatus.nullable(),
  /** On which of the service's lists; `listed` is the list of all alone. */
  there: z.enum(['pending', 'imported', 'listed']).nullable(),
  platformNumberHere: z.string().nullable(),
  platformNumberThere: z.string().nullable(),
  /** When the service says that the account was created. */
  createdAtThere: z.string().nullable(),
  /** The comparison found it at the service although it was not sent from here, and took it into the journal. */
  isTakenOver: z.boolean(),
  message: messageSchema,
  /** Those that the message names, by their numbers as it names them. */
  accounts: z.array(z.string()).readonly().optional(),
  wayForward,
})
export type ComparisonRow = z.infer<typeof comparisonRow>

const comparisonSummary = z.object({
  comparedAt: z.string(),
  counts: z.record(comparisonVerdict, count),
  /** How many accounts each list has; `null` for one that could not be read. */
  lists: z.object({ all: count.nullable(), pending: count.nullable(), imported: count.nullable() }),
  /** Accounts that someone else created and that are now known here. */
  takenOver: count,
  /** What could not be read or asked. */
  issues: z.array(z.object({ issue: issueSchema, serviceWords: z.string().nullable() })),
})
export type ComparisonSummary = z.infer<typeof comparisonSummary>

export const comparisonFilter = z.enum(['all', ...comparisonVerdict.options])

export const compareChannels = {
  /** Reads the service's lists, and asks about every account where they say something else than the journal. Event: `comparisonProgress`. */
  compareWithService: { ask: nothing, reply: comparisonSummary },
  /** The rows of the last comparison of this project and connection; without one, `summary` is `null` and there are none. */
  readComparison: {
    ask: z.strictObject({ ...page, filter: comparisonFilter, search: z.string().optional() }),
    reply: z.object({ summary: comparisonSummary.nullable(), total: count, rows: z.array(comparisonRow) }),
  },
} as const
