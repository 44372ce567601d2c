/**
 * Puts a schema of an OpenAPI document as JSON Schema has it: `nullable` as one more kind, a `discriminator` as a value on each kind, the
 * parts of an `allOf` as one, bounds and lists as they are meant. What says nothing about what is valid goes.
 */
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import type { Document } from './read-document.ts'

/** Deeper than any schema that was written, and far from what a stack holds. */
const maxDepth = 200

/** Values that a field of the outermost object takes, whatever its schema says. */
export type AlsoTaken = { readonly field: string; readonly values: readonly string[] }

/**
 * @returns a JSON Schema with everything that it refers to under `$defs`
 * @throws DocumentError  see `follow`
 */
export function normaliseSchema(document: Document, schema: unknown, alsoTaken: AlsoTaken | null = null): Fields {
  const names = new Map<string, string>()
  const definitions = new Map<string, unknown>()

  const define = (reference: string): string => {
    const known = names.get(reference)
    if (known !== undefined) return known
    const name = `s${names.size}`
    names.set(reference, name)
    definitions.set(name, read(document.follow({ $ref: reference }), noReferences, 0))
    return name
  }

  /** @param merging  references whose parts are being put together: one of them that comes again stays a reference, so that this ends */
  const read = (node: unknown, merging: ReadonlySet<string>, depth: number): Fields => {
    if (!isFields(node) || depth > maxDepth) return {}
    if (typeof node.$ref === 'string') return { $ref: `#/$defs/${define(node.$ref)}` }
    const { nullable, discriminator, oneOf, anyOf, allOf, ...own } = node
    const parts = [...listOf(allOf), ...(isTelling(own) ? [own] : [])]
    const kinds = [...listOf(oneOf), ...listOf(anyOf)]
    if (kinds.length > 0) {
      const told = kinds.map((kind) => {
        const literal = literalOf(kind, discriminator)
        const all = [kind, ...parts, ...literal]
        return read(all.length === 1 ? kind : { allOf: all }, merging, depth + 1)
      })
      return orNull(nullable === true, { [isListed(oneOf) ? 'oneOf' : 'anyOf']: told })
    }
    if (!isListed(allOf))
      return orNull(nullable === true || listOf(own.enum).includes(null), readOwn(own, merging, depth))
    return orNull(nullable === true, readParts(parts, merging, depth))
  }

  const readParts = (parts: readonly unknown[], merging: ReadonlySet<string>, depth: number): Fields => {
    if (parts.length === 1) return read(parts[0], merging, depth + 1)
    const references = parts.flatMap((part) => (isFields(part) && typeof part.$ref === 'string' ? [part.$ref] : []))
    const whole = references.some((one) => merging.has(one)) ? undefined : mergedObject(document, parts)
    return whole === undefined
      ? { allOf: parts.map((part) => read(part, merging, depth + 1)) }
      : read(whole, new Set([...merging, ...references]), depth + 1)
  }

  const readOwn = (own: Fields, merging: ReadonlySet<string>, depth: number): Fields => {
    const type = typeOf(own)
    const { items, additionalProperties } = own
    const inner = (one: unknown): Fields => read(one, merging, depth + 1)
    const properties = Object.entries(isFields(own.properties) ? own.properties : {})
    const answered = new Set(properties.flatMap(([name, one]) => (memberOf(one, 'readOnly') === true ? [name] : [])))
    const values = [...new Set(listOf(own.enum))].filter((value) => value !== null)
    const schema: Fields = {
      ...(type === undefined ? {} : { type }),
      ...Object.fromEntries(copied.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]))),
      ...boundOf(own, 'minimum', 'exclusiveMinimum'),
      ...boundOf(own, 'maximum', 'exclusiveMaximum'),
      ...(isPattern(own.pattern) ? { pattern: own.pattern } : {}),
      ...(values.length > 0 ? { enum: values } : {}),
      ...(items === undefined ? {} : { items: inner(items) }),
      ...(properties.length > 0
        ? { properties: Object.fromEntries(properties.map(([name, one]) => [name, inner(one)])) }
        : {}),
      ...(isListed(own.required)
        ? { required: [...new Set(own.required)].filter((name) => !answered.has(String(name))) }
        : {}),
      ...(additionalProperties === false ? { additionalProperties } : {}),
      ...(isFields(additionalProperties) ? { additionalProperties: inner(additionalProperties) } : {}),
    }
    // Where a decimal is a text in answers, requests of such services may have it as a number.
    return type === 'string' && own.format === 'decimal' ? { anyOf: [schema, { type: 'number' }] } : schema
  }

  const whole = read(schemaWith(document, schema, alsoTaken), noReferences, 0)
  return { ...whole, $defs: Object.fromEntries(definitions) }
}

