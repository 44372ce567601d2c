/** The import suppliers and their states, as the operator set them. */
import type { DatabaseSync } from 'node:sqlite'
import { type SupplierState, supplierStates } from '../suppliers.ts'

export type SupplierStore = {
  readonly stateOf: (code: string) => SupplierState | undefined
  /** Adds one that is Ongoing; does nothing for one that is known. */
  readonly add: (code: string) => void
  /** Does nothing for a supplier that is not known. */
  readonly setState: (code: string, state: SupplierState) => void
}

export function createSupplierStore(database: DatabaseSync): SupplierStore {
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
