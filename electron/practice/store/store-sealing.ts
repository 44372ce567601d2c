/** How the store keeps what comes from customers: as it is, or sealed by whoever embeds the service. */
import type { DatabaseSync } from 'node:sqlite'
import { PracticeStartError } from '../start-trouble.ts'
import { keepSetting } from './open-store.ts'

/** Seals texts; each for the place it belongs to. */
export type StoreSealing = {
  seal(place: string, plain: string): string
  /** Equal for equal texts at one place, so that it can be looked up. */
  sealSame(place: string, plain: string): string
  /** @throws  when it was sealed with another key or for another place */
  open(place: string, sealed: string): string
}

export const unsealed: StoreSealing = {
  seal: (_place, plain) => plain,
  sealSame: (_place, plain) => plain,
  open: (_place, sealed) => sealed,
}

const proofPlace = 'practice proof'

/**
 * Sees to it that the file is kept this way from its beginning.
 * @throws PracticeStartError  when it was begun otherwise
 */
export function keepSealed(database: DatabaseSync, sealing: StoreSealing): void {
  const isNew = database.prepare('SELECT 1 FROM settings').get() === undefined
  if (isNew && sealing !== unsealed) keepSetting(database, 'sealed', () => sealing.seal(proofPlace, 'practice'))
  const proof = database.prepare("SELECT value FROM settings WHERE name = 'sealed'").get()?.value
  if (sealing === unsealed) {
    if (proof !== undefined) throw new PracticeStartError('practice_store_sealed', { file: database.location() })
    return
  }
  try {
    sealing.open(proofPlace, String(proof))
  } catch {
    throw new PracticeStartError('practice_store_of_other_key', { file: database.location() })
  }
}
