import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFrame, frameLimitBytes } from '../../../../shared/wire/wire.ts'
import { messageLimitBytes, sendingFrames, takingFrames } from '../../../../shared/wire/wire-pieces.ts'
import { runs } from '../../../support/property-runs.ts'

/** Both ends of a connection; `values` arrived. `pause` may let go later, or never again. */
function connection({ pause = async () => true } = {}) {
  const values: unknown[] = []
  const lengths: number[] = []
  const take = takingFrames()
  const { send } = sendingFrames({
    pause,
    post(message) {
      lengths.push(message.length)
      const taken = take(message)
      if (taken.is === 'frame') values.push(decodeFrame(taken.frame))
    },
  })
  return { send, values, lengths }
}

const sizes = fc.constantFrom(0, 1, messageLimitBytes - 100, messageLimitBytes, messageLimitBytes + 1, 1_300_000)
const valueOfSize = fc.record({ id: fc.nat(), first: sizes, second: sizes, text: sizes }).map((made) => ({
  id: made.id,
  bytes: [new Uint8Array(made.first).fill(made.id), new Uint8Array(made.second)],
  text: 'ü'.repeat(made.text / 2),
}))

test('values of any size arrive as they are, in the order they were sent, in messages of a bounded size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(valueOfSize, { maxLength: 4 }), async (sent) => {
      const { send, values, lengths } = connection()
      for (const value of sent) expect(send(value)).toBe(true)
      await expect.poll(() => values.length).toBe(sent.length)
      const areSame = sent.every((value, index) => {
        const arrived = values[index] as typeof value
        return (
          arrived.text === value.text &&
          value.bytes.every((bytes, at) => Buffer.compare(bytes, arrived.bytes[at] ?? bytes) === 0)
        )
      })
      expect([areSame, lengths.every((length) => length <= messageLimitBytes)]).toEqual([true, true])
    }),
    { numRuns: runs(15) },
  )
})

test('a small value goes at once, without a turn for anything else', () => {
  const { send, values } = connection({ pause: () => new Promise(() => {}) })
  send({ is: 'small' })
  expect(values).toEqual([{ is: 'small' }])
})

test('after a large value is lost with its connection, nothing more is sent over it', async () => {
  const { send, values, lengths } = connection({ pause: async () => false })
  send({ bytes: new Uint8Array(2 * messageLimitBytes) })
  send({ is: 'small' })
  await new Promise((resolve) => setTimeout(resolve))
  expect([values, lengths]).toEqual([[], [8]])
})

test('a value larger than the other end takes is not sent at all', () => {
  const { send, lengths } = connection()
  expect([send({ bytes: new Uint8Array(frameLimitBytes) }), lengths]).toEqual([false, []])
})

test('what can be no piece of what was announced is refused', () => {
  const announce = (length: number) => {
    const message = new Uint8Array(8)
    new DataView(message.buffer).setUint32(4, length, true)
    return message
  }
  const afterAnnouncing = (length: number, ...messages: readonly Uint8Array[]) => {
    const take = takingFrames()
    return [announce(length), ...messages].map((message) => take(message).is)
  }
  expect(afterAnnouncing(frameLimitBytes + 1)).toEqual(['tooLarge'])
  expect(afterAnnouncing(4, new Uint8Array(5))).toEqual(['part', 'wrong'])
  expect(afterAnnouncing(4, new Uint8Array(0))).toEqual(['part', 'wrong'])
  expect(afterAnnouncing(4, new Uint8Array(3), new Uint8Array(1))).toEqual(['part', 'part', 'frame'])
})
