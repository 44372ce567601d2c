/**
 * Decides which element of the account each reference means: rows that mean the same customer, meter or bill are brought together.
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
import type { RowOfSheet, RowReference } from './row-reference.ts'

/** A row that can't be placed: several elements could be meant and it doesn't say which, or it names one that isn't there. */
export type LostRow = {
  readonly reference: RowReference
  readonly row: RowOfSheet
  readonly level: Level
  readonly reason: 'several could be meant' | 'not there'
}

export type ResolvedAccount = { readonly family: ElementFamily; readonly lost: readonly LostRow[] }

/** Gives every reference its element. @param references  of one account, parents before children, row by row */
export function resolveElements(plan: AssemblyPlan, references: readonly RowReference[]): ResolvedAccount {
  const placing = new Placing(plan)
  const byLevel = new Array<RowReference[] | undefined>(plan.catalogue.levels.length)
  for (const reference of references) {
    if (reference.parent === null) reference.element = placing.family.root
    const { levelOrder } = reference.slot
    const level = byLevel[levelOrder]
    if (level === undefined) byLevel[levelOrder] = [reference]
    else level.push(reference)
  }
  for (let order = 0; order < byLevel.length; order += 1) {
    const ofLevel = byLevel[order] ?? none
    const first = ofLevel[0]
    if (first === undefined || first.parent === null) continue
    if (ofLevel.length === 1 || areApart(ofLevel)) for (const reference of ofLevel) placing.placeAlone(reference)
    else new LevelPlacing(placing, plan.levelKeys.get(first.slot.level.path)).place(ofLevel)
  }
  return { family: placing.family, lost: placing.lost.length === 0 ? none : placing.lost.flatMap(withRepetitions) }
}

