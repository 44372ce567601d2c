/**
 * How frames travel between the browser host and its window. A small one is one message. A large one is announced, by a message
 * that begins as no frame does (a header of no length) and says how long it is, and follows in pieces: each is sent, and taken, in
 * a moment, so that both ends go on with everything else meanwhile. Frames go one after the other, in the order they were asked for.
 */
import { frameLimitBytes, frameParts, joinFrame, lengthOf } from './wire.ts'

/** The largest message either end sends or takes: a millisecond or two at each. */
export const messageLimitBytes = 512 * 1024

const announcementLength = 8

type Message = Uint8Array<ArrayBuffer>

export type Sending = {
  /**
   * Sends a value: a small one at once, unless a large one is still on its way.
   * @returns `false` for one that is larger than the other end takes; nothing of it was sent
   * @throws TypeError for a value that no frame can carry
   */
  send(value: unknown): boolean
}

/**
 * @param ports.post  sends one message; where nobody takes it any more it does nothing
 * @param ports.pause  waits until the messages so far have gone and others had their turn; `false` once the connection is gone
 */
export function sendingFrames(ports: {
  readonly post: (message: Message) => void
  readonly pause: () => Promise<boolean>
}): Sending {
  const waiting: (readonly Message[])[] = []
  let isUnderWay = false

  const sendWaiting = async (): Promise<void> => {
    isUnderWay = true
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      for (const message of messagesOf(frame)) {
        ports.post(message)
        // Of a connection that is gone nothing goes on; it stays as it is, for another one sends anew.
        if (!(await ports.pause())) return
      }
    }
    isUnderWay = false
  }

  return {
    send(value) {
      const parts = frameParts(value)
      const length = lengthOf(parts)
      if (length > frameLimitBytes) return false
      if (!isUnderWay && length <= messageLimitBytes) {
        ports.post(joinFrame(parts))
        return true
      }
      waiting.push(parts)
      if (!isUnderWay) void sendWaiting()
      return true
    },
  }
}

function* messagesOf(parts: readonly Message[]): Generator<Message> {
  const length = lengthOf(parts)
  if (length <= messageLimitBytes) {
    yield joinFrame(parts)
    return
  }
  const announcement = new Uint8Array(announcementLength)
  new DataView(announcement.buffer).setUint32(4, length, true)
  yield announcement
  for (const part of parts) {
    for (let from = 0; from < part.length; from += messageLimitBytes)
      yield part.subarray(from, from + messageLimitBytes)
  }
}

/** What a message makes: a whole frame, a part of one, or nothing that can be read on. */
export type Taken =
  | { readonly is: 'frame'; readonly frame: Uint8Array }
  | { readonly is: 'part' }
  | { readonly is: 'tooLarge' }
  | { readonly is: 'wrong' }

const aPart: Taken = { is: 'part' }

/** @returns a function that takes the messages of one connection, in order */
export function takingFrames(): (message: Uint8Array) => Taken {
  let begun: { readonly frame: Uint8Array; filled: number } | null = null

  return (message) => {
    if (begun === null) {
      const length = announcedLength(message)
      if (length === null) return { is: 'frame', frame: message }
      if (length > frameLimitBytes) return { is: 'tooLarge' }
      begun = { frame: new Uint8Array(length), filled: 0 }
      return aPart
    }
    const { frame, filled } = begun
    // A message without bytes would never end it.
    if (message.length === 0 || filled + message.length > frame.length) return { is: 'wrong' }
    frame.set(message, filled)
    begun.filled += message.length
    if (begun.filled < frame.length) return aPart
    begun = null
    return { is: 'frame', frame }
  }
}

/** `null` for a message that announces nothing. */
function announcedLength(message: Uint8Array): number | null {
  if (message.length !== announcementLength) return null
  const view = new DataView(message.buffer, message.byteOffset, announcementLength)
  return view.getUint32(0, true) === 0 ? view.getUint32(4, true) : null
}
