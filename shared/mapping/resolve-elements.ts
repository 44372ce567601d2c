/**
 * Decides which element of the account each mention means: rows that mean the same customer, meter or bill are brought together.
 *
 * Level by level from the outside, so that parents are there before their children whatever the order of sheets. Within a level
 * first what is certain: numbered columns, then the most telling keys with all their fields, then less and less telling ones, then
 * rows that name something without saying where it belongs, and last the rows that give no key at all and mean the only element there is.
 */
import type { Level } from '../catalogue/catalogue.ts'
import type { AssemblyPlan, SheetPlan } from './assembly-plan.ts'
import { type Element, ElementFamily } from './element.ts'
import { hasKey, keyRank } from './key-index.ts'
import type { Mention } from './mention.ts'

/** A row that can't be placed: several elements could be meant and it doesn't say which, or it names one that isn't there. */
export type LostRow = {
  readonly mention: Mention
  readonly level: Level
  readonly reason: 'several could be meant' | 'not there'
}

export type ResolvedAccount = {
  readonly family: ElementFamily
  /** Parents before children. */
  readonly mentions: readonly Mention[]
  readonly lost: readonly LostRow[]
}

/** @param rows  what each row of one account says, in the order of sheets and rows */
export function resolveElements(plan: AssemblyPlan, rows: readonly Mention[]): ResolvedAccount {
  const resolver = new Resolver(plan)
  const byLevel = new Map<string, Mention[]>()
  const all: Mention[] = []
  const collect = (mention: Mention): void => {
    all.push(mention)
    mention.children.forEach(collect)
    if (mention.repeats !== null) return
    const list = byLevel.get(mention.slot.level.path)
    if (list === undefined) byLevel.set(mention.slot.level.path, [mention])
    else list.push(mention)
  }
  for (const row of rows) {
    resolver.placeAccount(row)
    collect(row)
  }
  for (const level of plan.catalogue.levels) {
    const mentions = byLevel.get(level.path)
    if (mentions === undefined || level.parentPath === null) continue
    const [only] = mentions
    if (only !== undefined && mentions.length === 1) resolver.placeAlone(only)
    else resolver.placeLevel(mentions)
  }
  for (const mention of all) {
    if (mention.repeats !== null) mention.element = mention.repeats.element
  }
  return { family: resolver.family, mentions: all, lost: withRepeats(resolver.lost, all) }
}

/** A row that repeats one that is lost is lost as well. */
function withRepeats(lost: readonly LostRow[], all: readonly Mention[]): readonly LostRow[] {
  if (lost.length === 0) return lost
  const repeated = Map.groupBy(all, ({ repeats }) => repeats)
  return lost.flatMap((one) => [
    one,
    ...(repeated.get(one.mention) ?? []).map((mention): LostRow => ({ ...one, mention })),
  ])
}

class Resolver {
  readonly family: ElementFamily
  readonly lost: LostRow[] = []
  /** Where an element with a key that is unique in the account belongs: level and key → the elements around it. */
  readonly #homes = new Map<string, Element>()
  /** Elements that some row describes, or places where they belong, by path of their level. */
  readonly #described = new Map<string, Element[]>()
  /** Sheets in which every row is an element of its own: which elements have a row there. */
  readonly #claims = new Map<Element, Set<SheetPlan>>()

  constructor(plan: AssemblyPlan) {
    this.family = new ElementFamily(plan)
  }

  placeAccount(row: Mention): void {
    row.element = this.family.root
    this.family.recognise(this.family.root, row.position, row.key)
  }

  placeLevel(mentions: readonly Mention[]): void {
    for (const { parent } of mentions) settleFromAbove(parent)
    const open = mentions.filter(({ slot, isFilled }) => isFilled || slot.selector.by !== 'row')
    const numbered = open.filter(({ slot }) => slot.selector.by === 'index')
    for (const mention of numbered) this.#placeNumbered(mention)
    // Only now: what one row says of "Customer 1" must not make the others look like somebody else.
    for (const mention of numbered) this.#recognise(mention)

    const others = open.filter(({ slot }) => slot.selector.by !== 'index')
    const keyed = others
      .filter(({ key }) => hasKey(key))
      .map((mention) => ({ mention, rank: keyRank(mention.slot, mention.key) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ mention }) => mention)
    for (const mention of keyed) if (isSettled(mention)) this.#placeByKey(mention)
    const describing = keyed.filter(({ slot }) => !slot.isOnlyNamed)
    const naming = keyed.filter(({ slot }) => slot.isOnlyNamed)
    for (const mention of [...describing, ...naming]) {
      if (mention.element === null && !mention.isLost) this.#placeFloating(mention)
    }

    const keyless = others.filter(({ key }) => !hasKey(key))
    for (const mention of [...keyless.filter(isSettled), ...keyless]) this.#placeWithoutKey(mention)
  }

