/** Tells one payload from another by its content, whatever the order its fields were filled in. */
import { createHash } from 'node:crypto'

/** @returns the SHA-256 of the payload's canonical JSON (names in order, lists as they are), in hexadecimal */
export const hashPayload = (payload: unknown): string =>
  createHash('sha256').update(JSON.stringify(payload, inOrder)).digest('hex')

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
