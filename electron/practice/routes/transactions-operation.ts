/**
 * Adds transactions to an imported account: all of a request, or none of it. What happens to each is decided first, in their
 * order and without writing, so that the first failing one can be described.
 */
import { type Answer, answer, bareNotFound } from '../answers.ts'
import { dayMs, showDay } from '../moments.ts'
import { openStatementPeriodDays } from '../not-shown.ts'
import { type FieldError, isObject } from '../rules/rule.ts'
import type { SentTransaction, ServedInterface } from '../served/served-interface.ts'
import type { StoredData } from '../store/addition-store.ts'
import { findImported } from './imported-account.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

/** What is to happen to a transaction of a request in which none fails. */
type Step = { readonly kind: 'add' | 'skip'; readonly transaction: SentTransaction; readonly move?: Move }

type Failure = { readonly kind: 'failure'; readonly reason: string; readonly sent: unknown }
type Plan = { readonly kind: 'plan'; readonly steps: readonly Step[] }

type Move = { readonly to: string; readonly explanation: string }

type Options = {
  /** `force_add_to_current_statement`: a date outside the period is moved into it instead of failing. */
  readonly isMoved: boolean
  /** `check_previously_added`: a transaction that was added already is skipped. */
  readonly isChecked: boolean
}

type Rules = Options & {
  readonly period: Period
  readonly isKnown: (transactionId: string) => boolean
}

export const transactionsOperation = (practice: Practice): readonly Operation[] =>
  operationsAt(
    'transactions',
    'POST',
    practice.served.sending.transactions,
    ({ read }) =>
      ({ body, parameters, query }) => {
        const isChecked = readFlag(query.check_previously_added)
        const isMoved = readFlag(query.force_add_to_current_statement)
        if (isChecked === undefined) return showFailure('check_previously_added: Expected true or false.', {})
        if (isMoved === undefined) return showFailure('force_add_to_current_statement: Expected true or false.', {})
        const checked = read(body, parameters)
        if (!checked.ok) return { ...showFailure(explainErrors(checked.errors), {}), errors: checked.errors }
        const found = findImported(practice, checked.value)
        if (found === undefined) return bareNotFound

        return practice.store.asOne(() =>
          addTransactions(practice, found.account.id, checked.value.transactions, { isChecked, isMoved }),
        )
      },
  )

/** Source: service interface, transactions: both query parameters are optional booleans, true by default. */
function readFlag(text: string | undefined): boolean | undefined {
  const word = text?.toLowerCase() ?? 'true'
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : undefined
}

function addTransactions(practice: Practice, accountId: number, sent: readonly unknown[], options: Options): Answer {
  const { served, store } = practice
  const { additions } = store
  const now = practice.clock()
  const plan = decide(served, sent, {
    ...options,
    period: openPeriod(now),
    isKnown: (transactionId) => additions.hasTransaction(accountId, transactionId),
  })
  if (plan.kind === 'failure')
    return showFailure(plan.reason, isObject(plan.sent) ? served.showTransaction(plan.sent) : plan.sent)
  keep(practice, accountId, plan.steps, now)
  return answer(201, { results: showResults(served, plan.steps) })
}

function decide({ readTransaction }: ServedInterface, sent: readonly unknown[], rules: Rules): Plan | Failure {
  const added = new Set<string>()
  const steps: Step[] = []
  for (const [index, item] of sent.entries()) {
    const checked = readTransaction(item)
    if (!checked.ok)
      return { kind: 'failure', reason: `transactions.${index}: ${explainErrors(checked.errors)}`, sent: item }
    const { id, date } = checked.value
    const day = date === null ? null : moveInto(rules.period, date)
    // Twice in one request is "added earlier" for the second one, too.
    const isKnown = rules.isChecked && id !== '' && (added.has(id) || rules.isKnown(id))
    if (isKnown) steps.push({ kind: 'skip', transaction: checked.value })
    else if (date === null || day === null || day === date) steps.push({ kind: 'add', transaction: checked.value })
    else if (rules.isMoved) steps.push({ kind: 'add', transaction: checked.value, move: explainMove(date, day) })
    else return { kind: 'failure', reason: explainPeriod(rules.period, date), sent: item }
    added.add(id)
  }
  return { kind: 'plan', steps }
}

const explainPeriod = ({ first, last }: Period, date: string): string =>
  `The transaction is dated ${date}, outside the open statement period from ${first} to ${last}.`

const explainMove = (from: string, to: string): Move => ({
  to,
  explanation: `Dated ${from} by the sender, outside the open statement period; added on ${to} instead.`,
})

/** Source: service interface, `force_add_to_current_statement`: a description is added, and a note pinned to the account. */
function keep(
  { served, store: { additions } }: Practice,
  accountId: number,
  steps: readonly Step[],
  now: number,
): void {
  for (const { kind, transaction, move } of steps) {
    if (kind === 'skip') continue
    const { id } = transaction
    additions.addTransaction(accountId, id, showAdded(served, transaction, move))
    if (move)
      additions.addNote(accountId, {
        body: `Transaction${id === '' ? '' : ` ${id}`}: ${move.explanation}`,
        documentPaths: [],
        createdAt: now,
        isPinned: true,
      })
  }
}

const showAdded = (
  { showTransaction }: ServedInterface,
  { data, movedTo }: SentTransaction,
  move: Move | undefined,
): StoredData => showTransaction(move === undefined ? data : movedTo(move.to, move.explanation))

function showResults(served: ServedInterface, steps: readonly Step[]): readonly unknown[] {
  const firstAdded = steps.find(({ kind }) => kind === 'add')
  return steps.map((step) => {
    const data = showAdded(served, step.transaction, step.move)
    if (step.kind === 'skip') return { status: 'TRANSACTION_ALREADY_EXISTS', transaction_data: data }
    const marked = step === firstAdded ? { ...data, status: 'TRANSACTION_IMPORT_SUCCESS' } : data
    return { status: 'TRANSACTION_ADDED_TO_ACCOUNT', transaction_data: marked }
  })
}

const showFailure = (reason: string, sent: unknown): Answer =>
  answer(400, { status: 'TRANSACTION_IMPORT_ERROR', error_detail: reason, transaction_data: sent })

const explainErrors = (errors: readonly FieldError[]): string =>
  errors
    .slice(0, 10)
    .map(({ attr, detail }) => `${attr}: ${detail}`)
    .join(' ')

type Period = { readonly first: string; readonly last: string }

/**
 * The days on which a transaction can be dated without being moved.
 * @param now  milliseconds since 1970; the period ends on this UTC day
 */
const openPeriod = (now: number): Period => ({
  first: showDay(now - openStatementPeriodDays * dayMs),
  last: showDay(now),
})

/** The nearest day inside the period: the day itself if it is inside. Days as YYYY-MM-DD compare as text. */
function moveInto({ first, last }: Period, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
