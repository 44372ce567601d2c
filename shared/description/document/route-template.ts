/** The addresses of a document, as templates: which of their parts is the account number, and which the supplier code. */

import type { RouteTemplate, ServiceShape } from '../service-shape.ts'
import { wordsOf } from '../tree/field-traits.ts'

export type Route = {
  readonly template: RouteTemplate
  readonly hasNumber: boolean
  readonly hasSupplier: boolean
}

/** @returns `null` where a part of it is neither */
export function routeOf(path: string, account: ServiceShape['account']): Route | null {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? [])
  const meant = names.map((name) => meaningOf(name, account))
  const left = (['supplier', 'number'] as const).filter((part) => !meant.includes(part))
  // What one of two does not say, the other leaves.
  const parts = meant.map((part) => part ?? (left.length === 1 ? left[0] : undefined))
  if (parts.includes(undefined) || new Set(parts).size < parts.length) return null
  const meaning = new Map(names.map((name, index) => [name, parts[index]]))
  return {
    template: path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `{${meaning.get(name)}}`),
    hasNumber: parts.includes('number'),
    hasSupplier: parts.includes('supplier'),
  }
}

/** `{external_id}` has more words in common with `external_account_number` than with `import_supplier`. */
function meaningOf(name: string, { key, supplier }: ServiceShape['account']): 'number' | 'supplier' | null {
  const [number, other] = [valueId(name, key), supplier === null ? 0 : valueId(name, supplier)]
  if (number === other) return null
  return number > other ? 'number' : 'supplier'
}

function valueId(name: string, field: string): number {
  if (name === field) return Number.POSITIVE_INFINITY
  const own = new Set(stemOf(name))
  const common = stemOf(field).filter((word) => own.has(word)).length
  return common === 0 && isEndOf(name, field) ? 0.5 : common
}

/** An address may leave out whose number it is: `{number}` is `account_number`, where no other name is nearer. */
export const isEndOf = (name: string, field: string): boolean =>
  general.has(wordsOf(name)) && withoutShort(field).endsWith(` ${withoutShort(name)}`)

const withoutShort = (name: string): string => wordsOf(name).replace(/\bno$/, 'number')

/** Whether two names are of the same thing: `household_no` and `household_number`. */
export const isAlike = (name: string, other: string): boolean => stemOf(name).join(' ') === stemOf(other).join(' ')

const general: ReadonlySet<string> = new Set('code id identifier key no number ref reference'.split(' '))

function stemOf(name: string): readonly string[] {
  const words = wordsOf(name).split(' ')
  const telling = words.filter((word) => !general.has(word))
  return telling.length === 0 ? words : telling
}
