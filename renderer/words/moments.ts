/** Moments as a person reads them, in the time zone of this computer. */

const toTheMinute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const toTheSecond = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** An ISO moment → "21 Nov 2026, 14:03"; something else is shown as it is. */
export const showMoment = (iso: string): string => show(iso, toTheMinute)

/** An ISO moment → "21 Nov 2026, 14:03:27", where one thing follows another within seconds. */
export const showExactMoment = (iso: string): string => show(iso, toTheSecond)

function show(iso: string, format: Intl.DateTimeFormat): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}
