/** Spreadsheet serial numbers as calendar dates, without a time zone anywhere. */

/** Day 0 is 1899-12-31, with a 29 February 1900 that never was; or 1904-01-01. A workbook says which of the two it counts by. */
export type DateSystem = 1900 | 1904

const secondsPerDay = 86_400
/** The day that Lotus 1-2-3 invented, and every spreadsheet since has counted. */
const inventedDay = 60
/** 9999-12-31 in the 1900 system. */
const lastDay = 2_958_465

/**
 * @returns "2024-06-09", or "2024-06-09T14:30:00" when the serial has a time of day, to the nearest second; `undefined` when the
 *   serial is no day of the calendar
 */
export function isoOfSerial(serial: number, system: DateSystem): string | undefined {
  const totalSeconds = Math.round(serial * secondsPerDay)
  const day = Math.floor(totalSeconds / secondsPerDay) + (system === 1904 ? 1462 : 0)
  if (!(day >= 1 && day <= lastDay) || day === inventedDay) return undefined
  const date = isoDay(day < inventedDay ? day + 1 : day)
  const seconds = ((totalSeconds % secondsPerDay) + secondsPerDay) % secondsPerDay
  return seconds === 0 ? date : `${date}T${clock(seconds)}`
}

/** The serial number in the 1900 system of "2024-06-09" or "2024-06-09T14:30:00". */
export function serialOfIso(iso: string): number {
  const milliseconds = Date.parse(iso.includes('T') ? `${iso}Z` : `${iso}T00:00:00Z`)
  const days = milliseconds / (secondsPerDay * 1000) + 25_569
  return days < inventedDay + 1 ? days - 1 : days
}

/** @param day  days since 1899-12-30 */
function isoDay(day: number): string {
  const daysFrom1970 = day - 25_569
  return new Date(daysFrom1970 * secondsPerDay * 1000).toISOString().slice(0, 10)
}

function clock(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`
}
