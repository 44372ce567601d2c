/**
 * What can happen to an account on its way to the platform, and what that adds up to. Pure: the journal writes events to disk,
 * the import engine decides which event comes next, and neither can bring an account into a state that is not here.
 */
import { z } from 'zod'
import { issueSchema } from '../../../shared/ipc/common.ts'
import { messageSchema } from '../../../shared/messages/message.ts'
import { assertNever } from '../../../shared/result.ts'

const words = z.string().nullable()

/** What came back from a create, as far as it matters later. Personal data is in the payload, not here. */
const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted') }),
  z.object({ kind: z.literal('alreadyImported'), platformNumber: z.string().nullable(), serviceWords: words }),
  z.object({ kind: z.literal('refused'), code: words, serviceWords: words, issues: z.array(issueSchema) }),
  z.object({ kind: z.literal('supplierClosed'), code: words, serviceWords: z.string() }),
  /** Refused in a way the interface does not show: it takes two more questions to know what it was about. */
  z.object({ kind: z.literal('unexplained'), httpStatus: z.number(), code: words, serviceWords: words }),
  /** Sent, or perhaps sent, and no answer that can be read. */
  z.object({
    kind: z.literal('notKnown'),
    why: z.enum(['timeOut', 'cut', 'unreadable', 'busy', 'failed', 'gateway']),
    message: messageSchema,
    serviceWords: words,
  }),
  /** Certain not to have arrived. `code` is ours. */
  z.object({ kind: z.literal('notSent'), code: z.string(), message: messageSchema, serviceWords: words }),
])
export type JournalAnswer = z.infer<typeof answer>

export const journalEvent = z.discriminatedUnion('kind', [
  /** A create is about to leave. `known` is the service's record from before it, so that it is not taken for news of this one. */
  z.object({ kind: z.literal('intent'), payloadHash: z.string(), known: words }),
  z.object({ kind: z.literal('answer'), answer }),
  /** The service was asked about the account and said this. `fingerprint` tells one record from another. */
  z.object({
    kind: z.literal('status'),
    status: z.string(),
    platformNumber: z.string().nullable(),
    code: words,
    serviceWords: words,
    fingerprint: z.string(),
  }),
  /** The service was asked, and has not received the latest create. */
  z.object({ kind: z.literal('notReceived'), because: z.enum(['unknownToService', 'recordUnchanged', 'onlyDryRun']) }),
  /** Accepted, and for so long not known to the service that a person has to ask. It stays accepted. */
  z.object({ kind: z.literal('notSeen') }),
  /**
   * What an unreadable or short refusal was about, found out by a dry run. Without issues nothing in the payload was named, and only
   * then `dryRun` says how the dry run went.
   */
  z.object({
    kind: z.literal('explained'),
    code: words,
    serviceWords: words,
    issues: z.array(issueSchema),
    dryRun: z.enum(['passed', 'refusedAlike', 'refusedOtherwise']).optional(),
  }),
])
export type JournalEvent = z.infer<typeof journalEvent>

/** What was sent of an account the last time, whatever became of it. @param history  each event with what was to be sent, of an intent */
export const lastSentPayload = (
  history: readonly { readonly event: JournalEvent; readonly payload?: unknown }[],
): unknown => history.findLast(({ event }) => event.kind === 'intent')?.payload

/**
 * - `notSent`: no create is under way or acted on; it may be sent.
 * - `sending`: the intent is on disk, the answer is not. After a crash this is all that is known.
 * - `unknown`: sent, answer lost or unreadable. To be asked about before anything is sent.
 * - `refused`: the service looked at it and said no; nothing exists there.
 * - `accepted`: received; the platform is at work. Never sent again.
 * - `finished`: the account is on the platform. Never sent again.
 * - `failed`: received, and ended without an account.
 */
export const phases = ['notSent', 'sending', 'unknown', 'refused', 'accepted', 'finished', 'failed'] as const
export type Phase = (typeof phases)[number]

export const accountRecord = z.object({
  number: z.string(),
  phase: z.enum(phases),
  /** How many creates were intended. */
  attempts: z.number(),
  /** Of the latest intent. */
  payloadHash: z.string().nullable(),
  /** Milliseconds since 1970, of the latest intent. */
  intendedAt: z.number().nullable(),
  /** When the answer to the latest intent was found to be lost. */
  lostAt: z.number().nullable(),
  /** The service's record that was known before the latest intent. */
  known: z.string().nullable(),
  /** What the service said last about the latest intent, in its spelling. */
  status: z.string().nullable(),
  /** Of the latest record that the service gave, also of one from before the latest intent. */
  fingerprint: z.string().nullable(),
  platformNumber: z.string().nullable(),
  changedAt: z.number().nullable(),
  /** When it was refused or failed, each time. */
  setbacks: z.array(z.number()),
  last: journalEvent.nullable(),
})
export type AccountRecord = z.infer<typeof accountRecord>

