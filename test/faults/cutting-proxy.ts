/**
 * Stands between the import and the service, at an address that stays when the service does not. It cuts connections as a bad network
 * does, and writes down which creates got to the service and what that answered.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Seeded } from './seeded.ts'
import type { Moment, TrialPlan } from './trial-plan.ts'

export type CreateSeen = {
  readonly number: string
  /** `null` when the service's answer was lost on its way here: it may have acted, or not. */
  readonly answer: { readonly httpStatus: number; readonly code: string | null } | null
}

export type CuttingProxy = {
  readonly baseUrl: string
  /** Every create that was passed on, in the order of the answers. */
  readonly creates: readonly CreateSeen[]
  readonly requestCount: () => number
  readonly isReached: (moment: Moment) => boolean
  /** Resolves when that much was passed on. */
  until(moment: Moment): Promise<void>
  /** Where to pass on to; `null` while the service is down. */
  passTo(port: number | null): void
  /** From now on nothing is cut. */
  calm(): void
  close(): void
}

type Cut = 'before' | 'after' | 'during' | 'never'

const createPath = '/v2/data-import/accounts/'

export async function startCuttingProxy(plan: TrialPlan, random: Seeded): Promise<CuttingProxy> {
  const creates: CreateSeen[] = []
  const counts = { requests: 0, creates: 0 }
  const waiting = new Set<{ readonly moment: Moment; readonly go: () => void }>()
  let port: number | null = null
  let { cuts } = plan

  const isReached = (moment: Moment): boolean =>
    'creates' in moment ? counts.creates >= moment.creates : counts.requests >= moment.requests
  const noteRequest = (isCreate: boolean): void => {
    counts.requests += 1
    if (isCreate) counts.creates += 1
    for (const one of waiting) {
      if (!isReached(one.moment)) continue
      waiting.delete(one)
      one.go()
    }
  }
  const chooseCut = (): Cut => {
    const drawn = random.next()
    if (drawn < cuts.before) return 'before'
    if (drawn < cuts.before + cuts.after) return 'after'
    return drawn < cuts.before + cuts.after + cuts.during ? 'during' : 'never'
  }

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const cut = chooseCut()
    const body = await readBytes(request)
    const isCreate = request.method === 'POST' && request.url === createPath
    if (cut === 'before' || port === null) return cutOff(request)
    noteRequest(isCreate)
    const answer = await askService(port, request, body)
    if (isCreate) creates.push({ number: numberIn(body), answer: answer === null ? null : readAnswer(answer) })
    if (answer === null || cut === 'after') return cutOff(request)
    response.writeHead(answer.httpStatus, answer.headers)
    if (cut === 'during') {
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => cutOff(request))
      return
    }
    response.end(answer.body)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => cutOff(request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    creates,
    requestCount: () => counts.requests,
    isReached,
    until: async (moment) => {
      if (!isReached(moment)) await new Promise<void>((go) => waiting.add({ moment, go }))
    },
    passTo: (to) => {
      port = to
    },
    calm: () => {
      cuts = { before: 0, after: 0, during: 0 }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const cutOff = (request: IncomingMessage): void => {
  request.socket.destroy()
}

type ServiceAnswer = {
  readonly httpStatus: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** @returns `null` when the service is not there, or goes away before it has answered */
function askService(port: number, asked: IncomingMessage, body: Buffer): Promise<ServiceAnswer | null> {
  return new Promise((resolve) => {
    const { authorization } = asked.headers
    const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
    const request = requestTo({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers, agent: false })
    request.on('error', () => resolve(null))
    request.on('response', (response) => {
      readBytes(response).then(
        (read) => resolve({ httpStatus: response.statusCode ?? 0, headers: headersOf(response), body: read }),
        () => resolve(null),
      )
    })
    request.end(body)
  })
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> => ({
  ...(headers['content-type'] === undefined ? {} : { 'content-type': headers['content-type'] }),
  ...(headers['retry-after'] === undefined ? {} : { 'retry-after': headers['retry-after'] }),
})

async function readBytes(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const numberIn = (body: Buffer): string =>
  (JSON.parse(body.toString()) as { external_account_number: string }).external_account_number

function readAnswer({ httpStatus, body }: ServiceAnswer): CreateSeen['answer'] {
  try {
    const value = JSON.parse(body.toString()) as { code?: string; non_field_errors?: { code?: string } }
    return { httpStatus, code: value.code ?? value.non_field_errors?.code ?? null }
  } catch {
    return { httpStatus, code: null }
  }
}
