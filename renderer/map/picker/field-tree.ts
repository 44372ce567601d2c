/**
 * The fields as a tree to choose from: the account, what is in it, and below each level that repeats its numbered elements and the
 * keys that the interface shows. What is needed and usual comes first; what hardly any account has is in a branch of its own. Children are
 * made when a branch is opened, because numbered elements have elements of their own.
 */
import { type Catalogue, isRare, type Leaf, type Level, type Node } from '../../../shared/catalogue/catalogue.ts'
import { keyLabel } from '../../../shared/mapping/model/target-label.ts'
import { say, sayLabel, sayValue } from '../../../shared/messages/say.ts'
import { thing } from '../../../shared/messages/values.ts'
import { assertNever } from '../../../shared/result.ts'

export type FieldNode =
  | {
      readonly kind: 'branch'
      /** The beginning of the targets in it: `customers`, `customers[1]`, `billing_address`; of what is rare, with `rareMark` behind it. */
      readonly id: string
      readonly label: string
      readonly help: string
      /** Whether a target is in it, however deep. */
      readonly holds: (target: string) => boolean
      readonly children: () => readonly FieldNode[]
    }
  | {
      readonly kind: 'field'
      readonly id: string
      readonly label: string
      readonly help: string
      readonly target: string
      /** Absent of a target that the catalogue doesn't know. */
      readonly leaf?: Leaf | undefined
      /** What it is of, where it doesn't stand below that. */
      readonly group?: string
      /** What a search has found in it beside its label and help: "also called “surname”". */
      readonly found?: string | undefined
    }

/** One line of the tree as it is shown. */
export type TreeRow = {
  readonly node: FieldNode
  /** Counted from 1. */
  readonly depth: number
  /** Counted from 1, and how many there are, of those that are in one branch. */
  readonly place: number
  readonly placeCount: number
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
export function treeRows(
  nodes: readonly FieldNode[],
  isOpen: (branch: FieldBranch) => boolean,
  depth = 1,
): readonly TreeRow[] {
  return nodes.flatMap((node, index): readonly TreeRow[] => {
    const row = { node, depth, place: index + 1, placeCount: nodes.length }
    if (node.kind === 'field') return [{ ...row, isOpen: null }]
    const isNodeOpen = isOpen(node)
    return [{ ...row, isOpen: isNodeOpen }, ...(isNodeOpen ? treeRows(node.children(), isOpen, depth + 1) : [])]
  })
}

export type FieldBranch = Extract<FieldNode, { readonly kind: 'branch' }>

const branch = (id: string, words: Pick<Node, 'label' | 'help'>, children: FieldBranch['children']): FieldBranch => ({
  kind: 'branch',
  id,
  label: sayLabel(words.label),
  help: sayLabel(words.help),
  holds: (target) => target.startsWith(`${id}.`) || target.startsWith(`${id}[`),
  children,
})

const rareMark = '…'

/** @param prefix  the beginning of the targets, with its last point: `customers[1].` */
function nodesIn(catalogue: Catalogue, nodes: readonly Node[], prefix: string): readonly FieldNode[] {
  const nodesOf = (some: readonly Node[]) => some.flatMap((node) => nodeFor(catalogue, node, prefix))
  const [needed, others] = parted(nodes, isNeeded)
  const [rare, usual] = parted(others, isRare)
  // A branch around all that there is would only be in the way.
  if (needed.length + usual.length === 0 || rare.length === 0) return nodesOf([...needed, ...others])
  const children = nodesOf(rare)
  const holds = (target: string) =>
    children.some((node) => (node.kind === 'field' ? node.target === target : node.holds(target)))
  const id = `${prefix}${rareMark}`
  const more: FieldNode = { kind: 'branch', id, label: say('more_fields'), help: '', holds, children: () => children }
  return [...nodesOf([...needed, ...usual]), more]
}

const isNeeded = (node: Node): boolean => node.type === 'leaf' && node.isRequired

function parted<T>(all: readonly T[], is: (one: T) => boolean): readonly [those: readonly T[], others: readonly T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

function nodeFor(catalogue: Catalogue, node: Node, prefix: string): readonly FieldNode[] {
  const id = `${prefix}${node.name}`
  switch (node.type) {
    case 'leaf':
      return [{ kind: 'field', id, label: sayLabel(node.label), help: sayLabel(node.help), target: id, leaf: node }]
    case 'group':
      return [branch(id, node, () => nodesIn(catalogue, node.children, `${id}.`))]
    case 'level':
      return node.children.length === 0 ? [] : [branch(id, node, () => elementNodes(catalogue, node, id))]
    default:
      return assertNever(node)
  }
}

function elementNodes(catalogue: Catalogue, level: Level, id: string): readonly FieldNode[] {
  const keyed = keyedNodes(catalogue, level, id)
  const open = nodesIn(catalogue, level.children, `${id}[].`)
  if (keyed.length > 0) return [...keyed, ...open]
  const numbered = Array.from({ length: numbersOffered }, (_, index): FieldNode => {
    const elementId = `${id}[${index}]`
    const number = index + 1
    const label = sayValue({ place: [{ label: level.element, number }] })
    const help = say('for_column_about', { element: thing(level.element), number })
    return branch(elementId, { label, help }, () => nodesIn(catalogue, level.children, `${elementId}.`))
  })
  return [...open, ...numbered]
}

/** A field for each key that the interface shows. */
function keyedNodes(catalogue: Catalogue, level: Level, id: string): readonly FieldNode[] {
  if (level.selectorField === null) return []
  const keys = catalogue.leaf(`${level.path}.${level.selectorField}`)?.documentedValues ?? []
  const values = level.children.filter(
    (node): node is Leaf => node.type === 'leaf' && node.name !== level.selectorField,
  )
  return keys.flatMap((key) =>
    values.map((leaf): FieldNode => {
      const target = `${id}[${key}].${leaf.name}`
      return { kind: 'field', id: target, label: sayLabel(keyLabel(key)), help: sayLabel(leaf.help), target, leaf }
    }),
  )
}
