/**
 * The browser host: serves the page on 127.0.0.1 and answers its window over a WebSocket. An address with a ticket opens one
 * window; the page exchanges the ticket for the token that its socket has to show.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { DeskEvent } from '../../shared/ipc.ts'
import type { DeskEventName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { decodeFrame } from '../../shared/wire/wire.ts'
import { deskProtocol, type FromHost, socketPath, ticketPath } from '../../shared/wire/wire-messages.ts'
import { messageLimitBytes, type Sending, sendingFrames, takingFrames } from '../../shared/wire/wire-pieces.ts'
import { assetsOf } from '../assets.ts'
import { yieldToEventLoop } from '../flow/yielding.ts'
import { forbidden, openDoor } from './door.ts'
import { createPasses, type HostAddress, isFromOurPage } from './guard.ts'
import { type Ends, isFromThisUser } from './peer-user.ts'

export type BrowserHost = {
  /** An address that opens one window, once: `http://127.0.0.1:41234/#ticket`. */
  newAddress(): string
  tellNews<N extends DeskEventName>(name: N, news: DeskEvent<N>): void
  /** Ends every connection. */
  close(): Promise<void>
}

export type BrowserHostParts = {
  /** The built page. */
  readonly assetsFolder: string
  readonly answer: (channel: string, ask: unknown) => Promise<Result<unknown>>
  /** Told after every change how many windows are connected. */
  readonly onWindows: (count: number) => void
  /** Whose connections are served; those of this user where nothing else is said. */
  readonly isAdmitted?: (ends: Ends) => Promise<boolean>
  /** Told what no handler should have done: an answer that no frame can carry. */
  readonly logBug: (where: string, error: unknown) => void
}

const asked = z.strictObject({ id: z.int().nonnegative(), channel: z.string(), ask: z.unknown() })

/** A ticket has 43 characters. */
const longestTicket = 100

export async function startBrowserHost(parts: BrowserHostParts): Promise<BrowserHost> {
  const { assetsFolder, answer, onWindows, logBug } = parts
  const passes = createPasses()
  const windows = new Map<WebSocket, Sending>()
  const server = createServer()
  const door = await openDoor(parts.isAdmitted ?? isFromThisUser, (socket) => server.emit('connection', socket))
  const host = `127.0.0.1:${door.port}`
  const address: HostAddress = { host, origin: `http://${host}` }
  const asset = assetsOf(assetsFolder, `'self' ws://${host}`)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isFromOurPage(request.headers, address, !isRead)) return deny(response, 403)
    const path = readPath(request.url)
    if (path === undefined) return deny(response, 400)
    if (isRead) {
      const { status, headers, body } = await asset(path)
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    } else if (request.method === 'POST' && path === ticketPath) {
      const token = passes.exchange(await readShortBody(request))
      if (token === undefined) return deny(response, 403)
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(token)
    } else {
      deny(response, 404)
    }
  }

  server.on('request', (request, response) => {
    serve(request, response).catch(() => request.destroy())
  })

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageLimitBytes,
    perMessageDeflate: false,
    handleProtocols: () => deskProtocol,
  })
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [protocol, token] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim())
    const isOurs = isFromOurPage(request.headers, address, true) && readPath(request.url) === socketPath
    const hasToken = protocol === deskProtocol && passes.isToken(token ?? '')
    if (isOurs && hasToken) sockets.handleUpgrade(request, socket, head, welcome)
    else socket.end(forbidden)
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head)
  })

  function welcome(window: WebSocket): void {
    const sending = sendingOver(window)
    const take = takingFrames()
    windows.set(window, sending)
    onWindows(windows.size)
    window.binaryType = 'nodebuffer'
    window.on('error', () => window.terminate())
    window.on('close', () => {
      windows.delete(window)
      onWindows(windows.size)
    })
    window.on('message', (data: Buffer, isBinary) => {
      const taken = isBinary ? take(data) : notBinary
      if (taken.is === 'part') {
        restAfterPart(window)
        return
      }
      const read = asked.safeParse(taken.is === 'frame' ? decodeFrame(taken.frame) : undefined)
      if (read.success) void reply(sending, read.data)
      else if (taken.is === 'tooLarge') window.close(1009, 'too large')
      else window.close(1007, 'not a frame')
    })
  }

  async function reply(window: Sending, { id, channel, ask }: z.infer<typeof asked>): Promise<void> {
    const result = await answer(channel, ask)
    try {
      if (window.send({ kind: 'reply', id, result } satisfies FromHost)) return
      logBug(channel, new RangeError('The answer is larger than a frame.'))
    } catch (error) {
      logBug(channel, error)
    }
    window.send({ kind: 'reply', id, result: refuse(issue('application_failed', {})) } satisfies FromHost)
  }

  return {
    newAddress: () => `${address.origin}/#${passes.newTicket()}`,
    tellNews(name, news) {
      for (const window of windows.values()) window.send({ kind: 'news', name, news } satisfies FromHost)
    },
    async close() {
      for (const window of windows.keys()) window.terminate()
      await door.close()
    },
  }
}

const notBinary = { is: 'wrong' } as const

/** All parts that have come in meanwhile would be taken in one go, before anybody else has a turn. */
function restAfterPart(window: WebSocket): void {
  window.pause()
  setImmediate(() => window.resume())
}

/** A window that is going does not hear any more. */
function sendingOver(window: WebSocket): Sending {
  let sent: Promise<void> = Promise.resolve()
  return sendingFrames({
    post(message) {
      if (window.readyState !== window.OPEN) return
      sent = new Promise((resolve) => window.send(message, () => resolve()))
    },
    async pause() {
      await sent
      await yieldToEventLoop()
      return window.readyState === window.OPEN
    },
  })
}

function deny(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store', connection: 'close' }).end()
}

/** The path alone, with its dots and escapes as they came in; `undefined` for what is not a path. */
function readPath(url: string | undefined): string | undefined {
  if (url === undefined || !url.startsWith('/')) return undefined
  return url.split(/[?#]/, 1)[0]
}

async function readShortBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > longestTicket) return ''
  }
  return body
}
