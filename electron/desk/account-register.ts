/**
 * The accounts of the open project in their order, kept up by what changes; found by key without going through 100,000 of them. It
 * tells what changed since somebody looked, so that what is counted over all of them can be kept up too.
 */
import type { AccountListChange, IndexedAccount } from '../preparation/protocol.ts'

/** What an account was and is; one that came was `null`, one that has gone is `null`. */
export type AccountMove = { readonly was: IndexedAccount | null; readonly is: IndexedAccount | null }

/** As many moves as this are worth following one by one. */
const movesKept = 5000

export class AccountRegister {
  #accounts: IndexedAccount[]
  readonly #byKey = new Map<string, IndexedAccount>()
  #moves: AccountMove[] = []
  /** Moves that are not kept any more. */
  #forgotten = 0

  constructor(accounts: readonly IndexedAccount[]) {
    this.#accounts = [...accounts]
    for (const account of accounts) this.#byKey.set(account.key, account)
  }

  /** In the order of their first rows. The list changes with the accounts: it is not for keeping. */
  get all(): readonly IndexedAccount[] {
    return this.#accounts
  }

  find(key: string): IndexedAccount | undefined {
    return this.#byKey.get(key)
  }

  /** Grows with every change. */
  get edition(): number {
    return this.#forgotten + this.#moves.length
  }

  /** What has changed since an edition, in order; `null` where that was too much to remember. */
  movesSince(edition: number): readonly AccountMove[] | null {
    return edition < this.#forgotten ? null : this.#moves.slice(edition - this.#forgotten)
  }

  apply(change: AccountListChange): void {
    if (change.of === 'all') {
      this.#accounts = [...change.accounts]
      this.#byKey.clear()
      for (const account of change.accounts) this.#byKey.set(account.key, account)
      this.#forgetMoves()
      return
    }
    const gone = new Set(change.removed.flatMap((key) => this.#byKey.get(key) ?? []))
    if (gone.size > 0) this.#accounts = this.#accounts.filter((account) => !gone.has(account))
    for (const { key } of gone) this.#byKey.delete(key)
    const changed = new Map(
      change.changed.flatMap((is) => {
        const was = this.#byKey.get(is.key)
        return was === undefined ? [] : [[was, is] as const]
      }),
    )
    this.#replace(changed)
    for (const { at, account } of change.added) {
      this.#accounts.splice(at, 0, account)
      this.#byKey.set(account.key, account)
    }
    for (const was of gone) this.#moves.push({ was, is: null })
    for (const [was, is] of changed) this.#moves.push({ was, is })
    for (const { account } of change.added) this.#moves.push({ was: null, is: account })
    if (this.#moves.length > movesKept) this.#forgetMoves()
  }

  #replace(changed: ReadonlyMap<IndexedAccount, IndexedAccount>): void {
    if (changed.size > fewAccounts) this.#accounts = this.#accounts.map((account) => changed.get(account) ?? account)
    for (const [was, is] of changed) {
      // Looking for an object among 100,000 takes a tenth of a millisecond, and needs no index that every new row would upset.
      if (changed.size <= fewAccounts) this.#accounts[this.#accounts.indexOf(was)] = is
      this.#byKey.set(is.key, is)
    }
  }

  #forgetMoves(): void {
    this.#forgotten += this.#moves.length + 1
    this.#moves = []
  }
}

const fewAccounts = 20
