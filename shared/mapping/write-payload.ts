/** Writes the elements of an account as the payload: fields in the order of the catalogue, and nothing that is empty. */
import type { Level, Node } from '../catalogue/catalogue.ts'
import type { Origin, PayloadDraft } from './account-draft.ts'
import type { AssemblyPlan } from './assembly-plan.ts'
import type { Element } from './element.ts'
import type { CellOfRow } from './mention.ts'

export type WrittenPayload = {
  readonly payload: PayloadDraft
  readonly origins: ReadonlyMap<string, Origin>
  /** Where each element is in the payload: `customers.0`; elements with nothing to send have no place. */
  readonly pathOf: ReadonlyMap<Element, string>
}

type Target = Record<string, unknown>

export function writePayload(plan: AssemblyPlan, root: Element): WrittenPayload {
  const origins = new Map<string, Origin>()
  const pathOf = new Map<Element, string>()

  const writeElement = (element: Element, path: string): Target => {
    pathOf.set(element, path)
    noteOrigins(element, path, origins)
    const { level } = element
    return writeNodes(level.children, element, path, level.path === '' ? 0 : level.path.length + 1)
  }

  const writeNodes = (nodes: readonly Node[], element: Element, path: string, prefix: number): Target => {
    const target: Target = {}
    for (const node of nodes) {
      const value = writeNode(node, element, path, prefix)
      if (value !== undefined) target[node.name] = value
    }
    return target
  }

  /** @param prefix  how much of a catalogue path stands before the field's path below its level */
  const writeNode = (node: Node, element: Element, path: string, prefix: number): unknown => {
    switch (node.type) {
      case 'leaf':
        return element.valueOf(node.path.slice(prefix))
      case 'group': {
        const group = writeNodes(node.children, element, path, prefix)
        return Object.keys(group).length === 0 ? undefined : group
      }
      case 'level':
        return writeLevel(node, element, path)
    }
  }

  const writeLevel = (level: Level, element: Element, path: string): readonly Target[] | undefined => {
    const children = element.sortedChildrenAt(level.path).filter((child) => child.isAlive())
    if (children.length === 0) return undefined
    const levelPath = path === '' ? listPath(level, '') : `${path}.${listPath(level, element.level.path)}`
    return children.map((child, index) => writeElement(child, `${levelPath}.${index}`))
  }

  // Every payload begins with the supplier code, and it is the connection's, whatever a sheet says.
  const head = { import_supplier: plan.supplierCode }
  return { payload: { ...head, ...writeElement(root, ''), ...head }, origins, pathOf }
}

/** The path of a level's list below the element it is in: `supply_points`. */
const listPath = (level: Level, parentPath: string): string =>
  level.path.slice(parentPath === '' ? 0 : parentPath.length + 1, -2)

/** Cells with values first, then those of fields without one: a missing value has the empty cell where it belongs. */
function noteOrigins(element: Element, path: string, origins: Map<string, Origin>): void {
  const before = path === '' ? '' : `${path}.`
  for (const [name, { from }] of element.values) {
    origins.set(before + name, 'constant' in from ? { from: 'constant', target: from.constant } : originOf(from))
  }
  for (const [name, { cell }] of element.empty) {
    if (!element.values.has(name)) origins.set(before + name, originOf(cell))
  }
}

function originOf({ row, columnIndex, header, others, fact }: CellOfRow): Origin {
  const sheet = row.sheet.sheet.name
  const rowNumber = row.rowIndex + 1
  if (fact !== null) return { from: 'fact', fact, sheet, row: rowNumber }
  const cell = { sheet, row: rowNumber, column: columnIndex + 1 }
  if (others.length === 0) return { from: 'cell', cell, header }
  return { from: 'cell', cell, header, others: others.map((other) => ({ ...cell, column: other.columnIndex + 1 })) }
}
