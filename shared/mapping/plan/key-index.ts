/**
 * Finds elements by their natural keys. A key has alternatives, most telling first (a bill's number; else its day and type), and
 * of each alternative a sheet may know all fields or only some.
 */
import type { ColumnPlan, KeyField, Slot } from './assembly-plan.ts'

/**
 * The natural keys as one row gives them: alternatives, their fields. `undefined`: the sheet has no such column, so the row says
 * nothing about it. `null`: the cell is blank.
 */
export type KeyValues = readonly (readonly (string | null | undefined)[])[]

/** What is known of one alternative: a value; that there is none; nothing. */
export type KeyState = 'value' | 'blank' | 'unknown'

export function keyStatesOf(key: KeyValues): KeyState[] {
  const states = new Array<KeyState>(key.length)
  for (let at = 0; at < key.length; at += 1) states[at] = keyStateOf(key[at] ?? none)
  return states
}

function keyStateOf(fields: KeyFields): KeyState {
  if (hasValue(fields)) return 'value'
  return fields.every((value) => value === null) && fields.length > 0 ? 'blank' : 'unknown'
}

export const hasKey = (key: KeyValues): boolean => key.some(hasValue)

/** The place of the only alternative with a value; -1 where none has one, or several. */
export function onlyAlternative(key: KeyValues): number {
  let only = -1
  for (let at = 0; at < key.length; at += 1) {
    if (!hasValue(key[at] ?? none)) continue
    if (only !== -1) return -1
    only = at
  }
  return only
}

/** What the cells of a row mean, as text; `null` of a blank one. */
export type Meanings = {
  /** Of a column of the slot, by its position there. */
  meaningAt(position: number): string | null
  /** Of a column of an element inside. */
  meaningInside(column: ColumnPlan): string | null
}

export function keyValuesOf(slot: Slot, row: Meanings): KeyValues {
  const key = new Array<KeyFields>(slot.keys.length)
  for (let at = 0; at < slot.keys.length; at += 1) {
    const fields = slot.keys[at] ?? none
    const values = new Array<string | null | undefined>(fields.length)
    for (let field = 0; field < fields.length; field += 1) {
      values[field] = fieldValue(fields[field] as KeyField, row)
    }
    key[at] = values
  }
  return key
}

function fieldValue({ positions, inside, fixed }: KeyField, row: Meanings): string | null | undefined {
  if (fixed !== null) return fixed
  if (positions.length + inside.length === 0) return undefined
  for (const position of positions) {
    const meaning = row.meaningAt(position)
    if (meaning !== null) return meaning
  }
  for (const column of inside) {
    const meaning = row.meaningInside(column)
    if (meaning !== null) return meaning
  }
  return null
}

/** How a level's keys are used, alternative by alternative. */
export type LevelKeys = {
  /** Which subsets of the fields the sheets map, as bit masks. */
  readonly masks: readonly (readonly number[])[]
  /**
   * Days and amounts: the same charge can be made twice on a day. So where one row has a more telling key and another a blank in
   * its place, these don't bring the two together.
   */
  readonly isWeak: readonly boolean[]
}

export class KeyIndex<T> {
  readonly #keys: LevelKeys
  /** By alternative and mask in one number, then by the values of the masked fields. */
  readonly #items = new Map<number, Map<string, T[]>>()
  /** Added, but not asked for yet: most elements are alone among their kind, and then nobody asks. */
  #waiting: { readonly item: T; readonly key: KeyValues }[] = []
  readonly #statesOf: (item: T) => readonly KeyState[]

  /** @param statesOf  what is known of an item's keys; kept by the item, so that several indexes share it */
  constructor(keys: LevelKeys, statesOf: (item: T) => readonly KeyState[]) {
    this.#keys = keys
    this.#statesOf = statesOf
  }

  /** Lets an item be found by a key; it may be added with several. */
  add(item: T, key: KeyValues): void {
    this.#waiting.push({ item, key })
  }

