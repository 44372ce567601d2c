/** The v1 calls that only ask: the transfer status of one account, and the lists of a supplier's accounts. */
import type { z } from 'zod'
import { listedAccounts, transferStatus } from '../../shared/contract/answers.ts'
import { issue } from '../../shared/issue-words.ts'
import type { NoAnswer, Unexplained } from './outcomes.ts'
import { type AccountList, pathPart, paths } from './paths.ts'
import type { Answered } from './read-answer.ts'
import { issuesOf, readRefusal } from './read-refusal.ts'
import type { Send } from './send.ts'

export type QueryOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** 404: "the supplier code or external number cannot be matched to an import process". */
  | { readonly kind: 'notFound' }
  | Unexplained
  | NoAnswer

export type QueryCalls = {
  fetchTransferStatus(
    accountNumber: string,
    signal?: AbortSignal,
  ): Promise<QueryOutcome<z.infer<typeof transferStatus>>>
  listAccounts(which: AccountList, signal?: AbortSignal): Promise<QueryOutcome<z.infer<typeof listedAccounts>>>
}

export function createQueryCalls(send: Send, host: string, supplierCode: string): QueryCalls {
  const supplier = pathPart(supplierCode)
  return {
    fetchTransferStatus: async (accountNumber, signal) => {
      const number = pathPart(accountNumber)
      if (supplier === undefined || number === undefined) return { kind: 'notFound' }
      const path = paths.transferStatus(supplier, number)
      const answer = await send({ call: 'fetchTransferStatus', method: 'GET', path, signal })
      return answer.kind === 'answered' ? readQuery(answer, transferStatus, host) : answer
    },
    listAccounts: async (which, signal) => {
      if (supplier === undefined) return { kind: 'notFound' }
      const path = paths.list(which, supplier)
      const answer = await send({ call: 'listAccounts', method: 'GET', path, signal })
      return answer.kind === 'answered' ? readQuery(answer, listedAccounts, host) : answer
    },
  }
}

function readQuery<Value>({ httpStatus, body }: Answered, schema: z.ZodType<Value>, host: string): QueryOutcome<Value> {
  if (httpStatus === 404) return { kind: 'notFound' }
  if (httpStatus >= 400) {
    const refusal = readRefusal(httpStatus, body)
    return { kind: 'unexplained', refusal, issue: issuesOf(refusal)[0] }
  }
  const value = schema.safeParse(body.kind === 'json' ? body.value : undefined)
  if (value.success) return { kind: 'done', value: value.data }
  return {
    kind: 'notKnown',
    why: 'unreadable',
    issue: issue('answer_unreadable', { host }),
    serviceWords: null,
    isLasting: false,
  }
}
