/**
 * Turns a local time of a named zone into the moment in UTC, whatever zone the machine is in. Twice a year the clocks are changed:
 * a time that they skip does not exist, and of one that comes twice the first is meant.
 */

/** Whether it is the name of a zone that is known here, such as "Europe/London". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The zone of this computer, said where a time of day would leave a doubt: "Europe/London". UTC where the system has none. */
export function timeZoneHere(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : 'UTC'
}

/** Today, by the clock of this computer: YYYY-MM-DD. */
export function todayHere(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** `once`: the clock shows this time once. `twice`: it shows it again an hour later. `never`: it skips it. */
export type LocalMoment = {
  readonly shown: 'once' | 'twice' | 'never'
  /** Milliseconds since 1970 UTC: the first time the clock shows it; where it never does, when it skips it. */
  readonly utcMs: number
}

/** @param localMs  the local date and time, counted as if the zone were UTC */
export function momentIn(zone: string, localMs: number): LocalMoment {
  const clock = clockOf(zone)
  const before = clock.offsetAt(localMs - dayMs)
  const after = clock.offsetAt(localMs + dayMs)
  const candidates = [...new Set([before, after])]
    .map((offset) => localMs - offset)
    .filter((utcMs) => utcMs + clock.offsetAt(utcMs) === localMs)
    .toSorted((one, other) => one - other)
  const [first, second] = candidates
  if (first === undefined) return { shown: 'never', utcMs: clock.changeBetween(localMs - dayMs, localMs + dayMs) }
  return { shown: second === undefined ? 'once' : 'twice', utcMs: first }
}

const dayMs = 86_400_000
const minuteMs = 60_000

type Clock = {
  /** How far the zone is ahead of UTC at a moment. */
  offsetAt(utcMs: number): number
  /** The one change of the clocks between two moments, to the minute. */
  changeBetween(fromMs: number, toMs: number): number
}

const clocks = new Map<string, Clock>()

function clockOf(zone: string): Clock {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = makeClock(zone)
  clocks.set(zone, clock)
  return clock
}

function makeClock(zone: string): Clock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  })
  const askedOffset = (utcMs: number): number => {
    const parts = new Map<string, string>(format.formatToParts(utcMs).map(({ type, value }) => [type, value]))
    const part = (type: string): number => Number(parts.get(type))
    const shownMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return shownMs - Math.floor(utcMs / 1000) * 1000
  }
  /** By day: the offset where it is the same at both ends. Asking is slow, and a sheet has the same days again and again. */
  const ofDay = new Map<number, number | null>()
  const offsetOfDay = (day: number): number | null => {
    const known = ofDay.get(day)
    if (known !== undefined) return known
    const start = askedOffset(day * dayMs)
    const offset = start === askedOffset((day + 1) * dayMs) ? start : null
    ofDay.set(day, offset)
    return offset
  }
  const offsetAt = (utcMs: number): number => offsetOfDay(Math.floor(utcMs / dayMs)) ?? askedOffset(utcMs)
  return {
    offsetAt,
    changeBetween(fromMs, toMs) {
      const before = offsetAt(fromMs)
      let low = Math.floor(fromMs / minuteMs)
      let high = Math.ceil(toMs / minuteMs)
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2)
        if (askedOffset(middle * minuteMs) === before) low = middle
        else high = middle
      }
      return high * minuteMs
    },
  }
}
