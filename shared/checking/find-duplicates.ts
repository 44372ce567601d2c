/** Finds what should exist once but is in several accounts: the same supply point can't belong to two households. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/account-draft.ts'
import type { Issue } from '../result.ts'
import { type PlaceOfPath, placeOfPath } from './place-of-path.ts'
import { valueAt, type WalkedPayload, walkPayload } from './walk-payload.ts'

/** One thing of an account that no other account should have. Small, so that all of a workbook can be kept. */
export type UniqueThing = {
  readonly accountKey: string
  readonly accountNumber: string | null
  /** "supply point" */
  readonly element: string
  readonly levelPath: string
  /** What tells it apart, e.g. its number. */
  readonly value: string
  readonly place: PlaceOfPath
}

/**
 * The things of one account whose key the catalogue says is unique.
 * @param walked  the payload, where the caller has walked it anyway
 */
export function uniqueThings(
  draft: AccountDraft,
  catalogue: Catalogue,
  walked: WalkedPayload = walkPayload(draft.payload, catalogue),
): readonly UniqueThing[] {
  return walked.elements.flatMap(({ level, path, fields }): UniqueThing[] => {
    const [field, ...more] = level.isKeyUnique && path !== '' ? (level.naturalKeys[0] ?? []) : []
    if (field === undefined || more.length > 0) return []
    const value = valueAt(fields, field)
    if (typeof value !== 'string') return []
    const { key: accountKey, accountNumber } = draft
    const place = placeOfPath(draft, `${path}.${field}`)
    return [{ accountKey, accountNumber, element: level.element, levelPath: level.path, value, place }]
  })
}

/** The things of an account, and where it stands among the others: the first that has a thing is the one that is named. */
export type AccountThings = { readonly key: string; readonly order: number; readonly things: readonly UniqueThing[] }

type Holder = { readonly order: number; readonly thing: UniqueThing }

/** Knows which accounts have the same thing, and is kept up account by account. */
export class DuplicateIndex {
  readonly #accounts = new Map<string, AccountThings>()
  /** By what the thing is, in the order of the accounts. Nearly all are held by one, and 100,000 lists of one would fill the memory. */
  readonly #holders = new Map<string, Holder | Holder[]>()

  /** @returns keys of the accounts (itself among them) whose warnings may be others now */
  put(account: AccountThings): ReadonlySet<string> {
    const affected = new Set(this.remove(account.key))
    affected.add(account.key)
    this.#accounts.set(account.key, account)
    for (const thing of account.things) {
      this.#change(thing, affected, (holders) => {
        const later = holders.findLastIndex(({ order }) => order <= account.order) + 1
        holders.splice(later, 0, { order: account.order, thing })
      })
    }
    return affected
  }

  /** @returns keys of the accounts whose warnings may be others now */
  remove(key: string): ReadonlySet<string> {
    const affected = new Set<string>()
    for (const thing of this.#accounts.get(key)?.things ?? []) {
      this.#change(thing, affected, (holders) => {
        const position = holders.findIndex((holder) => holder.thing === thing)
        if (position !== -1) holders.splice(position, 1)
      })
    }
    this.#accounts.delete(key)
    affected.delete(key)
    return affected
  }

  /** A warning for each thing that another account has too; it names the other account. */
  issuesOf(key: string): readonly Issue[] {
    return (this.#accounts.get(key)?.things ?? []).flatMap((thing) => {
      const [first, other] = namedOf(this.#holdersOf(thing))
      const named = first?.accountKey === key ? other : first
      return named === undefined ? [] : [duplicateIssue(thing, named)]
    })
  }

  #holdersOf(thing: UniqueThing): Holder[] {
    const found = this.#holders.get(nameOf(thing))
    return found === undefined ? [] : Array.isArray(found) ? found : [found]
  }

  #change(thing: UniqueThing, affected: Set<string>, change: (holders: Holder[]) => void): void {
    const holders = this.#holdersOf(thing)
    const [first, other] = namedOf(holders)
    change(holders)
    const [only] = holders
    if (only === undefined) this.#holders.delete(nameOf(thing))
    else this.#holders.set(nameOf(thing), holders.length === 1 ? only : holders)
    const [firstNow, otherNow] = namedOf(holders)
    // Everybody names the first, which itself names the next: one more in a crowd changes nothing for the crowd.
    if (firstNow !== first) for (const holder of holders) affected.add(holder.thing.accountKey)
    else if (firstNow !== undefined && otherNow !== other) affected.add(firstNow.accountKey)
  }
}

/** Who is named in warnings: the first that has the thing, and for the first the next other account. */
function namedOf(holders: readonly Holder[]): readonly [first?: UniqueThing, other?: UniqueThing] {
  const first = holders[0]?.thing
  if (first === undefined) return []
  const other = holders.find(({ thing }) => thing.accountKey !== first.accountKey)?.thing
  return other === undefined ? [first] : [first, other]
}

const nameOf = ({ levelPath, value }: UniqueThing): string => `${levelPath} ${value}`

function duplicateIssue({ element, value, place: { where, cell } }: UniqueThing, other: UniqueThing): Issue {
  const otherAccount = { number: other.accountNumber, cell: other.place.cell }
  return issue('thing_in_two_accounts', { cell, element, value, otherAccount }, where)
}
