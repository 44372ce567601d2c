/**
 * Sends one request that adds to an account: asks first whether the account is there, then intent to disk, request, answer to disk.
 * A payment instruction that failed is sent again as it is, one try after the other, where the person allows it.
 */
import type { AdditionRequest } from '../../shared/additions/addition-requests.ts'
import { requestIssues } from '../../shared/additions/check-additions.ts'
import { fieldsOfKind } from '../../shared/additions/thing-fields.ts'
import { isFields } from '../../shared/basics/members.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { callThatAdds } from '../../shared/description/service-shape.ts'
import type { AdditionOptions } from '../../shared/ipc/additions.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import type { MoneyTerms } from '../../shared/service/money-terms.ts'
import { recognisedBy, areRecognised as recognises } from '../platform/addition-calls.ts'
import type { Platform } from '../platform/platform.ts'
import { headFault } from '../platform/reading/head-fault.ts'
import type { AdditionOutcome, NoAnswer } from '../platform/reading/outcomes.ts'
import type { Sleep } from '../platform/sending/time.ts'
import { requestHash } from '../preparation/accounts/request-hash.ts'
import {
  type AdditionAnswer,
  type AdditionKey,
  type AdditionRecord,
  neverSent,
} from '../storage/journal/addition-record.ts'
import type { AdditionsJournal } from '../storage/journal/additions-journal.ts'
import { unlessBroken } from '../storage/vault/sealing.ts'
import { findTarget } from './find-target.ts'
import { isReplaced, otherInstructions, wouldReplace } from './other-instructions.ts'
import { readAdditionAnswer } from './read-addition-answer.ts'
import { inDoubt, mayBeThere, sendability } from './sending-again.ts'
import { sentAgain } from './sent-again.ts'
import { thingsAsSent } from './things-as-sent.ts'

export type AdditionPorts = {
  readonly journal: AdditionsJournal
  readonly platform: Platform
  readonly sleep: Sleep
  /** 0 up to 1; spreads waits. */
  readonly random: () => number
}

export type AdditionToSend = {
  readonly accountNumber: string
  readonly request: AdditionRequest
  /** What the interface knows that takes it. */
  readonly catalogue: Catalogue
  /** By which its amounts are sent. */
  readonly terms: MoneyTerms
  /** The days of its transactions that a person agreed the service may change; without one, it may change none. */
  readonly agreedDates?: readonly string[]
  /**
   * After it was sent so often, a person has read that it may be on the account twice afterwards, and wants it. What was sent once more
   * since then nobody has looked at.
   */
  readonly sureAfter?: number | null
  /** A person has read which payment instruction the account has from here, and wants this one in its place: `seen` of those (other-instructions.ts). */
  readonly replaces?: string | null
}

export type AdditionWish = {
  /** Of transactions; true when left out. */
  readonly checkPreviouslyAdded?: boolean
  /** A payment instruction is sent again by itself when the service or the vendor failed. */
  readonly keepTrying?: boolean
  /** What is known to be taken is left as it is, where sending it again would be a question: a list that is given again goes on. */
  readonly leaveDone?: boolean
  /** No further request is begun after it; one that is under way is waited for. */
  readonly signal?: AbortSignal
}

export type AdditionEnd =
  /** It left, and the record says what became of it. `trouble` where nothing else would get through either. */
  | { readonly kind: 'sent'; readonly record: AdditionRecord; readonly trouble: Issue | null }
  /** The service had it before: nothing left. */
  | { readonly kind: 'wasDone'; readonly record: AdditionRecord }
  /**
   * Nothing left. `notAllowed`: not in this form, or not without the person's word; `notImported`: the account can't be added to;
   * `unanswered`: the account could not be asked about; `blocked`: nothing gets through as things are (the key, the address).
   */
  | {
      readonly kind: 'held'
      readonly why: 'notAllowed' | 'notImported' | 'unanswered' | 'blocked'
      readonly issue: Issue
      readonly serviceWords: string | null
    }

/** How often a payment instruction is sent in a row, and how long is waited before the second time; doubled each time. */
const maxPaymentTries = 5
const firstPaymentWaitMs = 2_000

