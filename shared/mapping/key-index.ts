/**
 * Finds elements by their natural keys. A key has alternatives, most telling first (a bill's number; else its day and type), and
 * of each alternative a sheet may know all fields or only some.
 */
import { type KeyField, maskOf, type Slot } from './assembly-plan.ts'

/**
 * The natural keys as one row gives them: alternatives, their fields. `undefined`: the sheet has no such column, so the row says
 * nothing about it. `null`: the cell is blank.
 */
export type KeyValues = readonly (readonly (string | null | undefined)[])[]

/** What is known of one alternative: a value; that there is none; nothing. */
export type KeyState = 'value' | 'blank' | 'unknown'

export const keyStatesOf = (key: KeyValues): KeyState[] =>
  key.map((fields) => {
    if (fields.some((value) => typeof value === 'string')) return 'value'
    return fields.every((value) => value === null) && fields.length > 0 ? 'blank' : 'unknown'
  })

export const hasKey = (key: KeyValues): boolean =>
  key.some((fields) => fields.some((value) => typeof value === 'string'))

/** @param meaningAt  what the cell of a column of the slot means, as text; `null` when it is blank */
export const keyValuesOf = (slot: Slot, meaningAt: (position: number) => string | null): KeyValues =>
  slot.keys.map((fields) => fields.map((field) => fieldValue(field, meaningAt)))

function fieldValue(
  { positions, fixed }: KeyField,
  meaningAt: (position: number) => string | null,
): string | null | undefined {
  if (fixed !== null) return fixed
  if (positions.length === 0) return undefined
  for (const position of positions) {
    const meaning = meaningAt(position)
    if (meaning !== null) return meaning
  }
  return null
}

/** At most two items: more make no difference to who asks. */
export type Found<T> = {
  readonly items: readonly T[]
  /** They were added by a key of exactly the same fields; otherwise the key asked for knows fewer fields than theirs. */
  readonly isExact: boolean
}

export class KeyIndex<T> {
  readonly #masks: readonly (readonly number[])[]
  readonly #items = new Map<string, T[]>()
  /** Added, but not asked for yet: most elements are alone among their kind, and then nobody asks. */
  #waiting: { readonly item: T; readonly key: KeyValues }[] = []
  readonly #statesOf: (item: T) => readonly KeyState[]

  /**
   * @param masks  for each alternative, which subsets of its fields are ever asked for
   * @param statesOf  what is known of an item's keys; kept by the item, so that several indexes share it
   */
  constructor(masks: readonly (readonly number[])[], statesOf: (item: T) => readonly KeyState[]) {
    this.#masks = masks
    this.#statesOf = statesOf
  }

  /** Lets an item be found by a key; it may be added with several. */
  add(item: T, key: KeyValues): void {
    this.#waiting.push({ item, key })
  }

  #index({ item, key }: { readonly item: T; readonly key: KeyValues }): void {
    key.forEach((fields, alternative) => {
      if (!fields.some((value) => typeof value === 'string')) return
      const known = knownMask(fields)
      this.#put(keyText('exact', alternative, known, fields), item)
      for (const mask of this.#masks[alternative] ?? []) {
        if (mask !== known && (mask & known) === mask) this.#put(keyText('part', alternative, mask, fields), item)
      }
    })
  }

  #put(text: string | null, item: T): void {
    if (text === null) return
    const items = this.#items.get(text)
    if (items === undefined) this.#items.set(text, [item])
    else if (items[0] !== item && items.at(-1) !== item) items.push(item)
  }

  /**
   * The items that a key may mean: by the first alternative that has a value and finds one. With an alternative that comes later,
   * an item is only meant where nothing known of the earlier ones speaks against it.
   */
  find(key: KeyValues, accepts: (item: T) => boolean = () => true): Found<T> {
    for (const added of this.#waiting) this.#index(added)
    this.#waiting = []
    if (this.#items.size === 0) return { items: [], isExact: false }
    const states = keyStatesOf(key)
    for (let alternative = 0; alternative < key.length; alternative += 1) {
      const fields = key[alternative] ?? []
      if (states[alternative] !== 'value') continue
      const isMeant = (item: T) => accepts(item) && !contradicts(states, this.#statesOf(item), alternative)
      const known = knownMask(fields)
      for (const precision of ['exact', 'part'] as const) {
        const items = this.#firstTwo(keyText(precision, alternative, known, fields), isMeant)
        if (items.length > 0) return { items, isExact: precision === 'exact' }
      }
    }
    return { items: [], isExact: false }
  }

  #firstTwo(text: string | null, isMeant: (item: T) => boolean): T[] {
    const found: T[] = []
    for (const item of (text === null ? undefined : this.#items.get(text)) ?? []) {
      if (found[0] === item || !isMeant(item)) continue
      found.push(item)
      if (found.length === 2) break
    }
    return found
  }
}

const knownMask = (fields: readonly (string | null | undefined)[]): number =>
  fields.reduce((mask, value, index) => (value === undefined ? mask : mask | (1 << index)), 0)

/** @returns `null` when none of the fields has a value */
function keyText(
  precision: 'exact' | 'part',
  alternative: number,
  mask: number,
  fields: readonly (string | null | undefined)[],
): string | null {
  let hasValue = false
  let text = `${precision} ${alternative} ${mask}`
  fields.forEach((value, index) => {
    if ((mask & (1 << index)) === 0) return
    if (typeof value === 'string') hasValue = true
    text += `\u0000${value ?? ''}`
  })
  return hasValue ? text : null
}

function contradicts(asked: readonly KeyState[], known: readonly KeyState[], before: number): boolean {
  for (let alternative = 0; alternative < before; alternative += 1) {
    const one = asked[alternative] ?? 'unknown'
    const other = known[alternative] ?? 'unknown'
    if (one === 'value' && other !== 'unknown') return true
    if (one === 'blank' && other === 'value') return true
  }
  return false
}

/** Whether a slot knows every field of the alternative that a row's key uses. */
export function isComplete(slot: Slot, key: KeyValues): boolean {
  const alternative = key.findIndex((fields) => fields.some((value) => typeof value === 'string'))
  const fields = slot.keys[alternative]
  return fields !== undefined && maskOf(fields) === (1 << fields.length) - 1
}
