/** A keychain in memory that behaves as keytar does, with one fault. */
import type { Keychain } from '../../../electron/desk-ports.ts'

export type MemoryKeychain = Keychain & { readonly entries: Map<string, string> }

export function memoryKeychain(fault: Partial<Keychain> = {}): MemoryKeychain {
  const entries = new Map<string, string>()
  return {
    entries,
    getPassword: async (_service, account) => entries.get(account) ?? null,
    setPassword: async (_service, account, password) => void entries.set(account, password),
    deletePassword: async (_service, account) => entries.delete(account),
    ...fault,
  }
}
