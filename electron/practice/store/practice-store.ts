/** Everything the practice service remembers, over one database. */
import type { DatabaseSync } from 'node:sqlite'
import { type SupplierState, supplierStates } from '../suppliers.ts'
import type { TokenKeys } from '../token/tokens.ts'
import { type AccountStore, createAccountStore } from './account-store.ts'
import { type AdditionStore, createAdditionStore } from './addition-store.ts'
import { inTransaction, keepSetting, openStore, randomKey } from './open-store.ts'
import { keepSealed, type StoreSealing, unsealed } from './store-sealing.ts'

export type PracticeStore = {
  readonly keys: TokenKeys
  readonly suppliers: SupplierStore
  readonly accounts: AccountStore
  readonly additions: AdditionStore
  /** Runs the work as one whole: all of it is kept, on the disk, when this returns; or nothing. */
  readonly asOne: <T>(work: () => T) => T
  readonly close: () => void
}

/**
 * @param file  where to keep it; without one it lasts as long as the process
 * @param sealing  seals what comes from customers
 * @throws StoreError  when the file can't be used
 */
export function createPracticeStore(file: string | undefined, sealing: StoreSealing = unsealed): PracticeStore {
  const database = openStore(file, (opened) => keepSealed(opened, sealing))
  return {
    // Kept, so that a connection set up once, and even a token, still works after a restart.
    keys: {
      apiKey: keepSetting(database, 'api_key', () => `practice_${randomKey()}`),
      signingKey: keepSetting(database, 'signing_key', randomKey),
    },
    suppliers: createSupplierStore(database),
    accounts: createAccountStore(database, sealing),
    additions: createAdditionStore(database, sealing),
    asOne: (work) => inTransaction(database, work),
    close: () => database.close(),
  }
}

type SupplierStore = {
  readonly stateOf: (code: string) => SupplierState | undefined
  /** Adds one that is Ongoing; does nothing for one that is known. */
  readonly add: (code: string) => void
  /** Does nothing for a supplier that is not known. */
  readonly setState: (code: string, state: SupplierState) => void
}

/** The import suppliers and their states, as the operator set them. */
function createSupplierStore(database: DatabaseSync): SupplierStore {
  const select = database.prepare('SELECT state FROM suppliers WHERE code = ?')
  const update = database.prepare('UPDATE suppliers SET state = ? WHERE code = ?')
  const insert = database.prepare('INSERT INTO suppliers (code, state) VALUES (?, ?) ON CONFLICT DO NOTHING')
  return {
    add: (code) => {
      insert.run(code, 'Ongoing' satisfies SupplierState)
    },
    stateOf: (code) => {
      const state = select.get(code)?.state
      return supplierStates.find((known) => known === state)
    },
    setState: (code, state) => {
      update.run(state, code)
    },
  }
}
