/** Reads a cell as a moment: `YYYY-MM-DDTHH:MM:SSZ`. */
import type { Cell } from '../../../sheet/sheet.ts'
import { momentIn } from '../../locale/time-zone.ts'
import type { DateOrder } from '../../model/mapping.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { trimText } from '../text/trim-text.ts'
import { type Calendar, readCalendar } from './read-calendar.ts'
import { readDate } from './read-date.ts'

/**
 * @param cell  not blank
 * @param zone  whose clock a time without a zone of its own is of; `null`: UTC
 * @returns the moment in UTC. A bare day is its midnight, or where the clocks skip that the moment they do; an offset that is
 *   written counts. Of a time that comes twice the first is meant, with a remark; one that the clocks skip is `datetime_skipped`.
 * Source: service interface, "Datetimes are ISO 8601 such as `YYYY-MM-DDTHH:MM:SSZ`"; design, "How a spreadsheet is read".
 */
export function readDatetime(cell: Cell, order: DateOrder, zone: string | null = null): ReadOutcome<string> {
  if (cell.kind === 'date') {
    const calendar = readCalendar(cell.iso, 'YMD')
    return calendar === undefined ? unreadable('datetime_unreadable') : inUtc(calendar, zone)
  }
  if (cell.kind === 'text') {
    const calendar = readCalendar(trimText(cell.text), order)
    return calendar === undefined ? unreadable('datetime_unreadable') : inUtc(calendar, zone)
  }
  const day = readDate(cell, order)
  if (day.ok) return inUtc({ date: day.value }, zone)
  return day.problem === 'date_is_bare_number' ? day : unreadable('datetime_unreadable')
}

function inUtc({ date, time }: Calendar, zone: string | null): ReadOutcome<string> {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const { hour, minute, second, fraction, offsetMinutes } = time ?? midnight
  // Most moments are written in UTC: nothing has to be counted.
  if (zone === null && (offsetMinutes ?? 0) === 0)
    return readAs(`${date}T${clock(hour, minute, second)}${endOf(fraction)}`)
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second)
  if (zone === null || offsetMinutes !== null) {
    return readAs(isoOf(localMs - (offsetMinutes ?? 0) * 60_000, fraction))
  }
  const { shown, utcMs } = momentIn(zone, localMs)
  // Nobody wrote midnight where only a day is: the day begins when the clock says so.
  if (time !== undefined && shown === 'never') return unreadable('datetime_skipped')
  return readAs(isoOf(utcMs, fraction), time !== undefined && shown === 'twice' ? 'datetime_twice' : undefined)
}

const midnight = { hour: 0, minute: 0, second: 0, fraction: '', offsetMinutes: null }

function isoOf(utcMs: number, fraction: string): string {
  return `${new Date(utcMs).toISOString().slice(0, 19)}${endOf(fraction)}`
}

const clock = (...parts: readonly number[]): string => parts.map((part) => String(part).padStart(2, '0')).join(':')

function endOf(fraction: string): string {
  const digits = fraction.replace(/0+$/, '')
  return digits === '' ? 'Z' : `.${digits}Z`
}
