/** The fields of an object of a document, with those of all its kinds: how each kind has them. */

import { bothHold, eitherHolds, type Part, type Schema } from '../document/schema.ts'
import { type ByKind, flatMapKinds, joinedKinds, thingsIn } from './by-kind.ts'

export type ObjectField = {
  readonly name: string
  /** `null`: such a kind has none. */
  readonly has: ByKind<Property | null>
}

type Property = Said & { readonly isRequired: boolean }

export type Said = {
  /** What is said of it. */
  readonly parts: readonly Part[]
  /** Of what tells which kind it is, the values that do; of any other `null`. */
  readonly says: readonly string[] | null
}

/**
 * Each kind of an object as an object of its own, with what all of them have.
 * @param fieldOf  a field of the object, below its level
 */
export function ofEachKind(object: ByKind<Schema>, level: string, fieldOf: (name: string) => string): ByKind<Schema> {
  return flatMapKinds(object, (schema): ByKind<Schema> => {
    const { kinds, discriminator } = schema
    // A document may name what tells the kinds apart without saying any more of it.
    const isUnsaid = discriminator !== null && kinds.every((kind) => !kind.schema.properties.has(discriminator))
    const properties =
      isUnsaid && !schema.properties.has(discriminator)
        ? new Map([...schema.properties, [discriminator, unsaid(kinds)] as const])
        : schema.properties
    const own = { ...schema, kinds: [], discriminator: null, properties }
    const [first, ...others] = kinds.map(({ values, ...kind }) => ({ values, schema: bothHold(own, kind.schema) }))
    if (first === undefined) return { is: schema }
    const each = (one: Schema): ByKind<Schema> => ofEachKind({ is: one }, level, fieldOf)
    if (discriminator === null) return each(others.map((one) => one.schema).reduce(eitherHolds, first.schema))
    const cases = [first, ...others].map((kind) => ({ values: kind.values, inside: each(kind.schema) }))
    return { level, field: fieldOf(discriminator), cases }
  })
}

/** A document writes down yes and no as texts where it says which kind each of them is. */
const unsaid = (kinds: Schema['kinds']): readonly Part[] =>
  kinds.every(({ values }) => values.every((value) => value === 'true' || value === 'false'))
    ? [{ node: { type: 'boolean' }, trail: [] }]
    : []

/** @param object  see `ofEachKind`, with the same `level` and `fieldOf` */
export function objectFields(
  object: ByKind<Schema>,
  level: string,
  fieldOf: (name: string) => string,
): readonly ObjectField[] {
  const names = new Set(thingsIn(object).flatMap(({ properties }) => [...properties.keys()]))
  return [...names].map((name) => ({ name, has: joinedKinds(fieldIn(object, name), isSame) }))

  function fieldIn(one: ByKind<Schema>, field: string): ByKind<Property | null> {
    if ('is' in one) {
      const { properties, required } = one.is
      const parts = properties.get(field)
      return { is: parts === undefined ? null : { parts, isRequired: required.has(field), says: null } }
    }
    const cases = one.cases.map(({ values, inside }) => ({ values, inside: fieldIn(inside, field) }))
    if (one.level !== level || one.field !== fieldOf(field)) return { ...one, cases }
    // What tells the kinds apart is there whichever it is.
    const parts = cases.flatMap(({ inside }) => thingsIn(inside)).find((property) => property !== null)?.parts ?? []
    return { is: { parts, isRequired: true, says: [...new Set(cases.flatMap(({ values }) => values))] } }
  }
}

const isSame = (one: Property | null, other: Property | null): boolean =>
  one === null || other === null ? one === other : one.isRequired === other.isRequired && isSaidAlike(one, other)

export const isSaidAlike = (one: Said, other: Said): boolean =>
  one.says?.join('\n') === other.says?.join('\n') &&
  one.parts.length === other.parts.length &&
  one.parts.every(({ node }, at) => node === other.parts[at]?.node)
