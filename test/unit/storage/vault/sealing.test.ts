import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSealing, SealBroken } from '../../../../electron/storage/vault/sealing.ts'

const key = (byte: number) => new Uint8Array(32).fill(byte)
const mine = createSealing(key(1))
const words = new TextEncoder().encode('Ana Lee')
/** With the same key, a nonce that comes twice shows what is in both. */
const nonceOf = (sealed: Uint8Array) => Buffer.from(sealed.subarray(1, 13)).toString('hex')
const bytesOf = (text: string) => Buffer.from(text, 'base64url')

describe('a sealed piece', () => {
  test('opens where it belongs, whatever was sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.array(fc.oneof(fc.string(), fc.integer())), (bytes, place) => {
        expect(createSealing(key(1)).open(place, mine.seal(place, bytes))).toEqual(bytes)
      }),
    )
  })

  test('of a value opens as that value', () => {
    const value = { name: 'José', numbers: [1, null, '007'] }
    expect(mine.openJson(['t', 1], mine.sealJson(['t', 1], value))).toEqual(value)
  })

  test('is another one each time, and shows nothing of what is in it', () => {
    const [one, other] = [mine.seal(['t', 1], words), mine.seal(['t', 1], words)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
    expect(Buffer.from(one).includes('Ana')).toBe(false)
  })

  test('has a nonce of its own, however many there are', () => {
    const nonces = Array.from({ length: 1000 }, () => nonceOf(mine.seal(['t', 1], words)))
    expect(new Set(nonces).size).toBe(nonces.length)
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

describe('a text', () => {
  test('opens where it belongs, and nowhere else', () => {
    const { seal, open } = mine.texts
    expect(open('notes.body', seal('notes.body', 'José'))).toBe('José')
    expect(() => open('notes.title', seal('notes.body', 'José'))).toThrow(SealBroken)
  })
})

describe('a text that is looked up', () => {
  test('is sealed alike each time, and opens again', () => {
    const { sealSame, open } = mine.texts
    expect(sealSame('accounts.number', '007')).toBe(sealSame('accounts.number', '007'))
    expect(open('accounts.number', sealSame('accounts.number', '007'))).toBe('007')
    expect(sealSame('notes.body', '007')).not.toBe(sealSame('accounts.number', '007'))
  })

  test('shares its nonce with no other text, and with none at another place', () => {
    const { sealSame } = mine.texts
    const sealed = [
      sealSame('accounts.number', '007'),
      sealSame('accounts.number', '008'),
      sealSame('notes.body', '007'),
    ]
    expect(new Set(sealed.map((one) => nonceOf(bytesOf(one)))).size).toBe(sealed.length)
  })
})

/** Written down once, from a version that people had: what is on their disks has to open with every later one. */
describe('what an earlier version sealed', () => {
  const lookedUp = 'AZYBRt8RmxwiMmxKyCc08Sy2Y1VwqE7HaURUIRxjrFs'
  const sealedThen = {
    record: 'Add_njl6NuSJsxiBmbpIm_rEa67j0xK26q-SPwlAhNegmcO7sMrgfTRQhfTg',
    text: 'Aa5EdXAOPyrQuzIvfF2Vm3JyzWMoXQOGUdawdfVpfhlUZA',
    mark: 'NXSfgkqJE_rswUUVcZ6sdpIdeDHjvAMScC9qgIA6UXs',
  }

  test('opens', () => {
    expect(mine.openJson(['edit_steps', 'a', 1], bytesOf(sealedThen.record))).toEqual({ name: 'José' })
    expect(mine.texts.open('notes.body', sealedThen.text)).toBe('José')
    expect(mine.texts.open('accounts.number', lookedUp)).toBe('007')
  })

  test('is found by what it was looked up by', () => {
    expect(mine.texts.sealSame('accounts.number', '007')).toBe(lookedUp)
    expect(Buffer.from(mine.mark(['a'], '007'))).toEqual(bytesOf(sealedThen.mark))
  })
})
