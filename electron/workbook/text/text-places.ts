/**
 * Makes texts of bytes, and one text of equal ones that come soon after one another: most columns of a list hold few values again and
 * again, and a text costs more to make, and to keep, than to recognise.
 */

/** Bytes that a text is cut out of at a time: to take it out of a string that has everything is quicker than to make one of bytes. */
const windowBytes = 1 << 20
/** Texts that are remembered: the last one of every hash, few enough to stay in the processor's own memory. */
const slots = 1 << 13
/** Of each: its hash, its length, where its bytes are, and its place. */
const slotNumbers = 4
/** Set in a byte of every letter beyond ASCII; here in four bytes at once. */
const beyondAscii = 0x80808080

/**
 * @param bytes  UTF-8
 * @param texts  of the workbook; new ones are put at their end
 */
export function textPlaces(bytes: Buffer, texts: string[]) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const memory = new Int32Array(slots * slotNumbers)
  let window = ''
  let windowStart = 0
  let windowEnd = 0

  const ascii = (start: number, end: number): string => {
    if (end > windowEnd || start < windowStart) {
      windowStart = start
      windowEnd = Math.max(end, Math.min(start + windowBytes, bytes.length))
      window = bytes.toString('latin1', windowStart, windowEnd)
    }
    return window.slice(start - windowStart, end - windowStart)
  }

  /** @returns the place of the text of these bytes, which are one at least */
  return (start: number, end: number): number => {
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
    const place = texts.push((seen & beyondAscii) === 0 ? ascii(start, end) : bytes.toString('utf8', start, end)) - 1
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
