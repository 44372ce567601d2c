/** Writes the elements of an account as the payload: fields in the order of the catalogue, and nothing that is empty. */
import type { Catalogue, Level, Node } from '../catalogue/catalogue.ts'
import type { PayloadDraft } from './account-draft.ts'
import type { AssemblyPlan, Slot } from './assembly-plan.ts'
import type { Element } from './element.ts'

/** What a mapping can fill of a level, in the order of the catalogue: of some 200 fields a spreadsheet has 30. */
export type WrittenLevel = {
  readonly type: 'level'
  readonly name: string
  readonly path: string
  /** The path of its list below the element it is in: `supply_points`. */
  readonly listPath: string
  readonly children: readonly WrittenNode[]
  /** The levels among them, also those in groups. */
  readonly lists: readonly WrittenLevel[]
}

export type WrittenNode =
  | {
      readonly type: 'leaf'
      readonly name: string
      /** Path of the field below its level. */
      readonly field: string
    }
  | { readonly type: 'group'; readonly name: string; readonly children: readonly WrittenNode[] }
  | WrittenLevel

export function planPayload(
  { root }: Catalogue,
  slots: readonly Slot[],
  constants: AssemblyPlan['constants'],
): WrittenLevel {
  const paths = new Set(
    [
      ...slots.flatMap(({ level, columns, selector }) => [
        ...columns.map(({ leaf }) => leaf.path),
        ...(selector.by === 'key' ? [selectorPath(level)] : []),
      ]),
      ...constants.flatMap(({ leaf, levels }) => [leaf.path, ...levels.map(({ level }) => selectorPath(level))]),
    ].flatMap(withPathsAround),
  )
  const writtenLevel = ({ name, path, children: nodes }: Level, parentPath: string): WrittenLevel => {
    const listPath = path.slice(parentPath === '' ? 0 : parentPath.length + 1, -2)
    const children = writtenNodes(nodes, path)
    return { type: 'level', name, path, listPath, children, lists: levelsIn(children) }
  }
  const writtenNodes = (nodes: readonly Node[], levelPath: string): readonly WrittenNode[] =>
    nodes
      .filter(({ path }) => paths.has(path))
      .map((node): WrittenNode => {
        const { name } = node
        if (node.type === 'level') return writtenLevel(node, levelPath)
        if (node.type === 'group') return { type: 'group', name, children: writtenNodes(node.children, levelPath) }
        return { type: 'leaf', name, field: node.path.slice(levelPath === '' ? 0 : levelPath.length + 1) }
      })
  return writtenLevel(root, '')
}

const levelsIn = (nodes: readonly WrittenNode[]): readonly WrittenLevel[] =>
  nodes.flatMap((node) => (node.type === 'leaf' ? [] : node.type === 'level' ? [node] : levelsIn(node.children)))

const selectorPath = ({ path, selectorField }: Level): string => `${path}.${selectorField}`

/** `a[].b.c` lies in `a[].b` and in `a[]`. */
const withPathsAround = (path: string): readonly string[] => {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

type Target = Record<string, unknown>

export function writePayload({ written, supplierCode }: AssemblyPlan, root: Element): PayloadDraft {
  // Every payload begins with the supplier code, and it is the connection's, whatever a sheet says.
  const head = { import_supplier: supplierCode }
  return { ...head, ...writeNodes(written.children, root), ...head }
}

function writeNodes(nodes: readonly WrittenNode[], element: Element): Target {
  const target: Target = {}
  for (const node of nodes) {
    const value = writeNode(node, element)
    if (value !== undefined) target[node.name] = value
  }
  return target
}

function writeNode(node: WrittenNode, element: Element): unknown {
  switch (node.type) {
    case 'leaf':
      return element.valueOf(node.field)
    case 'group': {
      const group = writeNodes(node.children, element)
      return Object.keys(group).length === 0 ? undefined : group
    }
    case 'level': {
      const children = element.livingChildrenAt(node.path)
      return children.length === 0 ? undefined : children.map((child) => writeNodes(node.children, child))
    }
  }
}
