/** Moments as a person reads them, in the time zone of this computer. */

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const timeAlone = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** An ISO moment → "21 Nov 2026, 14:03"; something else is shown as it is. */
export const showMoment = (iso: string): string => show(iso, dayAndTime)

/** An ISO moment → "14:03:27"; something else is shown as it is. */
export const showTime = (iso: string): string => show(iso, timeAlone)

function show(iso: string, format: Intl.DateTimeFormat): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}
