/** The part of the contract about accounts: what would be sent, what a dry run says, what became of them at the service. */
import { z } from 'zod'
import { accountFilters, accountStatuses } from '../account-status.ts'
import { messageSchema } from '../messages/message.ts'
import { issueLevels } from '../result.ts'
import { reasonedFilters } from '../words/results-words.ts'
import { cellPlace, changedValue, count, emptiedValue, issueSchema, nothing, page } from './common.ts'
import { seenConnection } from './connect.ts'
import { wayForward } from './way-forward.ts'

/** What the import knows of an account. `notSent` has no attempt; `unknown` was sent and its answer is lost. */
const importState = z.object({
  state: z.enum(['notSent', 'sending', 'unknown', 'refused', 'accepted', 'finished', 'failed']),
  /** The service's own status, as it spells it, where it gave one. */
  status: z.string().nullable(),
  platformNumber: z.string().nullable(),
  /** Our sentence about it, and the service's own words. */
  message: messageSchema.nullable(),
  serviceWords: z.string().nullable(),
  /** The service's own code for it, where it gave one. */
  code: z.string().nullable(),
  /** `null` for an account that was never sent. */
  wayForward: wayForward.nullable(),
  changedAt: z.string().nullable(),
})
export type ImportState = z.infer<typeof importState>

/** Of an account that nobody has sent. */
export const notSent: ImportState = {
  state: 'notSent',
  status: null,
  platformNumber: null,
  message: null,
  serviceWords: null,
  code: null,
  wayForward: null,
  changedAt: null,
}

export const accountStatus = z.enum(accountStatuses)
export const statusCounts = z.record(accountStatus, count)

/** Why an account is set aside. */
export const longestReason = 500

/** A person decided that an account is not to be sent, for now or ever. */
export const setAside = z.object({ reason: z.string(), at: z.string() })
export type SetAside = z.infer<typeof setAside>

const accountStub = z.object({
  key: z.string(),
  accountNumber: z.string().nullable(),
  /** "Ana Lee and Carl Lee". */
  name: z.string(),
  errorCount: count,
  warningCount: count,
  status: accountStatus,
  /** What the service said last of it as it is now; `notSent` where that was about what it was before. */
  import: importState,
  /** `null`: it is not. */
  setAside: setAside.nullable(),
})
export type AccountSummary = z.infer<typeof accountStub>

export const accountFilter = z.enum(accountFilters)
export type AccountFilter = z.infer<typeof accountFilter>

const accountPage = z.object({
  total: count,
  accounts: z.array(accountStub),
  /** Of all accounts, whichever are listed. */
  counts: statusCounts,
  /** Of all accounts that have errors or warnings. */
  withProblems: statusCounts,
  /** How many the service was ever asked to create from here, also those that were mended or taken out since. */
  sentCount: count,
  /** What is to be said of all accounts together, whichever are listed. */
  remarks: z.array(issueSchema),
})
export type AccountPage = z.infer<typeof accountPage>

/** A payload, and what a person reads of it. */
const toldPayload = {
  /** Lines a person reads before creating, each with the path it speaks of: "Customer 1" → "Born on 1 April 1980". */
  summary: z.array(
    z.object({
      heading: z.string(),
      /** In how many of the sections before it this one is. */
      depth: count,
      lines: z.array(z.object({ text: z.string(), path: z.string().nullable() })),
    }),
  ),
  payload: z.record(z.string(), z.unknown()),
  /** By dotted path, the cell a value came from; `null` for a constant. */
  origins: z.record(z.string(), cellPlace.nullable()),
}

/** What was sent of an account that would be sent otherwise now. Only values that are the same still have an origin. */
const sentOtherwise = z.object({
  ...toldPayload,
  differenceCount: count,
  /** The first of them; `null`: nothing was sent there, or would be now. */
  differences: z.array(
    z.object({ path: z.string(), field: z.string(), sent: z.string().nullable(), now: z.string().nullable() }),
  ),
})
export type SentOtherwise = z.infer<typeof sentOtherwise>

/** One account whole: what would be sent, where each value came from, and all that is known against it. */
const accountDetail = z.object({
  stub: accountStub,
  /** As it would be sent now. */
  ...toldPayload,
  /** `null` of one that was not sent, or just so. */
  sentOtherwise: sentOtherwise.nullable(),
  issues: z.array(issueSchema),
  /** Cells of its rows that a person has emptied, and what the file says there. */
  emptied: z.array(emptiedValue),
})
export type AccountDetail = z.infer<typeof accountDetail>

