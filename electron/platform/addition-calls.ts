/** The calls that add to an imported account: notes, transactions, statements, a payment instruction. */
import type { z } from 'zod'
import { type Fields, memberOf } from '../../shared/basics/members.ts'
import type { TransactionOptions } from '../../shared/contract/additions.ts'
import { additionResults, paymentInstructionResult, transactionFailure } from '../../shared/contract/answers.ts'
import type { OptionalCall, ServiceShape } from '../../shared/description/service-shape.ts'
import { issue } from '../../shared/issue-words.ts'
import type { AdditionOutcome } from './reading/outcomes.ts'
import type { Answered } from './reading/read-answer.ts'
import { issuesOf, readRefusal } from './reading/read-refusal.ts'
import { type Addresses, lacking, textIn, unaskable } from './routes.ts'
import type { ServiceRequest } from './sending/exchange.ts'
import type { Send } from './sending/send.ts'

type AdditionResults = z.infer<typeof additionResults>

export type AdditionCalls = {
  addNotes(payload: Fields): Promise<AdditionOutcome<AdditionResults>>
  /**
   * The first failing transaction refuses the request; its `error_detail` is the issue's message.
   * @param options  what is left out is decided by the service: both are true there
   */
  addTransactions(payload: Fields, options?: TransactionOptions): Promise<AdditionOutcome<AdditionResults>>
  addStatements(payload: Fields): Promise<AdditionOutcome<AdditionResults>>
  /** Sent once: after `refused` it "must not be retried in the same form", and whether a failure is tried again a person decides. */
  addPaymentInstruction(payload: Fields): Promise<AdditionOutcome<z.infer<typeof paymentInstructionResult>>>
}

export function createAdditionCalls(send: Send, shape: ServiceShape, addressOf: Addresses): AdditionCalls {
  const add = async <Value>(
    to: OptionalCall,
    { body, ...request }: Omit<ServiceRequest, 'method' | 'path' | 'body'> & { readonly body: Fields },
    schema: z.ZodType<Value>,
  ): Promise<AdditionOutcome<Value>> => {
    const { key, supplier, addressed } = shape.additions
    const number = textIn(memberOf(body, key))
    const path = addressOf(to, number)
    if (path === null) return lacking(to)
    if (path === undefined) return unaskable(number ?? '')
    // What the address says is not said again where the service has no place for it.
    const own = Object.entries(body).filter(([name]) => name !== key && name !== supplier)
    const sent = addressed.includes(to) ? Object.fromEntries(own) : body
    const answer = await send({ ...request, body: sent, path, method: 'POST' })
    return answer.kind === 'answered' ? readAddition(answer, schema) : answer
  }
  return {
    addNotes: (body) => add('notes', { call: 'addNotes', body }, additionResults),
    addTransactions: (body, options = {}) =>
      add(
        'transactions',
        {
          call: areRecognised(body, options, shape) ? 'addTransactionsChecked' : 'addTransactionsUnchecked',
          body,
          query: queryOf(options, shape),
        },
        additionResults,
      ),
    addStatements: (body) => add('statements', { call: 'addStatements', body }, additionResults),
    addPaymentInstruction: (body) =>
      add('paymentInstruction', { call: 'addPaymentInstruction', body }, paymentInstructionResult),
  }
}

/** What a service has no parameter for is not said. */
function queryOf(
  { check_previously_added: checks, force_add_to_current_statement: moves }: TransactionOptions,
  { transactions: { check, move } }: ServiceShape,
): Readonly<Record<string, string>> {
  const said = [[check, checks] as const, [move, moves] as const]
  return Object.fromEntries(
    said.flatMap(([name, value]) => (name === null || value === undefined ? [] : [[name, String(value)]])),
  )
}

type OfTransactions = Pick<ServiceShape, 'transactions'>

/**
 * By which field the service knows a transaction again that it has; `null`: it is not asked to look. By what else one could be known is
 * not shown.
 */
export const recognisedBy = (
  { check_previously_added: looks }: TransactionOptions,
  { transactions: { id, check } }: OfTransactions,
): string | null => (check === null || looks === false ? null : id)

/** Whether the service would know each of these transactions again, had they been sent just so: each has the number it is known by. */
export function areRecognised(payload: Fields, options: TransactionOptions, shape: OfTransactions): boolean {
  const id = recognisedBy(options, shape)
  const sent = memberOf(payload, shape.transactions.list)
  if (id === null || !Array.isArray(sent)) return false
  return sent.every((one: unknown) => (memberOf(one, id) ?? '') !== '')
}

function readAddition<Value>({ httpStatus, body }: Answered, schema: z.ZodType<Value>): AdditionOutcome<Value> {
  const refusal = readRefusal(httpStatus, body)
  // "404: account not found", its body not given.
  if (httpStatus === 404)
    return { kind: 'notFound', issue: issue('account_not_imported', {}), serviceWords: refusal.serviceWords }
  const json = body.kind === 'json' ? body.value : undefined
  if (httpStatus >= 400) {
    const failure = transactionFailure.safeParse(json)
    const failedData = failure.success ? (failure.data.transaction_data ?? null) : null
    return { kind: 'refused', refusal, issues: issuesOf(refusal), failedData }
  }
  // The status says that it was done; a body that can't be read takes nothing from that.
  const value = schema.safeParse(json)
  return { kind: 'done', value: value.success ? value.data : null }
}
