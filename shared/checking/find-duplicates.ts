/** Finds what should exist once but is in several accounts: the same supply point, or meter, can't belong to two households. */
import type { Catalogue, Level } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import type { Asking, CheckedElement, WalkedAccount } from './account/checked-element.ts'
import type { PlaceOfPath } from './said/place-of-path.ts'

/** One thing that no two accounts have, by what tells it apart, e.g. its number. */
export type UniqueThing = { readonly levelPath: string; readonly value: string }

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

/**
 * What tells the things of one account apart that no other should have: by the places of their levels, in the order of the account. Nothing
 * else is kept of them, because it is kept of all accounts of a workbook.
 */
export type UniqueValues = readonly (readonly string[])[]

export const uniqueValues = (uniques: readonly Asking<UniqueLevel>[], walked: WalkedAccount): UniqueValues =>
  uniques.map((unique) => textsAt(unique, walked))

function textsAt(unique: Asking<UniqueLevel>, walked: WalkedAccount): readonly string[] {
  const elements = elementsAt(unique, walked)
  // Neither `map`, whose lists are of another kind once it is compiled, nor one that grows, which keeps room for many.
  const texts = new Array<string>(elements.length)
  let count = 0
  for (const one of elements) {
    const value = one.valueAt(unique.field)
    if (isText(value)) texts[count++] = value
  }
  return count === elements.length ? texts : texts.slice(0, count)
}

/** Where they are in the account's payload, in their order. */
export const pathsOfUniques = (
  uniques: readonly Asking<UniqueLevel>[],
  walked: WalkedAccount,
): readonly (readonly string[])[] =>
  uniques.map((unique) =>
    elementsAt(unique, walked).flatMap((one) => (isText(one.valueAt(unique.field)) ? [one.pathOf(unique.field)] : [])),
  )

const elementsAt = ({ askedAt }: Asking<UniqueLevel>, { elementsOf }: WalkedAccount): readonly CheckedElement[] =>
  elementsOf[askedAt] ?? none

const isText = (value: unknown): value is string => typeof value === 'string'

/** The things of an account, and where it stands among the others: the first that has a thing is the one that is named. */
export type AccountThings = {
  readonly rows: { readonly key: string; readonly accountNumber: string | null }
  readonly order: number
  readonly uniques: UniqueValues
}

/** Knows which accounts have the same thing, and is kept up account by account; which accounts there are, its owner knows. */
export class DuplicateIndex<A extends AccountThings> {
  readonly #levels: readonly UniqueLevel[]
  readonly #placesOf: (account: A) => readonly (readonly PlaceOfPath[])[]
  /** By level and value, in the order of the accounts. Nearly all are held by one, and 100,000 lists of one would fill the memory. */
  readonly #holders: readonly Map<string, A | A[]>[]
  /** How many things are held by several: in most workbooks there is none, and of no account a warning is looked for. */
  #sharedCount = 0

  /** @param placesOf  where the things of an account are; asked for only where one of them is in two accounts */
  constructor(levels: readonly UniqueLevel[], placesOf: (account: A) => readonly (readonly PlaceOfPath[])[]) {
    this.#levels = levels
    this.#placesOf = placesOf
    this.#holders = levels.map(() => new Map())
  }

  /** @param account  one that has none of its things here yet. @returns keys of the other accounts whose warnings may be others now */
  put(account: A): ReadonlySet<string> {
    let affected: Set<string> | null = null
    for (let at = 0; at < this.#holders.length; at += 1) {
      const holdersOf = this.#holders[at] as Map<string, A | A[]>
      for (const value of account.uniques[at] ?? none) {
        const held = holdersOf.get(value)
        if (held === undefined) holdersOf.set(value, account)
        else if (held !== account) {
          affected ??= new Set()
          this.#change(at, value, affected, (holders) => {
            const later = holders.findLastIndex(({ order }) => order <= account.order) + 1
            // It may have the thing twice.
            if (holders[later - 1] !== account) holders.splice(later, 0, account)
          })
        }
      }
    }
    affected?.delete(account.rows.key)
    return affected ?? nobody
  }

  /** @param account  one that was put. @returns keys of the other accounts whose warnings may be others now */
  remove(account: AccountThings): ReadonlySet<string> {
    const { key } = account.rows
    const affected = new Set<string>()
    account.uniques.forEach((values, at) => {
      for (const value of values) {
        this.#change(at, value, affected, (holders) => {
          const position = holders.findIndex(({ rows }) => rows.key === key)
          if (position !== -1) holders.splice(position, 1)
        })
      }
    })
    affected.delete(key)
    return affected
  }

  /** A warning for each thing that another account has too; it names the other account. */
  issuesOf(account: A): readonly Issue[] {
    if (this.#sharedCount === 0) return none
    const places = new Map<A, readonly (readonly PlaceOfPath[])[]>()
    const placesOf = (one: A) => {
      const known = places.get(one) ?? this.#placesOf(one)
      places.set(one, known)
      return known
    }
    return account.uniques.flatMap((values, at) =>
      values.flatMap((value, nth): readonly Issue[] => {
        const held = this.#holders[at]?.get(value)
        const [first, second] = Array.isArray(held) ? held : none
        const other = first?.rows.key === account.rows.key ? second : first
        if (other === undefined) return none
        const { where, cell } = placesOf(account)[at]?.[nth] ?? { where: undefined, cell: null }
        const placeThere = placesOf(other)[at]?.[other.uniques[at]?.indexOf(value) ?? -1]
        const otherAccount = { number: other.rows.accountNumber, cell: placeThere?.cell ?? null }
        const { element } = (this.#levels[at] as UniqueLevel).level
        return [issue('thing_in_two_accounts', { cell, element, value, otherAccount }, where)]
      }),
    )
  }

  /** Each account that has the thing; `element`: "supply point". */
  holdersOf({ levelPath, value }: UniqueThing): readonly { readonly account: A; readonly element: string }[] {
    return this.#levels.flatMap(({ level: { path, element } }, at) =>
      path === levelPath ? listOf(this.#holders[at]?.get(value)).map((account) => ({ account, element })) : [],
    )
  }

  #change(at: number, value: string, affected: Set<string>, change: (holders: A[]) => void): void {
    const holdersOf = this.#holders[at] as Map<string, A | A[]>
    const holders = listOf(holdersOf.get(value))
    const [first, second] = holders
    if (holders.length > 1) this.#sharedCount -= 1
    change(holders)
    if (holders.length > 1) this.#sharedCount += 1
    const [firstNow, secondNow] = holders
    if (firstNow === undefined) holdersOf.delete(value)
    else holdersOf.set(value, secondNow === undefined ? firstNow : holders)
    // Everybody names the first, which itself names the next: one more in a crowd changes nothing for the crowd.
    if (firstNow !== first) for (const { rows } of holders) affected.add(rows.key)
    else if (firstNow !== undefined && secondNow !== second) affected.add(firstNow.rows.key)
  }
}

const listOf = <A extends object>(held: A | A[] | undefined): A[] =>
  held === undefined ? [] : Array.isArray(held) ? held : [held]

const none: readonly never[] = []
const nobody: ReadonlySet<string> = new Set()
