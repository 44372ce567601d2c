/** The fields of an object of a document, with those of all its kinds, and beside which of these each is shown and needed. */
import type { Kind, Schema } from './schema.ts'

export type ObjectField = {
  readonly name: string
  readonly node: unknown
  /** Of where it is said; see `Schema`. */
  readonly trail: readonly string[]
  /** Values of the discriminator beside which it is shown; `null`: beside all. */
  readonly shownWith: readonly string[] | null
  /** Values of the discriminator beside which it has to be there, none where it need not; `null`: beside all. */
  readonly neededWith: readonly string[] | null
  /** How each kind has it, where several do: they need not mean the same by it. */
  readonly variants: readonly Variant[]
  /** Of the discriminator itself what it may say; of any other `null`. */
  readonly says: readonly string[] | null
}

/** A field as one of the kinds has it; `values`: of the discriminator. */
export type Variant = Pick<ObjectField, 'node' | 'trail'> & { readonly values: readonly string[] }

/** @returns those of the object itself first */
export function objectFields({ properties, required, kinds, discriminator, trail }: Schema): readonly ObjectField[] {
  const own = [...properties].map(
    ([name, node]): ObjectField => ({
      name,
      node,
      trail,
      shownWith: null,
      neededWith: required.has(name) ? null : [],
      variants: [],
      says: null,
    }),
  )
  const flat = kinds.flatMap(flattened)
  const names = new Set(flat.flatMap(({ schema }) => [...schema.properties.keys()]))
  const ofKinds = [...names].flatMap((name) => (properties.has(name) ? [] : (fieldOfKinds(name, flat) ?? [])))
  const values = valuesOf(flat)
  return [...own, ...ofKinds].map((field) =>
    field.name === discriminator && values.length > 0
      ? { ...field, shownWith: null, neededWith: null, variants: [], says: values }
      : field,
  )
}

/** A field that several kinds have is as the first of them has it. */
function fieldOfKinds(name: string, kinds: readonly Kind[]): ObjectField | null {
  const having = kinds.filter(({ schema }) => schema.properties.has(name))
  const [first] = having
  if (first === undefined) return null
  const needing = having.filter(({ schema }) => schema.required.has(name))
  const { properties, trail } = first.schema
  return {
    name,
    node: properties.get(name),
    trail,
    shownWith: having.length === kinds.length ? null : valuesOf(having),
    neededWith: needing.length === kinds.length ? null : valuesOf(needing),
    variants:
      having.length < 2
        ? []
        : having.map(({ values, schema }) => ({ values, node: schema.properties.get(name), trail: schema.trail })),
    says: null,
  }
}

const valuesOf = (kinds: readonly Kind[]): readonly string[] => [...new Set(kinds.flatMap(({ values }) => values))]

/** A kind that has kinds of its own is each of them. */
const flattened = ({ values, schema }: Kind): readonly Kind[] =>
  schema.kinds.length === 0 ? [{ values, schema }] : schema.kinds.flatMap((kind) => flattened({ ...kind, values }))
