/**
 * The field tree, as plain data: what mapping, checking, help, template and pickers know about the interface. It is derived from
 * the contract (derive-catalogue.ts); an operator's own description of the interface can become a second source of it.
 *
 * Paths name a field from the root of the payload, repeating levels with `[]`:
 * `supply_addresses[].supply_points[].meters[].serial_number`.
 */
import type { FieldKind, MoneyKind } from '../contract/field.ts'

/** A value. */
export type Leaf = {
  readonly type: 'leaf'
  readonly path: string
  readonly name: string
  readonly kind: FieldKind
  readonly label: string
  readonly help: string
  /** Other words for it in headings: see shared/vocabulary/field-names.ts. */
  readonly synonyms: readonly string[]
  readonly documentedValues: readonly string[]
  readonly isRequired: boolean
  readonly canBeEmpty: boolean
  /** `null`: no amount of money. */
  readonly money: MoneyKind | null
  /** It takes any remark, and so what has no field of its own. */
  readonly isRemark: boolean
  /** The part of the service interface it comes from. */
  readonly section: string
  /** Path of the level it belongs to: `''` for the account itself, else one ending in `[]`. */
  readonly levelPath: string
}

/** An object inside a level. */
export type Group = {
  readonly type: 'group'
  readonly path: string
  readonly name: string
  readonly label: string
  readonly help: string
  readonly children: readonly Node[]
}

/** The account itself (`path` is `''`) or an array in it (`path` ends in `[]`). */
export type Level = {
  readonly type: 'level'
  readonly path: string
  readonly name: string
  readonly label: string
  /** One element, in the user's words: "customer". */
  readonly element: string
  readonly help: string
  /** Paths relative to the level; see `LevelNotes.naturalKeys`. */
  readonly naturalKeys: readonly (readonly string[])[]
  readonly isKeyUnique: boolean
  readonly selectorField: string | null
  readonly isOpaque: boolean
  readonly parentPath: string | null
  readonly children: readonly Node[]
}

export type Node = Leaf | Group | Level

export type Catalogue = {
  readonly root: Level
  readonly leaves: readonly Leaf[]
  readonly levels: readonly Level[]
  leaf(path: string): Leaf | undefined
  level(path: string): Level | undefined
}

/** Collects the lists and look-ups of a tree. */
export function catalogueOf(root: Level): Catalogue {
  const leaves: Leaf[] = []
  const levels: Level[] = []
  const visit = (node: Node): void => {
    if (node.type === 'leaf') leaves.push(node)
    else {
      if (node.type === 'level') levels.push(node)
      node.children.forEach(visit)
    }
  }
  visit(root)
  const leafByPath = new Map(leaves.map((leaf) => [leaf.path, leaf]))
  const levelByPath = new Map(levels.map((level) => [level.path, level]))
  return { root, leaves, levels, leaf: (path) => leafByPath.get(path), level: (path) => levelByPath.get(path) }
}
