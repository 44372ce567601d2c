/** Tells what a file is by its first bytes: its name proves nothing, and a parser given the wrong thing guesses. */

import type { NoSpreadsheet, OtherSpreadsheet } from '../../../shared/words/issues/workbook-words.ts'
import { isWide } from '../text/detect-encoding.ts'

export type FileKind =
  | { readonly kind: 'empty' | 'zip' | 'ole' | 'text' | 'webPage' | 'archive' }
  /** A spreadsheet of a kind that is not read. */
  | { readonly kind: 'otherSpreadsheet'; readonly what: OtherSpreadsheet }
  | { readonly kind: 'somethingElse'; readonly what: NoSpreadsheet }

const signatures: readonly (readonly [bytes: readonly number[], kind: FileKind])[] = [
  [[0x50, 0x4b, 0x03, 0x04], { kind: 'zip' }],
  [[0x50, 0x4b, 0x05, 0x06], { kind: 'zip' }],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], { kind: 'ole' }],
  [[0x1f, 0x8b], { kind: 'archive' }],
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], { kind: 'archive' }],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], { kind: 'archive' }],
  [[0x25, 0x50, 0x44, 0x46], { kind: 'somethingElse', what: 'pdf' }],
  [[0x89, 0x50, 0x4e, 0x47], { kind: 'somethingElse', what: 'picture' }],
  [[0xff, 0xd8, 0xff], { kind: 'somethingElse', what: 'picture' }],
  [[0x47, 0x49, 0x46, 0x38], { kind: 'somethingElse', what: 'picture' }],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], { kind: 'somethingElse', what: 'richText' }],
  // A worksheet of Excel 2 to 4 without a container around it.
  [[0x09, 0x00], { kind: 'otherSpreadsheet', what: 'oldExcel' }],
  [[0x09, 0x02], { kind: 'otherSpreadsheet', what: 'oldExcel' }],
  [[0x09, 0x04], { kind: 'otherSpreadsheet', what: 'oldExcel' }],
]

/** How many bytes at the start are looked at. */
const headBytes = 4096

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return { kind: 'empty' }
  for (const [signature, kind] of signatures) {
    if (signature.every((byte, index) => bytes[index] === byte) && !looksLikeTabbedText(bytes, signature)) return kind
  }
  const head = bytes.subarray(0, headBytes)
  const words = Buffer.from(head)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(ÿþ|þÿ|ï»¿)/, '')
    .trimStart()
  if (words === '') return isBlank(bytes) ? { kind: 'empty' } : { kind: 'text' }
  if (/^<\?xml[^>]*>|^<(?:[a-z]+:)?workbook\b/i.test(words)) {
    if (/urn:schemas-microsoft-com:office:spreadsheet/i.test(words)) {
      return { kind: 'otherSpreadsheet', what: 'xmlSpreadsheet' }
    }
    if (/urn:oasis:names:tc:opendocument/i.test(words)) {
      return { kind: 'otherSpreadsheet', what: 'flatOpenDocument' }
    }
    if (/<html\b|<!doctype html/i.test(words)) return { kind: 'webPage' }
    return { kind: 'somethingElse', what: 'xml' }
  }
  if (/^(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body|meta|table|style|div)\b/is.test(words))
    return { kind: 'webPage' }
  if (/^mime-version:/i.test(words)) return { kind: 'webPage' }
  if (/^[[{]\s*["[{]/.test(words)) return { kind: 'somethingElse', what: 'json' }
  if (/^ID;P[^\n]*\n[PFBCOE][;\r\n]/.test(words)) return { kind: 'otherSpreadsheet', what: 'sylk' }
  return isBinary(head) && !isWide(head) ? { kind: 'somethingElse', what: 'somethingElse' } : { kind: 'text' }
}

/** A text file may begin with a tab (0x09), as a very old worksheet does; only text goes on in letters. */
function looksLikeTabbedText(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature[0] === 0x09 && !isBinary(bytes.subarray(0, headBytes)) && bytes[2] !== 0x06
}

/** Control characters no text has. NULs are left to the reader of text: UTF-16 is half NULs. */
function isBinary(head: Uint8Array): boolean {
  let controls = 0
  for (const byte of head)
    if (byte < 0x20 && byte !== 0 && !(byte >= 0x09 && byte <= 0x0d) && byte < 0x1c) controls += 1
  return controls > head.length / 200
}

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every(
    (byte) =>
      byte === 0x20 ||
      byte === 0x09 ||
      byte === 0x0a ||
      byte === 0x0d ||
      byte === 0xef ||
      byte === 0xbb ||
      byte === 0xbf ||
      byte === 0xff ||
      byte === 0xfe ||
      byte === 0,
  )