  #index({ item, key }: { readonly item: T; readonly key: KeyValues }): void {
    for (let alternative = 0; alternative < key.length; alternative += 1) {
      const fields = key[alternative] ?? []
      if (!hasValue(fields)) continue
      const known = knownMask(fields)
      this.#put(alternative, known, fields, item)
      for (const mask of this.#keys.masks[alternative] ?? []) {
        if (mask !== known && (mask & known) === mask) this.#put(alternative, mask, fields, item)
      }
    }
  }

  #put(alternative: number, mask: number, fields: KeyFields, item: T): void {
    const text = keyText(mask, fields)
    if (text === null) return
    const place = placeOf(alternative, mask)
    const byText = this.#items.get(place) ?? new Map<string, T[]>()
    this.#items.set(place, byText)
    const items = byText.get(text)
    if (items === undefined) byText.set(text, [item])
    else if (items[0] !== item && items.at(-1) !== item) items.push(item)
  }

  /**
   * The items that a key may mean, at most two: more make no difference to who asks. By the first alternative that has a value
   * and finds one; with an alternative that comes later, an item is only meant where nothing known of the earlier ones speaks
   * against it. Items whose keys have more fields are meant as much as those that have exactly these.
   */
  find(key: KeyValues, accepts: (item: T) => boolean = () => true): readonly T[] {
    for (const added of this.#waiting) this.#index(added)
    this.#waiting = []
    if (this.#items.size === 0) return []
    const states = keyStatesOf(key)
    for (let alternative = 0; alternative < key.length; alternative += 1) {
      const fields = key[alternative] ?? []
      if (states[alternative] !== 'value') continue
      const isMeant = (item: T) => accepts(item) && !this.#contradicts(states, this.#statesOf(item), alternative)
      const known = knownMask(fields)
      const text = keyText(known, fields)
      const byText = this.#items.get(placeOf(alternative, known))
      const items = firstTwo(text === null ? undefined : byText?.get(text), isMeant)
      if (items.length > 0) return items
    }
    return []
  }

  /** Whether the more telling alternatives say that two keys are not the same element's. */
  #contradicts(asked: readonly KeyState[], known: readonly KeyState[], before: number): boolean {
    const isWeak = this.#keys.isWeak[before] ?? false
    for (let alternative = 0; alternative < before; alternative += 1) {
      const states = [asked[alternative] ?? 'unknown', known[alternative] ?? 'unknown']
      const isSaid = states.includes('value')
      if (isSaid && (states[0] === states[1] || (isWeak && states.includes('blank')))) return true
    }
    return false
  }
}

type KeyFields = KeyValues[number]

/** Keys have a handful of alternatives, each of a handful of fields. */
const placeOf = (alternative: number, mask: number): number => mask * 32 + alternative

function firstTwo<T>(items: readonly T[] | undefined, isMeant: (item: T) => boolean): readonly T[] {
  if (items === undefined) return none
  const found: T[] = []
  for (const item of items) {
    if (found[0] === item || !isMeant(item)) continue
    found.push(item)
    if (found.length === 2) break
  }
  return found
}

const none: readonly never[] = []

const hasValue = (fields: KeyFields): boolean => {
  for (const value of fields) if (typeof value === 'string') return true
  return false
}

const knownMask = (fields: KeyFields): number => {
  let mask = 0
  for (let index = 0; index < fields.length; index += 1) if (fields[index] !== undefined) mask |= 1 << index
  return mask
}

const allFields = -1

/** All values of an alternative, as one text. */
export const wholeKey = (fields: KeyFields = none): string | null => keyText(allFields, fields)

/** @returns the values of the masked fields; `null` when none of them has one */
function keyText(mask: number, fields: KeyFields): string | null {
  let hasOne = false
  let text: string | null = null
  for (let index = 0; index < fields.length; index += 1) {
    if ((mask & (1 << index)) === 0) continue
    const value = fields[index]
    if (typeof value === 'string') hasOne = true
    // Most keys are one field, whose value is taken as it is.
    text = text === null ? (value ?? '') : `${text}\u0000${value ?? ''}`
  }
  return hasOne ? text : null
}

/** How much a row's key tells: 0 is the first alternative with all its fields, 1 the first with some, 2 the second with all, … */
export const keyRank = (slot: Slot, key: KeyValues): number => slot.keySpecificity[key.findIndex(hasValue)] ?? 0
