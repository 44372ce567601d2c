/** The part of the contract about what is wrong in the open spreadsheet, kind by kind, and what mends many cells at once. */
import { z } from 'zod'
import { readAs } from '../mapping/model/mapping.ts'
import { messageSchema } from '../messages/message.ts'
import { issueLevels } from '../result.ts'
import { cellPlace, count, issueSchema, nothing, rowNumber } from './common.ts'

const column = { sheet: z.string(), column: rowNumber }

/** One problem, with the number of its account where it is of one. */
const problem = issueSchema.extend({ account: z.string().nullable() })
export type Problem = z.infer<typeof problem>

/** Different values of a column: the most frequent first, and how many there are beyond them. */
export const problemValues = z.object({
  values: z.array(z.object({ value: z.string(), count })),
  restCount: count,
})
export type ProblemValues = z.infer<typeof problemValues>

const problemColumn = z.object({
  ...column,
  header: z.string(),
  count,
  /** Some of its values come more than once: they can be read otherwise all together, by a translation in the mapping. */
  hasRepeats: z.boolean(),
  /** What the mapping may say of the column so that these problems are gone. */
  readAs: readAs.optional(),
})
export type ProblemColumn = z.infer<typeof problemColumn>

const problemGroup = z.object({
  code: z.string(),
  level: z.enum(issueLevels),
  /** “5 phone numbers can’t be read”. */
  title: messageSchema,
  /** What to do about all of them. */
  advice: messageSchema,
  /** The mapping is the place to do it. */
  leadsToMap: z.boolean(),
  count,
  first: z.array(problem),
  /** Where they are, most first. Those without a cell are in none. */
  columns: z.array(problemColumn),
  /** How many of them miss a field that no column fills: in Map they are seen and mended all together. */
  unfilledCount: count,
  /** Cells for which a safe value is known, and rows that can be mended together. */
  fixCount: count,
})
export type ProblemGroup = z.infer<typeof problemGroup>

/** Problems of one kind: all of them, or those of one column. */
const problemKind = {
  code: z.string(),
  level: z.enum(issueLevels),
  in: z.strictObject(column).optional(),
}

/** A place that safe values are known for: that of its cell alone, or those of several cells that change together. */
const fix = z.object({
  ...cellPlace.shape,
  cells: z.array(z.object({ ...cellPlace.shape, from: z.string(), to: z.string() })),
  accountNumber: z.string().nullable(),
  name: z.string(),
  /** It would bring rows to another account, and the service has not said that there is none by the number as it stands. */
  isUnsure: z.boolean().optional(),
})
export type Fix = z.infer<typeof fix>

const fixList = z.object({
  /** The first of them, sheet by sheet and row by row: no more than a person can look through. */
  fixes: z.array(fix),
  /** Cells that change, those of the others too. */
  total: count,
  /** What stays as it is, because it was sent. */
  closed: z.object({ cells: count, accounts: count }),
})
export type FixList = z.infer<typeof fixList>

export const problemChannels = {
  listProblems: { ask: nothing, reply: z.array(problemGroup) },
  /** The next cell with a problem after a place, row by row; `null` when there is none. Backwards, no place means the end. */
  findNextProblem: {
    ask: z.strictObject({
      after: cellPlace.nullable(),
      code: z.string().optional(),
      in: z.strictObject(column).optional(),
      /** Only cells of which nothing worse is said. */
      worst: z.enum(issueLevels).optional(),
      /** Looks for the one before instead. */
      isBackwards: z.boolean().optional(),
    }),
    reply: cellPlace.nullable(),
  },
  /**
   * What would mend the problems of a kind; nothing is changed by it.
   * @param country  two letters of the one that the phone numbers behind them are of
   */
  listFixes: { ask: z.strictObject({ ...problemKind, country: z.string().length(2).optional() }), reply: fixList },
  /** The different values behind the problems of a kind in one column. */
  listProblemValues: { ask: z.strictObject({ ...problemKind, in: z.strictObject(column) }), reply: problemValues },
} as const
