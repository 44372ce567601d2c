/** The part of the contract about adding to accounts that are imported: notes, transactions, statements, a payment instruction. */
import { z } from 'zod'
import { additionKinds } from '../additions/addition-requests.ts'
import { messageSchema } from '../messages/message.ts'
import { issueLevels } from '../result.ts'
import { accountFilter, accountStatus, statusCounts } from './accounts.ts'
import { count, issueSchema, nothing, page } from './common.ts'
import { seenConnection } from './connect.ts'
import { saved } from './files.ts'

const additionKind = z.enum(additionKinds)

/**
 * - `notSent`: nothing has left, or it certainly did not arrive.
 * - `sending`: the intent is on disk, the answer is not. After a crash this is all that is known.
 * - `unknown`: sent, answer lost or unreadable.
 * - `failing`: the service answered that it failed.
 * - `refused`, `notImported`: the service looked at it and said no.
 * - `done`: the service took it.
 */
export const additionPhase = z.enum(['notSent', 'sending', 'unknown', 'failing', 'refused', 'notImported', 'done'])
export type AdditionPhase = z.infer<typeof additionPhase>

/**
 * Whether a request may be sent as things stand.
 * - `send`: it does no harm.
 * - `askPerson`: it may be on the account twice afterwards, and the interface does not show what happens; or it is a payment
 *   instruction whose answer was lost, which may have been refused for good.
 * - `never`: refused for good in this form.
 * - `alreadyDone`: the service has it, and sending it again would only ask the vendor anew.
 */
const sendability = z.enum(['send', 'askPerson', 'never', 'alreadyDone'])
export type Sendability = z.infer<typeof sendability>

/** A day as it was sent, such as 2026-11-21. */
const sentDay = z.string()

/** How transactions were sent. Both flags are `true` in the interface where nothing is said, so both are always said. */
export const additionOptions = z.strictObject({
  checkPreviouslyAdded: z.boolean(),
  /** Only where a person agreed to it. */
  forceAddToCurrentStatement: z.boolean(),
  /** The days that the person agreed the service may change. */
  agreedDates: z.array(sentDay),
})
export type AdditionOptions = z.infer<typeof additionOptions>

/** Whether an account can be added to, as the service says it now. */
const additionTarget = z.object({
  accountNumber: z.string(),
  standing: z.enum(['imported', 'notYet', 'notThere']),
  platformNumber: z.string().nullable(),
  /** Our sentence where it is not imported, and the service's own word for how far it is. */
  message: messageSchema.nullable(),
  serviceStatus: z.string().nullable(),
  /** As the open project calls the account; `null` where it doesn't have it. */
  name: z.string().nullable(),
  /**
   * Of one that is not there: accounts of the open project, and those created from here, whose numbers are the same but for how they are
   * written. `name`: empty where the open project has none.
   */
  alike: z.array(z.object({ accountNumber: z.string(), name: z.string() })),
})
export type AdditionTarget = z.infer<typeof additionTarget>

/** What became of one of the things that were sent together, in the order they were sent. */
const additionItem = z.object({
  /** `failed`: the first that the service refused; `notSaid`: the service says nothing of it. */
  outcome: z.enum(['added', 'alreadyThere', 'other', 'failed', 'notSaid']),
  /** The service's own status, as it spells it. */
  status: z.string().nullable(),
  /** What was sent, in words: "Payment of −25.50". Of transactions; `null` for the other kinds. */
  thing: z.string().nullable(),
  /** Of a transaction, of which type it was sent, as the service spells it; `null` where none was. */
  type: z.string().nullable(),
  /** The days it was sent and taken under; `null` where there is none, or the service doesn't say it. */
  sentDate: sentDay.nullable(),
  takenDate: z.string().nullable(),
  /** Of a transaction, in whole units with the sign that the service has: as it was taken, or else as it was sent. */
  amount: z.string().nullable(),
  /** Its own number and others by which it is found in another list, each with what the field is called. */
  references: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What else came back otherwise than it was sent. */
  changes: z.array(z.object({ field: z.string(), sent: z.string().nullable(), taken: z.string().nullable() })),
})
export type AdditionItem = z.infer<typeof additionItem>

