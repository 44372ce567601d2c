/** The calls that only ask: the transfer status of one account, and the lists of a supplier's accounts. */
import type { z } from 'zod'
import { type ListedRecord, listedAccounts, transferStatus } from '../../shared/contract/answers.ts'
import type { AccountList, ServiceShape } from '../../shared/description/service-shape.ts'
import { type NoAnswer, type Unexplained, unreadable } from './reading/outcomes.ts'
import { type Answered, inOurStates } from './reading/read-answer.ts'
import { issuesOf, readRefusal } from './reading/read-refusal.ts'
import { type Addresses, lacking } from './routes.ts'
import type { Send } from './sending/send.ts'

type QueryOutcome<Value> =
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
  listAccounts(which: AccountList, signal?: AbortSignal): Promise<QueryOutcome<readonly ListedRecord[]>>
}

export function createQueryCalls(
  send: Send,
  host: string,
  { listed, states }: ServiceShape,
  addressOf: Addresses,
): QueryCalls {
  return {
    fetchTransferStatus: async (accountNumber, signal) => {
      const path = addressOf('transferStatus', accountNumber)
      if (path === null) return lacking('transferStatus')
      if (path === undefined) return { kind: 'notFound' }
      const answer = await send({ call: 'fetchTransferStatus', method: 'GET', path, signal })
      if (answer.kind !== 'answered') return answer
      return readQuery({ ...answer, body: inOurStates(answer.body, states.transferStatus) }, transferStatus, host)
    },
    listAccounts: async (which, signal) => {
      const call = `${which}Accounts` as const
      const path = addressOf(call)
      if (path === null) return lacking(call)
      if (path === undefined) return { kind: 'notFound' }
      const all: ListedRecord[] = []
      let query: Readonly<Record<string, string>> | undefined
      for (const seen = new Set<string>(); ; ) {
        const answer = await send({ call: 'listAccounts', method: 'GET', path, query, signal })
        if (answer.kind !== 'answered') return answer
        const page = readQuery(answer, listedAccounts(listed.number), host)
        if (page.kind !== 'done') return page
        all.push(...page.value.records)
        const { next } = page.value
        if (next === null) return { kind: 'done', value: all }
        // A page that comes again has no end.
        if (seen.has(next)) return unreadable(host)
        seen.add(next)
        query = Object.fromEntries(new URLSearchParams(next))
      }
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
  return unreadable(host)
}
