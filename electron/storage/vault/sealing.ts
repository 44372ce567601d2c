/**
 * Seals what is personal before it is written to a disk: AES-256-GCM with a nonce of its own for every piece, and the place where
 * the piece belongs as associated data, so that a sealed piece that is moved to another record does not open there.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed piece belongs: table, record, column. */
export type SealedPlace = readonly (string | number)[]

export type Sealing = {
  seal(place: SealedPlace, plain: Uint8Array): Uint8Array
  /** @throws SealBroken  when it was sealed with another key, for another place, or was changed since */
  open(place: SealedPlace, sealed: unknown): Uint8Array<ArrayBuffer>
  sealJson(place: SealedPlace, value: unknown): Uint8Array
  /** @throws SealBroken  as `open` */
  openJson(place: SealedPlace, sealed: unknown): unknown
  /**
   * Stands for a text where records are looked up by it: equal for equal texts of one kind, and nothing can be read from it or tried
   * out against it without the key.
   * @param kind  texts of different kinds can't be told to be equal
   */
  mark(kind: SealedPlace, text: string): Uint8Array
  /** The same for a store that keeps text, and that looks records up by what it has to read back. */
  readonly texts: TextSealing
}

/** Seals texts into texts. */
export type TextSealing = {
  seal(place: string, plain: string): string
  /** Equal for equal texts at one place, so that it can be looked up. */
  sealSame(place: string, plain: string): string
  /** @throws SealBroken */
  open(place: string, sealed: string): string
}

/** A sealed piece does not open: it was damaged, or belongs to another key or another record. */
export class SealBroken extends Error {}

/** @returns `null` where what it reads was damaged */
export function unlessBroken<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

export const dataKeyBytes = 32

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** By so many bytes a sealed piece is longer than what was sealed. */
export const sealingBytes = 1 + nonceBytes + tagBytes
/** The first byte of every sealed piece, should there ever be another way. */
const formatVersion = 1
const header = Buffer.of(formatVersion)
/** Asking for random bytes takes longer than giving them. */
const noncesDrawnAtOnce = 256

/** @returns what gives another nonce each time */
function createNonces(): () => Uint8Array {
  let drawn = Buffer.alloc(0)
  let used = 0
  return () => {
    if (used === drawn.length) {
      drawn = randomBytes(nonceBytes * noncesDrawnAtOnce)
      used = 0
    }
    used += nonceBytes
    return drawn.subarray(used - nonceBytes, used)
  }
}

/** @param dataKey  32 random bytes; a key for each use is derived from it */
export function createSealing(dataKey: Uint8Array): Sealing {
  // As key objects: of a key in plain bytes Node makes one again for every piece, which costs as much as sealing it.
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', `migration-desk ${use}`, 32)))
  const [sealKey, markKey, nonceKey] = [keyFor('seal'), keyFor('mark'), keyFor('nonce')]

  const sealWith = (nonce: Uint8Array, place: SealedPlace, plain: Uint8Array | string): Uint8Array => {
    const sealer = createCipheriv(cipher, sealKey, nonce, { authTagLength: tagBytes }).setAAD(associated(place))
    const sealed = [sealer.update(plain), sealer.final()]
    return Buffer.concat([header, nonce, sealer.getAuthTag(), ...sealed])
  }
  const drawNonce = createNonces()
  const seal = (place: SealedPlace, plain: Uint8Array | string) => sealWith(drawNonce(), place, plain)

  const open: Sealing['open'] = (place, sealed) => {
    if (!(sealed instanceof Uint8Array) || sealed.length < sealingBytes || sealed[0] !== formatVersion)
      throw new SealBroken('This is no sealed piece.')
    const nonce = sealed.subarray(1, 1 + nonceBytes)
    const tag = sealed.subarray(1 + nonceBytes, sealingBytes)
    const opener = createDecipheriv(cipher, sealKey, nonce, { authTagLength: tagBytes })
      .setAAD(associated(place))
      .setAuthTag(tag)
    try {
      const plain = [opener.update(sealed.subarray(sealingBytes)), opener.final()]
      return new Uint8Array(Buffer.concat(plain))
    } catch {
      throw new SealBroken('A sealed piece does not open.')
    }
  }

  return {
    seal,
    open,
    sealJson: (place, value) => seal(place, JSON.stringify(value)),
    openJson: (place, sealed) => JSON.parse(Buffer.from(open(place, sealed)).toString()),
    mark: (kind, text) =>
      createHmac('sha256', markKey)
        .update(associated([...kind, text]))
        .digest(),
    texts: {
      seal: (place, plain) => asText(seal(['text', place], plain)),
      sealSame: (place, plain) => {
        // The nonce follows from place and text: equal texts are sealed alike, different ones never share a nonce.
        const nonce = createHmac('sha256', nonceKey)
          .update(associated([place, plain]))
          .digest()
          .subarray(0, nonceBytes)
        return asText(sealWith(nonce, ['text', place], plain))
      },
      open: (place, sealed) => Buffer.from(open(['text', place], Buffer.from(sealed, 'base64url'))).toString(),
    },
  }
}

/** Unambiguous: no two places have the same bytes. */
const associated = (place: SealedPlace): Uint8Array => Buffer.from(JSON.stringify(place))

const asText = (sealed: Uint8Array): string => Buffer.from(sealed).toString('base64url')
