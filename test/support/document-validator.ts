/**
 * A second opinion on what an operator's document allows: its own schemas, read by another program than ours. What it stumbles over is
 * put otherwise first: `null` in lists goes, and a discriminator, which JSON Schema has not, becomes a condition of each kind.
 */
import { z } from 'zod'
import { type Fields, isFields } from '../../shared/members.ts'

/** @param document  as it was parsed; `schema`: the name of the one that a payload is held against */
export function documentValidator(document: unknown, schema: string): (payload: unknown) => boolean {
  const components = isFields(document) && isFields(document.components) ? document.components : {}
  const $defs = isFields(components.schemas) ? components.schemas : {}
  const whole = plain({ $defs, $ref: `#/components/schemas/${schema}` })
  const read = z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0])
  return (payload) => read.safeParse(payload).success
}

/** Each kind with the values that say it is that one: without them an element may be of several. */
const toldApart = (kinds: readonly unknown[], { propertyName, mapping }: Fields): readonly unknown[] =>
  kinds.map((kind) => {
    const reference = isFields(kind) ? kind.$ref : undefined
    const values = Object.entries(isFields(mapping) ? mapping : {}).flatMap(([value, to]) =>
      to === reference ? [value] : [],
    )
    return { allOf: [kind, { type: 'object', properties: { [String(propertyName)]: { enum: values } } }] }
  })

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((one) => one !== null).map(plain)
  if (!isFields(node)) return node
  const { discriminator, nullable: _, ...rest } = node
  const { oneOf } = rest
  const told =
    Array.isArray(oneOf) && isFields(discriminator) ? { ...rest, oneOf: toldApart(oneOf, discriminator) } : rest
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      name === '$ref' ? String(value).replace('#/components/schemas/', '#/$defs/') : plain(value),
    ]),
  )
}
