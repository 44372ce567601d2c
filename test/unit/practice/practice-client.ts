/** A plain client for the tests of the practice service: real requests to a really listening service, and nothing checked. */

import { onTestFinished } from 'vitest'
import {
  type PracticeOptions,
  type PracticeService,
  startPracticeService,
} from '../../../electron/practice/practice-service.ts'

type Reply = { readonly status: number; readonly body: unknown; readonly headers: Headers }

export type PracticeClient = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Reply>
  /** A string is sent as it is, anything else as JSON. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>
}

/** A moment to hold the clock at. */
export const noon = Date.UTC(2026, 10, 21, 12)

/** A clock that stands still until it is moved. */
export function heldClock(start = noon) {
  let now = start
  return {
    clock: () => now,
    move: (ms: number) => {
      now += ms
    },
  }
}

/** Starts a service for one test, and closes it afterwards. */
export async function startForTest(options: Partial<PracticeOptions> = {}): Promise<PracticeService> {
  const bugs: unknown[] = []
  const service = await startPracticeService({ port: 0, onBug: (bug) => bugs.push(bug), ...options })
  onTestFinished(async () => {
    await service.close()
    if (bugs.length > 0) throw bugs[0]
  })
  return service
}

/** A client with a fresh token. */
export async function connect(
  service: Pick<PracticeService, 'baseUrl' | 'graphqlPath' | 'apiKey'>,
): Promise<PracticeClient> {
  const token = await obtainToken(service)
  return clientWith(service.baseUrl, { Authorization: `Token ${token}` })
}

export async function practiseForTest(options: Partial<PracticeOptions> = {}): Promise<PracticeClient> {
  return connect(await startForTest(options))
}

export async function obtainToken(
  service: Pick<PracticeService, 'baseUrl' | 'graphqlPath' | 'apiKey'>,
): Promise<string> {
  const { body } = await clientWith(service.baseUrl, {}).post(service.graphqlPath, {
    query: 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }',
    variables: { apiKey: service.apiKey },
  })
  return (body as { data: { obtainToken: { token: string } } }).data.obtainToken.token
}

export function clientWith(baseUrl: string, always: Record<string, string>): PracticeClient {
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const reply = await fetch(baseUrl + path, init)
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text), headers: reply.headers }
  }
  return {
    get: (path, headers) => send(path, { headers: { ...always, ...headers } }),
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...always, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

export const validatePath = '/v2/data-import/accounts/validate/'
export const createPath = '/v2/data-import/accounts/'
export const statusPath = (number: string, supplier = 'PRACTICE') =>
  `/v2/data-import/accounts/${encodeURIComponent(supplier)}/${encodeURIComponent(number)}/`

export const account = (number: string, supplier = 'PRACTICE') => ({
  import_supplier: supplier,
  external_account_number: number,
})

/** A client of a service on which these accounts were created long enough ago to have ended; the clock stands still. */
export async function withAccounts(
  payloads: readonly unknown[],
  options: Partial<PracticeOptions> = {},
): Promise<PracticeClient & { readonly move: (ms: number) => void }> {
  const { clock, move } = heldClock(noon - 10_000)
  const client = await practiseForTest({ ...options, clock })
  for (const payload of payloads) await client.post(createPath, payload)
  move(10_000)
  return { ...client, move }
}
