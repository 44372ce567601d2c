/** Moments as a person reads them, in the time zone of this computer. */
import { sayValue } from '../../shared/messages/say.ts'
import { spokenNow } from '../../shared/messages/speech.ts'
import { atMoment } from '../../shared/messages/values.ts'

/** An ISO moment → "21 Nov 2026, 14:03"; something else is shown as it is. */
export const showMoment = (iso: string): string => sayValue(atMoment(iso))

/** An ISO moment → "21 Nov 2026, 14:03:27", where one thing follows another within seconds. */
export const showExactMoment = (iso: string): string => sayValue(atMoment(iso, 'second'))

const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const timeToTheMinute = { timeStyle: 'short' } as const
const timeToTheSecond = { timeStyle: 'medium' } as const

/**
 * A mark on an axis of time, with as much as tells it from the others: "14:03:27", "14:03" or "21 Nov, 14:03".
 * @param all  milliseconds since 1970, as far from each other
 */
export function showTimeOn(ms: number, all: readonly number[]): string {
  const span = (all.at(-1) ?? ms) - (all[0] ?? ms)
  const isOneDay = new Set(all.map((one) => new Date(one).toDateString())).size === 1
  const style = isOneDay ? (span < 60_000 * all.length ? timeToTheSecond : timeToTheMinute) : dayAndTime
  const { intl } = spokenNow()
  return intl.formatters.getDateTimeFormat(intl.locale, style).format(ms)
}
