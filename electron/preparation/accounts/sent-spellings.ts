/**
 * Knows which account of those that were sent from another file a number is, written otherwise: it would be created a second time, or
 * added to an account that is not there. Two writings that stand in one file are two accounts. It follows what is sent, and which numbers
 * the file has.
 */
import { plainNumber, type Sent } from './sent-gate.ts'

export class SentSpellings {
  readonly #sent: Sent
  readonly #sentAlike: AlikeNumbers
  /** Of the file; kept from when anything was sent, because 100,000 numbers are not looked at for nothing. */
  #hereAlike: AlikeNumbers | null
  readonly #hasToBeSure: boolean

  /**
   * @param sent  goes on changing
   * @param here  the numbers of the file
   * @param hasToBeSure  where any other may be meant none is said, as of what is added: an account has to be kept from being created
   * twice, whichever it is
   */
  constructor(sent: Sent, here: Iterable<string>, hasToBeSure: boolean) {
    this.#sent = sent
    this.#hasToBeSure = hasToBeSure
    this.#sentAlike = new AlikeNumbers(sent)
    this.#hereAlike = sent.size === 0 ? null : new AlikeNumbers(here)
  }

  /** The number that it was sent under. */
  sentAs(number: string): string | undefined {
    if (this.#sent.size === 0 || this.#sent.has(number)) return undefined
    const alike = this.#sentAlike.of(number)
    if (!this.#hasToBeSure) return alike.find((one) => this.#hereAlike?.has(one) !== true)
    const others = this.#hereAlike?.of(number).filter((one) => one !== number) ?? []
    return alike.length === 1 && others.length === 0 ? alike[0] : undefined
  }

  /**
   * @param moved  were sent, or came back
   * @param here  the numbers of the file
   * @returns those of the file that something else may be said of now
   */
  noteSent(moved: readonly string[], here: () => Iterable<string>): readonly string[] {
    this.#hereAlike ??= new AlikeNumbers(here())
    for (const number of moved) this.#sentAlike[this.#sent.has(number) ? 'add' : 'delete'](number)
    return this.#alikeTo(moved)
  }

  /**
   * @param come  are in the file now
   * @param gone  are not any more
   * @returns as above
   */
  noteHere(come: readonly string[], gone: readonly string[]): readonly string[] {
    if (this.#hereAlike === null) return []
    for (const number of gone) this.#hereAlike.delete(number)
    for (const number of come) this.#hereAlike.add(number)
    return this.#alikeTo([...come, ...gone])
  }

  #alikeTo(numbers: readonly string[]): readonly string[] {
    const alike = new Set(numbers.flatMap((number) => this.#hereAlike?.of(number) ?? []))
    for (const number of numbers) alike.delete(number)
    return [...alike]
  }
}

class AlikeNumbers {
  readonly #byPlain = new Map<string, ReadonlySet<string>>()

  constructor(numbers: Iterable<string>) {
    for (const number of numbers) this.add(number)
  }

  of(number: string): readonly string[] {
    return [...(this.#byPlain.get(plainNumber(number)) ?? [])]
  }

  has(number: string): boolean {
    return this.#byPlain.get(plainNumber(number))?.has(number) === true
  }

  add(number: string): void {
    this.#byPlain.set(plainNumber(number), new Set([...this.of(number), number]))
  }

  delete(number: string): void {
    const left = this.of(number).filter((one) => one !== number)
    if (left.length === 0) this.#byPlain.delete(plainNumber(number))
    else this.#byPlain.set(plainNumber(number), new Set(left))
  }
}
