/** Reads a cell as a JSON object. */
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'

export type JsonObject = Readonly<Record<string, unknown>>

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
