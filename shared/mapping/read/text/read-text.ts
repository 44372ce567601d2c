/** Reads a cell as plain text, and a text as a country, a path or JSON. */

import { isRelativePath } from '../../../contract/field.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import { countryCodeOf, isCountryCode } from '../../locale/countries.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { trimText } from './trim-text.ts'

/** @param cell  not blank. @returns what the cell shows; of a number shown in scientific notation its digits */
export function readText(cell: Cell): string {
  const text = trimText(cell.text)
  switch (cell.kind) {
    case 'number':
      return text === '' || /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i.test(text) ? cell.digits : text
    case 'date':
      return text === '' ? cell.iso : text
    default:
      return text
  }
}

/**
 * @param text  trimmed, not blank
 * @returns a code of ISO 3166-1 as written, in capitals; a country's name, "UK" too, as its two letters; another code in capitals and
 *   anything else as written, both with a remark
 * Source: service interface, Address: "country is a short country code". Which codes there are is not shown: the dry run decides.
 */
export function readCountry(text: string): ReadOutcome<string> {
  const code = text.toUpperCase()
  if (isCountryCode(code)) return readAs(code)
  const named = countryCodeOf(text)
  if (named !== null) return readAs(named)
  return readAs(/^[A-Z]{2,3}$/.test(code) ? code : text, 'country_unusual')
}

/** @param text  trimmed, not blank. @returns the path of a document as written; where it only begins at a root, it may be meant without that */
export function readPath(text: string): ReadOutcome<string> {
  if (isRelativePath(text)) return readAs(text)
  const fromFolder = text.replace(/^\//, '')
  return isRelativePath(fromFolder) ? unreadable('path_unreadable', fromFolder) : unreadable('path_unreadable')
}

type JsonObject = Readonly<Record<string, unknown>>

/** @param text  trimmed, not blank. Source: service interface, Metadata: `value` (JSON object). */
export function readJson(text: string): ReadOutcome<JsonObject> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? readAs(value) : unreadable('json_unreadable')
  } catch {
    return unreadable('json_unreadable')
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