const historyEntry = z.object({
  at: z.string(),
  kind: z.enum(['intent', 'answer', 'status', 'notReceived', 'notSeen', 'explained']),
  level: z.enum(issueLevels),
  /** Which attempt it belongs to, from 1; 0 before the first, for what the service said of an account that someone else sent. */
  attempt: count,
  what: messageSchema,
  serviceWords: z.string().nullable(),
  code: z.string().nullable(),
  /** The service's own word for a state that is not known here. */
  unknownState: z.string().nullable(),
  /** Everything the service listed against it. */
  issues: z.array(issueSchema),
  /** Of an intent: SHA-256 of the canonical JSON of what was sent, as in the audit log. */
  payloadHash: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const dryRunProgress = z.object({
  done: count,
  total: count,
  passed: count,
  refused: count,
  isPaused: z.boolean(),
  /** Accounts a minute as measured lately, without pauses; `null` until there is something to measure. */
  perMinute: z.number().nullable(),
  /** For those that are left, at this rate; `null` when that can't be told. */
  remainingMs: count.nullable(),
  /** In the last piece of a dry run, also when it was stopped or failed. */
  isOver: z.boolean(),
})
export type DryRunProgress = z.infer<typeof dryRunProgress>

/** Before the first account of a dry run is counted. */
export const dryRunBegun: DryRunProgress = {
  done: 0,
  total: 0,
  passed: 0,
  refused: 0,
  isPaused: false,
  perMinute: null,
  remainingMs: null,
  isOver: false,
}

/**
 * Counts up to and including this moment: accounts that were created, and answers that refused one or ended without it. What was
 * mended since stays counted.
 */
const progressPoint = z.object({ at: z.string(), created: count, failed: count })
export type ProgressPoint = z.infer<typeof progressPoint>

/** Balances of the accounts that were sent and stand alike, in whole units. */
const balancesSent = z.object({
  of: z.enum(['sending', 'unknown', 'accepted', 'finished']),
  accounts: count,
  /** Of these: sent without a balance; and not sent from here, so that theirs is not known. */
  without: count,
  notKnown: count,
  /** What customers owe; what they have in credit, without a sign; and the first without the second. */
  owed: z.string(),
  credit: z.string(),
  together: z.string(),
})
export type BalancesSent = z.infer<typeof balancesSent>

/** What has come of it all: how many accounts stand where, why, and what was sent of none of them. */
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
  balances: z.array(balancesSent),
  /** Columns with values of which nothing is sent, and in how many rows they have one. */
  leftOut: z.array(z.object({ sheet: z.string(), header: z.string(), rows: count })),
  /** Values of the columns that are sent which a person has changed or emptied: how many, and the first of them. */
  changed: z.object({ count, first: z.array(changedValue) }),
})
export type ResultsSummary = z.infer<typeof resultsSummary>

export const accountChannels = {
  listAccounts: {
    ask: z.strictObject({
      ...page,
      filter: accountFilter,
      search: z.string().optional(),
    }),
    reply: accountPage,
  },
  /** How the import went over time: after which moment so many accounts were created, and so many refused or failed. */
  readProgress: { ask: nothing, reply: z.array(progressPoint) },
  readAccount: { ask: z.strictObject({ key: z.string() }), reply: accountDetail },
  /** The accounts are left out of dry runs and are not sent until they are taken back. Event: `projectChanged`. */
  setAccountsAside: {
    ask: z.strictObject({ keys: z.array(z.string()).min(1), reason: z.string().trim().min(1).max(longestReason) }),
    reply: nothing,
  },
  takeAccountsBack: { ask: z.strictObject({ keys: z.array(z.string()).min(1) }), reply: nothing },
  /** Event: `dryRunProgress`, then `accountsChanged`. Replies when it has ended or was stopped. */
  startDryRun: {
    ask: z.strictObject({ keys: z.union([z.array(z.string()), z.literal('all')]) }),
    reply: z.object({
      done: count,
      passed: count,
      refused: count,
      wasStopped: z.boolean(),
      /** Those named, or all, that were not tried: how they stand is why. */
      leftOut: statusCounts,
    }),
  },
  /** No account is begun any more until it is resumed; those under way are finished. */
  pauseDryRun: { ask: nothing, reply: nothing },
  resumeDryRun: { ask: nothing, reply: nothing },
  stopDryRun: { ask: nothing, reply: nothing },
  /** The dry run that is under way; `null` when there is none. */
  readDryRun: { ask: nothing, reply: dryRunProgress.nullable() },
  /** Sends one account, after its intent is in the journal. Replies with the state after the service's answer. */
  createAccount: { ask: z.strictObject({ key: z.string(), at: seenConnection }), reply: importState },
  /** Asks the service about accounts that are not finished, until they are. Replies at once; news: `accountsChanged`. */
  watchAccounts: { ask: nothing, reply: nothing },
  readAccountHistory: { ask: z.strictObject({ key: z.string() }), reply: z.array(historyEntry) },
  readResults: { ask: nothing, reply: resultsSummary },
} as const
