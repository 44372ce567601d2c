/**
 * Opens a ZIP archive without trusting it: the central directory is read first and held against the limits, and a part is
 * inflated only when asked for, never to more than it declares. So a bomb is refused before a parser sees a byte of it.
 */
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'

type ZipPart = {
  readonly name: string
  readonly packedBytes: number
  readonly unpackedBytes: number
  /** Checksum of the unpacked part; 0 where the writer left it out. */
  readonly checksum: number
  readonly isEncrypted: boolean
  readonly method: number
  readonly headerOffset: number
}

/** Why an archive is not opened. */
export type ZipFault = 'damaged' | 'encrypted'

export type ZipArchive = {
  readonly parts: ReadonlyMap<string, ZipPart>
  /**
   * A small part as a whole. Names compare without case, as office programs do.
   * @throws ZipError when the part is damaged; BeyondLimit when it is larger than declared, or too large to be read so
   */
  read(name: string): Uint8Array | undefined
  /**
   * A part of any size, piece by piece: the next is unpacked while one is looked at.
   * @throws ZipError, BeyondLimit  also between two pieces
   */
  stream(name: string): ZipStream | undefined
}

type ZipStream = { readonly unpackedBytes: number; readonly pieces: AsyncIterable<Uint8Array> }

/** Large enough that handing over costs nothing, small enough that reading can be stopped at once. */
const pieceBytes = 1024 * 1024

export class ZipError extends Error {
  readonly fault: ZipFault
  constructor(fault: ZipFault) {
    super(`ZIP archive: ${fault}`)
    this.fault = fault
  }
}

const signature = {
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Locator: 0x07064b50,
  central: 0x02014b50,
  local: 0x04034b50,
}
const method = { stored: 0, deflated: 8 } as const
const endBytes = 22
/** The end record carries a comment of at most 65,535 bytes behind it. */
const endSearchBytes = endBytes + 0xffff

/** @throws ZipError, BeyondLimit */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = withinBounds(() => readDirectory(bytes, view))
  holdAgainstLimits(parts)
  let unpackedBytes = 0
  const byName = new Map<string, ZipPart>()
  for (const part of parts) {
    // Two parts of one name: programs disagree about which counts, so neither does.
    if (byName.has(part.name)) throw new ZipError('damaged')
    byName.set(part.name, part)
  }
  const byLowerName = new Map(parts.map((part) => [part.name.toLowerCase(), part]))
  const take = (name: string): ZipPart | undefined => {
    const part = byName.get(name) ?? byLowerName.get(name.toLowerCase())
    unpackedBytes += part?.unpackedBytes ?? 0
    if (unpackedBytes > limits.unpackedBytes) throw beyond.unpacked()
    return part
  }
  return {
    parts: byName,
    read(name) {
      const part = take(name)
      if (part === undefined) return undefined
      if (part.unpackedBytes > limits.partBytes) throw beyond.unpacked()
      return unpack(
        withinBounds(() => packedBytesOf(bytes, view, part)),
        part,
      )
    },
    stream(name) {
      const part = take(name)
      if (part === undefined) return undefined
      const packed = withinBounds(() => packedBytesOf(bytes, view, part))
      return { unpackedBytes: part.unpackedBytes, pieces: checkedPieces(piecesOf(packed, part), part) }
    },
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): ZipPart[] {
  const { count, offset } = findDirectory(view)
  if (count > limits.parts) throw beyond.unpacked()
  const parts: ZipPart[] = []
  let at = offset
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signature.central) throw new ZipError('damaged')
    const flags = view.getUint16(at + 8, true)
    const nameBytes = view.getUint16(at + 28, true)
    const extraBytes = view.getUint16(at + 30, true)
    const commentBytes = view.getUint16(at + 32, true)
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, nameBytes).toString('utf8')
    const sizes = sizesOf(view, at, at + 46 + nameBytes, extraBytes)
    parts.push({
      // Some programs write the separators of Windows, or a slash in front.
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      isEncrypted: (flags & 0x2041) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...sizes,
    })
    at += 46 + nameBytes + extraBytes + commentBytes
  }
  return parts.filter(({ name }) => !name.endsWith('/'))
}

