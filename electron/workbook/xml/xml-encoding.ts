/** XML parts as UTF-8, which nearly all of them are: UTF-16 and what an XML declaration may name instead are turned into it. */
import { TextDecoder } from 'node:util'

/** Turns the pieces of a part, one after the other, into UTF-8. */
export type ToUtf8 = { next(piece: Uint8Array): Uint8Array; end(): Uint8Array }

/** @param head  the first piece of the part, which says what it is in */
export function toUtf8(head: Uint8Array): ToUtf8 {
  const encoding = encodingOf(head)
  if (encoding === 'utf-8') return { next: (piece) => piece, end: () => new Uint8Array() }
  const decoder = new TextDecoder(encoding)
  return {
    next: (piece) => Buffer.from(decoder.decode(piece, { stream: true })),
    end: () => Buffer.from(decoder.decode()),
  }
}

/** A small part as text. */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function encodingOf(head: Uint8Array): string {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const declaration = Buffer.from(head.subarray(0, 200)).toString('latin1')
  const declared = /^(?:ï»¿)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]
  return declared === undefined || !isKnown(declared) ? 'utf-8' : new TextDecoder(declared).encoding
}

function isKnown(label: string): boolean {
  try {
    // A part that says UTF-16 in single bytes is wrong about itself.
    return !new TextDecoder(label).encoding.startsWith('utf-16')
  } catch {
    return false
  }
}
