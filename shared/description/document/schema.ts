/**
 * One place of a document's schemas, as the rest reads it: references followed, parts that hold together merged, `null` taken out of
 * lists, and what is one of several kinds told apart. Validators and generators stumble over each of these.
 */
import Big from 'big.js'
import { type Fields, fieldsOf, isFields, listOf, memberOf, textOf } from '../../basics/members.ts'

/** A place in the document, and the references that led there: one which leads to itself is seen by them. */
export type Part = { readonly node: unknown; readonly trail: readonly string[] }

/** One of several forms of an object, and the values of a field of it that say so: none where the document names no such field. */
type Kind = { readonly values: readonly string[]; readonly schema: Schema }

export type Schema = {
  readonly raw: Fields
  /** `never`: what is said of it contradicts itself, or takes nothing but a blank. */
  readonly shape: 'object' | 'list' | 'value' | 'any' | 'never'
  /** What is said of each property, all of which holds. */
  readonly properties: ReadonlyMap<string, readonly Part[]>
  readonly required: ReadonlySet<string>
  readonly items: readonly Part[]
  readonly kinds: readonly Kind[]
  /** The field whose value says which kind it is; `null`: there are no kinds, or nothing says. */
  readonly discriminator: string | null
}

/** A reference to itself, to something outside of the document, or to nothing. */
export class BrokenReference extends Error {
  readonly kind: 'recursive' | 'external' | 'missing'
  readonly reference: string

  constructor(kind: BrokenReference['kind'], reference: string) {
    super(reference)
    this.kind = kind
    this.reference = reference
  }
}

/** @returns `null` where the document does not have all of it */
export function unlessBroken<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenReference) return null
    throw error
  }
}

export class Schemas {
  readonly #document: Fields

  constructor(document: Fields) {
    this.#document = document
  }

  /** @param parts  all of which hold. Throws a `BrokenReference`. */
  read(parts: readonly Part[]): Schema {
    return parts.map((part) => this.#readOne(part)).reduce(bothHold, nothingSaid)
  }

  #readOne({ node, trail: before }: Part): Schema {
    const { raw: said, trail } = this.#follow(fieldsOf(node), before)
    const raw = withOwnBounds(said)
    const partOf = (inside: unknown): Part => ({ node: inside, trail })
    const choices = [...listOf(raw.oneOf), ...listOf(raw.anyOf)].filter((one) => !isNull(one))
    const held = [...listOf(raw.allOf), ...(choices.length === 1 ? choices : [])]
    const { kinds, discriminator } =
      choices.length < 2 ? noKinds : this.#kindsOf(choices, fieldsOf(raw.discriminator), trail)
    const own = withShape({
      raw: raw.const === undefined ? raw : { ...raw, enum: [raw.const] },
      properties: new Map(Object.entries(fieldsOf(raw.properties)).map(([name, inside]) => [name, [partOf(inside)]])),
      required: new Set(listOf(raw.required).map(String)),
      items: raw.items === undefined ? [] : [partOf(raw.items)],
      kinds,
      discriminator,
    })
    return held.map((part) => this.#readOne(partOf(part))).reduce(bothHold, own)
  }

  #follow(node: Fields, trail: readonly string[]): { readonly raw: Fields; readonly trail: readonly string[] } {
    const reference = node.$ref
    if (typeof reference !== 'string') return { raw: node, trail }
    if (!reference.startsWith('#/')) throw new BrokenReference('external', reference)
    if (trail.includes(reference)) throw new BrokenReference('recursive', reference)
    const steps = reference
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    const target = steps.reduce<unknown>(memberOf, this.#document)
    if (!isFields(target)) throw new BrokenReference('missing', reference)
    const { $ref: _, ...beside } = node
    const there = this.#follow(target, [...trail, reference])
    return { raw: { ...there.raw, ...beside }, trail: there.trail }
  }

  #kindsOf(choices: readonly unknown[], { mapping, propertyName }: Fields, trail: readonly string[]): KindsOf {
    // In YAML, what stands for nothing is a key without a name.
    const named = Object.entries(fieldsOf(mapping)).filter(([value]) => value !== 'null' && value !== '')
    const all = choices.flatMap((node) => {
      const schema = this.#readOne({ node, trail })
      return schema.shape === 'object' ? [{ schema, reference: textOf(fieldsOf(node).$ref) }] : []
    })
    const discriminator = textOf(propertyName) || this.#tellingField(all.map(({ schema }) => schema))
    const kinds = all.map(({ schema, reference }): Kind => {
      if (discriminator === null) return { values: [], schema }
      const own = this.#valuesOf(schema, discriminator)
      const values = named.flatMap(([value, target]) =>
        target === reference && (own.length === 0 || own.includes(value)) ? [value] : [],
      )
      const usual = own.length > 0 || reference === '' ? own : [reference.split('/').at(-1) ?? '']
      return { values: named.length > 0 ? values : usual, schema }
    })
    return { kinds, discriminator }
  }

  /** What a kind says in a field that can say nothing else. */
  #valuesOf({ properties }: Schema, name: string): readonly string[] {
    const { raw } = this.read(properties.get(name) ?? [])
    return listOf(raw.enum).flatMap((value) => (value === null ? [] : [String(value)]))
  }

  /** Where a document names none: a field that has to be there, and in which no two kinds can say the same. */
  #tellingField(kinds: readonly Schema[]): string | null {
    const [first] = kinds
    const names = [...(first?.required ?? [])].filter((name) => kinds.every(({ required }) => required.has(name)))
    const isTelling = (name: string) => {
      const said = kinds.map((kind) => this.#valuesOf(kind, name))
      const all = said.flat()
      return said.every(({ length }) => length > 0) && new Set(all).size === all.length
    }
    return names.find(isTelling) ?? null
  }
}

