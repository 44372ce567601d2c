/** Numbers in ascending order, each counted as often as it was added: rows with problems, accounts of a kind. */
export class OrderedNumbers {
  readonly #counts = new Map<number, number>()
  /** Put in order when somebody asks; from then on single numbers go in and out of it. */
  #ordered: number[] | null = null

  add(number: number): void {
    const count = this.#counts.get(number) ?? 0
    this.#counts.set(number, count + 1)
    if (count === 0) this.#ordered?.splice(firstFrom(this.#ordered, number), 0, number)
  }

  remove(number: number): void {
    const count = this.#counts.get(number) ?? 0
    if (count > 1) this.#counts.set(number, count - 1)
    else if (this.#counts.delete(number)) this.#ordered?.splice(firstFrom(this.#ordered, number), 1)
  }

  /** Each once. The array changes with the numbers: it is not for keeping. */
  get ordered(): readonly number[] {
    this.#ordered ??= [...this.#counts.keys()].sort((one, other) => one - other)
    return this.#ordered
  }
}

/** The position of the first number that is not smaller; the length where there is none. */
export function firstFrom(ordered: readonly number[], number: number): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordered[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** The position of a number; -1 where it is not among them. */
export function positionOf(ordered: readonly number[], number: number): number {
  const position = firstFrom(ordered, number)
  return ordered[position] === number ? position : -1
}
