/** Moments as a person reads them, in the time zone of this computer. */

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO moment → "21 Nov 2026, 14:03"; something else is shown as it is. */
export function showMoment(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : dayAndTime.format(moment)
}
