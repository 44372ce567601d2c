/** The attributes of one tag: where they are, and their values when asked for. Most never are. */
import type { XmlBytes } from './xml-bytes.ts'
import { XmlError } from './xml-error.ts'
import { apostrophe, colon, equals, greaterThan, quote, slash, space } from './xml-marks.ts'

/** Good until the handler that is given them returns. */
export class XmlAttributes {
  readonly #source: XmlBytes
  /** Where name and value of each begin and end. */
  #places = new Int32Array(64)
  #count = 0

  constructor(source: XmlBytes) {
    this.#source = source
  }

  /** The value of an attribute. @param name  without prefix, which then may be any, or with it */
  get(name: string): string | undefined {
    const places = this.#places
    for (let at = 0; at < this.#count; at += 4) {
      if (this.#isNamed(places[at] as number, places[at + 1] as number, name)) {
        return this.#source.text(places[at + 2] as number, places[at + 3] as number)
      }
    }
    return undefined
  }

  /**
   * Looks at the attributes of the tag whose name ends at `from`.
   * @returns where the tag ends, or -1 when its end has not come yet
   * @throws XmlError
   */
  read(bytes: Uint8Array, length: number, from: number): number {
    let count = 0
    let at = from
    while (at < length) {
      const byte = bytes[at] as number
      if (byte === greaterThan) {
        this.#count = count
        return at + 1
      }
      if (byte <= space || byte === slash) {
        at += 1
        continue
      }
      const nameStart = at
      while (at < length && bytes[at] !== equals && (bytes[at] as number) > space) at += 1
      const nameEnd = at
      while (at < length && (bytes[at] as number) <= space) at += 1
      if (at < length && bytes[at] !== equals) throw new XmlError('attribute without a value')
      at += 1
      while (at < length && (bytes[at] as number) <= space) at += 1
      const mark = bytes[at]
      if (at < length && mark !== quote && mark !== apostrophe) throw new XmlError('value without quotation marks')
      at += 1
      const valueStart = at
      while (at < length && bytes[at] !== mark) at += 1
      if (count === this.#places.length) this.#makeRoom()
      const places = this.#places
      places[count] = nameStart
      places[count + 1] = nameEnd
      places[count + 2] = valueStart
      places[count + 3] = at
      count += 4
      at += 1
    }
    return -1
  }

  #makeRoom(): void {
    const larger = new Int32Array(this.#places.length * 2)
    larger.set(this.#places)
    this.#places = larger
  }

  #isNamed(start: number, end: number, wanted: string): boolean {
    const { bytes } = this.#source
    const from = end - wanted.length
    if (from < start || (from > start && bytes[from - 1] !== colon)) return false
    for (let at = 0; at < wanted.length; at += 1) if (bytes[from + at] !== wanted.charCodeAt(at)) return false
    return true
  }
}
