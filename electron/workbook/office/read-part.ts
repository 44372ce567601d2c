/** Reads an XML part of any size out of an archive, in pieces between which the loading can be followed and stopped. */

import type { ZipArchive } from '../reading/zip-archive.ts'
import { type XmlHandler, xmlReader } from '../xml/xml-reader.ts'

/** @param fraction  how much of the part, or of the whole file, is read: 0 … 1; what it throws ends the reading */
export type OnPiece = (fraction: number) => void | Promise<void>

/**
 * @returns whether there is such a part
 * @throws ZipError, XmlError, and what the handler throws
 */
export async function readPart(zip: ZipArchive, name: string, handler: XmlHandler, onPiece: OnPiece): Promise<boolean> {
  const part = zip.stream(name)
  if (part === undefined) return false
  const reader = xmlReader(handler)
  let bytes = 0
  for await (const piece of part.pieces) {
    reader.write(piece)
    bytes += piece.length
    await onPiece(bytes / part.unpackedBytes)
  }
  reader.end()
  return true
}
