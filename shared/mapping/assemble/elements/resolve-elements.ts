/**
 * Decides which element of the account each mention means: rows that mean the same customer, meter or bill are brought together.
 *
 * Level by level from the outside, so that parents are there before their children whatever the order of sheets. Within a level
 * first what is certain: numbered columns, then the most telling keys with all their fields, then less and less telling ones, then
 * rows that name something without saying where it belongs, and last the rows that give no key at all and mean the only element there is.
 */
import type { Level } from '../../../catalogue/catalogue.ts'
import type { AssemblyPlan, SheetPlan } from '../../plan/assembly-plan.ts'
import {
  hasKey,
  KeyIndex,
  type KeyValues,
  keyRank,
  type LevelKeys,
  onlyAlternative,
  wholeKey,
} from '../../plan/key-index.ts'
import { type Element, ElementFamily } from './element.ts'
import type { Mention, RowOfSheet } from './mention.ts'

/** A row that can't be placed: several elements could be meant and it doesn't say which, or it names one that isn't there. */
export type LostRow = {
  readonly mention: Mention
  readonly row: RowOfSheet
  readonly level: Level
  readonly reason: 'several could be meant' | 'not there'
}

export type ResolvedAccount = { readonly family: ElementFamily; readonly lost: readonly LostRow[] }

/** Gives every mention its element. @param mentions  of one account, parents before children, row by row */
export function resolveElements(plan: AssemblyPlan, mentions: readonly Mention[]): ResolvedAccount {
  const placing = new Placing(plan)
  const byLevel = new Array<Mention[] | undefined>(plan.catalogue.levels.length)
  for (const mention of mentions) {
    if (mention.parent === null) mention.element = placing.family.root
    const { levelOrder } = mention.slot
    const level = byLevel[levelOrder]
    if (level === undefined) byLevel[levelOrder] = [mention]
    else level.push(mention)
  }
  for (let order = 0; order < byLevel.length; order += 1) {
    const ofLevel = byLevel[order] ?? none
    const first = ofLevel[0]
    if (first === undefined || first.parent === null) continue
    if (ofLevel.length === 1 || areApart(ofLevel)) for (const mention of ofLevel) placing.placeAlone(mention)
    else new LevelPlacing(placing, plan.levelKeys.get(first.slot.level.path)).place(ofLevel)
  }
  return { family: placing.family, lost: placing.lost.length === 0 ? none : placing.lost.flatMap(withRepetitions) }
}

/** A row that repeats one that is lost is lost as well. */
const withRepetitions = (lost: LostRow): readonly LostRow[] => [
  lost,
  ...lost.mention.repetitions.map(({ row }): LostRow => ({ ...lost, row })),
]

const none: readonly never[] = []

/** What is known of an account while its elements are found, level by level. */
class Placing {
  readonly family: ElementFamily
  readonly lost: LostRow[] = []
  /** Sheets in which every row is an element of its own: which elements have a row there. */
  #claims: Map<Element, Set<SheetPlan>> | null = null

  constructor(plan: AssemblyPlan) {
    this.family = new ElementFamily(plan)
  }

  /** Most levels of most accounts are spoken of once: the element is new, wherever it belongs, and no key is looked at. */
  placeAlone(mention: Mention): void {
    settleFromAbove(mention.parent)
    if (!isPlaceable(mention)) return
    const parent = this.parentOf(mention)
    if (parent !== null) this.claim(mention, this.make(mention, parent))
  }

  make({ slot, position }: Mention, parent: Element): Element {
    return this.family.make(parent, slot.written, slot.selector.by === 'index' ? slot.selector.index : null, position)
  }

  /** The row means this element. */
  claim(mention: Mention, element: Element): void {
    mention.element = element
    element.isMetAt(mention.position)
    if (!mention.slot.isOwnOfRow) return
    this.#claims ??= new Map()
    const sheets = this.#claims.get(element) ?? new Set<SheetPlan>()
    this.#claims.set(element, sheets.add(mention.row.sheet))
  }

  /** Where every row is one of its own, an element that another row of the sheet means is no longer free. */
  isFreeFor({ slot, row }: Mention, element: Element): boolean {
    return !slot.isOwnOfRow || this.#claims?.get(element)?.has(row.sheet) !== true
  }

  /** The element that a mention belongs to; levels that the row only passes through have one element. `null`: it is lost. */
  parentOf(mention: Mention): Element | null {
    const { parent } = mention
    if (parent === null) return null
    if (parent.element !== null) return parent.element
    const around = parent.isLost ? null : this.parentOf(parent)
    const element = around === null ? null : this.onlyChild(parent, around)
    if (element === null) {
      mention.isLost = true
      return null
    }
    parent.element = element
    return element
  }

