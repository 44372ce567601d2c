/** Random numbers from a seed, so that what a trial meets can be met again. */

export type Seeded = {
  /** From 0 up to, but not, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** mulberry32: a seed is a number one can write down. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return { next, between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] }
}
