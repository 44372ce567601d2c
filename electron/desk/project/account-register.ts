/**
 * The accounts of the open project in their order, kept up by what changes; found by key without going through 100,000 of them. It
 * tells what changed since somebody looked, so that what is counted over all of them can be kept up too.
 */

import { ChangeLog } from '../../flow/change-log.ts'
import { yieldToEventLoop } from '../../flow/yielding.ts'
import type { AccountListChange, IndexedAccount, PreparedPayload } from '../../preparation/protocol.ts'

/** What an account was and is; one that came was `null`, one that has gone is `null`. */
export type AccountMove = { readonly was: IndexedAccount | null; readonly is: IndexedAccount | null }

/** As many moves as this are worth following one by one. */
const movesKept = 5000

export class AccountRegister {
  #accounts: IndexedAccount[] = []
  readonly #byKey = new Map<string, IndexedAccount>()
  /** Not among those by key yet. */
  #unsorted: IndexedAccount[] = []
  readonly #moves = new ChangeLog<AccountMove>(movesKept)
  /** By key, of payloads that were read when no hash was told with the account. */
  readonly #hashesRead = new Map<string, string>()
  /** Made when it is asked for, and again when a number has come, gone or changed. */
  #keysByNumber: ReadonlyMap<string, readonly string[]> | null = null

  constructor(accounts: readonly IndexedAccount[]) {
    this.#takeIn(accounts)
  }

  /** In the order of their first rows. The list changes with the accounts: it is not for keeping. */
  get all(): readonly IndexedAccount[] {
    return this.#accounts
  }

  find(key: string): IndexedAccount | undefined {
    this.#sortAll()
    return this.#byKey.get(key)
  }

  /** Those with one of these numbers. */
  ofNumbers(numbers: Iterable<string>): readonly IndexedAccount[] {
    const wanted = [...numbers]
    // Nobody waits for an index that nothing is looked up in.
    if (wanted.length === 0) return []
    this.#keysByNumber ??= keysByNumber(this.#accounts)
    const found: IndexedAccount[] = []
    for (const number of wanted)
      for (const key of this.#keysByNumber.get(number) ?? []) {
        const account = this.find(key)
        if (account !== undefined) found.push(account)
      }
    return found
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#moves.revision
  }

  /** What has changed since a revision, in order; `null` where that was too much to remember. */
  movesSince(revision: number): readonly AccountMove[] | null {
    return this.#moves.since(revision)
  }

  apply(change: AccountListChange): void {
    if (change.of === 'all') {
      this.#takeIn(change.accounts)
      this.#keysByNumber = null
      this.#moves.forget()
      return
    }
    this.#sortAll()
    const gone = new Set(change.removed.flatMap((key) => this.#byKey.get(key) ?? []))
    if (gone.size > 0) this.#accounts = this.#accounts.filter((account) => !gone.has(account))
    for (const { key } of gone) this.#byKey.delete(key)
    const changed = new Map(
      change.changed.flatMap((is) => {
        const was = this.#byKey.get(is.key)
        return was === undefined ? [] : [[was, this.#withHashRead(is)] as const]
      }),
    )
    this.#replace(changed)
    const added = change.added.map(({ at, account }) => ({ at, account: this.#withHashRead(account) }))
    for (const { at, account } of added) {
      this.#accounts.splice(at, 0, account)
      this.#byKey.set(account.key, account)
    }
    const moves: AccountMove[] = [
      ...[...gone].map((was) => ({ was, is: null })),
      ...[...changed].map(([was, is]) => ({ was, is })),
      ...added.map(({ account }) => ({ was: null, is: account })),
    ]
    if (moves.some(({ was, is }) => was?.accountNumber !== is?.accountNumber)) this.#keysByNumber = null
    this.#moves.add(moves)
  }

  /** Payloads were read: what is found out about them is held against the hashes that they have now. */
  noteRead(payloads: readonly Pick<PreparedPayload, 'key' | 'accountNumber' | 'payloadHash'>[]): void {
    const changed: IndexedAccount[] = []
    for (const { key, accountNumber, payloadHash } of payloads) {
      const account = this.find(key)
      if (accountNumber === null || (account !== undefined && account.payloadHash !== null)) continue
      this.#hashesRead.set(key, payloadHash)
      if (account !== undefined) changed.push(account)
    }
    this.apply({ of: 'some', removed: [], changed, added: [] })
  }

  /** Another preparation process does not know what was read, and may tell no hash of what changes then. */
  forgetRead(): void {
    this.#hashesRead.clear()
  }

  /** An account that is told without a hash, though its payload was read, stood like that before it was: the two came in turns. */
  #withHashRead(told: IndexedAccount): IndexedAccount {
    const read = told.payloadHash === null ? this.#hashesRead.get(told.key) : undefined
    return read === undefined ? told : { ...told, payloadHash: read }
  }

  /** 100,000 are sorted in by key bit by bit; whoever looks for one before that waits for the rest. */
  #takeIn(accounts: readonly IndexedAccount[]): void {
    this.#accounts = [...accounts]
    this.#unsorted = [...this.#accounts].reverse()
    this.#byKey.clear()
    void this.#sortLater()
  }

  async #sortLater(): Promise<void> {
    while (this.#unsorted.length > 0) {
      await yieldToEventLoop()
      this.#sort(sortedAtOnce)
    }
  }

  #sortAll(): void {
    if (this.#unsorted.length > 0) this.#sort(this.#unsorted.length)
  }

  #sort(count: number): void {
    for (const account of this.#unsorted.splice(-count, count)) this.#byKey.set(account.key, account)
  }

  #replace(changed: ReadonlyMap<IndexedAccount, IndexedAccount>): void {
    if (changed.size > fewAccounts) this.#accounts = this.#accounts.map((account) => changed.get(account) ?? account)
    for (const [was, is] of changed) {
      // Looking for an object among 100,000 takes a tenth of a millisecond, and needs no index that every new row would upset.
      if (changed.size <= fewAccounts) this.#accounts[this.#accounts.indexOf(was)] = is
      this.#byKey.set(is.key, is)
    }
  }
}

const fewAccounts = 20

/** Some milliseconds. */
const sortedAtOnce = 2000

function keysByNumber(accounts: readonly IndexedAccount[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>()
  for (const { key, accountNumber } of accounts) {
    if (accountNumber === null) continue
    const known = keys.get(accountNumber)
    if (known === undefined) keys.set(accountNumber, [key])
    else known.push(key)
  }
  return keys
}
