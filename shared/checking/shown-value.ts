/** A value of a payload as a person reads it. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { type FieldKind, isMoney } from '../contract/field.ts'
import { showAmount } from '../words/phrases.ts'

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
      return showAmount(String(value))
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
 * A value as its field means it. A balance is told as a person would say it; because the interface leaves open what a negative one
 * stands for ("negative values occur"), and offices write what is due as a positive one, what is sent is said beside it.
 */
export function shownField({ kind, name }: Pick<Leaf, 'kind' | 'name'>, value: unknown): string {
  if (name !== 'ledger_balance') return isMoney({ kind, name }) ? showAmount(String(value)) : shownValue(kind, value)
  const decimal = String(value)
  if (!/[1-9]/.test(decimal)) return 'settled (0)'
  const bare = showAmount(decimal.replace(/^-/, ''))
  return decimal.startsWith('-') ? `in credit by ${bare} (sent as ${showAmount(decimal)})` : `${bare} to pay`
}
