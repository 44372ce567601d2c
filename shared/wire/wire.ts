/**
 * The frames in which the browser host and its window talk: JSON for everything that JSON can hold, and byte arrays beside it as
 * they are, so that a spreadsheet of a hundred megabytes is neither spelled out nor copied more than once. How a frame travels is in
 * `wire-pieces.ts`.
 *
 * A frame: length of the header in bytes (4 bytes, little-endian), the header as JSON in UTF-8, then the byte arrays one after
 * another. The header has the value with `null` in the place of each byte array, and the list of those places.
 */

import { memberOf } from '../basics/members.ts'

// Part of Node and of every browser; shared/ has neither's types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

type Step = string | number
type Place = { readonly path: readonly Step[]; readonly length: number }
type Header = { readonly value: unknown; readonly bytes: readonly Place[] }

const prefixLength = 4

/** The largest frame a host takes; above the largest spreadsheet that is read, so that the reader is the one who says no. */
export const frameLimitBytes = 320 * 1024 * 1024

/**
 * Writes a value as a frame, in one piece; `wire-pieces.ts` sends a large one without ever having it in one.
 * @throws TypeError as `frameParts` does
 */
export const encodeFrame = (value: unknown): Uint8Array<ArrayBuffer> => joinFrame(frameParts(value))

/**
 * Writes a value as the parts of a frame: what stands before its byte arrays, then these as they are.
 * @param value  JSON, with byte arrays anywhere in it; members that are `undefined` are left out, as JSON does
 * @throws TypeError for a value that would not arrive as it is (a date, a map, NaN): sending one is a bug
 */
export function frameParts(value: unknown): readonly Uint8Array<ArrayBuffer>[] {
  const found: { readonly path: readonly Step[]; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  const lifted = isJson(value) ? value : liftBytes(value, [], (path, bytes) => found.push({ path, bytes }))
  const places = found.map(({ path, bytes }) => ({ path, length: bytes.length }))
  const header = new TextEncoder().encode(JSON.stringify({ value: lifted, bytes: places } satisfies Header))

  const head = new Uint8Array(prefixLength + header.length)
  new DataView(head.buffer).setUint32(0, header.length, true)
  head.set(header, prefixLength)
  return [head, ...found.map(({ bytes }) => bytes)]
}

export const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0)

export function joinFrame(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [head] = parts
  if (parts.length === 1 && head !== undefined) return head
  const frame = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    frame.set(part, at)
    at += part.length
  }
  return frame
}

/** Whether JSON can hold a value as it is. Most messages are large lists of small things: looking is quicker than lifting. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  return isPlainObject(value) && Object.values(value).every((member) => member === undefined || isJson(member))
}

/**
 * Reads a frame.
 * @returns the value, its byte arrays being views on the frame; or `undefined` for bytes that are not a whole frame
 */
export function decodeFrame(frame: Uint8Array): unknown {
  const header = readHeader(frame)
  if (header === undefined) return undefined
  const headerEnd = prefixLength + headerLength(frame)
  let at = headerEnd
  let { value } = header
  for (const { path, length } of header.bytes) {
    if (!Number.isSafeInteger(length) || length < 0 || at + length > frame.length) return undefined
    const bytes = new Uint8Array(frame.buffer, frame.byteOffset + at, length)
    at += length
    if (path.length === 0) value = bytes
    else if (!putBytes(value, path, bytes)) return undefined
  }
  return at === frame.length ? value : undefined
}

/** The value without its byte arrays; what has none is not copied. */
function liftBytes(
  value: unknown,
  path: readonly Step[],
  found: (path: readonly Step[], bytes: Uint8Array<ArrayBuffer>) => void,
): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Uint8Array) {
    found(path, value as Uint8Array<ArrayBuffer>)
    return null
  }
  if (Array.isArray(value)) return value.map((member, index) => liftBytes(member, [...path, index], found))
  if (isPlainObject(value)) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    return Object.fromEntries(members.map(([name, member]) => [name, liftBytes(member, [...path, name], found)]))
  }
  throw new TypeError(`A frame cannot carry what is at "${path.join('.')}".`)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const headerLength = (frame: Uint8Array) => new DataView(frame.buffer, frame.byteOffset).getUint32(0, true)

function readHeader(frame: Uint8Array): Header | undefined {
  if (frame.length < prefixLength || prefixLength + headerLength(frame) > frame.length) return undefined
  const text = new TextDecoder().decode(frame.subarray(prefixLength, prefixLength + headerLength(frame)))
  try {
    const header: unknown = JSON.parse(text)
    return isPlainObject(header) && 'value' in header && isPlaces(header.bytes)
      ? { value: header.value, bytes: header.bytes }
      : undefined
  } catch {
    return undefined
  }
}

function isPlaces(places: unknown): places is readonly Place[] {
  const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number'
  return (
    Array.isArray(places) &&
    places.every(
      (place) =>
        isPlainObject(place) &&
        typeof place.length === 'number' &&
        Array.isArray(place.path) &&
        place.path.every(isStep),
    )
  )
}

/** Puts bytes where a `null` waits for them. Own members only: a path can lead nowhere outside the value. */
function putBytes(value: unknown, path: readonly Step[], bytes: Uint8Array): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((around, step) => memberOf(around, step), value)
  const last = path.at(-1)
  if (last === undefined || memberOf(holder, last) !== null) return false
  const put = { value: bytes, writable: true, enumerable: true, configurable: true }
  return Reflect.defineProperty(holder as object, last, put)
}
