/** Takes the file out of a question and sends it ahead in parts of a few milliseconds each; puts it in again at the other end. */
import type { Asked, AskedPart } from './messages.ts'

const partBytes = 2 ** 19

/** @returns the messages that make up a question, in order; the last one is the question itself */
export function partsOfAsk(asked: Asked): readonly (Asked | AskedPart)[] {
  const bytes = fileOf(asked)
  if (bytes === null || bytes.length <= partBytes) return [asked]
  const { id } = asked
  const { length } = bytes
  const parts = Array.from({ length: Math.ceil(length / partBytes) }, (_, index): AskedPart => {
    const at = index * partBytes
    return { call: 'part', id, at, length, bytes: bytes.subarray(at, at + partBytes) }
  })
  return [...parts, withFile(asked, new Uint8Array())]
}

/** @returns a function that takes messages in order, and answers with each question that is whole */
export function gatheringAsks(): (message: Asked | AskedPart) => Asked | null {
  const files = new Map<number, Uint8Array>()
  return (message) => {
    const { id } = message
    const begun = files.get(id)
    if (message.call === 'part') {
      const file = begun ?? new Uint8Array(message.length)
      file.set(message.bytes, message.at)
      files.set(id, file)
      return null
    }
    if (begun === undefined) return message
    files.delete(id)
    return withFile(message, begun)
  }
}

function fileOf(asked: Asked): Uint8Array | null {
  if (asked.call === 'load') return asked.ask.bytes
  return asked.call === 'carryEdits' ? asked.ask.earlier.bytes : null
}

function withFile(asked: Asked, bytes: Uint8Array): Asked {
  if (asked.call === 'load') return { ...asked, ask: { ...asked.ask, bytes } }
  if (asked.call !== 'carryEdits') return asked
  return { ...asked, ask: { ...asked.ask, earlier: { ...asked.ask.earlier, bytes } } }
}