  /** Most levels of most accounts are spoken of once: the same as above, for one mention. */
  placeAlone(mention: Mention): void {
    settleFromAbove(mention.parent)
    if (mention.slot.selector.by === 'index') {
      this.#placeNumbered(mention)
      this.#recognise(mention)
    } else if (!mention.isFilled && mention.slot.selector.by === 'row') return
    else if (!hasKey(mention.key)) this.#placeWithoutKey(mention)
    else if (isSettled(mention)) this.#placeByKey(mention)
    else this.#placeFloating(mention)
  }

  #placeNumbered(mention: Mention): void {
    const { selector, level } = mention.slot
    if (selector.by !== 'index') return
    const parent = this.#parentOf(mention)
    if (parent === null) return
    const known = parent.childrenAt(level.path).find(({ index }) => index === selector.index)
    mention.element = known ?? this.family.make(parent, level, selector.index, mention.position)
    this.#describe(mention.element)
  }

  /**
   * The parent is known, or what the row passes through has one element: the element with this key below it, or a new one.
   * @param isOnlyNamed  the row neither describes the element nor says where it belongs
   */
  #placeByKey(mention: Mention, isOnlyNamed = false): void {
    const parent = this.#parentOf(mention)
    if (parent === null) return
    const { level } = mention.slot
    const home = this.#homeOf(mention)
    const isFree = this.#isFreeFor(mention)
    const found = home === undefined ? this.family.siblings(parent, level).find(mention.key, isFree) : [home]
    if (found.length > 1) {
      this.#lose(mention, level)
      return
    }
    mention.element = found[0] ?? this.family.make(parent, level, null, mention.position)
    this.#recognise(mention)
    if (!isOnlyNamed) this.#describe(mention.element)
  }

  #describe(element: Element): void {
    const described = this.#described.get(element.level.path)
    if (described === undefined) this.#described.set(element.level.path, [element])
    else if (described.at(-1) !== element) described.push(element)
  }

  /** The row names its account and this element's key, but nothing in between: the key is looked for in the whole account. */
  #placeFloating(mention: Mention): void {
    const ancestor = settledAncestor(mention)
    if (ancestor === null) {
      mention.isLost = true
      return
    }
    const isFree = this.#isFreeFor(mention)
    const found = this.family
      .anywhere(mention.slot.level)
      .find(mention.key, (one) => one.isBelow(ancestor) && isFree(one))
    const [element] = found
    if (element === undefined) this.#placeNew(mention, ancestor)
    else if (found.length > 1) this.#lose(mention, mention.slot.level)
    else this.#bind(mention, element)
  }

  /**
   * No such element is there yet. Where rows of another sheet describe the account's meters, one that is only named here, to say
   * whose register this is, is a slip; where nothing else speaks of meters, the name is all there is to know.
   */
  #placeNew(mention: Mention, ancestor: Element): void {
    const { level, isOnlyNamed } = mention.slot
    const described = isOnlyNamed ? (this.#described.get(level.path) ?? []) : []
    if (described.some((one) => one.isBelow(ancestor))) this.#lose(mention, level, 'not there')
    else this.#placeByKey(mention, isOnlyNamed)
  }

  /** The row means this element, and so what it passes through means the elements around it. */
  #bind(mention: Mention, element: Element): void {
    mention.element = element
    let around = element.parent
    for (let parent = mention.parent; parent !== null && parent.element === null; parent = parent.parent) {
      parent.element = around
      around = around?.parent ?? null
    }
    this.#recognise(mention)
  }

  /** Without a key the row means the only element there is, or there will be. */
  #placeWithoutKey(mention: Mention): void {
    if (mention.element !== null || mention.isLost) return
    const parent = this.#parentOf(mention)
    if (parent === null) return
    const home = this.#homeOf(mention)
    mention.element = home ?? this.#onlyChild(mention, parent)
    if (mention.element === null) return
    this.#recognise(mention)
    this.#describe(mention.element)
  }

  /** @returns `null` when there are several, and the row is lost */
  #onlyChild(mention: Mention, parent: Element): Element | null {
    const { level } = mention.slot
    const present = parent.childrenAt(level.path).filter(this.#isFreeFor(mention))
    const [only] = present
    if (only === undefined) return this.family.make(parent, level, null, mention.position)
    if (present.length === 1) return only
    this.#lose(mention, level)
    return null
  }

  /** The element that a mention belongs to; levels that the row only passes through have one element. `null`: it is lost. */
  #parentOf(mention: Mention): Element | null {
    const { parent } = mention
    if (parent === null) return null
    if (parent.element !== null) return parent.element
    const around = parent.isLost ? null : this.#parentOf(parent)
    const element = around === null ? null : this.#onlyChild(parent, around)
    if (element === null) {
      mention.isLost = true
      return null
    }
    parent.element = element
    return element
  }

  /** Remembers what tells the element apart, and where the unique keys further inside belong. */
  #recognise(mention: Mention): void {
    if (mention.element === null) return
    this.#claim(mention.element, mention)
    this.family.recognise(mention.element, mention.position, mention.key)
    for (const key of uniqueKeysBelow(mention)) {
      const home = `${mention.slot.level.path} ${key}`
      if (!this.#homes.has(home)) this.#homes.set(home, mention.element)
    }
  }

  /**
   * A supply point's number is unique, so it decides which supply address its row means: a slip in the street is then a
   * disagreement about that street, not a second address.
   */
  #homeOf(mention: Mention): Element | undefined {
    for (const key of uniqueKeysBelow(mention)) {
      const home = this.#homes.get(`${mention.slot.level.path} ${key}`)
      if (home !== undefined && this.#isFreeFor(mention)(home)) return home
    }
    return undefined
  }

  #claim(element: Element, { slot, row }: Mention): void {
    if (!slot.isOwnOfRow) return
    const sheets = this.#claims.get(element) ?? new Set<SheetPlan>()
    this.#claims.set(element, sheets.add(row.sheet))
  }

  /** Where every row is one of its own, an element that another row of the sheet means is no longer free. */
  #isFreeFor({ slot, row }: Mention): (element: Element) => boolean {
    return (element) => !slot.isOwnOfRow || this.#claims.get(element)?.has(row.sheet) !== true
  }

  #lose(mention: Mention, level: Level, reason: LostRow['reason'] = 'several could be meant'): void {
    mention.isLost = true
    this.lost.push({ mention, level, reason })
  }
}