/** What is known of an account that the journal has nothing about. */
export const unheardOf = (number: string): AccountRecord => ({
  number,
  phase: 'notSent',
  attempts: 0,
  payloadHash: null,
  intendedAt: null,
  lostAt: null,
  known: null,
  status: null,
  fingerprint: null,
  platformNumber: null,
  changedAt: null,
  setbacks: [],
  last: null,
})

/** An event that cannot follow what is known: writing it would hide a create, so it is refused. A bug, or a race that was lost. */
export class EventRefused extends Error {}

/**
 * What is known after an event.
 * @param at  milliseconds since 1970
 * @throws EventRefused  above all for an intent while an earlier create may have been, or was, acted on
 */
export function advance(record: AccountRecord, event: JournalEvent, at: number): AccountRecord {
  const after = afterEvent(record, event, at)
  return isSetback(after.phase) && !isSetback(record.phase) ? { ...after, setbacks: [...record.setbacks, at] } : after
}

const isSetback = (phase: Phase): boolean => phase === 'refused' || phase === 'failed'

function afterEvent(record: AccountRecord, event: JournalEvent, at: number): AccountRecord {
  const next = { ...record, changedAt: at, last: event }
  switch (event.kind) {
    case 'intent':
      require(record, event, ['notSent', 'refused', 'failed'])
      return {
        ...next,
        phase: 'sending',
        attempts: record.attempts + 1,
        payloadHash: event.payloadHash,
        intendedAt: at,
        lostAt: null,
        known: event.known,
        // What was said of the attempt before is not said of this one. The fingerprint stays: by it an old record is told from a new one.
        status: null,
      }
    case 'answer':
      require(record, event, ['sending'])
      return afterAnswer(next, event.answer, at)
    case 'status':
      require(record, event, ['notSent', 'sending', 'unknown', 'refused', 'accepted', 'failed', 'finished'])
      return afterStatus(next, event)
    case 'notReceived':
      require(record, event, ['sending', 'unknown'])
      return { ...next, phase: 'notSent' }
    case 'notSeen':
      require(record, event, ['accepted'])
      return next
    case 'explained':
      require(record, event, ['refused', 'unknown'])
      return { ...next, phase: 'refused' }
    default:
      return assertNever(event)
  }
}

function afterAnswer(next: AccountRecord, given: JournalAnswer, at: number): AccountRecord {
  switch (given.kind) {
    case 'accepted':
      return { ...next, phase: 'accepted', status: null, fingerprint: null }
    case 'alreadyImported':
      return { ...next, phase: 'finished', platformNumber: given.platformNumber ?? next.platformNumber }
    case 'refused':
    case 'supplierClosed':
      return { ...next, phase: 'refused' }
    case 'unexplained':
    case 'notKnown':
      return { ...next, phase: 'unknown', lostAt: at }
    case 'notSent':
      return { ...next, phase: 'notSent' }
    default:
      return assertNever(given)
  }
}

function afterStatus(next: AccountRecord, event: Extract<JournalEvent, { kind: 'status' }>): AccountRecord {
  const told = { ...next, status: event.status, fingerprint: event.fingerprint }
  // On the platform is the end: nothing that is said afterwards can make it be sent again.
  if (next.phase === 'finished') return { ...told, platformNumber: event.platformNumber ?? next.platformNumber }
  switch (event.status) {
    case 'PROCESSED':
      return { ...told, phase: 'finished', platformNumber: event.platformNumber }
    case 'ERRORED':
    case 'CANCELLED':
      return { ...told, phase: 'failed' }
    case 'DRY_RUN_SUCCEEDED':
    case 'DRY_RUN_ERRORED':
      return { ...told, phase: afterDryRunStatus(next.phase, event.status) }
    default:
      // PENDING, IN_PROGRESS, and every status we do not know: received, and not finished.
      return { ...told, phase: 'accepted' }
  }
}

/**
 * A record of a dry run says nothing about a create whose answer was lost: it may be older. Once the create was accepted,
 * `DRY_RUN_ERRORED` is the end of it, and `DRY_RUN_SUCCEEDED` a step on the way.
 */
function afterDryRunStatus(phase: Phase, status: 'DRY_RUN_SUCCEEDED' | 'DRY_RUN_ERRORED'): Phase {
  if (phase === 'accepted') return status === 'DRY_RUN_ERRORED' ? 'failed' : 'accepted'
  return phase === 'sending' ? 'unknown' : phase
}

function require(record: AccountRecord, event: JournalEvent, from: readonly Phase[]): void {
  if (from.includes(record.phase)) return
  throw new EventRefused(`"${event.kind}" cannot follow "${record.phase}".`)
}
