/** Reads a cell as a moment: `YYYY-MM-DDTHH:MM:SSZ`. */
import type { Cell } from '../sheet.ts'
import type { DateOrder } from './mapping.ts'
import { type Calendar, readCalendar } from './read-calendar.ts'
import { readDate } from './read-date.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'
import { trimText } from './trim-text.ts'

/**
 * @param cell  not blank
 * @returns the moment in UTC. A time without a zone is UTC and a bare day its midnight; an offset that is written counts.
 * Source: service interface, "Datetimes are ISO 8601 such as `YYYY-MM-DDTHH:MM:SSZ`"; design, "How a spreadsheet is read".
 */
export function readDatetime(cell: Cell, order: DateOrder): ReadOutcome<string> {
  if (cell.kind === 'date') {
    const [day = '', time = '00:00:00'] = cell.iso.split('T')
    return readAs(`${day}T${time}Z`)
  }
  if (cell.kind === 'text') {
    const calendar = readCalendar(trimText(cell.text), order)
    return calendar === undefined ? unreadable('datetime_unreadable') : readAs(inUtc(calendar))
  }
  const day = readDate(cell, order)
  if (day.ok) return readAs(`${day.value}T00:00:00Z`)
  return day.problem === 'date_is_bare_number' ? day : unreadable('datetime_unreadable')
}

function inUtc({ date, time }: Calendar): string {
  if (time === undefined) return `${date}T00:00:00Z`
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const minutes = time.minute - (time.offsetMinutes ?? 0)
  const moment = new Date(Date.UTC(year, month - 1, day, time.hour, minutes, time.second)).toISOString().slice(0, 19)
  const fraction = time.fraction.replace(/0+$/, '')
  return fraction === '' ? `${moment}Z` : `${moment}.${fraction}Z`
}
