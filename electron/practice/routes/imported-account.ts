/** Finds the imported account that an addition is meant for. */
import { progressOf } from '../processing.ts'
import type { AccountReference } from '../served/served-interface.ts'
import type { StoredAccount } from '../store/account-store.ts'
import type { Practice } from './operation.ts'

export type ImportedAccount = { readonly account: StoredAccount; readonly platformNumber: string }

/** Source: service interface, v1 additions: the account must be imported, not only staged, and both values must match. */
export function findImported({ store, clock }: Practice, reference: AccountReference): ImportedAccount | undefined {
  const account = store.accounts.find(reference.supplier, reference.number)
  const progress = account && progressOf(account, clock())
  return account && progress?.status === 'PROCESSED' ? { account, platformNumber: progress.platformNumber } : undefined
}
