/** Everything the practice service remembers, over one database. */
import type { TokenKeys } from '../token/tokens.ts'
import { type AccountStore, createAccountStore } from './account-store.ts'
import { type AdditionStore, createAdditionStore } from './addition-store.ts'
import { inTransaction, keepSetting, openStore, randomKey } from './open-store.ts'
import { keepSealed, type StoreSealing, unsealed } from './store-sealing.ts'
import { createSupplierStore, type SupplierStore } from './supplier-store.ts'

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
