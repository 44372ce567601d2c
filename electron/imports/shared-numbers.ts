/** Platform numbers that the service gave to several accounts: each should have one of its own. Pure. */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import { quoteName } from '../../shared/words/words-of-others.ts'
import type { AccountRecord } from '../storage/journal/journal-record.ts'

/** By platform number, the accounts that have it, where they are more than one. */
export type SharedNumbers = ReadonlyMap<string, readonly string[]>

/** Which account has which number, kept up record by record. */
export class PlatformNumbers {
  readonly #accounts = new Map<string, string[]>()
  readonly #numbers = new Map<string, string>()
  readonly #shared = new Map<string, readonly string[]>()

  get shared(): SharedNumbers {
    return this.#shared
  }

  put({ number, platformNumber }: Pick<AccountRecord, 'number' | 'platformNumber'>): void {
    const before = this.#numbers.get(number)
    if (platformNumber === null || before === platformNumber) return
    this.#numbers.set(number, platformNumber)
    this.#accounts.set(platformNumber, this.#accounts.get(platformNumber) ?? [])
    this.#accounts.get(platformNumber)?.push(number)
    this.#share(platformNumber)
    if (before === undefined) return
    const left = (this.#accounts.get(before) ?? []).filter((one) => one !== number)
    this.#accounts.set(before, left)
    this.#share(before)
  }

  #share(platformNumber: string): void {
    const numbers = this.#accounts.get(platformNumber) ?? []
    if (numbers.length > 1) this.#shared.set(platformNumber, numbers)
    else this.#shared.delete(platformNumber)
  }
}

export function sharedPlatformNumbers(records: readonly AccountRecord[]): SharedNumbers {
  const numbers = new PlatformNumbers()
  for (const record of records) numbers.put(record)
  return numbers.shared
}

/** @returns what is said of the account with this platform number; `null` where it is its own */
export function sayShared(shared: SharedNumbers, platformNumber: string | null): Issue | null {
  const numbers = platformNumber === null ? undefined : shared.get(platformNumber)
  return numbers === undefined
    ? null
    : issue('platform_number_shared', { platformNumber: quoteName(platformNumber) ?? '', numbers })
}

/** A service that mixes up numbers may do so for all of them. */
const mostNamed = 3

/** @param isAmong  whether an account is one of those that are looked at */
export function sayAllShared(shared: SharedNumbers, isAmong: (number: string) => boolean): Issue[] {
  const all = [...shared].flatMap(([platformNumber, numbers]) => (numbers.some(isAmong) ? [platformNumber] : []))
  const named = all.slice(0, mostNamed).flatMap((platformNumber) => sayShared(shared, platformNumber) ?? [])
  const more = all.length - named.length
  return more === 0 ? named : [...named, issue('platform_numbers_shared_too', { more })]
}
