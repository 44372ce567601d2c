/** Says what the journal knows of a request, for screens and for the command line. Pure. */
import { isAbout, partOf, pathInAdditions } from '../../shared/additions/addition-requests.ts'
import { type ThingFields, transactionFields } from '../../shared/additions/thing-fields.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { inWordsOf } from '../../shared/checking/said/path-label.ts'
import { serviceErrorOf } from '../../shared/checking/service-issues.ts'
import type { AdditionItem, AdditionState } from '../../shared/ipc/additions.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { sentThing } from '../../shared/words/receipt-words.ts'
import { mostOfSentence, quote, quoteName } from '../../shared/words/words-of-others.ts'
import type { ServiceWords } from '../preparation/protocol.ts'
import type { AdditionAnswer, AdditionRecord, ItemResult } from '../storage/journal/addition-record.ts'
import { isReplaced, noOthers, type OtherInstructions, standingOf } from './other-instructions.ts'
import { issuesOfFields } from './said-of-fields.ts'
import { sendability } from './sending-again.ts'

/**
 * @param catalogue  of additions, which names the places where the service refused something
 * @param beside  what else of payment instructions its account may have
 */
export function showAddition(
  record: AdditionRecord,
  catalogue: Catalogue,
  beside: OtherInstructions = noOthers,
): AdditionState {
  const { accountNumber, kind, phase, attempts, wasDone, mayBeDone, changedAt, areRecognised } = record
  const answer = record.last?.kind === 'answer' ? record.last.answer : null
  const { level, message } = sayReplaced(say(record, answer), record, beside)
  return {
    accountNumber,
    kind,
    phase,
    attempts,
    wasDone,
    mayBeDone,
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
    level,
    message,
    serviceWords: answer === null || answer.kind === 'done' ? null : answer.serviceWords,
    issues: listedAgainst(record, catalogue).map(inWordsOf(catalogue)),
    items: itemsOf(record, answer, catalogue),
    agreedDates: record.options?.agreedDates ?? [],
    platformNumber: answer?.kind === 'done' ? quoteName(answer.platformNumber) : null,
    again: sendability(record, areRecognised),
  }
}

/** Everything the service listed against a request, at the paths of the account's additions; of the first that failed where it named none. */
function listedAgainst({ kind, last }: AdditionRecord, catalogue: Catalogue): readonly Issue[] {
  const answer = last?.kind === 'answer' ? last.answer : null
  if (answer?.kind !== 'refused') return []
  return answer.issues.flatMap((one) => {
    const named = one.where?.path ?? answer.failingIndex?.toString()
    const path = named === undefined ? undefined : pathInAdditions(kind, named, catalogue)
    return issuesOfFields(path === undefined ? one : { ...one, where: { path } }, kind, catalogue)
  })
}

/**
 * What the service said of requests of one account of a spreadsheet, request by request. What it named no place for is about all that
 * the request adds.
 */
export const wordsOnRequests = (
  key: string,
  records: readonly AdditionRecord[],
  catalogue: Catalogue,
): readonly ServiceWords[] =>
  records
    .filter(({ attempts }) => attempts > 0)
    .map((record) => ({
      ...{ key, payloadHash: record.payloadHash, isTaken: record.phase === 'done' },
      errors: listedAgainst(record, catalogue)
        .map(serviceErrorOf)
        .map((error) => ({ ...error, attr: error.attr ?? partOf(record.kind, catalogue)?.name ?? null })),
    }))

/**
 * Says of requests of one account at which cells the service refused them.
 * @param placed  the refusals at their cells
 */
export const withRefusalsPlaced =
  (placed: readonly Issue[], catalogue: Catalogue) =>
  (state: AdditionState): AdditionState => {
    const whole = partOf(state.kind, catalogue)?.name
    const own = placed.filter((one) => isAbout(state.kind, one, catalogue) && one.where?.path !== whole)
    return state.phase !== 'refused' || own.length === 0
      ? state
      : { ...state, issues: [...own, ...state.issues.filter(({ where }) => where === undefined)] }
  }

/** What was taken stays so, and beside it is said that another has been sent since. */
function sayReplaced(said: Issue, record: AdditionRecord, beside: OtherInstructions): Issue {
  const [latest] = beside.others.filter((other) => other.record !== null)
  if (latest === undefined || !isReplaced(record, beside)) return said
  return issue('instruction_replaced', { done: said.message, at: standingOf(latest).at, isTaken: latest.isTaken })
}

