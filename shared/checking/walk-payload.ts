/** Walks a payload along the catalogue: every value and every element, with its path as the service names it. */
import type { Catalogue, Leaf, Level, Node } from '../catalogue/catalogue.ts'

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

export type WalkedPayload = { readonly values: readonly PayloadValue[]; readonly elements: readonly PayloadElement[] }

/** Only what the catalogue knows is looked at; assembling puts nothing else into a payload. */
export function walkPayload(payload: Fields, catalogue: Catalogue): WalkedPayload {
  const values: PayloadValue[] = []
  const elements: PayloadElement[] = []
  const visitElement = (level: Level, path: string, fields: Fields, index: number): void => {
    elements.push({ level, path, fields, index })
    visitNodes(level.children, path, fields)
  }
  const visitNodes = (nodes: readonly Node[], path: string, fields: Fields): void => {
    for (const node of nodes) {
      const value = fields[node.name]
      if (value === undefined) continue
      const at = path === '' ? node.name : `${path}.${node.name}`
      if (node.type === 'leaf') values.push({ leaf: node, path: at, value })
      else if (node.type === 'group' && isFields(value)) visitNodes(node.children, at, value)
      else if (node.type === 'level' && Array.isArray(value)) {
        value.forEach((element: unknown, index) => {
          if (isFields(element)) visitElement(node, `${at}.${index}`, element, index)
        })
      }
    }
  }
  visitElement(catalogue.root, '', payload, 0)
  return { values, elements }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path below some fields: `supply_address.postal_code`. */
export function valueAt(fields: Fields, path: string): unknown {
  let value: unknown = fields
  for (const name of path.split('.')) value = isFields(value) ? value[name] : undefined
  return value
}