  /** The only element there is below a parent, or there will be. @returns `null` when there are several, and the row is lost */
  onlyChild(mention: Mention, parent: Element): Element | null {
    const { level, written } = mention.slot
    const present = parent.childrenAt(written).filter((one) => this.isFreeFor(mention, one))
    const [only] = present
    if (only === undefined) return this.family.make(parent, written, null, mention.position)
    if (present.length === 1) return only
    this.lose(mention, level)
    return null
  }

  lose(mention: Mention, level: Level, reason: LostRow['reason'] = 'several could be meant'): void {
    mention.isLost = true
    this.lost.push({ mention, row: mention.row, level, reason })
  }
}

/** Whether nothing that two keys both say differs. */
const canBeOne = (one: KeyValues, other: KeyValues): boolean =>
  one.every((fields, alternative) =>
    fields.every((value, field) => {
      const meant = other[alternative]?.[field]
      return typeof value !== 'string' || typeof meant !== 'string' || value === meant
    }),
  )

/** A row that only passes through an element, on the way to something inside it, says nothing of where it belongs. */
const isPlaceable = ({ slot, isFilled }: Mention): boolean => isFilled || slot.selector.by !== 'row'

/** Whether none can mean what another means, which shows without looking for any: as the meters of a supply point, or the register of each. */
function areApart(mentions: readonly Mention[]): boolean {
  const around: Element[] = []
  for (const { slot, isFilled, parent } of mentions) {
    if (!isFilled || slot.selector.by !== 'row' || slot.hasUniqueBelow) return false
    settleFromAbove(parent)
    if (parent === null || parent.element === null) return false
    around.push(parent.element)
  }
  return areDifferent(around) || areNamedApart(mentions)
}

/** Whether each is known by one key alone, the same one for all, and by another value of it. */
function areNamedApart(mentions: readonly Mention[]): boolean {
  const [first] = mentions
  const alternative = first === undefined ? -1 : onlyAlternative(first.key)
  if (alternative === -1) return false
  const values: (string | null)[] = []
  for (const { slot, key } of mentions) {
    // In another slot the same key may have other fields.
    if (slot !== first?.slot || onlyAlternative(key) !== alternative) return false
    values.push(wholeKey(key[alternative]))
  }
  return areDifferent(values)
}

/** So few are compared sooner than put into a set. */
const few = 16

function areDifferent(things: readonly unknown[]): boolean {
  if (things.length > few) return new Set(things).size === things.length
  for (let at = 1; at < things.length; at += 1) if (things.indexOf(things[at]) !== at) return false
  return true
}

const rankOf = ({ slot, key }: Mention): number => keyRank(slot, key)

const noKeys: LevelKeys = { masks: [], isWeak: [] }

/** Finds the elements of one level that several mentions speak of. */
class LevelPlacing {
  readonly #placing: Placing
  readonly #keys: LevelKeys
  /** By the elements around them; filled when first asked for. */
  #siblings: Map<Element, KeyIndex<Element>> | null = null
  /** The elements of the level in the whole account; filled when first asked for. */
  #anywhere: KeyIndex<Element> | null = null
  /** Where an element with a key that is unique in the account belongs: key → the element around it. */
  #homes: Map<string, Element> | null = null
  /** Elements that some row describes, or places where they belong. */
  readonly #described: Element[] = []
  readonly #recognised: Mention[] = []

  constructor(placing: Placing, keys: LevelKeys = noKeys) {
    this.#placing = placing
    this.#keys = keys
  }

  place(mentions: readonly Mention[]): void {
    for (const { parent } of mentions) settleFromAbove(parent)
    const numbered: Mention[] = []
    const keyed: Mention[] = []
    const keyless: Mention[] = []
    for (const mention of mentions) {
      if (mention.slot.selector.by === 'index') numbered.push(mention)
      else if (isPlaceable(mention)) (hasKey(mention.key) ? keyed : keyless).push(mention)
    }
    for (const mention of numbered) this.#placeNumbered(mention)
    // Only now: what one row says of "Customer 1" must not make the others look like somebody else.
    for (const mention of numbered) if (!mention.slot.isRemark) this.#recognise(mention)

    const firstRank = keyed[0] === undefined ? 0 : rankOf(keyed[0])
    if (keyed.some((one) => rankOf(one) !== firstRank)) {
      keyed.sort((one, other) => rankOf(one) - rankOf(other))
    }
    for (const mention of keyed) if (isSettled(mention)) this.#placeByKey(mention)
    const floating = keyed.filter(({ element, isLost }) => element === null && !isLost)
    for (const mention of floating) if (!mention.slot.isOnlyNamed) this.#placeFloating(mention)
    for (const mention of floating) if (mention.slot.isOnlyNamed) this.#placeFloating(mention)

    for (const mention of keyless) if (isSettled(mention)) this.#placeWithoutKey(mention)
    for (const mention of keyless) this.#placeWithoutKey(mention)
  }

