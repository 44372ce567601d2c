/** A value that is sent, as a person reads it. */
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { shownField } from '../../../shared/checking/shown-value.ts'
import { assertNever } from '../../../shared/result.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export type LeafToShow = Pick<Leaf, 'kind' | 'name'>

export function showValue({ kind, name }: LeafToShow, value: unknown): string {
  switch (kind) {
    case 'decimal':
    case 'number':
      // What its sign stands for is what a person has to see here.
      return shownField({ kind, name }, value)
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
    case 'integer':
      return String(value)
    default:
      return assertNever(kind)
  }
}