function findDirectory(view: DataView): { count: number; offset: number } {
  const first = Math.max(0, view.byteLength - endSearchBytes)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== signature.end) continue
    const count = view.getUint16(at + 10, true)
    const offset = view.getUint32(at + 16, true)
    const locator = at - 20
    if (locator < 0 || view.getUint32(locator, true) !== signature.end64Locator) return { count, offset }
    const end64 = Number(view.getBigUint64(locator + 8, true))
    if (view.getUint32(end64, true) !== signature.end64) throw new ZipError('damaged')
    return { count: Number(view.getBigUint64(end64 + 32, true)), offset: Number(view.getBigUint64(end64 + 48, true)) }
  }
  throw new ZipError('damaged')
}

/** Sizes and place of a part; where they don't fit 32 bits they are in an extra field, in this order. */
function sizesOf(view: DataView, at: number, extraAt: number, extraBytes: number) {
  const full = 0xffffffff
  const sizes = {
    unpackedBytes: view.getUint32(at + 24, true),
    packedBytes: view.getUint32(at + 20, true),
    headerOffset: view.getUint32(at + 42, true),
  }
  for (let field = extraAt; field + 4 <= extraAt + extraBytes; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let value = field + 4
    for (const key of ['unpackedBytes', 'packedBytes', 'headerOffset'] as const) {
      if (sizes[key] !== full) continue
      sizes[key] = Number(view.getBigUint64(value, true))
      value += 8
    }
  }
  return sizes
}

function holdAgainstLimits(parts: readonly ZipPart[]): void {
  for (const { packedBytes, unpackedBytes } of parts) {
    if (unpackedBytes > limits.ratioFrom && unpackedBytes > packedBytes * limits.ratio) throw beyond.unpacked()
  }
}

function packedBytesOf(bytes: Uint8Array, view: DataView, part: ZipPart): Uint8Array {
  if (part.isEncrypted) throw new ZipError('encrypted')
  const at = part.headerOffset
  if (view.getUint32(at, true) !== signature.local) throw new ZipError('damaged')
  const dataAt = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (dataAt + part.packedBytes > bytes.length) throw new ZipError('damaged')
  if (part.method !== method.stored && part.method !== method.deflated) throw new ZipError('damaged')
  return bytes.subarray(dataAt, dataAt + part.packedBytes)
}

function unpack(packed: Uint8Array, part: ZipPart): Uint8Array {
  const unpacked = part.method === method.stored ? packed : inflate(packed, part.unpackedBytes)
  if (unpacked.length !== part.unpackedBytes || isWrong(crc32(unpacked), part)) throw new ZipError('damaged')
  return unpacked
}

function inflate(packed: Uint8Array, declaredBytes: number): Uint8Array {
  if (declaredBytes === 0) return new Uint8Array()
  try {
    return inflateRawSync(packed, { maxOutputLength: declaredBytes })
  } catch (error) {
    // More than it declares: the size was a lie, told to pass the limits.
    throw error instanceof RangeError ? beyond.unpacked() : new ZipError('damaged')
  }
}

async function* piecesOf(packed: Uint8Array, part: ZipPart): AsyncIterable<Uint8Array> {
  if (part.method === method.stored) {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes)
    return
  }
  const inflating = createInflateRaw({ chunkSize: pieceBytes })
  inflating.end(packed)
  try {
    yield* inflating
  } catch (error) {
    throw isOfInflating(error) ? new ZipError('damaged') : error
  }
}

const isOfInflating = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

async function* checkedPieces(pieces: AsyncIterable<Uint8Array>, part: ZipPart): AsyncIterable<Uint8Array> {
  let bytes = 0
  let checksum = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > part.unpackedBytes) throw beyond.unpacked()
    checksum = crc32(piece, checksum)
    yield piece
  }
  if (bytes !== part.unpackedBytes || isWrong(checksum, part)) throw new ZipError('damaged')
}

/** A digit that changed on the way unpacks like any other; only the checksum tells. */
const isWrong = (checksum: number, part: ZipPart): boolean => part.checksum !== 0 && part.checksum !== checksum

/** A number that points outside the file makes a view throw: that is damage, not a bug. */
function withinBounds<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? new ZipError('damaged') : error
  }
}
