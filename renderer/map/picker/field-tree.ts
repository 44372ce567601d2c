/**
 * The fields as a tree to choose from: the account, what is in it, and below each level that repeats its numbered elements and the
 * keys that the interface shows. Children are made when a branch is opened, because numbered elements have elements of their own.
 */
import type { Catalogue, Level, Node } from '../../../shared/catalogue/catalogue.ts'
import { assertNever } from '../../../shared/result.ts'
import { capitalised } from '../../../shared/words/phrases.ts'

export type FieldNode =
  | {
      readonly kind: 'branch'
      /** The beginning of the targets in it: `customers`, `customers[1]`, `billing_address`. */
      readonly id: string
      readonly label: string
      readonly help: string
      readonly children: () => readonly FieldNode[]
    }
  | {
      readonly kind: 'field'
      readonly id: string
      readonly label: string
      readonly help: string
      readonly target: string
    }

/** One line of the tree as it is shown. */
export type TreeRow = {
  readonly node: FieldNode
  /** Counted from 1. */
  readonly depth: number
  /** Of a branch; `null` for a field. */
  readonly isOpen: boolean | null
}

/** More of one kind are rare in columns; rows of their own hold any number. */
const numbersOffered = 3

/** The supplier code comes from the connection, so it is not offered. */
export const fieldTree = (catalogue: Catalogue): readonly FieldNode[] =>
  nodesIn(
    catalogue,
    catalogue.root.children.filter((node) => node !== catalogue.supplierField),
    '',
  )

/** The lines that are shown while these branches are open. */
export function treeRows(nodes: readonly FieldNode[], isOpen: (id: string) => boolean, depth = 1): readonly TreeRow[] {
  return nodes.flatMap((node): readonly TreeRow[] => {
    if (node.kind === 'field') return [{ node, depth, isOpen: null }]
    const isNodeOpen = isOpen(node.id)
    return [{ node, depth, isOpen: isNodeOpen }, ...(isNodeOpen ? treeRows(node.children(), isOpen, depth + 1) : [])]
  })
}

/** Whether a branch has a target in it, however deep. */
export const holdsTarget = (branchId: string, target: string): boolean =>
  target.startsWith(`${branchId}.`) || target.startsWith(`${branchId}[`)

/** @param prefix  the beginning of the targets, with its last point: `customers[1].` */
function nodesIn(catalogue: Catalogue, nodes: readonly Node[], prefix: string): readonly FieldNode[] {
  return nodes.flatMap((node): readonly FieldNode[] => {
    const id = `${prefix}${node.name}`
    const { label, help } = node
    switch (node.type) {
      case 'leaf':
        return [{ kind: 'field', id, label, help, target: id }]
      case 'group':
        return [{ kind: 'branch', id, label, help, children: () => nodesIn(catalogue, node.children, `${id}.`) }]
      case 'level':
        if (node.children.length === 0) return []
        return [{ kind: 'branch', id, label, help, children: () => elementNodes(catalogue, node, id) }]
      default:
        return assertNever(node)
    }
  })
}

function elementNodes(catalogue: Catalogue, level: Level, id: string): readonly FieldNode[] {
  const keyed = keyedNodes(catalogue, level, id)
  const open = nodesIn(catalogue, level.children, `${id}[].`)
  if (keyed.length > 0) return [...keyed, ...open]
  const numbered = Array.from({ length: numbersOffered }, (_, index): FieldNode => {
    const elementId = `${id}[${index}]`
    return {
      kind: 'branch',
      id: elementId,
      label: `${capitalised(level.element)} ${index + 1}`,
      help: `For a column that is about ${level.element} ${index + 1} only.`,
      children: () => nodesIn(catalogue, level.children, `${elementId}.`),
    }
  })
  return [...open, ...numbered]
}

/** A field for each key that the interface shows. */
function keyedNodes(catalogue: Catalogue, level: Level, id: string): readonly FieldNode[] {
  if (level.selectorField === null) return []
  const keys = catalogue.leaf(`${level.path}.${level.selectorField}`)?.documentedValues ?? []
  const values = level.children.filter(({ type, name }) => type === 'leaf' && name !== level.selectorField)
  return keys.flatMap((key) =>
    values.map(({ name, help }): FieldNode => {
      const target = `${id}[${key}].${name}`
      return { kind: 'field', id: target, label: capitalised(key.replaceAll('_', ' ')), help, target }
    }),
  )
}
