/**
 * Stands between the import and the service, at an address that stays when the service does not. It cuts connections as a bad network
 * does, answers before the service as a gateway that gives up, and writes down what was written at the service, and what that answered.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ownShape } from '../../shared/description/service-shape.ts'
import type { Seeded } from './seeded.ts'
import { gatewayAnswers, type Moment, type Trouble } from './trouble.ts'

/** A request that changes something: the create of an account, or what is added to one. */
export type WriteSeen = {
  readonly number: string
  readonly body: string
  /** `null` when the service's answer was lost on its way here: it may have acted, or not. */
  readonly answer: WriteAnswer | null
}

type WriteAnswer = { readonly httpStatus: number; readonly code: string | null }

export type CuttingProxy = {
  readonly baseUrl: string
  /** Every write that was passed on, in the order they came. */
  readonly writes: readonly WriteSeen[]
  readonly requestCount: () => number
  readonly isReached: (moment: Moment) => boolean
  /** Resolves when that much was passed on. */
  until(moment: Moment): Promise<void>
  /** Resolves when everything is noted that a process had sent which is gone. */
  heardOut(): Promise<void>
  /** Where to pass on to; `null` while the service is down. */
  passTo(port: number | null): void
  /** From now on nothing is cut, nor answered before its time. */
  calm(): void
  /** Resolves when the service has heard of everything that was answered before its time. */
  caughtUp(): Promise<void>
  close(): void
}

type Cut = 'before' | 'after' | 'during' | 'never'

const { create, notes, transactions, statements, paymentInstruction } = ownShape.routes
const writePaths: ReadonlySet<string | null> = new Set([create, notes, transactions, statements, paymentInstruction])

export async function startCuttingProxy(
  plan: Pick<Trouble, 'cuts' | 'gateway'>,
  random: Seeded,
): Promise<CuttingProxy> {
  const writes: WriteSeen[] = []
  const counts = { requests: 0, writes: 0 }
  const waiting = new Set<{ readonly moment: Moment; readonly go: () => void }>()
  let port: number | null = null
  let { cuts, gateway } = plan
  const late = new Set<Promise<void>>()

  const isReached = (moment: Moment): boolean =>
    'writes' in moment ? counts.writes >= moment.writes : counts.requests >= moment.requests
  const noteRequest = (isWrite: boolean): void => {
    counts.requests += 1
    if (isWrite) counts.writes += 1
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
    const isWrite = request.method === 'POST' && writePaths.has(request.url?.split('?')[0] ?? '')
    if (cut === 'before' || port === null) return cutOff(request)
    noteRequest(isWrite)
    // Noted before it is answered: who was killed while it waited may be back with another one by then.
    const noted: WriteSeen | null = isWrite ? { number: numberIn(body), body: body.toString(), answer: null } : null
    if (noted !== null) writes.push(noted)
    const ask = async (): Promise<ServiceAnswer | null> => {
      const answer = port === null ? null : await askService(port, request, body)
      if (noted !== null && answer !== null) writes[writes.indexOf(noted)] = { ...noted, answer: readAnswer(answer) }
      return answer
    }
    if (noted !== null && random.next() < gateway.rate) {
      const asking = wait(random.next() * gateway.lateMs).then(async () => void (await ask()))
      late.add(asking)
      void asking.finally(() => late.delete(asking))
      const status = random.pick(gatewayAnswers)
      if (status === null) return cutOff(request)
      response.writeHead(status).end()
      return
    }
    const answer = await ask()
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
  /** On which something may still come. */
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    for (const over of ['end', 'close']) socket.once(over, () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    requestCount: () => counts.requests,
    isReached,
    until: async (moment) => {
      if (!isReached(moment)) await new Promise<void>((go) => waiting.add({ moment, go }))
    },
    heardOut: async () => {
      // A connection that waits to be taken is taken in one turn, and what came through it read in others.
      for (let turns = 0; turns < 10 || open.size > 0; turns += 1) await new Promise((go) => setImmediate(go))
      for (let turns = 0; turns < 10; turns += 1) await new Promise((go) => setImmediate(go))
    },
    passTo: (to) => {
      port = to
    },
    calm: () => {
      cuts = { before: 0, after: 0, during: 0 }
      gateway = { rate: 0, lateMs: 0 }
    },
    caughtUp: async () => {
      await Promise.all(late)
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

function readAnswer({ httpStatus, body }: ServiceAnswer): WriteAnswer {
  try {
    const value = JSON.parse(body.toString()) as { code?: string; non_field_errors?: { code?: string } }
    return { httpStatus, code: value.code ?? value.non_field_errors?.code ?? null }
  } catch {
    return { httpStatus, code: null }
  }
}
