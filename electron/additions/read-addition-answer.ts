/** Turns what a call ended in into what is journalled: what became of each note, transaction, statement, or of the instruction. */
import Big from 'big.js'
import { partOf, thingsOf } from '../../shared/additions/addition-requests.ts'
import { withMeantAmounts } from '../../shared/additions/sent-amounts.ts'
import { type ThingFields, transactionFields } from '../../shared/additions/thing-fields.ts'
import { type Fields, isFields, memberOf } from '../../shared/basics/members.ts'
import { wordMap } from '../../shared/basics/word-map.ts'
import { platformNumberOf } from '../../shared/contract/answers.ts'
import { assertNever } from '../../shared/result.ts'
import type { AdditionOutcome } from '../platform/reading/outcomes.ts'
import type { AdditionAnswer, ItemResult } from '../storage/journal/addition-record.ts'
import type { AdditionToSend } from './add-one.ts'

type Taken = Pick<Extract<AdditionAnswer, { kind: 'done' }>, 'items' | 'platformNumber'>

type Sent = Pick<AdditionToSend, 'accountNumber' | 'request' | 'catalogue' | 'terms'>

/** @param outcome  of the call that belongs to the request's kind */
export function readAdditionAnswer(sent: Sent, outcome: AdditionOutcome<unknown>): AdditionAnswer {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done', ...readTaken(sent, outcome.value) }
    case 'notFound':
      return { kind: 'notImported', message: outcome.issue.message, serviceWords: outcome.serviceWords }
    case 'refused': {
      const { refusal, issues, failedData } = outcome
      const failingIndex =
        failedData === null
          ? null
          : findFailing(thingsOf(sent.request, sent.catalogue), failedData, transactionFields(sent.catalogue))
      return {
        kind: 'refused',
        code: refusal.code,
        serviceWords: refusal.serviceWords,
        issues: [...issues],
        failingIndex,
      }
    }
    case 'notKnown': {
      const { issue, serviceWords, why } = outcome
      // Busy or failed, it is the service's answer, and not the one that a lost answer may have been: a refusal.
      const isAnswered = why === 'failed' || why === 'busy'
      return { kind: isAnswered ? 'failing' : 'notKnown', message: issue.message, serviceWords }
    }
    case 'notSent':
      return { kind: 'notSent', message: outcome.issue.message, serviceWords: outcome.serviceWords }
    default:
      return assertNever(outcome)
  }
}

const nothingTold: Taken = { items: null, platformNumber: null }

/** The answers are read by what the interface shows of them; where one is otherwise, it is done all the same. */
function readTaken({ accountNumber, request, catalogue, terms }: Sent, value: unknown): Taken {
  const { kind, payload } = request
  const things = thingsOf(request, catalogue)
  const itemsFrom = (results: readonly Fields[], echo: (result: Fields) => Fields) =>
    itemsOf(things, results, echo, transactionFields(catalogue))
  switch (kind) {
    case 'notes': {
      const isAlone = partOf(kind, catalogue)?.type === 'group' && isFields(value)
      return { ...nothingTold, items: itemsFrom(isAlone ? [value] : fieldsIn(listedIn(value)), (note) => note) }
    }
    case 'transactions': {
      const echo = ({ transaction_data: data, ...result }: Fields) => (isFields(data) ? data : result)
      const results = fieldsIn(listedIn(value))
      const items = itemsFrom(results, echo)?.map((item, index) => {
        const takenAmount = takenAmountOf(echo(results[index] ?? {}), { catalogue, terms })
        return takenAmount === null ? item : { ...item, takenAmount }
      })
      return { ...nothingTold, items: items ?? null }
    }
    case 'statements': {
      const items = itemsFrom(fieldsIn(listedIn(value)), (statement) => statement)
      return { ...nothingTold, items: items?.map((item) => ({ ...item, outcome: 'added' })) ?? null }
    }
    case 'payment': {
      const item: ItemResult = {
        outcome: 'added',
        status: null,
        changes: isFields(value) ? changesOf(payload, value) : [],
        takenDate: null,
      }
      return {
        items: [item],
        platformNumber: isFields(value) ? platformNumberOf(value, accountNumber) : null,
      }
    }
    default:
      return assertNever(kind)
  }
}

