/** Where an account is, in one line, for telling apart two of one name: "12 Elm Street, Leeds, LS1 4AB". */

import { memberOf } from '../../basics/members.ts'
import { type Catalogue, withRole } from '../../catalogue/catalogue.ts'

/** @returns of its addresses the first that says something, its own before those of its parts; `''` where none does */
export function accountAddress({ addresses }: Catalogue, payload: unknown): string {
  for (const { children } of addresses) {
    const parts = (['street', 'town', 'postcode'] as const).flatMap((role) => withRole(children, role)?.path ?? [])
    const said = parts.map((path) => valueAt(payload, path)).filter((text) => text !== '')
    if (said.length > 0) return said.join(', ')
  }
  return ''
}

/** Of a list the first. */
function valueAt(payload: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>((inside, step) => {
    const member = memberOf(inside, step.replace('[]', ''))
    return Array.isArray(member) ? member[0] : member
  }, payload)
  return typeof value === 'string' ? value.trim() : ''
}
