/**
 * What can happen to one request that adds to an account, and what that adds up to. Pure, as the journal of accounts is
 * (storage/journal/journal-record.ts): the journal writes events to disk, the sender decides which comes next.
 *
 * A request is told from another by account, kind and payload: a corrected note is another request than the one that was refused.
 */
import { z } from 'zod'
import { additionKinds } from '../../../shared/additions/addition-requests.ts'
import { type AdditionPhase, additionOptions, additionPhase } from '../../../shared/ipc/additions.ts'
import { issueSchema } from '../../../shared/ipc/common.ts'
import { messageSchema } from '../../../shared/messages/message.ts'
import { assertNever } from '../../../shared/result.ts'

const words = z.string().nullable()

/** What the service said of one note, transaction, statement or instruction, in the order they were sent. */
const itemResult = z.object({
  outcome: z.enum(['added', 'alreadyThere', 'other']),
  /** The service's own status, as it spells it, where it gave one. */
  status: words,
  /** What came back otherwise than it was sent, by field: a date that was moved into the open period, an amount. */
  changes: z.array(z.object({ field: z.string(), sent: words, taken: words })),
  /** Of a transaction: the date that came back. */
  takenDate: words,
  /** The same of its amount, in whole units. Left out where none came back, and in records of earlier versions. */
  takenAmount: z.string().optional(),
})
export type ItemResult = z.infer<typeof itemResult>

const answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    /** `null`: done, but the answer does not say what became of each. */
    items: z.array(itemResult).nullable(),
    platformNumber: words,
  }),
  z.object({
    kind: z.literal('refused'),
    code: words,
    serviceWords: words,
    issues: z.array(issueSchema),
    /** Which one the service named as the first that failed, from 0; `null` where it named none. */
    failingIndex: z.int().nullable(),
  }),
  /** 404: the account is not imported, or supplier and number do not belong together. */
  z.object({ kind: z.literal('notImported'), message: messageSchema, serviceWords: words }),
  /** 500, or 429 to the end: the service answered that it could not, perhaps half way. */
  z.object({ kind: z.literal('failing'), message: messageSchema, serviceWords: words }),
  /** Sent, or perhaps sent, and no answer that can be read. */
  z.object({ kind: z.literal('notKnown'), message: messageSchema, serviceWords: words }),
  /** Certain not to have arrived. */
  z.object({ kind: z.literal('notSent'), message: messageSchema, serviceWords: words }),
])
export type AdditionAnswer = z.infer<typeof answer>

/** A transaction or past statement as it was sent, as far as a receipt tells it: its amount in whole units, as it was meant. */
const sentThing = z.object({
  type: words,
  amount: words,
  date: words,
  /** By field. Left out in records of earlier versions. */
  references: z.array(z.object({ field: z.string(), value: z.string() })).optional(),
})
export type SentThing = z.infer<typeof sentThing>

export const additionEvent = z.discriminatedUnion('kind', [
  /**
   * The request is about to leave. `count`: how many things it adds. `areRecognised`: the service would know its transactions again.
   * `mayBeDone`: the sending before it may have added some; left out in entries of earlier versions.
   */
  z.object({
    kind: z.literal('intent'),
    count: z.int().positive(),
    options: additionOptions.nullable(),
    areRecognised: z.boolean(),
    mayBeDone: z.boolean().optional(),
    /** Of a payment instruction: a person wants it in place of the one that the account has from here. */
    takesPlace: z.boolean().optional(),
    /** Left out for what is neither transaction nor past statement; of these, in entries of earlier versions. */
    sent: z.array(sentThing).optional(),
  }),
  z.object({ kind: z.literal('answer'), answer }),
])
export type AdditionEvent = z.infer<typeof additionEvent>

/** What tells one request from another. */
const additionKey = z.object({
  accountNumber: z.string(),
  kind: z.enum(additionKinds),
  payloadHash: z.string(),
})
export type AdditionKey = z.infer<typeof additionKey>

export const additionRecord = additionKey.extend({
  phase: additionPhase,
  /** How often it was sent. */
  attempts: z.number(),
  /** Of the latest intent; 0 before the first. */
  count: z.number(),
  areRecognised: z.boolean(),
  /** Of the latest intent: how its transactions were sent, and which, or which past statements. */
  options: additionOptions.nullable(),
  sent: z.array(sentThing),
  /** It was taken at least once, whatever became of it afterwards. */
  wasDone: z.boolean(),
  /** A sending before the latest may have added it, or some of it: that one's answer did not say. Left out in records of earlier versions. */
  mayBeDone: z.boolean().default(false),
  /** Milliseconds since 1970. */
  changedAt: z.number().nullable(),
  last: additionEvent.nullable(),
})
export type AdditionRecord = z.infer<typeof additionRecord>

export const neverSent = (key: AdditionKey): AdditionRecord => ({
  ...key,
  phase: 'notSent',
  attempts: 0,
  count: 0,
  areRecognised: false,
  options: null,
  sent: [],
  wasDone: false,
  mayBeDone: false,
  changedAt: null,
  last: null,
})

/** An event that cannot follow what is known: a bug, or a race that was lost. */
export class AdditionEventRefused extends Error {}

/**
 * What is known after an event.
 * @param at  milliseconds since 1970
 * @throws AdditionEventRefused  for an intent while the request is under way, for a payment instruction that was refused, or taken and
 *   not replaced since, and for an answer without an intent
 */
export function advanceAddition(record: AdditionRecord, event: AdditionEvent, at: number): AdditionRecord {
  const next = { ...record, changedAt: at, last: event }
  switch (event.kind) {
    case 'intent': {
      // "The request must not be retried in the same form." The last guard, in the transaction that would write it.
      // One that was taken goes out again where another has taken its place meanwhile.
      const isThere = record.phase === 'done' && event.takesPlace !== true
      const isFinal = record.kind === 'payment' && (record.phase === 'refused' || isThere)
      if (record.phase === 'sending') throw new AdditionEventRefused('Nothing is sent while the request is under way.')
      if (isFinal) throw new AdditionEventRefused(`A payment instruction is not sent again after "${record.phase}".`)
      const { count, areRecognised, options, sent = [] } = event
      const mayBeDone = record.mayBeDone || event.mayBeDone === true
      return {
        ...next,
        phase: 'sending',
        attempts: record.attempts + 1,
        count,
        areRecognised,
        options,
        sent,
        mayBeDone,
      }
    }
    case 'answer':
      if (record.phase !== 'sending') throw new AdditionEventRefused(`An answer cannot follow "${record.phase}".`)
      return { ...next, phase: phaseAfter(event.answer), wasDone: record.wasDone || event.answer.kind === 'done' }
    default:
      return assertNever(event)
  }
}

const phaseAfter = ({ kind }: AdditionAnswer): AdditionPhase => (kind === 'notKnown' ? 'unknown' : kind)
