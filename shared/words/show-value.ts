/** A value of a payload as a person reads it, on every screen alike. */
import type { Leaf } from '../catalogue/catalogue.ts'
import { isMoney } from '../contract/field.ts'
import { assertNever } from '../result.ts'
import { showAmount, showDay } from './phrases.ts'

export type LeafToShow = Pick<Leaf, 'kind' | 'name'>

export function showValue({ kind, name }: LeafToShow, value: unknown): string {
  switch (kind) {
    case 'date':
      return showDay(String(value))
    case 'datetime':
      return showMomentSent(String(value))
    case 'decimal':
    case 'number':
      return showNumeric({ kind, name }, String(value))
    case 'boolean':
      return value === true ? 'yes' : 'no'
    case 'json':
      return JSON.stringify(value)
    case 'text':
    case 'identifier':
    case 'email':
    case 'phone':
    case 'country':
    case 'integer':
      return String(value)
    default:
      return assertNever(kind)
  }
}

/** "9 June 2024, 14:30 (UTC)"; seconds only where there are any. */
function showMomentSent(iso: string): string {
  const [, time, seconds] = /T(\d\d:\d\d)(?::(\d\d(?:\.\d+)?))?Z$/.exec(iso) ?? []
  if (time === undefined) return iso
  return `${showDay(iso)}, ${time}${seconds === undefined || Number(seconds) === 0 ? '' : `:${seconds}`} (UTC)`
}

/**
 * A balance is told as a person would say it; because the interface leaves open what a negative one stands for ("negative values
 * occur"), and offices write what is due as a positive one, what is sent is said beside it.
 */
function showNumeric({ kind, name }: LeafToShow, numeric: string): string {
  if (name !== 'ledger_balance') return kind === 'decimal' || isMoney({ kind, name }) ? showAmount(numeric) : numeric
  if (!/[1-9]/.test(numeric)) return 'settled (0)'
  const bare = showAmount(numeric.replace(/^-/, ''))
  return numeric.startsWith('-') ? `in credit by ${bare} (sent as ${showAmount(numeric)})` : `${bare} to pay`
}
