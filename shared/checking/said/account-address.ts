/** Where an account is, in one line, for telling apart two of one name: "12 Elm Street, Leeds, LS1 4AB". */

import { memberOf } from '../../basics/members.ts'
import { type Catalogue, type Group, isOfPeople, withRole } from '../../catalogue/catalogue.ts'

/**
 * @returns of its addresses the first that says something: where it is supplied before where its bills go, which is one place for all
 *   flats of a landlord, and both before those of people; `''` where none does
 */
export function accountAddress(catalogue: Catalogue, payload: unknown): string {
  const rankOf = ({ levelPath }: Group): number => (isOfPeople(catalogue, levelPath) ? 2 : levelPath === '' ? 1 : 0)
  for (const { children } of catalogue.addresses.toSorted((one, other) => rankOf(one) - rankOf(other))) {
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
