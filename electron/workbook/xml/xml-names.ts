/** Names of elements as strings: a part has few different ones, and millions of each, so each is made once. */
import type { XmlBytes } from './xml-bytes.ts'
import { colon } from './xml-marks.ts'

export type XmlName = {
  /** As it stands in the tag, prefix and all. */
  readonly bytes: Uint8Array
  /** Without its prefix. */
  readonly local: string
}

/** A power of two, and more than the names that one kind of part has: two that share a slot are made again and again. */
const slots = 1024

export class XmlNames {
  readonly #source: XmlBytes
  readonly #known: (XmlName | undefined)[] = Array.from({ length: slots })

  constructor(source: XmlBytes) {
    this.#source = source
  }

  nameAt(bytes: Uint8Array, start: number, end: number): XmlName {
    const slot = ((bytes[start] as number) + (bytes[end - 1] as number) * 8 + (end - start) * 128) & (slots - 1)
    const known = this.#known[slot]
    if (known !== undefined && end - start === known.bytes.length && this.isAt(bytes, start, known)) return known
    const name = this.#make(start, end)
    this.#known[slot] = name
    return name
  }

  /** Whether a name begins there; more letters may follow. */
  isAt(bytes: Uint8Array, start: number, { bytes: wanted }: XmlName): boolean {
    for (let at = 0; at < wanted.length; at += 1) if (bytes[start + at] !== wanted[at]) return false
    return true
  }

  #make(start: number, end: number): XmlName {
    const bytes = Uint8Array.from(this.#source.bytes.subarray(start, end))
    return { bytes, local: this.#source.utf8(start + bytes.lastIndexOf(colon) + 1, end) }
  }
}
