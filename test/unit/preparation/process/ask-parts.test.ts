import { expect, test } from 'vitest'
import { gatheringAsks, partsOfAsk } from '../../../../electron/preparation/messages/ask-parts.ts'
import type { Asked, AskedPart } from '../../../../electron/preparation/messages/messages.ts'
import { sourceOf } from '../prepare.ts'

const file = new Uint8Array(2_500_000).map((_, index) => index)
const source = sourceOf('large.csv', file)
const load: Asked = { id: 7, call: 'load', ask: source }

const arrived = (messages: readonly (Asked | AskedPart)[]): readonly Asked[] => {
  const gather = gatheringAsks()
  return messages.flatMap((message) => gather(message) ?? [])
}

test('a large file goes ahead of its question in parts, and arrives in it', () => {
  const messages = partsOfAsk(load)
  expect(messages.map(({ call }) => call)).toEqual([...Array.from({ length: 5 }, () => 'part'), 'load'])
  const [asked] = arrived(messages)
  expect(asked?.call === 'load' && Buffer.compare(asked.ask.bytes, file)).toBe(0)
})

test('so does the file of an earlier version, whose edits are carried over', () => {
  const { fileName, bytes, textReading } = source
  const earlier = { fileName, bytes, textReading, mapping: { sheets: [], constants: [] } as never }
  const carry: Asked = { id: 8, call: 'rebaseEdits', ask: { earlier, edits: [] } }
  const [asked] = arrived(partsOfAsk(carry))
  expect(asked?.call === 'rebaseEdits' && Buffer.compare(asked.ask.earlier.bytes, file)).toBe(0)
})

test('so do both files of a version that is loaded with what was done to the one before', () => {
  const { fileName, textReading } = source
  const other = file.toReversed()
  const earlier = { fileName, bytes: other, textReading, mapping: null }
  const [asked] = arrived(partsOfAsk({ ...load, ask: { ...source, carrying: { earlier, edits: [] } } }))
  if (asked?.call !== 'load') throw new Error('It did not arrive.')
  expect([asked.ask.bytes, asked.ask.carrying?.earlier.bytes ?? file].map((bytes) => Buffer.from(bytes))).toEqual([
    Buffer.from(file),
    Buffer.from(other),
  ])
})

test('any other question goes as it is', () => {
  const small: Asked = { ...load, ask: { ...source, bytes: file.subarray(0, 10) } }
  const other: Asked = { id: 9, call: 'settle', ask: {} }
  for (const asked of [small, other]) {
    expect(partsOfAsk(asked)).toEqual([asked])
    expect(arrived([asked])).toEqual([asked])
  }
})
