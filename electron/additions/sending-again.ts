/**
 * Whether a request may be sent as things stand, kind by kind. The service answers some repetitions by itself (a note, a checked
 * transaction); where the interface does not show what a repetition does, a person decides, and where it forbids one, nobody does.
 */
import type { AdditionPhase, Sendability } from '../../shared/ipc/additions.ts'
import { assertNever } from '../../shared/result.ts'
import type { AdditionRecord } from '../storage/journal/addition-record.ts'

/** @param areRecognised  the service would know the transactions again; see `areRecognised` in platform/addition-calls.ts */
export function sendability(
  {
    kind,
    phase,
    count,
    wasDone,
    mayBeDone,
  }: Pick<AdditionRecord, 'kind' | 'phase' | 'count' | 'wasDone' | 'mayBeDone'>,
  areRecognised: boolean,
): Sendability {
  // That the latest sending added nothing says nothing of those before it.
  const isOpen = wasDone || mayBeDone
  switch (kind) {
    case 'notes':
      // "A note is created only if the account has no note with the same `body`."
      return 'send'
    case 'transactions':
      // "check_previously_added (default true; check whether a transaction was already added)".
      // A refusal describes the first failing one: where there is no other, nothing was added.
      if (phase === 'refused' && count === 1 && !isOpen) return 'send'
      return areRecognised || isCertainlyNotThere(phase, isOpen) ? 'send' : 'askPerson'
    case 'statements':
      // Whether a statement sent twice is on the account twice: not shown. A refusal took none ("400: validation errors").
      return isCertainlyNotThere(phase, isOpen) || (phase === 'refused' && !isOpen) ? 'send' : 'askPerson'
    case 'payment':
      return paymentSendability(phase, mayBeDone)
    default:
      return assertNever(kind)
  }
}

/**
 * What it adds, or some of it, may be on the account, by how its latest sending ended or by one before. Of several transactions those before
 * the one that was refused may be; a payment instruction at which the service failed is not, nor is one that was taken and sent again: it
 * goes out again only where another has taken its place.
 */
export function mayBeThere({ kind, phase, count, wasDone, mayBeDone }: AdditionRecord): boolean {
  if ((wasDone && kind !== 'payment') || mayBeDone || phase === 'unknown' || phase === 'sending') return true
  return phase === 'refused' ? kind === 'transactions' && count > 1 : phase === 'failing' && kind !== 'payment'
}

/**
 * What a journal that does not go back to the first request says of one: the answer of the latest sending may be lost, unless it is one
 * that nothing can have followed.
 */
export const inDoubt = (record: AdditionRecord): AdditionRecord =>
  record.phase === 'done' || (record.kind === 'payment' && record.phase === 'refused')
    ? record
    : { ...record, phase: 'unknown' }

/** Nothing of it can be on the account. A refused list of transactions is not among these: those before the failing one may be. */
const isCertainlyNotThere = (phase: AdditionPhase, isOpen: boolean): boolean =>
  !isOpen && (phase === 'notSent' || phase === 'notImported')

/**
 * "400: … must not be retried in the same form. 500: … is to be retried as it is." An answer that was lost may have been the 400, so
 * it is nobody's to repeat but a person's who has asked. One that was taken before was no refusal.
 */
function paymentSendability(phase: AdditionPhase, mayBeDone: boolean): Sendability {
  switch (phase) {
    case 'notSent':
    case 'notImported':
    case 'failing':
      return mayBeDone ? 'askPerson' : 'send'
    case 'sending':
    case 'unknown':
      return 'askPerson'
    case 'refused':
      return 'never'
    case 'done':
      return 'alreadyDone'
    default:
      return assertNever(phase)
  }
}
