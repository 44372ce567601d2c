/** The v1 calls that add to an imported account: notes, transactions, statements, a payment instruction. */
import type { z } from 'zod'
import type {
  NotesPayload,
  PaymentInstructionPayload,
  StatementsPayload,
  TransactionOptions,
  TransactionsPayload,
} from '../../shared/contract/additions.ts'
import {
  noteResults,
  paymentInstructionResult,
  statementResults,
  transactionFailure,
  transactionResults,
} from '../../shared/contract/answers.ts'
import { issue } from '../../shared/issue-words.ts'
import type { ServiceRequest } from './exchange.ts'
import type { AdditionOutcome } from './outcomes.ts'
import { paths } from './paths.ts'
import type { Answered } from './read-answer.ts'
import { issuesOf, readRefusal } from './read-refusal.ts'
import type { Send } from './send.ts'

export type AdditionCalls = {
  addNotes(payload: NotesPayload): Promise<AdditionOutcome<z.infer<typeof noteResults>>>
  /**
   * The first failing transaction refuses the request; its `error_detail` is the issue's message.
   * @param options  what is left out is decided by the service: both are true there
   */
  addTransactions(
    payload: TransactionsPayload,
    options?: TransactionOptions,
  ): Promise<AdditionOutcome<z.infer<typeof transactionResults>>>
  addStatements(payload: StatementsPayload): Promise<AdditionOutcome<z.infer<typeof statementResults>>>
  /** Sent once: after `refused` it "must not be retried in the same form", and whether a failure is tried again a person decides. */
  addPaymentInstruction(
    payload: PaymentInstructionPayload,
  ): Promise<AdditionOutcome<z.infer<typeof paymentInstructionResult>>>
}

export function createAdditionCalls(send: Send): AdditionCalls {
  const add = async <Value>(
    request: Omit<ServiceRequest, 'method'>,
    schema: z.ZodType<Value>,
  ): Promise<AdditionOutcome<Value>> => {
    const answer = await send({ ...request, method: 'POST' })
    return answer.kind === 'answered' ? readAddition(answer, schema) : answer
  }
  return {
    addNotes: (body) => add({ call: 'addNotes', path: paths.notes, body }, noteResults),
    addTransactions: (body, options = {}) =>
      add(
        {
          call: areRecognised(body, options) ? 'addTransactionsChecked' : 'addTransactionsUnchecked',
          path: paths.transactions,
          body,
          query: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
        },
        transactionResults,
      ),
    addStatements: (body) => add({ call: 'addStatements', path: paths.statements, body }, statementResults),
    addPaymentInstruction: (body) =>
      add({ call: 'addPaymentInstruction', path: paths.paymentInstruction, body }, paymentInstructionResult),
  }
}

/**
 * Whether the service would know each of these transactions again: it is asked to look, and each has the number it is known by. By
 * what else a transaction could be known is not shown.
 */
export const areRecognised = ({ transactions }: TransactionsPayload, options: TransactionOptions): boolean =>
  options.check_previously_added !== false &&
  transactions.every(({ transaction_id: id }) => id !== undefined && id !== '')

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
