/**
 * Reads XML piece by piece, as the parts of office files are written: no document type, no entities but the five and numbers.
 * It goes over the bytes once, and makes strings only of what a handler asks for: a sheet has millions of tags.
 * Element names are told without their prefix, because programs choose prefixes as they like.
 */
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import { XmlAttributes } from './xml-attributes.ts'
import { XmlBytes } from './xml-bytes.ts'
import { type ToUtf8, toUtf8 } from './xml-encoding.ts'
import { XmlError } from './xml-error.ts'
import { exclamation, greaterThan, lessThan, question, slash, space } from './xml-marks.ts'
import { type XmlName, XmlNames } from './xml-names.ts'

export type XmlHandler = {
  open?(name: string, attributes: XmlAttributes): void
  /** May come in several pieces. */
  text?(text: string): void
  close?(name: string): void
  /**
   * Reads a whole element by itself, for those that come by the million. @param start  of its name
   * @returns where it ends, or -1 to have it told by `open`, `text` and `close`, also when its end has not come yet
   */
  element?(source: XmlBytes, start: number): number
}

export type XmlReader = {
  /** @throws XmlError, BeyondLimit */
  write(piece: Uint8Array): void
  /** @throws XmlError when the text ends before everything that was opened is closed */
  end(): void
}

/** Office files are some ten elements deep. */
const deepest = 1000

const ignore = () => {}
const never = () => -1

export function xmlReader({ open = ignore, text = ignore, close = ignore, element = never }: XmlHandler): XmlReader {
  const source = new XmlBytes()
  const attributes = new XmlAttributes(source)
  const names = new XmlNames(source)
  const opened: XmlName[] = []
  let converter: ToUtf8 | undefined
  /** How much of the text that begins what was kept is known to have no markup. */
  let searched = 0

  /** Reads whole tokens; returns where the first begins whose end has not come yet. */
  const readTokens = (): number => {
    const { bytes, length } = source
    let at = 0
    while (at < length) {
      const start = at
      at += searched
      searched = 0
      while (at < length && bytes[at] !== lessThan) at += 1
      // Text is told when its end is known, so that no character is cut in two.
      if (at === length) {
        searched = length - start
        return start
      }
      if (at > start) text(source.text(start, at))
      const end = readMarkup(bytes, length, at)
      if (end < 0) return at
      at = end
    }
    return at
  }

  /** Handles the markup that begins at `at`; returns where it ends, or -1 when its end has not come yet. */
  const readMarkup = (bytes: Uint8Array, length: number, at: number): number => {
    switch (bytes[at + 1]) {
      case slash:
        return readEndTag(bytes, length, at + 2)
      case question:
        return source.pastEnd('?>', at + 2)
      case exclamation:
        return readDeclaration(at)
      default:
        return readTag(bytes, length, at + 1)
    }
  }

  const readTag = (bytes: Uint8Array, length: number, start: number): number => {
    const elementEnd = element(source, start)
    if (elementEnd > 0) return elementEnd
    let nameEnd = start
    while (nameEnd < length) {
      const byte = bytes[nameEnd] as number
      if (byte <= space || byte === greaterThan || byte === slash) break
      nameEnd += 1
    }
    const end = attributes.read(bytes, length, nameEnd)
    if (end < 0) return -1
    const name = names.nameAt(bytes, start, nameEnd)
    open(name.local, attributes)
    if (bytes[end - 2] === slash) close(name.local)
    else if (opened.push(name) > deepest) throw new XmlError('too deep')
    return end
  }

  const readEndTag = (bytes: Uint8Array, length: number, start: number): number => {
    const name = opened[opened.length - 1]
    let end = start + (name?.bytes.length ?? 0)
    while (end < length && (bytes[end] as number) <= space) end += 1
    if (end >= length) return -1
    if (name === undefined || bytes[end] !== greaterThan || !names.isAt(bytes, start, name)) {
      throw new XmlError('closes what is not open')
    }
    opened.pop()
    close(name.local)
    return end + 1
  }

  const readDeclaration = (at: number): number => {
    if (source.startsWith('<!--', at)) return source.pastEnd('-->', at + 4)
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.pastEnd(']]>', at + 9)
      if (end > at + 12) text(source.text(at + 9, end - 3, true))
      return end
    }
    const end = source.pastEnd('>', at)
    // A document type may be named, but not define anything: entities could grow without bounds.
    if (end >= 0 && source.bytes.subarray(at, end).includes('[')) throw new XmlError('document type')
    return end
  }

  const take = (piece: Uint8Array): void => {
    if (piece.length === 0) return
    source.add(piece)
    source.keepFrom(readTokens())
    if (source.length > limits.textBytes) throw beyond.textBytes()
  }

  return {
    write(piece) {
      converter ??= toUtf8(piece)
      take(converter.next(piece))
    },
    end() {
      if (converter !== undefined) take(converter.end())
      if (opened.length > 0 || source.bytes.includes('<')) throw new XmlError('cut off')
    },
  }
}

/** Reads a whole part at once. @throws XmlError */
export function readXml(xml: Uint8Array, handler: XmlHandler): void {
  const reader = xmlReader(handler)
  reader.write(xml)
  reader.end()
}
