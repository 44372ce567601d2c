/**
 * How long ago things happened to accounts, by a clock that nobody sets. The journal's own times are of the computer's clock: one that
 * is set forward must not make a loss look old enough to be believed.
 */
import type { Clock } from '../../platform/sending/time.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'

export type Ages = {
  /**
   * Milliseconds since the answer to the latest create was lost, or that loss was first seen in this run: never more than it is.
   * Asking is what begins to count.
   */
  sinceLoss(record: AccountRecord): number
  /** The same since the latest create was intended. */
  sinceIntent(record: AccountRecord): number
  /** Of what an earlier run may have sent, and this journal does not have: it is that old at least. */
  sinceStart(): number
}

/** @param uptime  milliseconds of a clock that nobody sets */
export function createAges(uptime: Clock): Ages {
  const startedAt = uptime()
  const seen = new Map<string, { readonly event: string; readonly at: number }>()

  const since = (what: 'loss' | 'intent', number: string, event: string): number => {
    const key = `${what} ${number}`
    const before = seen.get(key)
    const at = before?.event === event ? before.at : uptime()
    seen.set(key, { event, at })
    return uptime() - at
  }

  return {
    sinceLoss: ({ number, attempts, lostAt }) => since('loss', number, `${attempts} ${lostAt ?? ''}`),
    sinceStart: () => uptime() - startedAt,
    sinceIntent: ({ number, attempts }) => since('intent', number, String(attempts)),
  }
}
