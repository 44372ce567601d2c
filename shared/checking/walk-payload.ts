/** Walks a payload along the catalogue: its elements, and the values that their fields don't document, with paths as the service names them. */
import type { Catalogue, Leaf, Level, Node } from '../catalogue/catalogue.ts'

/** A text of a field that has documented values, and is none of them. */
export type UndocumentedValue = { readonly leaf: Leaf; readonly path: string; readonly value: string }

/** One element of a list, or the payload itself (`path` is `''`). */
export type PayloadElement = {
  readonly level: Level
  readonly path: string
  readonly fields: Fields
  /** The very list it is in. */
  readonly list: readonly unknown[]
}

export type Fields = Readonly<Record<string, unknown>>

/** In the order of the catalogue. */
export type WalkedPayload = {
  readonly undocumented: readonly UndocumentedValue[]
  readonly elementsOf: ReadonlyMap<Level, readonly PayloadElement[]>
}

/** What is looked at below an element, in the order of the catalogue: fields with documented values, and lists. */
type LookedAt = {
  readonly path: string
  /** The names on the way to it, of groups; the last is its own. */
  readonly names: readonly string[]
  readonly node: Leaf | Level
}

const lookedAt = new WeakMap<Level, readonly LookedAt[]>()

/** Worked out once for each level: hardly any field has documented values, and there are as many levels as payloads have elements. */
function lookedAtIn(level: Level): readonly LookedAt[] {
  const known = lookedAt.get(level)
  if (known !== undefined) return known
  const found = lookedAtBelow(level.children, [])
  lookedAt.set(level, found)
  return found
}

const lookedAtBelow = (nodes: readonly Node[], before: readonly string[]): readonly LookedAt[] =>
  nodes.flatMap((node): readonly LookedAt[] => {
    const names = [...before, node.name]
    if (node.type === 'group') return lookedAtBelow(node.children, names)
    return node.type === 'level' || node.documentedValues.length > 0 ? [{ path: names.join('.'), names, node }] : []
  })

const noList: readonly unknown[] = []

/** Only what the catalogue knows is looked at; assembling puts nothing else into a payload. */
export function walkPayload(payload: Fields, catalogue: Catalogue): WalkedPayload {
  const undocumented: UndocumentedValue[] = []
  const elementsOf = new Map<Level, PayloadElement[]>()
  const visit = (element: PayloadElement): void => {
    const { level, path, fields } = element
    const others = elementsOf.get(level)
    if (others === undefined) elementsOf.set(level, [element])
    else others.push(element)
    for (const { path: name, names, node } of lookedAtIn(level)) {
      const value = valueIn(fields, names)
      if (value === undefined) continue
      if (node.type === 'leaf') {
        if (typeof value !== 'string' || node.documentedValues.includes(value)) continue
        undocumented.push({ leaf: node, path: pathBelow(path, name), value })
      } else if (Array.isArray(value)) {
        const list: readonly unknown[] = value
        list.forEach((one, index) => {
          if (isFields(one)) visit({ level: node, path: `${pathBelow(path, name)}.${index}`, fields: one, list })
        })
      }
    }
  }
  visit({ level: catalogue.root, path: '', fields: payload, list: noList })
  return { undocumented, elementsOf }
}

const pathBelow = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path below some fields: `supply_address.postal_code`. */
export function valueAt(fields: Fields, path: string): unknown {
  // Most are fields of their own, and nothing has to be taken apart.
  return path.includes('.') ? valueIn(fields, path.split('.')) : fields[path]
}

function valueIn(fields: Fields, names: readonly string[]): unknown {
  let value: unknown = fields
  for (const name of names) value = isFields(value) ? value[name] : undefined
  return value
}
