/** Moments as a person reads them, in the time zone of this computer. */

const toTheMinute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const toTheSecond = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** An ISO moment → "21 Nov 2026, 14:03"; something else is shown as it is. */
export const showMoment = (iso: string): string => show(iso, toTheMinute)

/** An ISO moment → "21 Nov 2026, 14:03:27", where one thing follows another within seconds. */
export const showExactMoment = (iso: string): string => show(iso, toTheSecond)

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const timeToTheMinute = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const timeToTheSecond = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The zone of this computer, said where a time of day would leave a doubt: "Europe/London". */
export const timeZoneHere = toTheMinute.resolvedOptions().timeZone

/**
 * A mark on an axis of time, with as much as tells it from the others: "14:03:27", "14:03" or "21 Nov, 14:03".
 * @param all  milliseconds since 1970, as far from each other
 */
export function showTimeOn(ms: number, all: readonly number[]): string {
  const span = (all.at(-1) ?? ms) - (all[0] ?? ms)
  const isOneDay = new Set(all.map((one) => new Date(one).toDateString())).size === 1
  if (!isOneDay) return dayAndTime.format(ms)
  return (span < 60_000 * all.length ? timeToTheSecond : timeToTheMinute).format(ms)
}

function show(iso: string, format: Intl.DateTimeFormat): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}
