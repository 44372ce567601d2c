/** Bytes of an XML part as text: UTF-8 as every office program writes it, or UTF-16 where a mark says so. */
import { TextDecoder } from 'node:util'

export function decodeXml(bytes: Uint8Array): string {
  return decoderOf(bytes).decode(bytes)
}

/** A decoder for a part that comes in pieces; `head` is the first of them. */
export function decoderOf(head: Uint8Array): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  return new TextDecoder('utf-8')
}
