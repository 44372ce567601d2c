/**
 * Gives equal texts that come soon after one another one place: most columns of a list hold few values again and again, which are seen to
 * be alike by that, without a look at any of them.
 */
import type { WrittenPlace } from '../writing/written-texts.ts'

/** Texts that are remembered: the last one of every hash, few enough to stay in the processor's own memory. */
const slots = 1 << 13
/** Of each: its hash, its length, where its bytes are, and its place. */
const slotNumbers = 4
/** Set in a byte of every letter beyond ASCII; here in four bytes at once. */
const beyondAscii = 0x80808080

/**
 * @param bytes  UTF-8
 * @returns a function that takes where a text begins and ends, which is one byte at least
 */
export function textPlaces(bytes: Buffer): (start: number, end: number) => WrittenPlace {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const memory = new Int32Array(slots * slotNumbers)

  return (start, end) => {
    const length = end - start
    let hash = length
    let seen = 0
    let at = start
    for (; at + 4 <= end; at += 4) {
      const four = view.getInt32(at, true)
      seen |= four
      hash = mixed(hash, four)
    }
    for (; at < end; at += 1) {
      const byte = bytes[at] as number
      seen |= byte
      hash = mixed(hash, byte)
    }
    const slot = (hash & (slots - 1)) * slotNumbers
    const isKnown =
      memory[slot] === hash && memory[slot + 1] === length && isSame(bytes, start, end, memory[slot + 2] as number)
    // Where it stood last is sooner at hand than where it stood first.
    memory[slot + 2] = start
    if (isKnown) return memory[slot + 3] as number
    const place = (seen & beyondAscii) === 0 ? start : ~start
    memory[slot] = hash
    memory[slot + 1] = length
    memory[slot + 3] = place
    return place
  }
}

function mixed(hash: number, number: number): number {
  const product = Math.imul(hash ^ number, 0x9e3779b1)
  return product ^ (product >>> 15)
}

function isSame(bytes: Uint8Array, start: number, end: number, other: number): boolean {
  for (let at = start, from = other; at < end; at += 1, from += 1) if (bytes[at] !== bytes[from]) return false
  return true
}
