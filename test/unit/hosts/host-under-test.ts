/** A browser host with a page of one file and answers that the test gives, and a way to knock at it with any headers. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type BrowserHost, startBrowserHost } from '../../../electron/browser/browser-host.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { deskProtocol, socketPath, ticketPath } from '../../../shared/wire/wire-messages.ts'

export type Knock = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

export async function startHost(
  answer: (channel: string, ask: unknown) => Promise<Result<unknown>> = async (channel, ask) => ok({ channel, ask }),
) {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-host-'))
  const page = join(folder, 'renderer')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Page</title>')
  writeFileSync(join(page, 'assets', 'app.js'), 'export {}')
  writeFileSync(join(page, 'notes.txt'), 'not for windows')
  writeFileSync(join(folder, 'secret.js'), 'outside')

  const windowCounts: number[] = []
  const bugs: string[] = []
  const host: BrowserHost = await startBrowserHost({
    assetsFolder: page,
    answer,
    onWindows: (count) => windowCounts.push(count),
    logBug: (where) => bugs.push(where),
  })
  const first = new URL(host.newAddress())
  const { origin, port } = first

  const knock = ({ method = 'GET', path, headers = {}, body }: Knock) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += String(chunk)
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const exchange = (ticket: string, headers: Readonly<Record<string, string>> = { origin }) =>
    knock({ method: 'POST', path: ticketPath, headers, body: ticket })

  /** The open socket, or the status with which it was turned away. */
  const openSocket = (
    protocols: readonly string[],
    { from = origin as string | null, path = socketPath, headers = {} } = {},
  ) =>
    new Promise<WebSocket | number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, [...protocols], {
        ...(from === null ? {} : { origin: from }),
        headers,
        maxPayload: 0,
      })
      socket.on('open', () => resolve(socket))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', reject)
    })

  return {
    ...host,
    origin,
    ownHost: first.host,
    ticket: first.hash.slice(1),
    port: Number(port),
    windowCounts,
    bugs,
    knock,
    exchange,
    openSocket,
    /** A window that did everything right. */
    async openWindow(): Promise<WebSocket> {
      const { body: token } = await exchange(new URL(host.newAddress()).hash.slice(1))
      const socket = await openSocket([deskProtocol, token])
      if (typeof socket === 'number') throw new Error(`The window was turned away with ${socket}.`)
      return socket
    },
    /** Opens a socket by hand and sends the head of a frame, without the frame: what comes back before it is shut. */
    announceFrame: (protocols: readonly string[], length: number) =>
      new Promise<{ readonly statusCode: number; readonly answer: Buffer }>((resolve, reject) => {
        const headers = {
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
          'sec-websocket-protocol': protocols.join(', '),
        }
        const asked = request({ host: '127.0.0.1', port, path: socketPath, headers })
        asked.on('upgrade', (response, socket, head) => {
          const parts: Buffer[] = [head]
          socket.on('data', (data: Buffer) => parts.push(data))
          socket.on('end', () => {
            socket.end()
            resolve({ statusCode: response.statusCode ?? 0, answer: Buffer.concat(parts) })
          })
          const frameHead = Buffer.alloc(14)
          frameHead.set([0x82, 0xff])
          frameHead.writeBigUInt64BE(BigInt(length), 2)
          socket.write(frameHead)
        })
        asked.on('error', reject)
        asked.end()
      }),
    /** Sends bytes that no HTTP library would send. */
    sendRaw: (text: string) =>
      new Promise<string>((resolve) => {
        let answered = ''
        const socket = connect(Number(port), '127.0.0.1', () => socket.end(text))
        socket.on('data', (chunk) => {
          answered += String(chunk)
        })
        socket.on('close', () => resolve(answered))
        socket.on('error', () => {})
      }),
    async end(): Promise<void> {
      await host.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type HostUnderTest = Awaited<ReturnType<typeof startHost>>
