/** The bytes of XML that are being read: what was left over of the piece before, and the present piece. */

import { ampersand, carriageReturn } from './xml-marks.ts'

/** V8 copies slices of a string that are shorter, and keeps the whole string in memory for those that are longer. */
const shortText = 12

export class XmlBytes {
  bytes: Buffer = Buffer.alloc(0)
  /** Where they end. */
  length = 0
  #latin1: string | undefined

  add(piece: Uint8Array): void {
    const next = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    this.bytes = this.length === 0 ? next : Buffer.concat([this.bytes, next])
    this.length = this.bytes.length
  }

  /** Forgets everything before. */
  keepFrom(start: number): void {
    if (start === 0) return
    this.bytes = Buffer.from(this.bytes.subarray(start))
    this.length = this.bytes.length
    this.#latin1 = undefined
  }

  /** The text between two places, with one kind of line end. @param isVerbatim  an ampersand is one, not an entity */
  text(start: number, end: number, isVerbatim = false): string {
    const { bytes } = this
    let isAscii = true
    let isEscaped = false
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] as number
      if (byte >= 0x80) isAscii = false
      else if (byte === ampersand || byte === carriageReturn) isEscaped = true
    }
    const text = isAscii ? this.#ascii(start, end) : this.utf8(start, end)
    if (!isEscaped) return text
    const lines = text.replaceAll(/\r\n?/g, '\n')
    return isVerbatim ? lines : resolveEntities(lines)
  }

  #ascii(start: number, end: number): string {
    // To take a short string out of one that has everything is quicker than to make one of bytes.
    if (end - start > shortText) return this.bytes.toString('latin1', start, end)
    this.#latin1 ??= this.bytes.toString('latin1', 0, this.length)
    return this.#latin1.slice(start, end)
  }

  utf8(start: number, end: number): string {
    return this.bytes.toString('utf8', start, end)
  }

  startsWith(mark: string, at: number): boolean {
    return this.bytes.toString('latin1', at, at + mark.length) === mark
  }

  /** Where a mark ends; -1 when it has not come yet. */
  pastEnd(mark: string, from: number): number {
    const at = this.bytes.indexOf(mark, from, 'latin1')
    return at < 0 ? -1 : at + mark.length
  }
}

/** The five entities of XML; beside characters by number, no others are defined in the files of office programs. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The longest is a number of seven digits: `&#1114111;`. */
const longestEntity = 10

function resolveEntities(text: string): string {
  let resolved = ''
  let from = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    const end = text.indexOf(';', at)
    if (end < 0) break
    const meaning = end - at > longestEntity ? undefined : meaningOf(text.slice(at + 1, end))
    if (meaning === undefined) continue
    resolved += text.slice(from, at) + meaning
    from = end + 1
  }
  return resolved + text.slice(from)
}

/** `undefined` for what is no entity of ours, and stays as it is. */
function meaningOf(entity: string): string | undefined {
  const match = entity.startsWith('#') ? /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) : null
  if (match === null) return named.get(entity)
  const code = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
