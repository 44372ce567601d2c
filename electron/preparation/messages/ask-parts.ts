/** Takes the files out of a question and sends them ahead in parts of a few milliseconds each; puts them in again at the other end. */

import type { Carrying } from '../protocol.ts'
import type { Asked, AskedPart } from './messages.ts'

const partBytes = 2 ** 19

/** @returns the messages that make up a question, in order; the last one is the question itself */
export function partsOfAsk(asked: Asked): readonly (Asked | AskedPart)[] {
  const files = filesOf(asked)
  const parts = files.flatMap((bytes, file) => (bytes.length <= partBytes ? [] : partsOfFile(asked.id, file, bytes)))
  if (parts.length === 0) return [asked]
  return [
    ...parts,
    withFiles(
      asked,
      files.map((bytes) => (bytes.length <= partBytes ? bytes : new Uint8Array())),
    ),
  ]
}

const partsOfFile = (id: number, file: number, bytes: Uint8Array): readonly AskedPart[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, index) => {
    const at = index * partBytes
    return { call: 'part', id, file, at, length: bytes.length, bytes: bytes.subarray(at, at + partBytes) }
  })

/** @returns a function that takes messages in order, and answers with each question that is whole */
export function gatheringAsks(): (message: Asked | AskedPart) => Asked | null {
  const begun = new Map<number, Map<number, Uint8Array>>()
  return (message) => {
    const { id } = message
    const files = begun.get(id) ?? new Map<number, Uint8Array>()
    if (message.call === 'part') {
      const file = files.get(message.file) ?? new Uint8Array(message.length)
      file.set(message.bytes, message.at)
      begun.set(id, files.set(message.file, file))
      return null
    }
    begun.delete(id)
    return withFiles(
      message,
      filesOf(message).map((bytes, file) => files.get(file) ?? bytes),
    )
  }
}

function filesOf(asked: Asked): readonly Uint8Array[] {
  if (asked.call === 'rebaseEdits') return [asked.ask.earlier.bytes]
  if (asked.call !== 'load') return []
  const { bytes, carrying } = asked.ask
  return carrying === undefined ? [bytes] : [bytes, carrying.earlier.bytes]
}

function withFiles(asked: Asked, files: readonly Uint8Array[]): Asked {
  const [first = new Uint8Array(), second = new Uint8Array()] = files
  const ofEarlier = <Ask extends Carrying>(ask: Ask, bytes: Uint8Array): Ask => ({
    ...ask,
    earlier: { ...ask.earlier, bytes },
  })
  if (asked.call === 'rebaseEdits') return { ...asked, ask: ofEarlier(asked.ask, first) }
  if (asked.call !== 'load') return asked
  const { carrying } = asked.ask
  const carried = carrying === undefined ? {} : { carrying: ofEarlier(carrying, second) }
  return { ...asked, ask: { ...asked.ask, bytes: first, ...carried } }
}
