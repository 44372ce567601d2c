/** Platform numbers that the service gave to several accounts: each should have one of its own. Pure. */
import type { AccountRecord } from '../storage/journal-record.ts'

/** @returns by platform number, the accounts that have it, where they are more than one */
export function sharedPlatformNumbers(records: readonly AccountRecord[]): ReadonlyMap<string, readonly string[]> {
  const accounts = new Map<string, string[]>()
  for (const { number, platformNumber } of records) {
    if (platformNumber === null) continue
    const others = accounts.get(platformNumber)
    if (others === undefined) accounts.set(platformNumber, [number])
    else others.push(number)
  }
  return new Map([...accounts].filter(([, numbers]) => numbers.length > 1))
}
