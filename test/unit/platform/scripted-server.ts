/** A hand-written HTTP server for one test: it answers as it is told, also as no decent server would, over real sockets. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Scripted =
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Closes the connection without an answer. */
  | 'cut'
  /** Never answers. */
  | 'hang'
  /** Sends the status and the beginning of a body that never ends, then closes. */
  | { readonly status: number; readonly cutAfter: string }

export type ScriptedServer = {
  readonly baseUrl: string
  /** Every request, in order. */
  readonly asked: readonly Asked[]
}

/** @param answer  given the request and how many of its path came before */
export async function serveScript(
  answer: (asked: Asked, earlier: number) => Scripted,
  makeServer: (handle: (request: IncomingMessage, response: ServerResponse) => void) => Server = createServer,
  scheme = 'http',
): Promise<ScriptedServer> {
  const asked: Asked[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const next: Asked = { method, path, headers, body: Buffer.concat(chunks).toString() }
    const earlier = asked.filter((each) => each.path === path).length
    asked.push(next)
    send(response, answer(next, earlier))
  }
  const server = makeServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

function send(response: ServerResponse, scripted: Scripted): void {
  if (scripted === 'hang') return
  if (scripted === 'cut') {
    response.destroy()
  } else if ('cutAfter' in scripted) {
    response.writeHead(scripted.status, { 'Content-Type': 'application/json', 'Content-Length': '100000' })
    response.write(scripted.cutAfter, () => response.destroy())
  } else {
    response.writeHead(scripted.status, { 'Content-Type': 'application/json', ...scripted.headers })
    response.end(scripted.body ?? '')
  }
}

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Scripted => ({
  status,
  body: JSON.stringify(body),
  headers,
})

/** The token mutation, answered. */
export const tokenAnswer = (token = 'token-1'): Scripted => json(200, { data: { obtainToken: { token } } })
export const isTokenRequest = ({ path }: Asked): boolean => path === '/v1/graphql/'