/** A row that repeats one that is lost is lost as well. */
const withRepetitions = (lost: LostRow): readonly LostRow[] => [
  lost,
  ...lost.reference.repetitions.map(({ row }): LostRow => ({ ...lost, row })),
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
  placeAlone(reference: RowReference): void {
    settleFromAbove(reference.parent)
    if (!isPlaceable(reference)) return
    const parent = this.parentOf(reference)
    if (parent !== null) this.claim(reference, this.make(reference, parent))
  }

  make({ slot, position }: RowReference, parent: Element): Element {
    return this.family.make(parent, slot.written, slot.selector.by === 'index' ? slot.selector.index : null, position)
  }

  /** The row means this element. */
  claim(reference: RowReference, element: Element): void {
    reference.element = element
    element.isMetAt(reference.position)
    if (!reference.slot.isOwnOfRow) return
    this.#claims ??= new Map()
    const sheets = this.#claims.get(element) ?? new Set<SheetPlan>()
    this.#claims.set(element, sheets.add(reference.row.sheet))
  }

  /** Where every row is one of its own, an element that another row of the sheet means is no longer free. */
  isFreeFor({ slot, row }: RowReference, element: Element): boolean {
    return !slot.isOwnOfRow || this.#claims?.get(element)?.has(row.sheet) !== true
  }

  /** The element that a reference belongs to; levels that the row only passes through have one element. `null`: it is lost. */
  parentOf(reference: RowReference): Element | null {
    const { parent } = reference
    if (parent === null) return null
    if (parent.element !== null) return parent.element
    const around = parent.isLost ? null : this.parentOf(parent)
    const element = around === null ? null : this.onlyChild(parent, around)
    if (element === null) {
      reference.isLost = true
      return null
    }
    parent.element = element
    return element
  }

  /** The only element there is below a parent, or there will be. @returns `null` when there are several, and the row is lost */
  onlyChild(reference: RowReference, parent: Element): Element | null {
    const { level, written } = reference.slot
    const present = parent.childrenAt(written).filter((one) => this.isFreeFor(reference, one))
    const [only] = present
    if (only === undefined) return this.family.make(parent, written, null, reference.position)
    if (present.length === 1) return only
    this.lose(reference, level)
    return null
  }

  lose(reference: RowReference, level: Level, reason: LostRow['reason'] = 'several could be meant'): void {
    reference.isLost = true
    this.lost.push({ reference, row: reference.row, level, reason })
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
const isPlaceable = ({ slot, isFilled }: RowReference): boolean => isFilled || slot.selector.by !== 'row'

/** Whether none can mean what another means, which shows without looking for any: as the meters of a supply point, or the register of each. */
function areApart(references: readonly RowReference[]): boolean {
  const around: Element[] = []
  for (const { slot, isFilled, parent } of references) {
    if (!isFilled || slot.selector.by !== 'row' || slot.hasUniqueBelow) return false
    settleFromAbove(parent)
    if (parent === null || parent.element === null) return false
    around.push(parent.element)
  }
  return areDifferent(around) || areNamedApart(references)
}

/** Whether each is known by one key alone, the same one for all, and by another value of it. */
function areNamedApart(references: readonly RowReference[]): boolean {
  const [first] = references
  const alternative = first === undefined ? -1 : onlyAlternative(first.key)
  if (alternative === -1) return false
  const values: (string | null)[] = []
  for (const { slot, key } of references) {
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

const rankOf = ({ slot, key }: RowReference): number => keyRank(slot, key)

const noKeys: LevelKeys = { masks: [], isWeak: [] }

/** Finds the elements of one level that several references speak of. */
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
  readonly #recognised: RowReference[] = []

  constructor(placing: Placing, keys: LevelKeys = noKeys) {
    this.#placing = placing
    this.#keys = keys
  }

  place(references: readonly RowReference[]): void {
    for (const { parent } of references) settleFromAbove(parent)
    const numbered: RowReference[] = []
    const keyed: RowReference[] = []
    const keyless: RowReference[] = []
    for (const reference of references) {
      if (reference.slot.selector.by === 'index') numbered.push(reference)
      else if (isPlaceable(reference)) (hasKey(reference.key) ? keyed : keyless).push(reference)
    }
    for (const reference of numbered) this.#placeNumbered(reference)
    // Only now: what one row says of "Customer 1" must not make the others look like somebody else.
    for (const reference of numbered) if (!reference.slot.isRemark) this.#recognise(reference)

    keyed.sort((one, other) => rankOf(one) - rankOf(other))
    for (const reference of keyed) if (isSettled(reference)) this.#placeByKey(reference)
    const floating = keyed.filter(({ element, isLost }) => element === null && !isLost)
    for (const reference of floating) if (!reference.slot.isOnlyNamed) this.#placeFloating(reference)
    for (const reference of floating) if (reference.slot.isOnlyNamed) this.#placeFloating(reference)

    for (const reference of keyless) if (isSettled(reference)) this.#placeWithoutKey(reference)
    for (const reference of keyless) this.#placeWithoutKey(reference)
  }

  #placeNumbered(reference: RowReference): void {
    const { selector, written } = reference.slot
    if (selector.by !== 'index') return
    const parent = this.#placing.parentOf(reference)
    if (parent === null) return
    const { isRemark } = reference.slot
    const known = parent
      .childrenAt(written)
      .find(
        (one) => one.index === selector.index && (!isRemark || one.keys.every((key) => canBeOne(key, reference.key))),
      )
    reference.element = known ?? this.#placing.make(reference, parent)
    this.#described.push(reference.element)
    if (isRemark) this.#recognise(reference)
  }

  /**
   * The parent is known, or what the row passes through has one element: the element with this key below it, or a new one.
   * @param isOnlyNamed  the row neither describes the element nor says where it belongs
   */
  #placeByKey(reference: RowReference, isOnlyNamed = false): void {
    const parent = this.#placing.parentOf(reference)
    if (parent === null) return
    const home = this.#homeOf(reference)
    const found = home === undefined ? this.#findBelow(parent, reference) : [home]
    if (found.length > 1) {
      this.#placing.lose(reference, reference.slot.level)
      return
    }
    reference.element = found[0] ?? this.#placing.make(reference, parent)
    this.#recognise(reference)
    if (!isOnlyNamed) this.#described.push(reference.element)
  }

  #findBelow(parent: Element, reference: RowReference): readonly Element[] {
    const children = parent.childrenAt(reference.slot.written)
    if (children.length === 0) return none
    this.#siblings ??= new Map()
    const known = this.#siblings.get(parent)
    const index = known ?? this.#indexOf(children)
    if (known === undefined) this.#siblings.set(parent, index)
    return index.find(reference.key, (one) => this.#placing.isFreeFor(reference, one))
  }

  #indexOf(elements: Iterable<Element>): KeyIndex<Element> {
    const index = new KeyIndex<Element>(this.#keys, (one) => one.keyStates)
    for (const element of elements) for (const key of element.keys) index.add(element, key)
    return index
  }

  /** The row names its account and this element's key, but nothing in between: the key is looked for in the whole account. */
  #placeFloating(reference: RowReference): void {
    const ancestor = settledAncestor(reference)
    if (ancestor === null) {
      reference.isLost = true
      return
    }
    this.#anywhere ??= this.#indexOf(new Set(this.#recognised.flatMap((one) => one.element ?? [])))
    const isMeant = (one: Element) => one.isBelow(ancestor) && this.#placing.isFreeFor(reference, one)
    const found = this.#anywhere.find(reference.key, isMeant)
    const [element] = found
    if (element === undefined) this.#placeNew(reference, ancestor)
    else if (found.length > 1) this.#placing.lose(reference, reference.slot.level)
    else this.#bind(reference, element)
  }

  /**
   * No such element is there yet. Where rows of another sheet describe the account's meters, one that is only named here, to say
   * whose register this is, is a slip; where nothing else speaks of meters, the name is all there is to know.
   */
  #placeNew(reference: RowReference, ancestor: Element): void {
    const { level, isOnlyNamed } = reference.slot
    const isDescribed = isOnlyNamed && this.#described.some((one) => one.isBelow(ancestor))
    if (isDescribed) this.#placing.lose(reference, level, 'not there')
    else this.#placeByKey(reference, isOnlyNamed)
  }

  /** The row means this element, and so what it passes through means the elements around it. */
  #bind(reference: RowReference, element: Element): void {
    reference.element = element
    let around = element.parent
    for (let parent = reference.parent; parent !== null && parent.element === null; parent = parent.parent) {
      parent.element = around
      around = around?.parent ?? null
    }
    this.#recognise(reference)
  }

  /** Without a key the row means the only element there is, or there will be. */
  #placeWithoutKey(reference: RowReference): void {
    if (reference.element !== null || reference.isLost) return
    const parent = this.#placing.parentOf(reference)
    if (parent === null) return
    reference.element = this.#homeOf(reference) ?? this.#placing.onlyChild(reference, parent)
    if (reference.element === null) return
    this.#recognise(reference)
    this.#described.push(reference.element)
  }

  /** Remembers what tells the element apart, and where the unique keys further inside belong. */
  #recognise(reference: RowReference): void {
    const { element, key } = reference
    if (element === null) return
    this.#placing.claim(reference, element)
    this.#recognised.push(reference)
    element.recognise(key)
    if (element.parent !== null) this.#siblings?.get(element.parent)?.add(element, key)
    this.#anywhere?.add(element, key)
    for (const unique of uniqueKeysBelow(reference)) {
      this.#homes ??= new Map()
      if (!this.#homes.has(unique)) this.#homes.set(unique, element)
    }
  }

  /**
   * A supply point's number is unique, so it decides which supply address its row means: a slip in the street is then a
   * disagreement about that street, not a second address.
   */
  #homeOf(reference: RowReference): Element | undefined {
    if (this.#homes === null) return undefined
    for (const key of uniqueKeysBelow(reference)) {
      const home = this.#homes.get(key)
      if (home !== undefined && this.#placing.isFreeFor(reference, home)) return home
    }
    return undefined
  }
}

/** What a row of a filled-down sheet leaves blank is what the row above means. */
function settleFromAbove(reference: RowReference | null): void {
  if (reference !== null) reference.element ??= reference.above?.element ?? null
}

const isSettled = ({ parent }: RowReference): boolean => parent?.element != null

/** The nearest element around a reference that is known; `null` when the row is lost on the way. */
function settledAncestor(reference: RowReference): Element | null {
  for (let parent = reference.parent; parent !== null; parent = parent.parent) {
    if (parent.isLost) return null
    if (parent.element !== null) return parent.element
  }
  return null
}

/** The unique keys of the elements that the same row puts inside this one. */
function uniqueKeysBelow(reference: RowReference): readonly string[] {
  if (!reference.slot.hasUniqueBelow) return none
  return reference.children.flatMap((child) => {
    const { level } = child.slot
    const fields = level.isKeyUnique ? child.key[0] : undefined
    const isWhole = fields !== undefined && fields.length > 0 && fields.every((field) => typeof field === 'string')
    return [...(isWhole ? [`${level.path} ${fields.join('\u0000')}`] : []), ...uniqueKeysBelow(child)]
  })
}