function say(record: AdditionRecord, answer: AdditionAnswer | null): Issue {
  const { kind, count, areRecognised, mayBeDone } = record
  if (answer === null)
    return record.phase === 'sending' ? issue('addition_interrupted', { kind, count }) : issue('addition_not_sent', {})
  switch (answer.kind) {
    case 'done':
      return sayDone(record, answer)
    case 'refused':
      // That nothing was added is said of one that was never sent before.
      return answer.failingIndex === null || (count === 1 && mayBeDone)
        ? issue('addition_refused', { kind, count })
        : issue('addition_refused_at', { number: answer.failingIndex + 1, count, areRecognised })
    case 'failing':
      return issue('addition_failing', { kind, count })
    case 'notKnown':
      return issue('addition_unknown', { kind, count })
    case 'notImported':
    case 'notSent':
      return { level: 'error', code: answer.kind, message: answer.message }
    default:
      return assertNever(answer)
  }
}

function sayDone(
  { kind, count, sent }: AdditionRecord,
  { items, platformNumber }: Extract<AdditionAnswer, { kind: 'done' }>,
): Issue {
  if (kind === 'payment') return issue('payment_taken', { platformNumber: quoteName(platformNumber) })
  if (items === null) return issue('addition_done_untold', { kind, count })
  const there = items.filter(({ outcome }) => outcome === 'alreadyThere').length
  const done = { kind, count, added: count - there, there }
  const moved = items.filter((item, index) => isMoved(item, sent[index]?.date ?? null)).length
  return moved === 0 ? issue('addition_done', done) : issue('addition_done_moved', { ...done, moved })
}

/** What was added earlier is only repeated in the answer: under which date it was taken then is not said. */
const takenDateOf = ({ outcome, takenDate }: ItemResult): string | null => (outcome === 'added' ? takenDate : null)
const isMoved = (item: ItemResult, sentDate: string | null): boolean => {
  const taken = takenDateOf(item)
  return taken !== null && taken !== sentDate
}

/** What a request adds, before anything is known of what became of it; of what is no transaction only how many. */
export function itemsAsSent(
  { kind, count, sent }: Pick<AdditionRecord, 'kind' | 'count' | 'sent'>,
  catalogue: Catalogue,
): AdditionItem[] {
  const labels = new Map(transactionFields(catalogue).references.map(({ name, label }) => [name, label]))
  return Array.from({ length: count }, (_, index): AdditionItem => {
    const one = kind === 'transactions' ? sent[index] : undefined
    return {
      ...{ outcome: 'notSaid', status: null, takenDate: null, changes: [] },
      thing: one === undefined ? null : sentThing(one),
      type: one?.type ?? null,
      sentDate: one?.date ?? null,
      amount: one?.amount ?? null,
      references: (one?.references ?? []).map(({ field, value }) => ({ label: labels.get(field) ?? field, value })),
    }
  })
}

function itemsOf(record: AdditionRecord, answer: AdditionAnswer | null, catalogue: Catalogue): AdditionItem[] {
  const { kind } = record
  const asSent = itemsAsSent(record, catalogue)
  if (answer?.kind === 'done') {
    const { items } = answer
    return items === null
      ? asSent
      : asSent.map((item, index) => withResult(item, items[index], transactionFields(catalogue)))
  }
  const failingIndex = answer?.kind === 'refused' ? answer.failingIndex : null
  // Of the other kinds there is nothing to tell of each that the sentence doesn't say.
  if (failingIndex === null) return kind === 'transactions' ? asSent : []
  return asSent.map((item, index) => (index === failingIndex ? { ...item, outcome: 'failed' } : item))
}

function withResult(item: AdditionItem, result: ItemResult | undefined, { date }: ThingFields): AdditionItem {
  if (result === undefined) return item
  const { outcome, status, changes, takenAmount } = result
  return {
    ...item,
    outcome,
    status: quoteName(status),
    takenDate: quoteName(takenDateOf(result)),
    amount: takenAmount ?? item.amount,
    changes: changes
      // Said by the two dates, where both are known.
      .filter(({ field }) => field !== date || item.sentDate === null)
      .map(({ taken, ...change }) => ({ ...change, taken: quote(taken ?? '', mostOfSentence) })),
  }
}