export const keyOf = ({ accountNumber, request, catalogue, terms }: AdditionToSend): AdditionKey => ({
  accountNumber,
  kind: request.kind,
  payloadHash: requestHash(request, catalogue, terms),
})

export async function addOne(ports: AdditionPorts, toSend: AdditionToSend, wish: AdditionWish): Promise<AdditionEnd> {
  const { journal, platform, sleep, random } = ports
  const { accountNumber, request, catalogue } = toSend
  const key = keyOf(toSend)
  const sent = thingsAsSent(toSend)
  const options = request.kind === 'transactions' ? optionsOf(toSend, wish) : null

  const call = callThatAdds(request.kind)
  if (platform.shape.routes[call] === null) return held('notAllowed', issue('service_lacks_call', { call }))

  // The last look: the forms and the checks see to it, and a connection may have changed since.
  const meant = { supplier: journal.scope.supplier, number: accountNumber }
  const fault = headFault(request.payload, meant, catalogue) ?? requestIssues(request, catalogue)[0]
  if (fault !== undefined) return held('notAllowed', fault)

  // The service changes whichever is outside its period, so each has to be agreed to.
  if (options?.forceAddToCurrentStatement && sent?.some(({ date }) => !isAgreed(date, options)))
    return held('notAllowed', issue('dates_not_agreed', {}))

  const found = readOrNull(journal, key)
  if (found === null) return held('notAllowed', issue('addition_unreadable', {}))
  const record = found.phase === 'sending' ? journal.answer(key, lostWith(found)) : found
  const query = options === null ? null : inInterfaceWords(options)
  const areRecognised = query !== null && recognises(request.payload, query, platform.shape)
  const beside = otherInstructions(journal, key)
  switch (sendability(journal.isJournalComplete ? record : inDoubt(record), areRecognised)) {
    case 'never':
      return held('notAllowed', issue('addition_final', {}))
    case 'alreadyDone':
      if (isReplaced(record, beside)) break
      return { kind: 'wasDone', record }
    case 'askPerson':
      if (toSend.sureAfter === record.attempts) break
      if (wish.leaveDone === true && record.phase === 'done') return { kind: 'wasDone', record }
      return held('notAllowed', issue('addition_may_double', { kind: request.kind, attempts: record.attempts }))
    case 'send':
      break
  }
  const known = query === null ? null : recognisedBy(query, platform.shape)
  const again = toSend.sureAfter === record.attempts ? 0 : countAgain(journal, key, toSend, known)
  if (again !== 0) {
    const doubt = { kind: request.kind, attempts: record.attempts, again: again ?? 0 }
    return held('notAllowed', issue('addition_may_double', doubt))
  }
  const replaced = wouldReplace(beside)
  if (replaced !== null && toSend.replaces !== beside.seen) return held('notAllowed', replaced)

  const target = await findTarget(platform, accountNumber, wish.signal)
  if (target.kind === 'trouble') {
    const { issue: told, serviceWords, isLasting } = target
    return { kind: 'held', why: isLasting ? 'blocked' : 'unanswered', issue: told, serviceWords }
  }
  if (target.kind !== 'imported') return held('notImported', target.issue)

  let before = record
  const takesPlace = beside.seen === null ? {} : { takesPlace: true }
  for (let tries = 1; ; tries += 1) {
    const { payload, count } = request
    const intent = { payload, count, options, areRecognised, mayBeDone: mayBeThere(before), ...takesPlace }
    await journal.intend(key, sent === null ? intent : { ...intent, sent })
    const outcome = await send(platform, request, options)
    const after = journal.answer(key, readAdditionAnswer(toSend, outcome))
    const mayTryAgain = wish.keepTrying === true && request.kind === 'payment' && tries < maxPaymentTries
    // An answer that was lost may have been a refusal, and that is final.
    if (after.phase !== 'failing' || !mayTryAgain || wish.signal?.aborted)
      return { kind: 'sent', record: after, trouble: lastingOf(outcome) }
    before = after
    await sleep(firstPaymentWaitMs * 2 ** (tries - 1) * (0.5 + random() / 2), wish.signal)
    if (wish.signal?.aborted) return { kind: 'sent', record: after, trouble: null }
  }
}