/** One result for each that was sent, in its order; `null` where their numbers differ and nobody can say which is which. */
function itemsOf(
  sent: readonly Fields[],
  results: readonly Fields[],
  echo: (result: Fields) => Fields,
  { date }: ThingFields,
): ItemResult[] | null {
  if (sent.length !== results.length) return null
  return sent.map((one, index) => {
    const result = results[index] ?? {}
    const status = typeof result.status === 'string' ? result.status : null
    const taken = echo(result)
    const takenDate = date === null ? undefined : memberOf(taken, date)
    return {
      outcome: outcomeOf(status),
      status,
      changes: changesOf(one, taken),
      takenDate: typeof takenDate === 'string' ? takenDate : null,
    }
  })
}

/** In whole units; `null` where no amount came back. */
function takenAmountOf(taken: Fields, { catalogue, terms }: Pick<Sent, 'catalogue' | 'terms'>): string | null {
  const [list, { amount }] = [partOf('transactions', catalogue), transactionFields(catalogue)]
  if (list === undefined || amount === null) return null
  const meant = withMeantAmounts({ [list.name]: [taken] }, catalogue, terms)
  const [one] = thingsOf({ kind: 'transactions', payload: meant, count: 1 }, catalogue)
  const said = String(one && memberOf(one, amount))
  return /^-?\d+(\.\d+)?$/.test(said) ? said : null
}

/** Source: service interface, notes and transactions, 201: the four statuses. Another one is shown as it is. */
const outcomes = wordMap<ItemResult['outcome']>({
  NOTE_CREATION_SUCCESS: 'added',
  NOTE_ALREADY_EXISTS: 'alreadyThere',
  TRANSACTION_ADDED_TO_ACCOUNT: 'added',
  TRANSACTION_ALREADY_EXISTS: 'alreadyThere',
})
const outcomeOf = (status: string | null): ItemResult['outcome'] => outcomes.get(status ?? '') ?? 'other'

/** What was sent and came back otherwise. What came back beside it, and what was left out, is no change of what was sent. */
function changesOf(sent: Fields, echo: Fields): ItemResult['changes'] {
  return Object.entries(sent).flatMap(([field, value]) => {
    const taken = memberOf(echo, field)
    if (taken === undefined || isSame(value, taken)) return []
    return [{ field, sent: asText(value), taken: asText(taken) }]
  })
}

/** Amounts come back as strings ("number in requests, string decimal in responses"), moments perhaps in another zone. */
function isSame(sent: unknown, taken: unknown): boolean {
  if (sent === taken) return true
  if (typeof sent === 'number' && typeof taken === 'string' && /^-?\d+(\.\d+)?$/.test(taken))
    return new Big(String(sent)).eq(taken)
  if (Array.isArray(sent) && Array.isArray(taken))
    return sent.length === taken.length && sent.every((one, index) => isSame(one, taken[index]))
  if (isFields(sent) && isFields(taken)) return changesOf(sent, taken).length === 0
  if (typeof sent !== 'string' || typeof taken !== 'string') return false
  const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)
  return isMoment(sent) && isMoment(taken) && Date.parse(sent) === Date.parse(taken)
}

/** Which of those sent the service gave back as the first that failed: by its number, else the only one that is alike. */
function findFailing(sent: readonly Fields[], failed: Fields, { id }: ThingFields): number | null {
  const idOf = (one: Fields): unknown => (id === null ? undefined : memberOf(one, id))
  const alike = sent.flatMap((one, index) => {
    if (idOf(failed) !== undefined || idOf(one) !== undefined) return idOf(one) === idOf(failed) ? [index] : []
    return changesOf(one, failed).length === 0 ? [index] : []
  })
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** What an answer lists, by itself or in its only list. */
const listedIn = (value: unknown): unknown => {
  if (!isFields(value)) return value
  const lists = Object.values(value).filter((one) => Array.isArray(one))
  return lists.length === 1 ? lists[0] : undefined
}
const fieldsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const asText = (value: unknown): string | null =>
  typeof value === 'string' || value === null ? value : JSON.stringify(value)
