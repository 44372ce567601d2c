/** The accounts of the open project in their order, kept up by what changes; found by key without going through 100,000 of them. */
import type { AccountListChange, IndexedAccount } from '../preparation/protocol.ts'

export class AccountRegister {
  #accounts: IndexedAccount[]
  /** Made when somebody asks, and again when places have moved. */
  #places: Map<string, number> | null = null

  constructor(accounts: readonly IndexedAccount[]) {
    this.#accounts = [...accounts]
  }

  /** In the order of their first rows. The list changes with the accounts: it is not for keeping. */
  get all(): readonly IndexedAccount[] {
    return this.#accounts
  }

  find(key: string): IndexedAccount | undefined {
    const place = this.#placeOf(key)
    return place === undefined ? undefined : this.#accounts[place]
  }

  apply(change: AccountListChange): void {
    if (change.of === 'all') {
      this.#accounts = [...change.accounts]
      this.#places = null
      return
    }
    for (const account of change.changed) {
      const place = this.#placeOf(account.key)
      if (place !== undefined) this.#accounts[place] = account
    }
    if (change.removed.length > 0) {
      const removed = new Set(change.removed)
      this.#accounts = this.#accounts.filter(({ key }) => !removed.has(key))
    }
    for (const { at, account } of change.added) this.#accounts.splice(at, 0, account)
    if (change.removed.length + change.added.length > 0) this.#places = null
  }

  #placeOf(key: string): number | undefined {
    this.#places ??= new Map(this.#accounts.map((account, place) => [account.key, place]))
    return this.#places.get(key)
  }
}
