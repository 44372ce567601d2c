/** Takes a long answer apart into messages of a few milliseconds each, and puts it together again at the other end. */
import type { Result } from '../../../shared/result.ts'
import type { IndexedAccount } from '../protocol.ts'
import type { Told } from './messages.ts'

const accountsAtOnce = 500

type Listing = { readonly accounts: readonly IndexedAccount[] }

/** @returns the messages that tell an answer, in order; the last one is the answer itself */
export function partsOfAnswer(id: number, result: Result<unknown>): readonly Told[] {
  const value = result.ok ? result.value : null
  if (!isListing(value) || value.accounts.length <= accountsAtOnce) return [{ kind: 'answer', id, result }]
  const { accounts } = value
  const parts = Array.from({ length: Math.ceil(accounts.length / accountsAtOnce) }, (_, index): Told => {
    const from = index * accountsAtOnce
    return { kind: 'accounts', id, accounts: accounts.slice(from, from + accountsAtOnce) }
  })
  return [...parts, { kind: 'answer', id, result: { ok: true, value: { ...value, accounts: [] } } }]
}

/** @param before  what came before the answer, in order */
export function wholeAnswer(result: Result<unknown>, before: readonly IndexedAccount[]): Result<unknown> {
  if (before.length === 0 || !result.ok || !isListing(result.value)) return result
  return { ok: true, value: { ...result.value, accounts: before } }
}

const isListing = (value: unknown): value is Listing =>
  typeof value === 'object' && value !== null && 'accounts' in value && Array.isArray(value.accounts)
