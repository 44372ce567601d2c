/** Finds what should exist once but is in several accounts: the same supply point, or meter, can't belong to two households. */
import type { Catalogue, Level } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/assemble/account-draft.ts'
import type { Issue } from '../result.ts'
import type { Asking, WalkedAccount } from './account/checked-element.ts'
import type { PlaceOfPath } from './said/place-of-path.ts'

/** One thing of an account that no other account should have. Small, so that all of a workbook can be kept. */
export type UniqueThing = {
  readonly accountKey: string
  readonly accountNumber: string | null
  /** "supply point" */
  readonly element: string
  readonly levelPath: string
  /** What tells it apart, e.g. its number. */
  readonly value: string
  /** Of that in the account's payload. */
  readonly path: string
}

/** A level whose elements are unique by one field, in all accounts. */
export type UniqueLevel = { readonly level: Level; readonly field: string }

export const uniqueLevels = ({ levels, leaf }: Catalogue): readonly UniqueLevel[] =>
  levels.flatMap((level) => {
    const [[field, ...more] = []] = level.naturalKeys
    if (level.path === '' || field === undefined || more.length > 0) return []
    const isOfNetwork = ofNetwork.test(level.element) && leaf(`${level.path}.${field}`)?.kind === 'identifier'
    return level.isKeyUnique || isOfNetwork ? [{ level, field }] : []
  })

/** Meters and supply points, whose numbers the network gives. No document of an operator says that they are unique. */
const ofNetwork = /(?:^| )(?:meter|point)$/i

/** The things of one account that no other should have. */
export function uniqueThings(
  { key: accountKey, accountNumber }: Pick<AccountDraft, 'key' | 'accountNumber'>,
  uniques: readonly Asking<UniqueLevel>[],
  { elementsOf }: WalkedAccount,
): readonly UniqueThing[] {
  // A list that is filled one by one has room for many, and most accounts have one thing.
  let things: UniqueThing[] | null = null
  for (const { level, field, askedAt } of uniques) {
    for (const one of elementsOf[askedAt] ?? none) {
      const value = one.valueAt(field)
      if (typeof value !== 'string') continue
      const { path: levelPath, element } = level
      const thing = { accountKey, accountNumber, element, levelPath, value, path: one.pathOf(field) }
      if (things === null) things = [thing]
      else things.push(thing)
    }
  }
  return things ?? none
}

/** The things of an account, and where it stands among the others: the first that has a thing is the one that is named. */
export type AccountThings = { readonly order: number; readonly things: readonly UniqueThing[] }

type Holder = { readonly order: number; readonly thing: UniqueThing }

/** Knows which accounts have the same thing, and is kept up account by account. */
export class DuplicateIndex<A extends AccountThings> {
  readonly #placeIn: (account: A, path: string) => PlaceOfPath
  readonly #accounts = new Map<string, A>()
  /** By level and value, in the order of the accounts. Nearly all are held by one, and 100,000 lists of one would fill the memory. */
  readonly #holders = new Map<string, Map<string, Holder | Holder[]>>()
  /** How many things are held by several: in most workbooks there is none, and of no account a warning is looked for. */
  #sharedCount = 0

  /** @param placeIn  where a path of an account is; asked for only where a thing is in two accounts */
  constructor(placeIn: (account: A, path: string) => PlaceOfPath) {
    this.#placeIn = placeIn
  }

  /** @returns keys of the other accounts whose warnings may be others now */
  put(key: string, account: A): ReadonlySet<string> {
    const before = this.remove(key)
    const { order, things } = account
    this.#accounts.set(key, account)
    let affected: Set<string> | null = null
    for (const thing of things) {
      const ofLevel = this.#ofLevel(thing)
      if (!ofLevel.has(thing.value)) {
        ofLevel.set(thing.value, { order, thing })
        continue
      }
      affected ??= new Set(before)
      this.#change(thing, affected, (holders) => {
        const later = holders.findLastIndex((holder) => holder.order <= order) + 1
        holders.splice(later, 0, { order, thing })
      })
    }
    affected?.delete(key)
    return affected ?? before
  }

  /** @returns keys of the other accounts whose warnings may be others now */
  remove(key: string): ReadonlySet<string> {
    const account = this.#accounts.get(key)
    if (account === undefined) return nobody
    const affected = new Set<string>()
    for (const thing of account.things) {
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
    if (this.#sharedCount === 0) return none
    return (this.#accounts.get(key)?.things ?? none).flatMap((thing): readonly Issue[] => {
      const holders = this.#ofLevel(thing).get(thing.value)
      if (!Array.isArray(holders)) return none
      const [first, other] = namedOf(holders)
      const named = first?.accountKey === key ? other : first
      return named === undefined ? [] : [this.#issue(thing, named)]
    })
  }

  /** The thing as each account has it that has it. */
  holdersOf(thing: Pick<UniqueThing, 'levelPath' | 'value'>): readonly UniqueThing[] {
    return this.#holdersOf(thing).map((holder) => holder.thing)
  }

  #issue(thing: UniqueThing, other: UniqueThing): Issue {
    const placeOf = ({ accountKey, path }: UniqueThing): PlaceOfPath | undefined => {
      const account = this.#accounts.get(accountKey)
      return account === undefined ? undefined : this.#placeIn(account, path)
    }
    const { where = { path: thing.path }, cell = null } = placeOf(thing) ?? {}
    const otherAccount = { number: other.accountNumber, cell: placeOf(other)?.cell ?? null }
    const { element, value } = thing
    return issue('thing_in_two_accounts', { cell, element, value, otherAccount }, where)
  }

  #ofLevel({ levelPath }: Pick<UniqueThing, 'levelPath'>): Map<string, Holder | Holder[]> {
    const known = this.#holders.get(levelPath)
    if (known !== undefined) return known
    const made = new Map<string, Holder | Holder[]>()
    this.#holders.set(levelPath, made)
    return made
  }

  #holdersOf(thing: Pick<UniqueThing, 'levelPath' | 'value'>): Holder[] {
    const found = this.#ofLevel(thing).get(thing.value)
    return found === undefined ? [] : Array.isArray(found) ? found : [found]
  }

  #change(thing: UniqueThing, affected: Set<string>, change: (holders: Holder[]) => void): void {
    const holders = this.#holdersOf(thing)
    const [first, other] = namedOf(holders)
    if (holders.length > 1) this.#sharedCount -= 1
    change(holders)
    if (holders.length > 1) this.#sharedCount += 1
    const [only] = holders
    if (only === undefined) this.#ofLevel(thing).delete(thing.value)
    else this.#ofLevel(thing).set(thing.value, holders.length === 1 ? only : holders)
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

const none: readonly never[] = []
const nobody: ReadonlySet<string> = new Set()
