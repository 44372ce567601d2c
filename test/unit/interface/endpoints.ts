/** The write endpoints of the interface, each with the client's contract and the really listening practice service, side by side. */
import type { z } from 'zod'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import { accountPayload } from '../../../shared/contract/account.ts'
import {
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../../../shared/contract/additions.ts'
import { account, connect, createPath, noon, type PracticeClient, validatePath } from '../practice/practice-client.ts'

export type Endpoint = {
  readonly name: 'account' | 'notes' | 'transactions' | 'statements' | 'payment instruction'
  readonly address: string
  readonly schema: z.ZodObject
  readonly catalogue: Catalogue
  /** The status of a success. */
  readonly success: number
}

const additions = 'v1 additions to an imported account'
const addition = (name: Endpoint['name'], address: string, schema: z.ZodObject): Endpoint => ({
  name,
  address: `/v1/data-import/${address}/create/`,
  schema,
  catalogue: deriveCatalogue(schema, name, additions),
  success: 201,
})

export const endpoints: readonly Endpoint[] = [
  { name: 'account', address: validatePath, schema: accountPayload, catalogue: accountCatalogue, success: 200 },
  addition('notes', 'notes', notesPayload),
  addition('transactions', 'transactions', transactionsPayload),
  addition('statements', 'historical-statements', statementsPayload),
  addition('payment instruction', 'payment-instruction', paymentInstructionPayload),
]

export const endpointOf = (name: Endpoint['name']): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name)
  if (found === undefined) throw new Error(`There is no endpoint for ${name}.`)
  return found
}

/** A service whose clock stands still, on which account 1 is imported, so that it takes every addition. */
export async function practiseWithAccountOne(): Promise<PracticeClient & Pick<PracticeService, 'close'>> {
  const service = await startPracticeService({ port: 0, stepMs: 0, clock: () => noon })
  const client = await connect(service)
  await client.post(createPath, account('1'))
  return { ...client, close: service.close }
}

/** What one of the two says of a payload: the paths it refuses, sorted; none when it takes it. `''` is the payload as a whole. */
export type Verdict = readonly Complaint[]
export type Complaint = { readonly path: string; readonly code: string }

/** What the client's contract says. An unknown field is named by its own path, as the service does. */
export function contractVerdict({ schema }: Endpoint, payload: unknown): Verdict {
  const { error } = schema.safeParse(payload)
  return sorted(
    (error?.issues ?? []).flatMap(({ path, code, ...issue }) =>
      (issue as { keys?: readonly string[] }).keys === undefined
        ? [{ path: path.join('.'), code }]
        : (issue as { keys: readonly string[] }).keys.map((key) => ({ path: [...path, key].join('.'), code })),
    ),
  )
}

/** What the practice service says. Throws when it answers with another status than the interface gives. */
export async function practiceVerdict(
  client: PracticeClient,
  { address, success, name }: Endpoint,
  payload: unknown,
): Promise<Verdict> {
  const { status, body } = await client.post(address, payload)
  // A body is looked at before its account is looked for.
  if (status === success || (status === 404 && name !== 'account')) return []
  if (status !== 400) throw new Error(`${name} was answered with ${status}: ${JSON.stringify(body)}`)
  if (name === 'transactions') return readTransactionError((body as { error_detail: string }).error_detail)
  const { errors, code } = body as { errors?: readonly { attr: string; code: string }[]; code: string }
  return sorted((errors ?? [{ attr: '', code }]).map(({ attr, code: why }) => ({ path: wholePath(attr), code: why })))
}

/**
 * The one error of this endpoint has no `attr`, only a sentence: "transactions.1: amount: Expected a number." Practice says by
 * itself where it is; what it means is read for the path alone.
 */
function readTransactionError(sentence: string): Verdict {
  const [, first = '', second] = /^([\w.]+): (?:([\w.]+): )?/.exec(sentence) ?? []
  const path = second === undefined || second === 'non_field_errors' ? first : `${first}.${second}`
  return [{ path: wholePath(path), code: 'transaction_failing' }]
}

const wholePath = (attr: string): string => (attr === 'non_field_errors' ? '' : attr)

const sorted = (complaints: readonly Complaint[]): Verdict =>
  complaints.toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))

export const pathsOf = (verdict: Verdict): readonly string[] => [...new Set(verdict.map(({ path }) => path))]
