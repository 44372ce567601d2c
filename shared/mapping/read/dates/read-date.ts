/** Reads a cell as a day: `YYYY-MM-DD`. */
import type { Cell } from '../../../sheet/sheet.ts'
import { type DateOrder, dateOrders } from '../../model/mapping.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { trimText } from '../text/trim-text.ts'
import { readCalendar } from './read-calendar.ts'

/**
 * @param cell  not blank
 * @returns the day as written; a time beside it is left out. A bare number such as 45452 is a date that lost its format: it is
 *   not taken for one silently, but the day it stands for is suggested; so is the only day that a text in another order can be.
 * Source: service interface, "General payload rules": dates are ISO 8601 `YYYY-MM-DD`.
 */
export function readDate(cell: Cell, order: DateOrder): ReadOutcome<string> {
  if (cell.kind === 'date') return readAs(cell.iso.slice(0, 10))
  if (cell.kind === 'text') {
    const text = trimText(cell.text)
    const calendar = readCalendar(text, order)
    if (calendar !== undefined) return readAs(calendar.date)
    return /^\d{5}$/.test(text)
      ? unreadable('date_is_bare_number', isDayOfDigits.test(text) ? undefined : dayOfSerial(text))
      : unreadable('date_unreadable', onlyDayOf(text))
  }
  if (cell.kind !== 'number') return unreadable('date_unreadable')
  const eightDigits = readCalendar(cell.digits, order)
  if (eightDigits !== undefined) return readAs(eightDigits.date)
  const day = dayOfSerial(cell.digits)
  return day === undefined ? unreadable('date_unreadable') : unreadable('date_is_bare_number', day)
}

/** "10624" may be 1 June 2024 that has lost its zero: day or month in front, and two digits that can be the other. */
const isDayOfDigits = /^[1-9](?:0[1-9]|[12]\d|3[01])\d{2}$/

/** The day of a text that is one and the same day in whichever order its parts are read, such as 06/25/2024 in a column of day, month, year. */
export function onlyDayOf(text: string): string | undefined {
  const days = new Set(dateOrders.flatMap((order) => readCalendar(text, order)?.date ?? []))
  return days.size === 1 ? [...days][0] : undefined
}

/** Serial of 1 March 1900, from where spreadsheets count days like everybody else, and of 31 December 9999. */
const firstSerial = 61
const lastSerial = 2_958_465
/** Days from the spreadsheets' day 0 to 1 January 1970. */
const serialOfUnixEpoch = 25_569
const millisecondsPerDay = 86_400_000

function dayOfSerial(digits: string): string | undefined {
  const serial = Math.floor(Number(digits))
  if (!(serial >= firstSerial && serial <= lastSerial)) return undefined
  return new Date((serial - serialOfUnixEpoch) * millisecondsPerDay).toISOString().slice(0, 10)
}
