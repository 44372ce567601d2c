/** The shape of what an address of the document takes: its fields, and the one in which an account may be wrapped. */
import { type Fields, isFields, memberOf } from '../../../shared/basics/members.ts'
import type { Document } from './read-document.ts'

/** Deeper than kinds within kinds are written. */
const maxDepth = 20

/** The fields of a schema, those of its parts and of all its kinds included, with their schemas. */
export function fieldsOf(document: Document, schema: unknown, depth = 0): ReadonlyMap<string, unknown> {
  const found = document.follow(schema)
  if (!isFields(found) || depth > maxDepth) return new Map()
  const inner = [found.allOf, found.oneOf, found.anyOf].flatMap((parts) => (Array.isArray(parts) ? parts : []))
  return new Map([
    ...inner.flatMap((part) => [...fieldsOf(document, part, depth + 1)]),
    ...Object.entries(isFields(found.properties) ? found.properties : {}),
  ])
}

/** A schema without the `allOf` around it, by which documents add words to a reference. */
export function innermost(document: Document, schema: unknown, depth = 0): Fields {
  const found = document.follow(schema)
  if (!isFields(found)) return {}
  const { allOf } = found
  return Array.isArray(allOf) && allOf.length === 1 && depth < maxDepth
    ? innermost(document, allOf[0], depth + 1)
    : found
}

/** The schema of a list's elements; nothing for what is no list. */
export const elementOf = (document: Document, schema: unknown): unknown => innermost(document, schema).items

/** The JSON part of a request or response. */
export function mediaOf(document: Document, holder: unknown): Fields | undefined {
  const content = memberOf(document.follow(holder), 'content')
  if (!isFields(content)) return
  const media = memberOf(content, 'application/json') ?? Object.values(content)[0]
  return isFields(media) ? media : undefined
}

/** What is shown as sent or answered. */
export function examplesOf(document: Document, media: Fields | undefined): readonly unknown[] {
  const several = isFields(media?.examples) ? Object.values(media.examples) : []
  const values = several.map((one) => memberOf(document.follow(one), 'value'))
  return [...values, media?.example].filter((value) => value !== undefined)
}

export type RequestShape = {
  /** Of what is meant, without what wraps it. */
  readonly schema: unknown
  readonly fields: ReadonlyMap<string, unknown>
  /** The field that may wrap it. */
  readonly wrapper: string | null
}

/** What most fields are in is what is meant: the request itself, or one object in it. */
export function requestShape(document: Document, operation: Fields): RequestShape | undefined {
  const media = mediaOf(document, operation.requestBody)
  if (media === undefined) return
  const whole: RequestShape = { schema: media.schema, fields: fieldsOf(document, media.schema), wrapper: null }
  const inside = [...whole.fields].map(
    ([wrapper, schema]): RequestShape => ({ schema, fields: fieldsOf(document, schema), wrapper }),
  )
  const [most = whole] = [whole, ...inside].toSorted((one, other) => other.fields.size - one.fields.size)
  return most
}

/** Takes the wrapper off; services of this kind take what is meant with it and without. */
export function unwrapped({ wrapper }: RequestShape, body: unknown): unknown {
  const inner = wrapper === null ? undefined : memberOf(body, wrapper)
  return isFields(inner) ? inner : body
}
