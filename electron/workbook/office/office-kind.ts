/** Tells what a ZIP archive is: which office program's document, or just a packed folder. */

import type { NoSpreadsheet, OtherSpreadsheet } from '../../../shared/words/issues/workbook-words.ts'
import { type ZipArchive, ZipError } from '../reading/zip-archive.ts'
import { decodeXml } from '../xml/xml-encoding.ts'

export type OfficeKind =
  | { readonly kind: 'xlsx' | 'xlsm' | 'ods' | 'archive' }
  | { readonly kind: 'otherSpreadsheet'; readonly what: OtherSpreadsheet }
  | { readonly kind: 'somethingElse'; readonly what: NoSpreadsheet }

/** @throws ZipError */
export function officeKindOf(zip: ZipArchive): OfficeKind {
  const types = zip.read('[Content_Types].xml')
  if (types !== undefined) return kindOfOpenXml(decodeXml(types))
  const mimeType = zip.read('mimetype')
  if (mimeType !== undefined) return kindOfOpenDocument(decodeXml(mimeType).trim())
  if (has(zip, /^(?:Index\/.*\.iwa|Index\.zip)$/)) return { kind: 'otherSpreadsheet', what: 'numbers' }
  // A workbook that lost its list of contents.
  if (has(zip, /^xl\//)) throw new ZipError('damaged')
  return { kind: 'archive' }
}

const has = (zip: ZipArchive, pattern: RegExp): boolean => [...zip.parts.keys()].some((name) => pattern.test(name))

function kindOfOpenXml(types: string): OfficeKind {
  if (/spreadsheetml\.(?:sheet|template)\.main\+xml/.test(types)) return { kind: 'xlsx' }
  if (/ms-excel\.(?:sheet|template|addin)\.macroEnabled\.main\+xml/i.test(types)) return { kind: 'xlsm' }
  if (/ms-excel\.sheet\.binary/i.test(types)) return { kind: 'otherSpreadsheet', what: 'binaryExcel' }
  if (/wordprocessingml|ms-word/.test(types)) return { kind: 'somethingElse', what: 'word' }
  if (/presentationml|ms-powerpoint/.test(types)) return { kind: 'somethingElse', what: 'presentation' }
  return { kind: 'archive' }
}

function kindOfOpenDocument(mimeType: string): OfficeKind {
  if (/^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/.test(mimeType)) return { kind: 'ods' }
  if (mimeType.startsWith('application/vnd.oasis.opendocument.')) {
    return { kind: 'somethingElse', what: 'openDocument' }
  }
  return { kind: 'archive' }
}
