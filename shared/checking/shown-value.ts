/** A value of a payload as a person reads it. */
import type { FieldKind } from '../contract/field.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

export function shownValue(kind: FieldKind, value: unknown): string {
  switch (kind) {
    case 'date':
      return shownDay(String(value))
    case 'datetime':
      return shownMoment(String(value))
    case 'decimal':
      return shownAmount(String(value))
    case 'boolean':
      return value === true ? 'yes' : 'no'
    case 'json':
      return JSON.stringify(value)
    default:
      return String(value)
  }
}

/** "9 June 2024" */
function shownDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`
}

/** "9 June 2024, 14:30 (UTC)"; seconds only where there are any. */
function shownMoment(iso: string): string {
  const [, time, seconds] = /T(\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?Z$/.exec(iso) ?? []
  if (time === undefined) return iso
  return `${shownDay(iso)}, ${time}${seconds === undefined || Number(seconds) === 0 ? '' : `:${seconds}`} (UTC)`
}

/**
 * Whether a negative balance is in the customer's favour is not shown in the interface ("negative values occur"), so the sign is
 * said without a meaning: "−42.10 (below zero)".
 */
function shownAmount(decimal: string): string {
  return decimal.startsWith('-') ? `−${decimal.slice(1)} (below zero)` : decimal
}
