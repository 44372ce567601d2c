/** The accounts that were sent: one row for each supplier and number, however often it is sent. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { StoreSealing } from './store-sealing.ts'

export type StoredAccount = {
  readonly id: number
  readonly supplier: string
  readonly number: string
  /** When it was first sent. */
  readonly createdAt: number
  /** When the present attempt began, and the length of its steps: enough to know how far it is (see processing.ts). */
  readonly attemptedAt: number
  readonly stepMs: number
}

type Attempt = {
  readonly supplier: string
  readonly number: string
  /** The request's JSON, as it came. */
  readonly payload: string
  readonly at: number
  readonly stepMs: number
}

export type AccountStore = {
  readonly find: (supplier: string, number: string) => StoredAccount | undefined
  /** Of the first account with this number. */
  readonly supplierOf: (number: string) => string | undefined
  /** All accounts of a supplier, in the order of their first attempt. */
  readonly list: (supplier: string) => readonly StoredAccount[]
  readonly payloadOf: (account: StoredAccount) => string
  /** Stages an account, or stages it again: then only the time of its first attempt stays. */
  readonly stage: (attempt: Attempt) => StoredAccount
}

export function createAccountStore(database: DatabaseSync, sealing: StoreSealing): AccountStore {
  const columns = 'id, supplier, number, created_at, attempted_at, step_ms'
  const select = database.prepare(`SELECT ${columns} FROM accounts WHERE supplier = ? AND number = ?`)
  const selectSupplier = database.prepare('SELECT supplier FROM accounts WHERE number = ? ORDER BY id')
  const selectAll = database.prepare(`SELECT ${columns} FROM accounts WHERE supplier = ? ORDER BY id`)
  const selectPayload = database.prepare('SELECT payload FROM accounts WHERE id = ?')
  const upsert = database.prepare(`
    INSERT INTO accounts (supplier, number, payload, created_at, attempted_at, step_ms)
    VALUES (:supplier, :number, :payload, :at, :at, :stepMs)
    ON CONFLICT (supplier, number) DO UPDATE
    SET payload = excluded.payload, attempted_at = excluded.attempted_at, step_ms = excluded.step_ms
    RETURNING ${columns}`)
  const sealNumber = (number: string) => sealing.sealSame('accounts.number', number)
  const readAccount = (row: Record<string, SQLOutputValue>): StoredAccount => ({
    id: Number(row.id),
    supplier: String(row.supplier),
    number: sealing.open('accounts.number', String(row.number)),
    createdAt: Number(row.created_at),
    attemptedAt: Number(row.attempted_at),
    stepMs: Number(row.step_ms),
  })
  return {
    find: (supplier, number) => {
      const row = select.get(supplier, sealNumber(number))
      return row && readAccount(row)
    },
    supplierOf: (number) => {
      const row = selectSupplier.get(sealNumber(number))
      return row && String(row.supplier)
    },
    list: (supplier) => selectAll.all(supplier).map(readAccount),
    payloadOf: (account) => sealing.open('accounts.payload', String(selectPayload.get(account.id)?.payload)),
    stage: ({ number, payload, ...attempt }) => {
      const row = upsert.get({
        ...attempt,
        number: sealNumber(number),
        payload: sealing.seal('accounts.payload', payload),
      })
      if (row === undefined) throw new Error('An upsert with RETURNING gave no row.')
      return readAccount(row)
    },
  }
}