/**
 * How many of its things may be on the account already and would be taken once more: a list that was corrected, has grown or was read
 * otherwise brings those along that were sent before. A note is not added twice, and an instruction is one thing.
 * @returns `null` where what was sent of the account can't all be read
 */
function countAgain(
  journal: AdditionsJournal,
  { accountNumber, kind, payloadHash }: AdditionKey,
  { request, catalogue, terms }: AdditionToSend,
  recognisedBy: string | null,
): number | null {
  const sent = thingsAsSent({ request, catalogue, terms })
  if (sent === null) return 0
  return unlessBroken(() => {
    const earlier = journal
      .readOf(accountNumber)
      .filter((one) => one.kind === kind && mayBeThere(one))
      .flatMap((one) => {
        const payload = one.sent.length > 0 ? undefined : journal.sentOf(one)
        const read = isFields(payload) ? thingsAsSent({ request: { ...request, payload }, catalogue, terms }) : null
        const { wasDone } = one
        return (read ?? one.sent).map((thing) => ({ thing, wasDone, isOwn: one.payloadHash === payloadHash }))
      })
    return sentAgain(sent, earlier, { numbers: fieldsOfKind(kind, catalogue).numbers, recognisedBy }).length
  })
}

/** Whoever holds the lock knows that nobody is at it any more: its answer was lost with the program that waited for it. */
const lostWith = ({ kind, count }: AdditionRecord): AdditionAnswer => ({
  kind: 'notKnown',
  message: issue('addition_interrupted', { kind, count }).message,
  serviceWords: null,
})

/** Of a record that was damaged it is not known what was sent. */
export const readOrInDoubt = (journal: AdditionsJournal, key: AdditionKey): AdditionRecord =>
  readOrNull(journal, key) ?? { ...neverSent(key), phase: 'unknown' }

/** @returns `null` for a record that was damaged: what was sent is not known, so nothing is sent in its place */
const readOrNull = (journal: AdditionsJournal, key: AdditionKey): AdditionRecord | null =>
  unlessBroken(() => journal.read(key))

/** The payload was held against the field tree. */
function send(
  platform: Platform,
  { kind, payload }: AdditionRequest,
  options: AdditionOptions | null,
): Promise<AdditionOutcome<unknown>> {
  switch (kind) {
    case 'notes':
      return platform.addNotes(payload)
    case 'transactions':
      return platform.addTransactions(payload, options === null ? {} : inInterfaceWords(options))
    case 'statements':
      return platform.addStatements(payload)
    case 'payment':
      return platform.addPaymentInstruction(payload)
    default:
      return assertNever(kind)
  }
}

/** A date is never changed but by a person's word: the interface's default would change any. */
const optionsOf = (
  { agreedDates = [] }: AdditionToSend,
  { checkPreviouslyAdded = true }: AdditionWish,
): AdditionOptions => ({
  checkPreviouslyAdded,
  forceAddToCurrentStatement: agreedDates.length > 0,
  agreedDates: [...agreedDates],
})

const isAgreed = (date: string | null, { agreedDates }: AdditionOptions): boolean =>
  date === null || agreedDates.includes(date)

const inInterfaceWords = (options: AdditionOptions) => ({
  check_previously_added: options.checkPreviouslyAdded,
  force_add_to_current_statement: options.forceAddToCurrentStatement,
})

/** Every day of its transactions, once: what a person reads before agreeing that the service may change them. */
export const datesIn = (toSend: AdditionToSend): string[] => [
  ...new Set((thingsAsSent(toSend) ?? []).flatMap(({ date }) => date ?? [])),
]

const held = (why: 'notAllowed' | 'notImported', told: Issue): AdditionEnd => ({
  kind: 'held',
  why,
  issue: told,
  serviceWords: null,
})

const lastingOf = (outcome: AdditionOutcome<unknown>): Issue | null => {
  const isNoAnswer = (one: AdditionOutcome<unknown>): one is NoAnswer =>
    one.kind === 'notSent' || one.kind === 'notKnown'
  return isNoAnswer(outcome) && outcome.isLasting ? outcome.issue : null
}
