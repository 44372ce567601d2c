/** When each account is asked about next: later each time while nothing changes, spread, and all together within bounds. */
import type { Clock, Random } from '../../platform/sending/time.ts'
import { firstPollMs, maxPollMs, pollGrowth, pollSpread, pollsPerSecond } from '../run/waiting.ts'

/** Looking at ten thousand accounts is work too: it is done a few times a second at most. */
const shortestNapMs = 250

/** What was not asked in a quiet moment is made up for up to here. */
const mostAtOnce = pollsPerSecond / 2

type Poll = { readonly nextAt: number; readonly waitMs: number }
type Due = { readonly number: string; readonly nextAt: number }

export type Polls = {
  /** @returns the accounts to ask about now; where there are none, how long until the first is due */
  look(numbers: readonly string[]): { readonly due: readonly string[]; readonly napMs: number }
  /** An account was asked about. */
  answered(number: string, isNews: boolean): void
}

/** @param uptime  milliseconds of a clock that nobody sets */
export function createPolls({ uptime, random }: { readonly uptime: Clock; readonly random: Random }): Polls {
  const polls = new Map<string, Poll>()
  const spread = (ms: number) => ms * (1 - pollSpread + 2 * pollSpread * random())
  /** So long that all accounts together stay within the bound. */
  const shortestMs = () => (polls.size / pollsPerSecond) * 1000

  /** What is final is forgotten, and what is new is asked about soon: many at once one after the other. */
  const follow = (numbers: readonly string[]): void => {
    const newcomers = numbers.filter((number) => !polls.has(number))
    if (newcomers.length > 0 || polls.size > numbers.length) {
      const followed = new Set(numbers)
      for (const number of polls.keys()) if (!followed.has(number)) polls.delete(number)
    }
    const overMs = Math.max(0, (newcomers.length / pollsPerSecond) * 1000 - firstPollMs)
    const now = uptime()
    for (const number of newcomers)
      polls.set(number, { nextAt: now + spread(firstPollMs) + overMs * random(), waitMs: firstPollMs })
  }

  let allowed = mostAtOnce
  let lookedAt = uptime()
  /** Chance can bring many together: whatever is due, no second has more than its share, and those due for longest come first. */
  const atMostAllowed = (due: readonly Due[], now: number): readonly string[] => {
    allowed = Math.min(mostAtOnce, allowed + ((now - lookedAt) / 1000) * pollsPerSecond)
    lookedAt = now
    const asked =
      due.length <= allowed ? due : due.toSorted((one, other) => one.nextAt - other.nextAt).slice(0, allowed)
    allowed -= asked.length
    return asked.map(({ number }) => number)
  }

  return {
    look: (numbers) => {
      follow(numbers)
      const now = uptime()
      const due: Due[] = []
      let nextAt = Number.POSITIVE_INFINITY
      for (const [number, poll] of polls) {
        if (poll.nextAt <= now) due.push({ number, nextAt: poll.nextAt })
        else nextAt = Math.min(nextAt, poll.nextAt)
      }
      return {
        due: atMostAllowed(due, now),
        napMs: due.length > 0 ? shortestNapMs : Math.max(shortestNapMs, nextAt - now),
      }
    },
    answered: (number, isNews) => {
      const before = polls.get(number)?.waitMs ?? firstPollMs
      const waitMs = isNews ? firstPollMs : Math.min(maxPollMs, before * pollGrowth)
      polls.set(number, { nextAt: uptime() + spread(Math.max(waitMs, shortestMs())), waitMs })
    },
  }
}
