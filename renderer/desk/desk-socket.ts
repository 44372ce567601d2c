/** Asks and replies over a WebSocket: opens it when it is needed, opens it again after a loss, and says so. */
import type { News } from '../../shared/ipc.ts'
import type { Channel, NewsName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { decodeFrame, encodeFrame, frameLimitBytes } from '../../shared/wire.ts'
import { deskProtocol, type FromHost, type FromWindow } from '../../shared/wire-messages.ts'
import { listeners } from './connection.ts'

/** After a loss it is tried again this often, for about two minutes; later an ask tries once more. */
const retryMs = 2000
const retryLimit = 60

const stopped = refuse(issue('application_stopped', {}))

export function deskSocket(address: string, token: string) {
  const pending = new Map<number, (result: Result<unknown>) => void>()
  const reach = listeners<boolean>()
  const news = listeners<{ readonly name: NewsName; readonly news: unknown }>()
  let opening: Promise<WebSocket | undefined> | undefined
  /** While it is open. */
  let opened: WebSocket | undefined
  let isLost = false
  let nextId = 0

  /** The open socket; `undefined` where the application does not answer. */
  function open(): Promise<WebSocket | undefined> {
    opening ??= new Promise((resolve) => {
      const socket = new WebSocket(address, [deskProtocol, token])
      socket.binaryType = 'arraybuffer'
      socket.onopen = () => {
        socket.onclose = lose
        opened = socket
        resolve(socket)
        // Whatever opened it, trying again or an ask, the application is back.
        if (!isLost) return
        isLost = false
        reach.tell(true)
      }
      socket.onclose = () => {
        opening = undefined
        resolve(undefined)
      }
      socket.onmessage = ({ data }) => hearFrame(decodeFrame(new Uint8Array(data as ArrayBuffer)) as FromHost)
    })
    return opening
  }

  function hearFrame(message: FromHost): void {
    if (message.kind === 'news') {
      news.tell(message)
      return
    }
    pending.get(message.id)?.(message.result)
    pending.delete(message.id)
  }

  function lose(): void {
    opening = undefined
    opened = undefined
    isLost = true
    for (const settle of pending.values()) settle(stopped)
    pending.clear()
    reach.tell(false)
    reopen(retryLimit)
  }

  function reopen(attempts: number): void {
    setTimeout(async () => {
      if ((await open()) === undefined && attempts > 1) reopen(attempts - 1)
    }, retryMs)
  }

  return {
    open: async () => (await open()) !== undefined,
    onReach: reach.add,
    hear: <N extends NewsName>(name: N, hear: (news: News<N>) => void) =>
      news.add((told) => {
        if (told.name === name) hear(told.news as News<N>)
      }),
    async ask(channel: Channel, ask: unknown): Promise<Result<unknown>> {
      const id = nextId++
      const frame = encodeFrame({ id, channel, ask } satisfies FromWindow)
      if (frame.length > frameLimitBytes) {
        return refuse(issue('ask_too_large', { limitMegabytes: Math.floor(frameLimitBytes / 2 ** 20) }))
      }
      // At once where it can be: whoever asks goes on working, and the question must not wait for that.
      const socket = opened ?? (await open())
      if (socket === undefined) return stopped
      return new Promise((resolve) => {
        pending.set(id, resolve)
        socket.send(frame)
      })
    },
  }
}
