/** Asks and replies over a WebSocket: opens it when it is needed, opens it again after a loss, and says so. */
import type { DeskEvent } from '../../shared/ipc.ts'
import type { Channel, DeskEventName } from '../../shared/ipc-channels.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { decodeFrame, frameLimitBytes } from '../../shared/wire/wire.ts'
import { deskProtocol, type FromHost, type FromWindow } from '../../shared/wire/wire-messages.ts'
import { messageLimitBytes, type Sending, sendingFrames, takingFrames } from '../../shared/wire/wire-pieces.ts'
import { listeners } from './connection.ts'

/** After a loss it is tried again this often, for about two minutes; later an ask tries once more. */
const retryMs = 2000
const retryLimit = 60

const stopped = refuse(issue('application_stopped', {}))
const tooLarge = refuse(issue('ask_too_large', { limitMegabytes: Math.floor(frameLimitBytes / 2 ** 20) }))

/** So much may wait in the browser for its way to the application. */
const waitingLimitBytes = 4 * messageLimitBytes

const sendingOver = (socket: WebSocket): Sending =>
  sendingFrames({
    post: (message) => socket.send(message),
    async pause() {
      do await new Promise((resolve) => setTimeout(resolve))
      while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > waitingLimitBytes)
      return socket.readyState === WebSocket.OPEN
    },
  })

export function deskSocket(address: string, token: string) {
  const pending = new Map<number, (result: Result<unknown>) => void>()
  const reach = listeners<boolean>()
  const news = listeners<{ readonly name: DeskEventName; readonly news: unknown }>()
  let opening: Promise<Sending | undefined> | undefined
  /** While it is open. */
  let opened: Sending | undefined
  let isLost = false
  let nextId = 0

  /** The open socket; `undefined` where the application does not answer. */
  function open(): Promise<Sending | undefined> {
    opening ??= new Promise((resolve) => {
      const socket = new WebSocket(address, [deskProtocol, token])
      socket.binaryType = 'arraybuffer'
      socket.onopen = () => {
        socket.onclose = lose
        opened = sendingOver(socket)
        resolve(opened)
        // Whatever opened it, trying again or an ask, the application is back.
        if (!isLost) return
        isLost = false
        reach.tell(true)
      }
      socket.onclose = () => {
        opening = undefined
        resolve(undefined)
      }
      const take = takingFrames()
      socket.onmessage = ({ data }) => {
        const taken = take(new Uint8Array(data as ArrayBuffer))
        if (taken.is === 'frame') hearFrame(decodeFrame(taken.frame) as FromHost)
      }
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
    hear: <N extends DeskEventName>(name: N, hear: (news: DeskEvent<N>) => void) =>
      news.add((told) => {
        if (told.name === name) hear(told.news as DeskEvent<N>)
      }),
    async ask(channel: Channel, ask: unknown): Promise<Result<unknown>> {
      const id = nextId++
      // At once where it can be: whoever asks goes on working, and the question must not wait for that.
      const sending = opened ?? (await open())
      if (sending === undefined) return stopped
      if (!sending.send({ id, channel, ask } satisfies FromWindow)) return tooLarge
      return new Promise((resolve) => pending.set(id, resolve))
    },
  }
}
