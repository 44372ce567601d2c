import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSealing, SealBroken } from '../../../../electron/storage/vault/sealing.ts'

const key = (byte: number) => new Uint8Array(32).fill(byte)
const mine = createSealing(key(1))
const words = new TextEncoder().encode('Ana Lee')

describe('a sealed piece', () => {
  test('opens where it belongs, whatever was sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.array(fc.oneof(fc.string(), fc.integer())), (bytes, place) => {
        expect(createSealing(key(1)).open(place, mine.seal(place, bytes))).toEqual(bytes)
      }),
    )
  })

  test('is another one each time, and shows nothing of what is in it', () => {
    const [one, other] = [mine.seal(['t', 1], words), mine.seal(['t', 1], words)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
    expect(Buffer.from(one).includes('Ana')).toBe(false)
  })

  const sealed = mine.seal(['edit_steps', 'a', 1], words)
  test.each([
    ['in another record', () => mine.open(['edit_steps', 'a', 2], sealed)],
    ['in another table', () => mine.open(['dry_runs', 'a', 1], sealed)],
    ['in a record whose parts are cut otherwise', () => mine.open(['edit_steps', 'a,1'], sealed)],
    ['with another key', () => createSealing(key(2)).open(['edit_steps', 'a', 1], sealed)],
    ['when it is cut short', () => mine.open(['edit_steps', 'a', 1], sealed.slice(0, 20))],
    ['when it is text', () => mine.open(['edit_steps', 'a', 1], '{}')],
    ['when it is not there', () => mine.open(['edit_steps', 'a', 1], null)],
  ])('does not open %s', (_case, open) => {
    expect(open).toThrow(SealBroken)
  })

  test('does not open when any of its bytes is another one', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte))
      expect(() => mine.open(['edit_steps', 'a', 1], changed)).toThrow(SealBroken)
    }
  })
})

describe('a mark', () => {
  const hex = (mark: Uint8Array) => Buffer.from(mark).toString('hex')
  test('is equal for equal texts of one kind and key, and for nothing else', () => {
    const marks = [
      mine.mark(['a'], '007'),
      mine.mark(['a'], '7'),
      mine.mark(['b'], '007'),
      createSealing(key(2)).mark(['a'], '007'),
    ].map(hex)
    expect([marks[0], new Set(marks).size]).toEqual([hex(mine.mark(['a'], '007')), 4])
  })
})

describe('a text that is looked up', () => {
  test('is sealed alike each time, and opens again', () => {
    const { sealSame, open } = mine.texts
    expect(sealSame('accounts.number', '007')).toBe(sealSame('accounts.number', '007'))
    expect(open('accounts.number', sealSame('accounts.number', '007'))).toBe('007')
    expect(sealSame('notes.body', '007')).not.toBe(sealSame('accounts.number', '007'))
  })
})
