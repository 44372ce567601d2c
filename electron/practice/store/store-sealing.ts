/** How the store keeps what comes from customers: as it is, or sealed by whoever embeds the service. */
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, keepSetting, StoreError } from './open-store.ts'

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

/** The columns with what comes from customers, and for what place each is sealed. `same` columns are looked up by their value. */
const columns = [
  { table: 'accounts', column: 'number', same: true },
  { table: 'accounts', column: 'payload', same: false },
  { table: 'notes', column: 'body', same: true },
  { table: 'notes', column: 'document_paths', same: false },
  { table: 'transactions', column: 'transaction_id', same: true },
  { table: 'transactions', column: 'data', same: false },
  { table: 'statements', column: 'statement_id', same: true },
  { table: 'statements', column: 'data', same: false },
  { table: 'payment_instructions', column: 'data', same: false },
  { table: 'vendor_attempts', column: 'reference', same: true },
] as const

const proofPlace = 'practice proof'

/**
 * Sees to it that the file is kept this way: seals what is there from before.
 * @throws StoreError  when it is sealed, and not with this
 */
export function keepSealed(database: DatabaseSync, sealing: StoreSealing): void {
  const isEmptyOrSealed = database.prepare("SELECT value FROM settings WHERE name = 'sealed'").get() !== undefined
  if (sealing === unsealed) {
    if (isEmptyOrSealed) throw new StoreError('it is sealed with the key of the application. Name another file.')
    return
  }
  if (!isEmptyOrSealed) {
    inTransaction(database, () => {
      for (const { table, column, same } of columns) {
        const place = `${table}.${column}`
        const update = database.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`)
        for (const row of database.prepare(`SELECT rowid AS id, ${column} AS text FROM ${table}`).all()) {
          const plain = String(row.text)
          update.run(same ? sealing.sealSame(place, plain) : sealing.seal(place, plain), Number(row.id))
        }
      }
      keepSetting(database, 'sealed', () => sealing.seal(proofPlace, 'practice'))
    })
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
    return
  }
  try {
    sealing.open(
      proofPlace,
      keepSetting(database, 'sealed', () => ''),
    )
  } catch {
    throw new StoreError('it was sealed with another key. Move it away to begin practising anew.')
  }
}
