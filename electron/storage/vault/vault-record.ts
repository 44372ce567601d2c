/** How the data key is kept, as the database says it: one record, without the key, and a sealed word that tells the right key. */
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { wrappedKey } from './passphrase.ts'
import { createSealing, SealBroken, type Sealing } from './sealing.ts'

const vaultRecord = z.strictObject({
  /** Names the key in the keychain. */
  vaultId: z.string(),
  /** Whether the journal goes back to the first account: see `SealedData`. Once it is false it stays so. */
  isJournalComplete: z.boolean(),
  kept: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('keychain') }),
    z.strictObject({ by: z.literal('keyFile') }),
    z.strictObject({ by: z.literal('passphrase'), wrapped: wrappedKey }),
  ]),
})
export type VaultRecord = z.infer<typeof vaultRecord>

export type StoredVault = {
  readonly record: VaultRecord
  readonly proof: Uint8Array
  readonly isTidy: boolean
  /** The mark of its journal was put beside it: from then on it is missed. */
  readonly isMarked: boolean
  /** False while nobody has read that entries of the journal were lost. */
  readonly isLossTold: boolean
}

/** @returns `null` where there is none yet */
export function readVault(database: DatabaseSync): StoredVault | 'damaged' | null {
  const row = database.prepare('SELECT record, proof, is_tidy, is_marked, is_loss_told FROM vault').get()
  if (row === undefined) return null
  const record = vaultRecord.safeParse(parse(String(row.record)))
  if (!record.success || !(row.proof instanceof Uint8Array)) return 'damaged'
  return {
    record: record.data,
    proof: row.proof,
    isTidy: row.is_tidy === 1,
    isMarked: row.is_marked === 1,
    isLossTold: row.is_loss_told === 1,
  }
}

const proofPlace = (vaultId: string) => ['vault', vaultId]

export function addVault(database: DatabaseSync, record: VaultRecord, sealing: Sealing): void {
  const proof = sealing.sealJson(proofPlace(record.vaultId), record.vaultId)
  database.prepare('INSERT INTO vault (id, record, proof) VALUES (1, ?, ?)').run(JSON.stringify(record), proof)
}

/** What is read of the record that was there must not be found in free pages either, hence not tidy. */
export function noteKept(database: DatabaseSync, kept: VaultRecord['kept']): void {
  database
    .prepare("UPDATE vault SET record = json_set(record, '$.kept', json(?)), is_tidy = 0")
    .run(JSON.stringify(kept))
}

export const markTidy = (database: DatabaseSync): void => {
  database.prepare('UPDATE vault SET is_tidy = 1').run()
}

export const noteMarked = (database: DatabaseSync): void => {
  database.prepare('UPDATE vault SET is_marked = 1').run()
}

/** Entries of the journal were lost, or others are kept in its place: it does not go back to the first account any more. */
export const noteLoss = (database: DatabaseSync): void => {
  database
    .prepare("UPDATE vault SET record = json_set(record, '$.isJournalComplete', json('false')), is_loss_told = 0")
    .run()
}

export const noteLossTold = (database: DatabaseSync): void => {
  database.prepare('UPDATE vault SET is_loss_told = 1').run()
}

/** @returns `null` when this is not the key */
export function sealingWith(key: Uint8Array, { record, proof }: StoredVault): Sealing | null {
  const sealing = createSealing(key)
  try {
    sealing.open(proofPlace(record.vaultId), proof)
    return sealing
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