/** What is known of one request. */
export const additionState = z.object({
  accountNumber: z.string(),
  kind: additionKind,
  phase: additionPhase,
  attempts: count,
  /** The service took it at least once, whatever became of it afterwards. */
  wasDone: z.boolean(),
  /** A sending before the latest may have added it, or some of it: that one's answer did not say. */
  mayBeDone: z.boolean(),
  changedAt: z.string().nullable(),
  level: z.enum(issueLevels),
  /** Our sentence, and the service's own words. */
  message: messageSchema,
  serviceWords: z.string().nullable(),
  /** Everything the service listed against it; paths are those of the request. */
  issues: z.array(issueSchema),
  items: z.array(additionItem),
  /** The days that the person agreed the service may change, when it was sent the latest time. */
  agreedDates: z.array(sentDay),
  platformNumber: z.string().nullable(),
  again: sendability,
})
export type AdditionState = z.infer<typeof additionState>

/** A request that was sent, with all that was in it. */
const sentAddition = additionState.extend({
  sent: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
})
export type SentAddition = z.infer<typeof sentAddition>

/** One request as a form makes it: the payload of the kind's call, with amounts in whole units as they were typed. Strict schemas of the contract look at it in the main process. */
const additionRequest = {
  accountNumber: z.string().min(1),
  kind: additionKind,
  payload: z.record(z.string(), z.unknown()),
}

const wish = {
  /** Of transactions: the service looks whether they were added before; `true` when left out. */
  checkPreviouslyAdded: z.boolean().optional(),
  /** A payment instruction is sent again by itself, one try after the other, when the service or the vendor failed. */
  keepTrying: z.boolean(),
}

/**
 * What became of a thing that is added: whether it is on the account, as far as is known. `notKnown`: the answer was lost, or says
 * nothing of it.
 */
export const additionEnding = z.enum(['added', 'alreadyThere', 'notKnown', 'notAdded'])
export type AdditionEnding = z.infer<typeof additionEnding>

/** How many things of a kind and type ended in one way, and how much money they are. */
const additionTotal = z.object({
  kind: additionKind,
  /** Of transactions, as the service spells it: the money of one type goes one way. `null`: none was sent, or it is not known. */
  type: z.string().nullable(),
  ending: additionEnding,
  count,
  /** Sums of those above and below zero, and of all; `null` where none has an amount. */
  amounts: z.object({ above: z.string(), below: z.string(), together: z.string() }).nullable(),
})
export type AdditionTotal = z.infer<typeof additionTotal>

