/** Asks the service which of many accounts can be added to: what its lists say of them first, then about each that these do not settle. */

import { inParallel } from '../imports/run/in-parallel.ts'
import { readServiceLists } from '../imports/service-lists.ts'
import type { Platform } from '../platform/platform.ts'
import { findTarget, type Target } from './find-target.ts'

export type FindWish = {
  /** Called for each as soon as something is heard of it. */
  readonly onFound: (accountNumber: string, target: Target) => void
  /** `total` is `null` while the lists are read. */
  readonly onProgress: (done: number, total: number | null) => void
  readonly signal: AbortSignal
}

/** `trouble`: why the rest was not asked about; `null` where all were, or somebody stopped it. */
export type FindEnd = { readonly trouble: Extract<Target, { readonly kind: 'trouble' }> | null }

/** For fewer, the lists of all accounts are not worth reading. */
const fewestForLists = 20
const askAtOnce = 4
/** So many in a row without an answer, and the service is gone. */
const unansweredInARow = 3

export async function findTargets(
  platform: Platform,
  numbers: readonly string[],
  { onFound, onProgress, signal }: FindWish,
): Promise<FindEnd> {
  let done = 0
  const found = (accountNumber: string, target: Target): void => {
    done += 1
    onFound(accountNumber, target)
  }
  onProgress(0, numbers.length < fewestForLists ? numbers.length : null)
  const listed = numbers.length < fewestForLists ? null : (await readServiceLists(platform, signal)).accounts
  // That an account is not on a list is no word that it is not there.
  const unsettled = numbers.filter((number) => {
    const account = listed?.get(number)
    if (account?.standing !== 'imported') return true
    found(number, { kind: 'imported', platformNumber: account.platformNumber })
    return false
  })
  onProgress(done, numbers.length)
  let unanswered = 0
  let trouble: FindEnd['trouble'] = null
  await inParallel(unsettled, askAtOnce, async (number) => {
    if (signal.aborted) return 'stop'
    const target = await findTarget(platform, number, signal)
    // Nothing is known of what was being asked about when it was stopped.
    if (signal.aborted) return 'stop'
    found(number, target)
    onProgress(done, numbers.length)
    unanswered = target.kind === 'trouble' ? unanswered + 1 : 0
    if (target.kind !== 'trouble' || (!target.isLasting && unanswered < unansweredInARow)) return undefined
    trouble = target
    return 'stop'
  })
  return { trouble }
}
