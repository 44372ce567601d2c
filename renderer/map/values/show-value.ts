/** A value that is sent, as a person reads it. */
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { assertNever } from '../../../shared/result.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export function showValue(kind: Leaf['kind'], value: unknown): string {
  switch (kind) {
    case 'boolean':
      return value === true ? 'yes' : 'no'
    case 'date':
      return day.format(new Date(String(value)))
    case 'datetime':
      return `${moment.format(new Date(String(value)))} UTC`
    case 'json':
      return JSON.stringify(value)
    case 'text':
    case 'identifier':
    case 'email':
    case 'phone':
    case 'country':
    case 'decimal':
    case 'number':
    case 'integer':
      return String(value)
    default:
      return assertNever(kind)
  }
}
