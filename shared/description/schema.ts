/**
 * One place of a document's schemas, as the rest reads it: references followed, parts that hold together merged, `null` taken out of
 * lists, and what is one of several kinds told apart. Validators and generators stumble over each of these.
 */
import { memberOf } from '../members.ts'
import { type Dict, dictOf, isDict, listOf, textOf } from './parse-document.ts'

/** One of several forms of an object, and the values of a field of it that say so: none where the document names no such field. */
export type Kind = { readonly values: readonly string[]; readonly schema: Schema }

export type Schema = {
  readonly raw: Dict
  readonly shape: 'object' | 'list' | 'value' | 'any'
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  readonly items: unknown
  readonly kinds: readonly Kind[]
  /** The field whose value says which kind it is. */
  readonly discriminator: string | null
  /** The references that led here, so that one which leads to itself is seen. */
  readonly trail: readonly string[]
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

export class Schemas {
  readonly #document: Dict

  constructor(document: Dict) {
    this.#document = document
  }

  /** @param trail  of where it stands. Throws a `BrokenReference`. */
  read(node: unknown, trail: readonly string[] = []): Schema {
    const followed = this.#follow(dictOf(node), trail)
    const parts = listOf(followed.raw.allOf).map((part) => this.read(part, followed.trail))
    const own = dictOf(followed.raw.properties)
    const choices = [...listOf(followed.raw.oneOf), ...listOf(followed.raw.anyOf)].filter((one) => !isNull(one))
    const [only, ...others] = choices
    if (only !== undefined && others.length === 0) parts.push(this.read(only, followed.trail))
    const kinds = others.length === 0 ? [] : this.#kindsOf(choices, dictOf(followed.raw.discriminator), followed.trail)
    const raw = mergedWords([followed.raw, ...parts.map((part) => part.raw)])
    const kind = parts.find((part) => part.kinds.length > 0)
    const schema = {
      raw,
      properties: new Map([...parts.flatMap((part) => [...part.properties]), ...Object.entries(own)]),
      required: new Set([...parts.flatMap((part) => [...part.required]), ...listOf(followed.raw.required).map(String)]),
      items: raw.items,
      kinds: kinds.length > 0 ? kinds : (kind?.kinds ?? []),
      discriminator:
        (kinds.length > 0 ? textOf(dictOf(followed.raw.discriminator).propertyName) : kind?.discriminator) || null,
      trail: [...followed.trail, ...parts.flatMap((part) => part.trail)],
    }
    return { ...schema, shape: shapeOf(schema) }
  }

  #follow(node: Dict, trail: readonly string[]): { readonly raw: Dict; readonly trail: readonly string[] } {
    const reference = node.$ref
    if (typeof reference !== 'string') return { raw: node, trail }
    if (!reference.startsWith('#/')) throw new BrokenReference('external', reference)
    if (trail.includes(reference)) throw new BrokenReference('recursive', reference)
    const steps = reference
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    const target = steps.reduce<unknown>(memberOf, this.#document)
    if (!isDict(target)) throw new BrokenReference('missing', reference)
    const { $ref: _, ...beside } = node
    const there = this.#follow(target, [...trail, reference])
    return { raw: { ...there.raw, ...beside }, trail: there.trail }
  }

  #kindsOf(choices: readonly unknown[], { mapping, propertyName }: Dict, trail: readonly string[]): readonly Kind[] {
    const named = Object.entries(dictOf(mapping)).filter(([value]) => value !== 'null')
    return choices
      .filter((choice) => this.read(choice, trail).shape === 'object')
      .map((choice) => {
        const reference = textOf(dictOf(choice).$ref)
        const values = named.filter(([, target]) => target === reference).map(([value]) => value)
        const own = reference.split('/').at(-1)
        const usual = propertyName === undefined || own === undefined || own === '' ? [] : [own]
        return { values: named.length > 0 ? values : usual, schema: this.read(choice, trail) }
      })
  }
}

/** What is said first counts: beside a reference stands what is said of this place, behind it what is said of all. */
const mergedWords = (all: readonly Dict[]): Dict => Object.assign({}, ...all.toReversed())

function shapeOf({ raw, properties, kinds }: Pick<Schema, 'raw' | 'properties' | 'kinds'>): Schema['shape'] {
  const types = typesOf(raw)
  if (properties.size > 0 || kinds.length > 0) return 'object'
  if (types.includes('array') || raw.items !== undefined) return 'list'
  if (types.includes('object')) return 'any'
  return types.length > 0 || Array.isArray(raw.enum) || raw.format !== undefined ? 'value' : 'any'
}

/** Without `null`, which OpenAPI 3.1 lists beside the type. */
export const typesOf = ({ type }: Dict): readonly string[] =>
  (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string' && one !== 'null')

const isNull = (node: unknown): boolean => {
  const { type, enum: values } = dictOf(node)
  return type === 'null' || (Array.isArray(values) && values.every((value) => value === null || value === ''))
}
