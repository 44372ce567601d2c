/** The part of the contract about what has come of it all: how many accounts stand where, why, and what was sent of none of them. */
import { z } from 'zod'
import { reasonedFilters } from '../words/results-words.ts'
import { statusCounts } from './accounts.ts'
import { count, emptiedValue, nothing } from './common.ts'

const resultsSummary = z.object({
  at: z.string(),
  /** Every account once. */
  counts: statusCounts,
  /** What was said of accounts that were not taken, or set aside: what is said of most comes first. One account may have several. */
  reasons: z.array(
    z.object({
      of: z.enum(reasonedFilters),
      words: z.string(),
      count,
      /** Some of their numbers. */
      first: z.array(z.string()),
    }),
  ),
  /** Columns with values of which nothing is sent, and in how many rows they have one. */
  leftOut: z.array(z.object({ sheet: z.string(), header: z.string(), rows: count })),
  /** Values of the columns that are sent, which their accounts go without: how many, and the first of them. */
  emptied: z.object({ count, first: z.array(emptiedValue) }),
})
export type ResultsSummary = z.infer<typeof resultsSummary>

export const resultChannels = {
  readResults: { ask: nothing, reply: resultsSummary },
} as const