  #placeNumbered(mention: Mention): void {
    const { selector, written } = mention.slot
    if (selector.by !== 'index') return
    const parent = this.#placing.parentOf(mention)
    if (parent === null) return
    const { isRemark } = mention.slot
    const known = parent
      .childrenAt(written)
      .find((one) => one.index === selector.index && (!isRemark || one.keys.every((key) => canBeOne(key, mention.key))))
    mention.element = known ?? this.#placing.make(mention, parent)
    this.#described.push(mention.element)
    if (isRemark) this.#recognise(mention)
  }

  /**
   * The parent is known, or what the row passes through has one element: the element with this key below it, or a new one.
   * @param isOnlyNamed  the row neither describes the element nor says where it belongs
   */
  #placeByKey(mention: Mention, isOnlyNamed = false): void {
    const parent = this.#placing.parentOf(mention)
    if (parent === null) return
    const home = this.#homeOf(mention)
    const found = home === undefined ? this.#findBelow(parent, mention) : [home]
    if (found.length > 1) {
      this.#placing.lose(mention, mention.slot.level)
      return
    }
    mention.element = found[0] ?? this.#placing.make(mention, parent)
    this.#recognise(mention)
    if (!isOnlyNamed) this.#described.push(mention.element)
  }

  #findBelow(parent: Element, mention: Mention): readonly Element[] {
    const children = parent.childrenAt(mention.slot.written)
    if (children.length === 0) return none
    this.#siblings ??= new Map()
    const known = this.#siblings.get(parent)
    const index = known ?? this.#indexOf(children)
    if (known === undefined) this.#siblings.set(parent, index)
    return index.find(mention.key, (one) => this.#placing.isFreeFor(mention, one))
  }

  #indexOf(elements: Iterable<Element>): KeyIndex<Element> {
    const index = new KeyIndex<Element>(this.#keys, (one) => one.keyStates)
    for (const element of elements) for (const key of element.keys) index.add(element, key)
    return index
  }

  /** The row names its account and this element's key, but nothing in between: the key is looked for in the whole account. */
  #placeFloating(mention: Mention): void {
    const ancestor = settledAncestor(mention)
    if (ancestor === null) {
      mention.isLost = true
      return
    }
    this.#anywhere ??= this.#indexOf(new Set(this.#recognised.flatMap((one) => one.element ?? [])))
    const isMeant = (one: Element) => one.isBelow(ancestor) && this.#placing.isFreeFor(mention, one)
    const found = this.#anywhere.find(mention.key, isMeant)
    const [element] = found
    if (element === undefined) this.#placeNew(mention, ancestor)
    else if (found.length > 1) this.#placing.lose(mention, mention.slot.level)
    else this.#bind(mention, element)
  }

  /**
   * No such element is there yet. Where rows of another sheet describe the account's meters, one that is only named here, to say
   * whose register this is, is a slip; where nothing else speaks of meters, the name is all there is to know.
   */
  #placeNew(mention: Mention, ancestor: Element): void {
    const { level, isOnlyNamed } = mention.slot
    const isDescribed = isOnlyNamed && this.#described.some((one) => one.isBelow(ancestor))
    if (isDescribed) this.#placing.lose(mention, level, 'not there')
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
    const parent = this.#placing.parentOf(mention)
    if (parent === null) return
    mention.element = this.#homeOf(mention) ?? this.#placing.onlyChild(mention, parent)
    if (mention.element === null) return
    this.#recognise(mention)
    this.#described.push(mention.element)
  }

  /** Remembers what tells the element apart, and where the unique keys further inside belong. */
  #recognise(mention: Mention): void {
    const { element, key } = mention
    if (element === null) return
    this.#placing.claim(mention, element)
    this.#recognised.push(mention)
    element.recognise(key)
    if (element.parent !== null) this.#siblings?.get(element.parent)?.add(element, key)
    this.#anywhere?.add(element, key)
    for (const unique of uniqueKeysBelow(mention)) {
      this.#homes ??= new Map()
      if (!this.#homes.has(unique)) this.#homes.set(unique, element)
    }
  }

  /**
   * A supply point's number is unique, so it decides which supply address its row means: a slip in the street is then a
   * disagreement about that street, not a second address.
   */
  #homeOf(mention: Mention): Element | undefined {
    if (this.#homes === null) return undefined
    for (const key of uniqueKeysBelow(mention)) {
      const home = this.#homes.get(key)
      if (home !== undefined && this.#placing.isFreeFor(mention, home)) return home
    }
    return undefined
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