/** What a row of a filled-down sheet leaves blank is what the row above means, as far as it is inside what this row says. */
function settleFromAbove(mention: Mention | null): void {
  if (mention === null || mention.element !== null || mention.isLost) return
  settleFromAbove(mention.parent)
  const element = mention.above?.element ?? null
  const around = mention.parent?.element ?? null
  if (element !== null && (around === null || element.parent === around)) mention.element = element
}

const isSettled = ({ parent }: Mention): boolean => parent?.element != null

/** The nearest element around a mention that is known; `null` when the row is lost on the way. */
function settledAncestor(mention: Mention): Element | null {
  for (let parent = mention.parent; parent !== null; parent = parent.parent) {
    if (parent.isLost) return null
    if (parent.element !== null) return parent.element
  }
  return null
}

const none: readonly string[] = []

/** The unique keys of the elements that the same row puts inside this one. */
function uniqueKeysBelow(mention: Mention): readonly string[] {
  if (!mention.slot.hasUniqueBelow) return none
  return mention.children.flatMap((child) => {
    const { level } = child.slot
    const fields = level.isKeyUnique ? child.key[0] : undefined
    const isWhole = fields !== undefined && fields.length > 0 && fields.every((field) => typeof field === 'string')
    return [...(isWhole ? [`${level.path} ${fields.join('\u0000')}`] : []), ...uniqueKeysBelow(child)]
  })
}
