/** The part of the contract about a run: accounts created one after the other without a click for each. */
import { z } from 'zod'
import { messageSchema } from '../messages/message.ts'
import { statusCounts } from './accounts.ts'
import { count, issueSchema, nothing } from './common.ts'
import { seenConnection } from './connect.ts'
import { wayForward } from './way-forward.ts'

/** Those named, also where they were refused as they are; or every account that is ready. */
const runChoice = z.union([z.array(z.string()).min(1), z.literal('allReady')])

/** How fast a run may go, and when it stops by itself. Both can be changed while it runs. */
export const runLimits = z.strictObject({
  /** Accounts begun in a minute; `null` is as fast as the service answers. */
  perMinuteAtMost: z.int().min(1).max(6000).nullable(),
  /** Refused and failed accounts together. */
  stopAtFailures: z.int().min(1).max(100_000),
})
export type RunLimits = z.infer<typeof runLimits>

/** What a run would send, and how many of those chosen it would leave alone: how they stand is why. */
const runPlan = z.object({
  count,
  /** So many of them have warnings. */
  warnedCount: count,
  leftOut: statusCounts,
  /** Those of the run before, to begin with. */
  limits: runLimits,
  /** Stands for the accounts that were counted, as they are: another one for others, or where they say something else. */
  seen: z.string(),
})
export type RunPlan = z.infer<typeof runPlan>

const runAccount = z.object({ key: z.string(), accountNumber: z.string(), name: z.string() })
export type RunAccount = z.infer<typeof runAccount>

/** What is being sent, if anything is: closing the window then would hold it up. */
export const underWayState = z.object({ kind: z.enum(['run', 'sending', 'additions', 'dryRun']).nullable() })
export type UnderWayKind = NonNullable<z.infer<typeof underWayState>['kind']>

const runEnd = z.object({
  reason: z.enum([
    'allDone',
    'stoppedByPerson',
    'unexpectedAnswer',
    'tooManyFailures',
    'supplierClosed',
    'keyRefused',
    'serviceSilent',
    'diskFull',
    /** Something else that a person has to change first: the address, a certificate, another import at work. */
    'notPossible',
  ]),
  /** Why, and what to do. */
  issue: issueSchema,
  serviceWords: z.string().nullable(),
  wayForward,
  /** The account it happened with, where it was about one. */
  account: runAccount.nullable(),
  /** The first of those that it sent and that were refused or failed: each with what the service listed, or its last word. */
  failed: z.array(z.object({ account: runAccount, reasons: z.array(messageSchema) })),
})
export type RunEnd = z.infer<typeof runEnd>

export const runState = z.object({
  /** Tells one run from the next. */
  id: z.string(),
  /**
   * - `pausing`, `stopping`: the account under way is finished first.
   * - `following`: every account had its turn; the service is still creating some.
   */
  stage: z.enum(['starting', 'creating', 'pausing', 'paused', 'stopping', 'following', 'ended']),
  total: count,
  /** Accounts that had their turn. */
  done: count,
  /** How those stand by now. */
  counts: statusCounts,
  /** Refused and failed on the way, also where they were mended since: what `stopAtFailures` counts. */
  failures: count,
  /** The account at the service right now. */
  current: runAccount.nullable(),
  ...runLimits.shape,
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Accounts a minute as measured lately, and not above the limit; `null` until there is something to measure, and while it is held. */
  perMinute: z.number().nullable(),
  /** For the accounts whose turn is to come, at this rate; `null` when that can't be told. */
  remainingMs: count.nullable(),
  /** What happened on the way that the person should know: the computer slept, its clock was changed. Latest last. */
  notices: z.array(z.object({ at: z.string(), issue: issueSchema })),
  /** Why it is over; `null` while it is not. */
  end: runEnd.nullable(),
})
export type RunState = z.infer<typeof runState>

/**
 * What a person had agreed to send of the open project when the application was ended in the middle of it, and what became of those
 * accounts since, each in one of the counts.
 */
const interruption = z.object({
  at: z.string(),
  agreed: count,
  created: count,
  accepted: count,
  /** On their way without an answer: the service is being asked about them. The first few are named. */
  asked: z.object({ count, first: z.array(z.string()) }),
  refused: count,
  notSent: count,
})
export type Interruption = z.infer<typeof interruption>

export const runChannels = {
  /** What speaks against creating the open project's accounts at all, as they are mapped now. */
  listCreateDoubts: { ask: nothing, reply: z.array(issueSchema) },
  /** How many accounts a run would send: the number to confirm. */
  planRun: { ask: z.strictObject({ keys: runChoice }), reply: runPlan },
  /**
   * Starts a run. The connection and the accounts are as the person confirmed them: where either is no longer so, nothing is sent
   * (`connection_is_another`, `run_is_another`). `seen`: as `planRun` gave it. Event: `runChanged`, `accountsChanged`.
   */
  startRun: {
    ask: z.strictObject({
      keys: runChoice,
      at: seenConnection,
      seen: z.string(),
      ...runLimits.shape,
    }),
    reply: runState,
  },
  /** After the account under way. */
  pauseRun: { ask: nothing, reply: runState },
  resumeRun: { ask: nothing, reply: runState },
  /** Ends it after the account under way; from `following`, at once. What was sent stays sent, and is watched on. */
  stopRun: { ask: nothing, reply: runState },
  changeRunLimits: { ask: runLimits, reply: runState },
  /** The run of this project that is under way, or the last one since the application was opened; `null` without one. */
  readRun: { ask: nothing, reply: runState.nullable() },
  readInterruption: { ask: nothing, reply: interruption.nullable() },
  /** The person has read it. */
  forgetInterruption: { ask: nothing, reply: nothing },
  readUnderWay: { ask: nothing, reply: underWayState },
} as const
