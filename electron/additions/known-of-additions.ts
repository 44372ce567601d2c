/**
 * What is known at the service of an account that is added to, in the terms by which accounts stand (imports/status-of.ts): its requests
 * are what was sent, and whether it is there to be added to is what a dry run would tell. Pure.
 */
import type { KnownAtService } from '../imports/status-of.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { AdditionRecord } from '../storage/journal/addition-record.ts'
import { sendability } from './sending-again.ts'

/** Whether the service has an account, as far as is known here; `null`: nobody has asked, and nothing was sent for it, nor was it created from here. */
export type Presence = 'there' | 'notThere' | 'notAnswered' | null

/** A request leaves only after the service has said that the account is there. */
export const presenceBySending = ({ phase }: Pick<AdditionRecord, 'phase'>): 'there' | 'notThere' =>
  phase === 'notImported' ? 'notThere' : 'there'

type Known = Pick<AdditionRecord, 'kind' | 'phase' | 'attempts' | 'count' | 'areRecognised' | 'wasDone' | 'mayBeDone'>

type AtThisMoment = {
  readonly presence: Presence
  /** One of its requests, from here. */
  readonly isBeingSent?: boolean
  /** One of them may be on the account already, whatever its record says: it goes only by a person's word. */
  readonly isDoubted?: boolean
}

/** @param records  of its requests, also of those that were never sent */
export function knownOfAdditions(
  { payloadHash, requests }: Pick<IndexedAccount, 'payloadHash' | 'requests'>,
  records: readonly Known[],
  { presence, isBeingSent = false, isDoubted = false }: AtThisMoment,
): KnownAtService {
  const phase = isBeingSent ? 'sending' : phaseOfAll(records, isDoubted)
  const outcome = outcomeOf(records, presence)
  return {
    hasNothingToAdd: requests.length === 0,
    // Records are of the requests as they are now, so this is of their account as it is now.
    record: phase === undefined ? undefined : { phase, payloadHash, changedAt: null },
    // What was refused is not taken back because the account is there.
    dryRun: outcome === undefined ? undefined : { payloadHash, outcome, at: 0 },
  }
}

function phaseOfAll(
  records: readonly Known[],
  isDoubted: boolean,
): 'unknown' | 'refused' | 'failed' | 'finished' | undefined {
  const left = records.filter(({ phase }) => phase !== 'done')
  if (left.length === 0) return records.length === 0 ? undefined : 'finished'
  const phases = new Set(left.map(({ phase }) => phase))
  // One that nobody here is sending any more was left so by a program that was ended.
  if (phases.has('unknown') || phases.has('sending')) return 'unknown'
  if (phases.has('refused')) return 'refused'
  // What goes only by a person's word is not ready.
  const isHeld = isDoubted || left.some((record) => sendability(record, record.areRecognised) !== 'send')
  return isHeld ? 'failed' : undefined
}

function outcomeOf(records: readonly Known[], presence: Presence): 'passed' | 'refused' | 'notKnown' | undefined {
  if (presence === 'notThere') return 'refused'
  const gotNoAnswer = records.some(
    ({ phase, attempts }) => phase === 'failing' || (phase === 'notSent' && attempts > 0),
  )
  if (presence === 'notAnswered' || gotNoAnswer) return 'notKnown'
  return presence === 'there' ? 'passed' : undefined
}