type KindsOf = Pick<Schema, 'kinds' | 'discriminator'>
const noKinds: KindsOf = { kinds: [], discriminator: null }

const withShape = (schema: Omit<Schema, 'shape'>): Schema => ({ ...schema, shape: shapeOf(schema) })

const nothingSaid: Schema = {
  raw: {},
  shape: 'any',
  properties: new Map(),
  required: new Set(),
  items: [],
  kinds: [],
  discriminator: null,
}

/** An object of which two things are said. What has kinds twice is each of the one and each of the other. */
export function bothHold(one: Schema, other: Schema): Schema {
  if (one === nothingSaid) return other
  const { kinds, discriminator } = one.kinds.length > 0 ? one : other
  const isTwice = one.kinds.length > 0 && other.kinds.length > 0
  const others = { ...nothingSaid, kinds: other.kinds, discriminator: other.discriminator }
  const raw = bothSay(one.raw, other.raw)
  const schema = withShape({
    raw,
    properties: bothHave(one.properties, other.properties),
    required: new Set([...one.required, ...other.required]),
    items: [...one.items, ...other.items],
    kinds: isTwice ? kinds.map((kind) => ({ ...kind, schema: bothHold(kind.schema, others) })) : kinds,
    discriminator,
  })
  return isPossible(one, other) ? schema : { ...schema, shape: 'never' }
}

function isPossible(one: Schema, other: Schema): boolean {
  if (one.shape === 'never' || other.shape === 'never') return false
  if (one.shape !== 'any' && other.shape !== 'any' && one.shape !== other.shape) return false
  const isMet = (some: readonly unknown[], others: readonly unknown[]) =>
    some.length === 0 || others.length === 0 || some.some((each) => others.includes(each))
  const valuesMeant = ({ raw }: Schema) => listOf(raw.enum).filter((value) => value !== null)
  const typesMeant = ({ raw }: Schema) =>
    typesOf(raw).flatMap((type) => (type === 'integer' ? [type, 'number'] : [type]))
  return (
    isMet(typesMeant(one), typesMeant(other)) &&
    isMet(valuesMeant(one), valuesMeant(other)) &&
    isMet([one.raw.format ?? []].flat(), [other.raw.format ?? []].flat())
  )
}

/** One of these, and nothing says which: it has whatever any of them has, and needs what all of them do. */
export function eitherHolds(one: Schema, other: Schema): Schema {
  const properties = new Map([...other.properties, ...one.properties])
  const required = new Set([...one.required].filter((name) => other.required.has(name)))
  return withShape({ ...one, properties, required })
}

const bothHave = (one: Schema['properties'], other: Schema['properties']): Schema['properties'] =>
  new Map([
    ...[...one].map(([name, parts]) => [name, [...parts, ...(other.get(name) ?? [])]] as const),
    ...[...other].filter(([name]) => !one.has(name)),
  ])

const most = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'])
const least = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems'])

/** What is said first counts: beside a reference stands what is said of this place, behind it what is said of all. Limits count both. */
const bothSay = (one: Fields, other: Fields): Fields => ({
  ...other,
  ...Object.fromEntries(Object.entries(one).map(([name, said]) => [name, closer(name, said, memberOf(other, name))])),
})

function closer(name: string, said: unknown, beside: unknown): unknown {
  if (typeof said === 'number' && typeof beside === 'number') {
    if (most.has(name)) return Math.min(said, beside)
    if (name === 'multipleOf') return commonMultiple(said, beside)
    return least.has(name) ? Math.max(said, beside) : said
  }
  // A whole number is a number, too.
  if (name === 'type' && said === 'number' && beside === 'integer') return beside
  if (name === 'pattern' && typeof beside === 'string' && beside !== said)
    return `^(?=[^]*(?:${said}))(?=[^]*(?:${beside}))`
  return name === 'enum' && Array.isArray(said) && Array.isArray(beside)
    ? said.filter((value) => beside.includes(value))
    : said
}

/** The smallest number that is so many times the one and the other, also of decimals. */
function commonMultiple(one: number, other: number): number {
  let [divisor, rest] = [new Big(one), new Big(other)]
  while (!rest.eq(0)) [divisor, rest] = [rest, divisor.mod(rest)]
  return divisor.eq(0) ? one : new Big(one).times(other).div(divisor).abs().toNumber()
}

/** OpenAPI 3.0 says with a flag beside a bound what 3.1 says with a bound of its own. */
function withOwnBounds(raw: Fields): Fields {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = raw
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return raw
  return {
    ...rest,
    ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum }),
    ...(typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
    ...(typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
  }
}

function shapeOf({ raw, properties, kinds }: Pick<Schema, 'raw' | 'properties' | 'kinds'>): Schema['shape'] {
  if (isNull(raw)) return 'never'
  const types = typesOf(raw)
  if (properties.size > 0 || kinds.length > 0) return 'object'
  if (types.includes('array') || raw.items !== undefined) return 'list'
  if (types.includes('object')) return 'any'
  return types.length > 0 || Array.isArray(raw.enum) || raw.format !== undefined ? 'value' : 'any'
}

/** Without `null`, which OpenAPI 3.1 lists beside the type. */
export const typesOf = ({ type }: Fields): readonly string[] =>
  (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string' && one !== 'null')

const isNull = (node: unknown): boolean => {
  const { type, enum: values } = fieldsOf(node)
  return type === 'null' || (Array.isArray(values) && values.every((value) => value === null || value === ''))
}
