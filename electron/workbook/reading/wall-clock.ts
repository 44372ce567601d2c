/** Moments as clocks on the wall of a place show them: a spreadsheet has no zones, and whoever reads it looks at such a clock. */
import { timeZoneHere } from '../../../shared/mapping/locale/time-zone.ts'
import { spokenNow } from '../../../shared/messages/speech.ts'

/** @param zone  of the IANA's list, e.g. "Europe/London" */
export type WallClock = { readonly zone: string; readonly read: (ms: number) => Date }

/** @returns a clock that reads a moment as the date whose UTC parts are what the clock on the wall shows */
export function wallClockOf(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as Intl.DateTimeFormatOptions)
  const read = (ms: number): Date => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
    return new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
    )
  }
  return { zone, read }
}

/** Of this computer. */
export const wallClockHere = (): WallClock => wallClockOf(timeZoneHere())

/** As the window writes moments, with no doubt which is the month: "21 Nov 2026, 14:03". @param wall  as a wall clock reads it */
export const showWallTime = (wall: Date): string => {
  const { intl } = spokenNow()
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return intl.formatters.getDateTimeFormat(intl.locale, style).format(wall)
}