/** One account of a spreadsheet of additions, with what is known of each kind it has something of. */
const additionRow = z.object({
  key: z.string(),
  accountNumber: z.string().nullable(),
  errorCount: count,
  warningCount: count,
  isSetAside: z.boolean(),
  /** Whether the service has it, as far as is known here; `null`: nobody has asked, and nothing was sent for it, nor was it created from here. */
  presence: z.enum(['there', 'notThere', 'notAnswered']).nullable(),
  /** By its requests, and by whether the service is known to have it. */
  status: accountStatus,
  requests: z.array(
    z.object({
      kind: additionKind,
      count,
      /** Of what it says now: another one once a cell of it was edited. */
      payloadHash: z.string(),
      state: additionState.nullable(),
      /** Why it was not sent when it was its turn, or why nothing can be added to its account; `null`: nothing is known to stand in its way. */
      whyHeld: messageSchema.nullable(),
      /** It may be on the account already, so it goes only by itself, once a person is sure; `null` otherwise. */
      doubt: z
        .object({
          agreedDates: z.array(sentDay),
          /** Of a payment instruction: it is another than the account has from here, and says which that is; `null` where that has none. */
          replaces: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
})
export type AdditionRow = z.infer<typeof additionRow>

/** Accounts, the first of them by their numbers. */
const someAccounts = z.object({ count, first: z.array(z.string()) })
export type SomeAccounts = z.infer<typeof someAccounts>

/** Of the accounts that something would be sent for: whether they are on the platform. */
const knownTargets = z.object({ there: count, notThere: someAccounts, notKnown: someAccounts })
export type KnownTargets = z.infer<typeof knownTargets>

/** One request of the open spreadsheet of additions. */
const namedRequest = { key: z.string(), kind: additionKind }
const ofAccount = { ...namedRequest, accountNumber: z.string() }

/**
 * What a person decides about what can be sent.
 * - `ready`: to send what does no harm.
 * - `withDates`: to send again what was refused, and to let the service change the dates that are named.
 * - `allTheSame`: to send what may be on its account already, and may be there twice afterwards.
 * - `replace`: to send a payment instruction in place of the one that its account has from here.
 */
export const sendingDecisions = ['ready', 'withDates', 'allTheSame', 'replace'] as const
const sendingDecision = z.enum(sendingDecisions)
export type SendingDecision = z.infer<typeof sendingDecision>

/** All of one kind that goes by one decision. */
const kindToSend = z.object({
  kind: additionKind,
  requests: count,
  things: count,
  /** How the accounts stand that it is for, and how many of them are not known to be on the platform. */
  counts: statusCounts,
  notKnownThere: count,
  /**
   * Says what it is: which requests, what each of them holds, how often it was sent and which dates may be changed. Who sends it back has
   * decided about just that.
   */
  seen: z.string(),
})
export type KindToSend = z.infer<typeof kindToSend>

/** A request that was refused while no date of it could be changed: if that was the reason, a person can agree to it, seeing each. */
const dateChoice = z.object({
  ...ofAccount,
  dates: z.array(z.object({ number: count, thing: z.string(), sentDate: sentDay })),
})
export type DateChoice = z.infer<typeof dateChoice>

/** A request that may be on its account already. */
const doubtfulRequest = z.object({
  ...ofAccount,
  count,
  /** The days that the person agreed the service may change, when it was to be sent the latest time. */
  agreedDates: z.array(sentDay),
})
export type DoubtfulRequest = z.infer<typeof doubtfulRequest>

/** A payment instruction as it was sent from here, or would be: all that is in it. */
const instruction = z.array(z.string())

/** A payment instruction that would take the place of another. */
const replacement = z.object({
  ...ofAccount,
  /**
   * Those that the account may have from here, the latest first; `lines`: `null` where they can't be read any more. `taken`: the service
   * took it; `lost`: its answer was lost; `unreadable`: it may be no payment instruction.
   */
  before: z.array(
    z.object({ lines: instruction.nullable(), at: z.string(), what: z.enum(['taken', 'lost', 'unreadable']) }),
  ),
  now: instruction,
  /** This one was sent before, and its answer was lost. */
  wasLost: z.boolean(),
})
export type InstructionReplacement = z.infer<typeof replacement>

/** So many on a page: all that is in them is read for each. */
export const replacementsPerPage = 100

/** `done`: they had their turn; `sent`: they left; `failed`: the service did not take them, or they were not sent. */
const sendingCounts = { done: count, total: count, sent: count, failed: count }

/** `total` is 0 until it is known what is sent. */
export const additionsProgress = z.object({ ...sendingCounts, isOver: z.boolean() })

/** `total` is `null` while the service's lists are read. */
export const targetsProgress = z.object({ done: count, total: count.nullable(), isOver: z.boolean() })

/** Forms that something is typed in: how many, and the first of them. */
const typedAdditions = z.strictObject({
  count,
  first: z.array(z.strictObject({ kind: additionKind, accountNumber: z.string() })),
})
export type TypedForms = z.infer<typeof typedAdditions>
export const nothingTyped: TypedForms = { count: 0, first: [] }

export const additionChannels = {
  /** Asks the service whether an account can be added to. */
  findAdditionTarget: { ask: z.strictObject({ accountNumber: z.string().min(1) }), reply: additionTarget },
  /**
   * Asks the service which of the accounts that something would be sent for are there, without those that are known to be. Event:
   * `targetsProgress`. Replies when all were asked about or it was stopped.
   */
  askAboutTargets: { ask: nothing, reply: z.object({ wasStopped: z.boolean() }) },
  /** How far it is; `null` where nothing is asked. */
  readAskingAboutTargets: { ask: nothing, reply: targetsProgress.nullable() },
  stopAskingAboutTargets: { ask: nothing, reply: nothing },
  /** Takes note of which forms something is typed in and not sent: where the desk closes the window, it asks. What was typed stays there. */
  noteTypedAdditions: { ask: typedAdditions, reply: nothing },
  /** What is known of everything that was ever sent for an account, latest first. */
  readAdditions: { ask: z.strictObject({ accountNumber: z.string().min(1) }), reply: z.array(sentAddition) },
  /**
   * Sends one request, after its intent is in the journal. Replies with the state after the answer.
   * Issues: `request_not_valid`, `addition_may_double` (send it with `sureAfter`), `instruction_would_replace` (with `replaces`), `addition_final`, `dates_not_agreed`, `target_not_yet`, `target_not_there`.
   */
  sendAddition: {
    ask: z.strictObject({
      ...additionRequest,
      ...wish,
      /** The days of its transactions that the person agreed the service may change; without one, it may change none. */
      agreedDates: z.array(sentDay),
      /** `attempts` of `addition_may_double`: after so many the person is sure. */
      sureAfter: count.nullable(),
      /** `seen` of `instruction_would_replace`: the person wants this one in place of what that names. */
      replaces: z.string().optional(),
      at: seenConnection,
    }),
    reply: additionState,
  },
  /** The accounts of the open spreadsheet of additions. */
  listAdditions: {
    ask: z.strictObject({
      ...page,
      filter: accountFilter,
      search: z.string().optional(),
      /** Of `replacements`, counted from 1; the last where there are fewer, the first when left out. */
      replacementsPage: z.int().positive().optional(),
    }),
    reply: z.object({
      total: count,
      rows: z.array(additionRow),
      counts: statusCounts,
      /** What `sendAdditions` would send now, by decision: the kinds of which there is something. */
      toSend: z.record(sendingDecision, z.array(kindToSend)),
      dateChoices: z.array(dateChoice),
      doubts: z.array(doubtfulRequest),
      /** One page of what goes by `replace`. */
      replacements: z.object({ page: z.int().positive(), shown: z.array(replacement) }),
      targets: knownTargets,
      /** Of what was sent. */
      totals: z.array(additionTotal),
    }),
  },
  /**
   * Sends what the open spreadsheet holds, one request after the other. Event: `additionsProgress`. Replies when it ended or was stopped.
   * Issue: `additions_changed`, and nothing is sent.
   */
  sendAdditions: {
    ask: z.strictObject({
      decision: sendingDecision,
      /** Of each kind that is to go, what the person saw of it (`toSend`): where it is another by now, nothing is sent. */
      seen: z.partialRecord(additionKind, z.string()).refine((seen) => Object.keys(seen).length > 0),
      /** Of what they saw just that of these accounts; all where it is left out. */
      keys: z.array(z.string()).min(1).optional(),
      ...wish,
      at: seenConnection,
    }),
    reply: z.object({
      ...sendingCounts,
      /** Those of `failed` that were not sent because they may be on their accounts already. */
      doubted: z.array(z.object(namedRequest)),
      wasStopped: z.boolean(),
    }),
  },
  /** What `sendAdditions` is at; `null` where nothing is being sent. */
  readAdditionSending: { ask: nothing, reply: additionsProgress.nullable() },
  stopAdditions: { ask: nothing, reply: nothing },
  exportAdditionResults: { ask: z.strictObject({ format: z.enum(['xlsx', 'csv']) }), reply: saved },
} as const
