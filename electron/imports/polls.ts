/** When each account is asked about next: later each time while nothing changes, spread, and all together within bounds. */
import type { Clock, Random } from '../platform/time.ts'
import { firstPollMs, maxPollMs, pollGrowth, pollSpread, pollsPerSecond } from './waiting.ts'

/** Looking at ten thousand accounts is work too: it is done a few times a second at most. */
const shortestNapMs = 250

type Poll = { readonly nextAt: number; readonly waitMs: number }

export type Polls = {
  /** @returns the accounts to ask about now; where there are none, how long until the first is due */
  look(numbers: readonly string[]): { readonly due: readonly string[]; readonly napMs: number }
  /** An account was asked about. */
  answered(number: string, isNews: boolean): void
}

/** @param uptime  milliseconds of a clock that nobody sets */
export function createPolls({ uptime, random }: { readonly uptime: Clock; readonly random: Random }): Polls {
  let polls = new Map<string, Poll>()
  const spread = (ms: number) => ms * (1 - pollSpread + 2 * pollSpread * random())
  /** So long that all accounts together stay within the bound. */
  const shortestMs = () => (polls.size / pollsPerSecond) * 1000

  /** What is final is forgotten, and what is new is asked about soon: many at once one after the other. */
  const follow = (numbers: readonly string[]): void => {
    const newcomers = numbers.filter((number) => !polls.has(number)).length
    const overMs = Math.max(0, (newcomers / pollsPerSecond) * 1000 - firstPollMs)
    const now = uptime()
    const followed = new Map<string, Poll>()
    for (const number of numbers) {
      const poll = polls.get(number) ?? { nextAt: now + spread(firstPollMs) + overMs * random(), waitMs: firstPollMs }
      followed.set(number, poll)
    }
    polls = followed
  }

  return {
    look: (numbers) => {
      follow(numbers)
      const now = uptime()
      const due: string[] = []
      let nextAt = Number.POSITIVE_INFINITY
      for (const [number, poll] of polls) {
        if (poll.nextAt <= now) due.push(number)
        else nextAt = Math.min(nextAt, poll.nextAt)
      }
      return { due, napMs: Math.max(shortestNapMs, nextAt - now) }
    },
    answered: (number, isNews) => {
      const before = polls.get(number)?.waitMs ?? firstPollMs
      const waitMs = isNews ? firstPollMs : Math.min(maxPollMs, before * pollGrowth)
      polls.set(number, { nextAt: uptime() + spread(Math.max(waitMs, shortestMs())), waitMs })
    },
  }
}
