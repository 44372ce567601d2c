/** The bytes of a text file as UTF-8 without its mark, whatever character set it is in. */
import { decodeText, isUtf8Name } from './detect-encoding.ts'

export const tab = 0x09
export const lineFeed = 0x0a
export const carriageReturn = 0x0d
export const space = 0x20

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** @param encoding  a name that `isKnownEncoding` knows */
export function utf8Of(bytes: Uint8Array, encoding: string): Buffer {
  if (!isUtf8Name(encoding)) return Buffer.from(decodeText(bytes, encoding))
  const start = byteOrderMark.every((byte, index) => bytes[index] === byte) ? byteOrderMark.length : 0
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start)
}
