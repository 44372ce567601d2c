import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFrame, encodeFrame } from '../../../../shared/wire/wire.ts'

/** JSON with byte arrays anywhere, names like `__proto__` included. */
const wireValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.uint8Array(),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length', '0')), tie('value'), {
      noNullPrototype: true,
    }),
  ),
})).value

const bytesOf = (header: unknown, ...rest: readonly number[]) => {
  const json = new TextEncoder().encode(JSON.stringify(header))
  return new Uint8Array([json.length, 0, 0, 0, ...json, ...rest])
}

test('every value of JSON and bytes arrives as it was sent', () => {
  fc.assert(
    fc.property(wireValue, (value) => {
      expect(decodeFrame(encodeFrame(value))).toEqual(value)
    }),
  )
})

test('a frame may lie anywhere in a larger buffer', () => {
  fc.assert(
    fc.property(wireValue, fc.nat(9), (value, offset) => {
      const frame = encodeFrame(value)
      const larger = new Uint8Array(frame.length + offset + 5)
      larger.set(frame, offset)
      expect(decodeFrame(larger.subarray(offset, offset + frame.length))).toEqual(value)
    }),
  )
})

test('a value is not changed by being sent', () => {
  fc.assert(
    fc.property(wireValue, (value) => {
      const before = structuredClone(value)
      encodeFrame(value)
      expect(value).toEqual(before)
    }),
  )
})

test('a frame cut short or with something after it is not a value', () => {
  fc.assert(
    fc.property(wireValue, fc.nat(), (value, at) => {
      const frame = encodeFrame(value)
      expect(decodeFrame(frame.subarray(0, at % frame.length))).toBeUndefined()
      expect(decodeFrame(new Uint8Array([...frame, 0]))).toBeUndefined()
    }),
  )
})

test('bytes of any kind never make the reader throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      decodeFrame(bytes)
      decodeFrame(new Uint8Array([bytes.length, 0, 0, 0, ...bytes]))
    }),
  )
})

test('a place that is not a waiting null of the value itself is refused', () => {
  const place = (path: readonly unknown[]) => bytesOf({ value: { a: null, b: 1 }, bytes: [{ path, length: 1 }] }, 7)
  expect(decodeFrame(place(['a']))).toEqual({ a: new Uint8Array([7]), b: 1 })
  expect(decodeFrame(place(['b']))).toBeUndefined()
  expect(decodeFrame(place(['c']))).toBeUndefined()
  expect(decodeFrame(place(['b', 'x']))).toBeUndefined()
  expect(decodeFrame(place([{}]))).toBeUndefined()
  expect(decodeFrame(place(['__proto__', 'polluted']))).toBeUndefined()
  expect(decodeFrame(place(['constructor', 'prototype', 'polluted']))).toBeUndefined()
  expect('polluted' in {}).toBe(false)
})

test('a place with an impossible length is refused', () => {
  for (const length of [-1, 0.5, 2, 2 ** 53]) {
    expect(decodeFrame(bytesOf({ value: { a: null }, bytes: [{ path: ['a'], length }] }, 7))).toBeUndefined()
  }
})

test('what would not arrive as it is, is a bug of the sender', () => {
  for (const value of [new Date(0), new Map(), Number.NaN, 1n, () => {}, undefined]) {
    expect(() => encodeFrame({ value: [value] })).toThrow('value.0')
  }
})

test('members that are undefined are left out', () => {
  expect(decodeFrame(encodeFrame({ a: undefined, b: 1 }))).toEqual({ b: 1 })
})

test('a hundred megabytes travel as a hundred megabytes', () => {
  const frame = encodeFrame({ bytes: new Uint8Array(100 * 2 ** 20) })
  expect(frame.length - 100 * 2 ** 20).toBeLessThan(200)
})