const noReferences: ReadonlySet<string> = new Set()

const listOf = (value: unknown): readonly unknown[] => (isListed(value) ? value : [])
const isListed = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The outermost schema, whose one field takes some values more. */
function schemaWith(document: Document, schema: unknown, alsoTaken: AlsoTaken | null): unknown {
  if (alsoTaken === null) return schema
  const whole = mergedObject(document, [schema]) ?? {}
  const field = memberOf(whole.properties, alsoTaken.field)
  const widened = { anyOf: [field, { type: 'string', enum: alsoTaken.values }] }
  return {
    ...whole,
    properties: { ...(isFields(whole.properties) ? whole.properties : {}), [alsoTaken.field]: widened },
  }
}

/** What an object must hold to be told as this kind: nothing where the document names no value for it. */
function literalOf(kind: unknown, discriminator: unknown): readonly Fields[] {
  const property = memberOf(discriminator, 'propertyName')
  const reference = memberOf(kind, '$ref')
  if (typeof property !== 'string' || typeof reference !== 'string') return []
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  const mapping = memberOf(discriminator, 'mapping')
  const values = isFields(mapping)
    ? Object.entries(mapping).flatMap(([value, target]) => (target === reference || target === name ? [value] : []))
    : [name]
  return values.length === 0
    ? []
    : [{ type: 'object', required: [property], properties: { [property]: saidBy(values) } }]
}

/** What is a yes or no is named as a text where the document says which kind each of them is. */
function saidBy(values: readonly string[]): Fields {
  const meant = values.filter((value) => value !== 'null' && value !== '')
  const isFlag = meant.every((value) => value === 'true' || value === 'false')
  return isFlag ? { type: 'boolean', enum: meant.map((value) => value === 'true') } : { type: 'string', enum: meant }
}

/** One object for all parts; nothing where one of them is more than an object with fields. */
function mergedObject(document: Document, parts: readonly unknown[], depth = 0): Fields | undefined {
  if (depth > maxDepth) return
  const flat: Fields[] = []
  for (const part of parts.map(document.follow)) {
    if (!isFields(part) || part.oneOf !== undefined || part.anyOf !== undefined) return
    const { allOf, ...own } = part
    const whole = isListed(allOf) ? mergedObject(document, [...allOf, own], depth + 1) : own
    if (whole === undefined || (whole.type !== undefined && whole.type !== 'object') || whole.enum !== undefined) return
    flat.push(whole)
  }
  const properties = new Map<string, unknown>()
  for (const part of flat)
    for (const [name, one] of Object.entries(isFields(part.properties) ? part.properties : {})) {
      const earlier = properties.get(name)
      properties.set(name, earlier === undefined ? one : { allOf: [earlier, one] })
    }
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: flat.flatMap(({ required }) => listOf(required)),
    ...(flat.some((part) => part.additionalProperties === false) ? { additionalProperties: false } : {}),
  }
}

/** Keywords that JSON Schema has in the same sense. */
const copied = [
  ...(['const', 'format', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'] as const),
  ...(['minProperties', 'maxProperties', 'multipleOf'] as const),
]

/** OpenAPI 3.0 says with a flag beside the bound what 3.1 says with a bound of its own. */
function boundOf(own: Fields, bound: 'minimum' | 'maximum', strict: 'exclusiveMinimum' | 'exclusiveMaximum'): Fields {
  const { [bound]: value, [strict]: beyond } = own
  if (typeof beyond === 'number') return { [strict]: beyond }
  if (typeof value !== 'number') return {}
  return beyond === true ? { [strict]: value } : { [bound]: value }
}

/** Without a type a schema would take everything. */
function typeOf(own: Fields): unknown {
  if (own.type !== undefined) return own.type
  if (own.properties !== undefined || own.required !== undefined) return 'object'
  return own.items === undefined ? undefined : 'array'
}

/** Patterns are written for other programs: one that this one can't read is left out. */
function isPattern(pattern: unknown): pattern is string {
  if (typeof pattern !== 'string') return false
  try {
    return new RegExp(pattern) !== null
  } catch {
    return false
  }
}

const isTelling = (own: Fields): boolean =>
  typeOf(own) !== undefined || own.enum !== undefined || own.pattern !== undefined

const orNull = (isNullable: boolean, schema: Fields): Fields =>
  isNullable ? { anyOf: [schema, { type: 'null' }] } : schema
