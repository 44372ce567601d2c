/** Writes the elements of an account as the payload: fields in the order of the catalogue, and nothing that is empty. */
import { type MoneyTerms, sentAmount, termsOf } from '../../service/money-terms.ts'
import type { AssemblyPlan } from '../plan/assembly-plan.ts'
import type { WrittenNode } from '../plan/written-level.ts'
import type { PayloadDraft } from './account-draft.ts'
import type { Element } from './elements/element.ts'

type Target = Record<string, unknown>

export function writePayload({ catalogue, written, supplierCode, terms }: AssemblyPlan, root: Element): PayloadDraft {
  // Every payload begins with the supplier code, and it is the connection's, whatever a sheet says.
  const { supplierField } = catalogue
  const supplier: Target = supplierField === undefined ? {} : { [supplierField.name]: supplierCode }
  const payload = { ...supplier }
  writeNodes(written.children, root, payload, terms)
  return { ...payload, ...supplier }
}

/** @returns whether anything was written */
function writeNodes(nodes: readonly WrittenNode[], element: Element, target: Target, terms: MoneyTerms): boolean {
  let isWritten = false
  for (const node of nodes) {
    const value = node.type === 'leaf' ? element.valueAt(node.place) : inside(node, element, terms)
    if (value === undefined) continue
    target[node.name] =
      node.type === 'leaf' && node.money !== null ? sentAmount(node.money, value, termsOf(node, terms)) : value
    isWritten = true
  }
  return isWritten
}

function inside(node: Exclude<WrittenNode, { type: 'leaf' }>, element: Element, terms: MoneyTerms): unknown {
  if (node.type === 'group') {
    const group: Target = {}
    return writeNodes(node.children, element, group, terms) ? group : undefined
  }
  const children = element.livingChildren(node)
  if (children.length === 0) return undefined
  const list = new Array<Target>(children.length)
  for (let at = 0; at < children.length; at += 1) {
    const target: Target = {}
    writeNodes(node.children, children[at] as Element, target, terms)
    list[at] = target
  }
  return list
}
