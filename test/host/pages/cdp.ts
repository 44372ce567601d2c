/** The connection to Chromium's DevTools protocol over a pair of pipes: JSON messages, each ended by a NUL byte. */
import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'
// Playwright ships the protocol's types without exporting them by name.
import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts'

export type { Protocol }

type Commands = Protocol.CommandParameters
type Answers = Protocol.CommandReturnValues
type Events = Protocol.Events

/** One conversation: with the browser itself, or with one page, frame or worker of it. */
export type CdpSession = {
  readonly id: string | undefined
  send<M extends keyof Commands & keyof Answers>(method: M, params?: Commands[M]): Promise<Answers[M]>
  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): void
}

type Waiting = {
  readonly method: string
  readonly resolve: (answer: never) => void
  readonly reject: (e: Error) => void
}
type Incoming = {
  readonly id?: number
  readonly method: string
  readonly params: unknown
  readonly sessionId?: string
  readonly result: never
  readonly error?: { readonly message: string }
}

export class CdpConnection {
  readonly #output: Writable
  readonly #waiting = new Map<number, Waiting>()
  readonly #emitters = new Map<string | undefined, EventEmitter>()
  #partial: Buffer[] = []
  #lastId = 0

  constructor(input: Readable, output: Writable) {
    this.#output = output
    input.on('data', (data: Buffer) => this.#read(data))
    input.on('close', () => this.#end())
    // The pipe breaks when Chromium ends; whoever still waits for an answer learns it from `close`.
    output.on('error', () => undefined)
  }

  /** @param id  of a session that was attached with `flatten`; none: the browser itself */
  session(id?: string): CdpSession {
    const emitter = this.#emitters.get(id) ?? new EventEmitter().setMaxListeners(0)
    this.#emitters.set(id, emitter)
    return {
      id,
      send: (method, params) =>
        new Promise((resolve, reject) => {
          this.#lastId += 1
          this.#waiting.set(this.#lastId, { method, resolve, reject })
          this.#output.write(`${JSON.stringify({ id: this.#lastId, method, params, sessionId: id })}\0`)
        }),
      on: (event, listener) => {
        emitter.on(event, listener)
      },
    }
  }

  #read(data: Buffer): void {
    let rest = data
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const message = Buffer.concat([...this.#partial, rest.subarray(0, end)]).toString('utf8')
      this.#partial = []
      rest = rest.subarray(end + 1)
      this.#receive(JSON.parse(message))
    }
    if (rest.length > 0) this.#partial.push(rest)
  }

  #receive(message: Incoming): void {
    if (message.id === undefined) {
      this.#emitters.get(message.sessionId)?.emit(message.method, message.params)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`))
    else waiting?.resolve(message.result)
  }

  #end(): void {
    for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: Chromium has ended`))
    this.#waiting.clear()
  }
}
