/**
 * What is known at the service of an account that is added to, in the terms by which accounts stand (imports/status-of.ts): its requests
 * are what was sent, and whether it is there to be added to is what a dry run would tell. Pure.
 */
import type { KnownAtService } from '../imports/status-of.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { AdditionRecord } from '../storage/journal/addition-record.ts'

/** Whether the service has an account, as far as is known here; `null`: nobody has asked, and it was not created from here. */
export type Presence = 'there' | 'notThere' | 'notAnswered' | null

type Known = Pick<AdditionRecord, 'phase' | 'attempts'>

/** @param records  of its requests, also of those that were never sent */
export function knownOfAdditions(
  { payloadHash }: Pick<IndexedAccount, 'payloadHash'>,
  records: readonly Known[],
  presence: Presence,
): KnownAtService {
  const phase = phaseOfAll(records)
  const outcome = outcomeOf(records, presence)
  return {
    // Records are of the requests as they are now, so this is of their account as it is now.
    record: phase === undefined ? undefined : { phase, payloadHash, changedAt: null },
    // What was refused is not taken back because the account is there.
    dryRun: outcome === undefined ? undefined : { payloadHash, outcome, at: 0 },
  }
}

function phaseOfAll(records: readonly Known[]): 'unknown' | 'refused' | 'finished' | undefined {
  const phases = new Set(records.map(({ phase }) => phase))
  // One that is being sent at this moment is answered soon, or was left so by a program that was ended.
  if (phases.has('unknown') || phases.has('sending')) return 'unknown'
  if (phases.has('refused')) return 'refused'
  return phases.size === 1 && phases.has('done') ? 'finished' : undefined
}

function outcomeOf(records: readonly Known[], presence: Presence): 'passed' | 'refused' | 'notKnown' | undefined {
  const isHeldOff = records.some(({ phase }) => phase === 'notImported') && presence !== 'there'
  if (presence === 'notThere' || isHeldOff) return 'refused'
  const gotNoAnswer = records.some(
    ({ phase, attempts }) => phase === 'failing' || (phase === 'notSent' && attempts > 0),
  )
  if (presence === 'notAnswered' || gotNoAnswer) return 'notKnown'
  return presence === 'there' ? 'passed' : undefined
}
