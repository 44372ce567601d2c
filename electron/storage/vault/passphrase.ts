/** Wraps the data key with a passphrase: scrypt makes a key of it, slowly, so that trying passphrases out is slow too. */
import { randomBytes, scrypt } from 'node:crypto'
import { z } from 'zod'
import { createSealing, dataKeyBytes, SealBroken } from './sealing.ts'

/** As it is stored: with the parameters it was made with, so that later versions may use others. */
export const wrappedKey = z.strictObject({
  salt: z.base64url(),
  /** scrypt's N, r and p. Bounded: a damaged record must not ask for more memory than there is. */
  cost: z
    .int()
    .min(2)
    .max(2 ** 20),
  blockSize: z.int().min(1).max(16),
  parallelization: z.int().min(1).max(8),
  key: z.base64url(),
})
export type WrappedKey = z.infer<typeof wrappedKey>

/** 128 MB and some tenths of a second for each try: what OWASP recommends for scrypt. */
const usual = { cost: 2 ** 17, blockSize: 8, parallelization: 1 } as const
const saltBytes = 16

/**
 * @param purpose  what the key is of; a wrapped key does not open for anything else
 * @param cost  scrypt's N
 */
export async function wrapKey(
  key: Uint8Array,
  passphrase: string,
  purpose: string,
  cost: number = usual.cost,
): Promise<WrappedKey> {
  const parameters = { ...usual, cost, salt: randomBytes(saltBytes).toString('base64url') }
  const sealing = createSealing(await derive(passphrase, parameters))
  return { ...parameters, key: Buffer.from(sealing.seal(['data key', purpose], key)).toString('base64url') }
}

/** @returns `null` when the passphrase is another one */
export async function unwrapKey(wrapped: WrappedKey, passphrase: string, purpose: string): Promise<Uint8Array | null> {
  const sealing = createSealing(await derive(passphrase, wrapped))
  try {
    return sealing.open(['data key', purpose], Buffer.from(wrapped.key, 'base64url'))
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/** Typed on another keyboard the same passphrase may come composed otherwise: Unicode's compatibility form makes them equal. */
function derive(passphrase: string, { salt, cost, blockSize, parallelization }: Omit<WrappedKey, 'key'>) {
  const memory = 128 * cost * blockSize * parallelization
  const options = { cost, blockSize, parallelization, maxmem: memory + 2 ** 20 }
  return new Promise<Uint8Array>((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64url'), dataKeyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
