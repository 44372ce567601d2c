/** Walks a payload along the catalogue: its elements, and the values that have documented ones, with paths as the service names them. */
import type { Catalogue, Leaf, Level, Node } from '../catalogue/catalogue.ts'

/** A value whose field has documented ones. */
export type PayloadValue = { readonly leaf: Leaf; readonly path: string; readonly value: unknown }

/** One element of a list, or the payload itself (`path` is `''`). */
export type PayloadElement = {
  readonly level: Level
  readonly path: string
  readonly fields: Fields
  /** From 0, among its siblings. */
  readonly index: number
}

export type Fields = Readonly<Record<string, unknown>>

/** In the order of the catalogue. */
export type WalkedPayload = { readonly values: readonly PayloadValue[]; readonly elements: readonly PayloadElement[] }

/** What is looked at below an element: fields with documented values, and lists; by path below it, in the order of the catalogue. */
type LookedAt = { readonly path: string; readonly node: Leaf | Level }

const lookedAt = new WeakMap<Level, readonly LookedAt[]>()

/** Worked out once for each level: hardly any field has documented values, and there are as many levels as payloads have elements. */
function lookedAtIn(level: Level): readonly LookedAt[] {
  const known = lookedAt.get(level)
  if (known !== undefined) return known
  const found = lookedAtBelow(level.children, '')
  lookedAt.set(level, found)
  return found
}

const lookedAtBelow = (nodes: readonly Node[], before: string): readonly LookedAt[] =>
  nodes.flatMap((node): readonly LookedAt[] => {
    const path = `${before}${node.name}`
    if (node.type === 'group') return lookedAtBelow(node.children, `${path}.`)
    return node.type === 'level' || node.documentedValues.length > 0 ? [{ path, node }] : []
  })

/** Only what the catalogue knows is looked at; assembling puts nothing else into a payload. */
export function walkPayload(payload: Fields, catalogue: Catalogue): WalkedPayload {
  const values: PayloadValue[] = []
  const elements: PayloadElement[] = []
  const visit = (level: Level, path: string, fields: Fields, index: number): void => {
    elements.push({ level, path, fields, index })
    for (const { path: name, node } of lookedAtIn(level)) {
      const value = valueAt(fields, name)
      if (value === undefined) continue
      const at = path === '' ? name : `${path}.${name}`
      if (node.type === 'leaf') values.push({ leaf: node, path: at, value })
      else if (Array.isArray(value)) {
        value.forEach((element: unknown, position) => {
          if (isFields(element)) visit(node, `${at}.${position}`, element, position)
        })
      }
    }
  }
  visit(catalogue.root, '', payload, 0)
  return { values, elements }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path below some fields: `supply_address.postal_code`. */
export function valueAt(fields: Fields, path: string): unknown {
  // Most are fields of their own, and nothing has to be taken apart.
  if (!path.includes('.')) return fields[path]
  let value: unknown = fields
  for (const name of path.split('.')) value = isFields(value) ? value[name] : undefined
  return value
}
