/**
 * Which accounts have rows that something is decided about, as the preparation tells: who is set aside follows from it, and is kept nowhere.
 * Another one whenever it changes.
 */
import type { SetAside } from '../../../shared/ipc.ts'
import type { AccountListChange, AccountMarks, ToldAccount } from '../../preparation/protocol.ts'
import type { AsideDecisions } from '../../storage/projects/set-aside.ts'

export class MarkedAccounts {
  readonly byKey: ReadonlyMap<string, AccountMarks>
  readonly #keysOf: ReadonlyMap<string, readonly string[]>
  #aside: { readonly by: AsideDecisions; readonly accounts: AsideAccounts } | null = null

  private constructor(byKey: ReadonlyMap<string, AccountMarks>, keysOf: ReadonlyMap<string, readonly string[]>) {
    this.byKey = byKey
    this.#keysOf = keysOf
  }

  static of(accounts: readonly ToldAccount[]): MarkedAccounts {
    const marked = new Map<string, AccountMarks>()
    for (const { key, marks } of accounts) if (marks !== undefined) marked.set(key, marks)
    return new MarkedAccounts(new Map(), new Map()).#with(marked)
  }

  /** The accounts that have rows of a decision. */
  keysOf(id: string): readonly string[] {
    return this.#keysOf.get(id) ?? []
  }

  /** @returns the same one where nothing of it changes */
  after(change: AccountListChange): MarkedAccounts {
    if (change.of === 'all') return MarkedAccounts.of(change.accounts)
    const told = [...change.changed, ...change.added.map(({ account }) => account)]
    const now = new Map<string, AccountMarks | undefined>(change.removed.map((key) => [key, undefined]))
    for (const { key, marks } of told) now.set(key, marks)
    return this.#with(now)
  }

  #with(now: ReadonlyMap<string, AccountMarks | undefined>): MarkedAccounts {
    const changed = [...now].filter(([key, marks]) => !isSame(this.byKey.get(key), marks))
    if (changed.length === 0) return this
    const [byKey, keysOf] = [new Map(this.byKey), new Map(this.#keysOf)]
    // The rows of one decision may be 20,000 accounts.
    const others = new Map<string, Set<string>>()
    const keysWith = (id: string) => {
      const keys = others.get(id) ?? new Set(keysOf.get(id))
      others.set(id, keys)
      return keys
    }
    for (const [key, marks] of changed) {
      for (const id of byKey.get(key)?.ids ?? []) keysWith(id).delete(key)
      for (const id of marks?.ids ?? []) keysWith(id).add(key)
      if (marks === undefined) byKey.delete(key)
      else byKey.set(key, marks)
    }
    for (const [id, keys] of others) keysOf.set(id, [...keys])
    return new MarkedAccounts(byKey, keysOf)
  }

  /** Those that are set aside: the same until something is decided. */
  setAside(by: AsideDecisions): AsideAccounts {
    if (this.#aside?.by !== by) {
      // They came last, and their rows are marked next.
      const last = new Map<string, SetAside>()
      for (const { rows, isTakenBack, key, reason, at } of by.values())
        if (rows === null && isTakenBack !== true) last.set(key, { reason, at })
      const get = (key: string) => last.get(key) ?? this.byKey.get(key)?.aside
      this.#aside = { by, accounts: { get, has: (key) => get(key) !== undefined } }
    }
    return this.#aside.accounts
  }
}

/** By key, of those that are set aside; another one whenever any is or is not any more. */
export type AsideAccounts = Pick<ReadonlyMap<string, SetAside>, 'get' | 'has'>

const isSame = (one: AccountMarks | undefined, other: AccountMarks | undefined): boolean => {
  if (one?.isInPart !== other?.isInPart || one?.ids.length !== other?.ids.length) return false
  const ids = new Set(other?.ids)
  return one?.ids.every((id) => ids.has(id)) ?? true
}
